/// One of the values that a switch of a profile has.
public protocol SemanticsSwitch: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension SemanticsProfile {
    /// What stands for a change of an observable property among the printed reasons (C014, C015).
    public enum ObservationReason: String, SemanticsSwitch {
        /// `@dependencies`, whatever was written.
        case dependencies
        /// The key paths of the properties that were written: `\Cart.total`.
        case keyPaths
        /// Nothing: a body that runs for an observable property alone prints `unchanged.` (C023).
        case none
    }

    /// How the storage of `@State` is called among the printed reasons (C032).
    public enum StateNames: String, SemanticsSwitch {
        /// `_count`: `@State` is a property wrapper.
        case oneUnderscore
        /// `__count`: `@State` is a macro.
        case twoUnderscores
    }

    /// When the default value of a `@State` property is made (C075, C076).
    public enum StateDefaults: String, SemanticsSwitch {
        /// At each `init` of the view, and compared as a part of the view's value.
        case everyInit
        /// Once for each identity; it is no part of the view's value.
        case oncePerIdentity
    }

    /// How two closures are compared (C062–C066).
    public enum ClosureComparison: String, SemanticsSwitch {
        /// By what they captured, where the compiler described that; elsewhere by the context that holds it.
        case captures
        /// By the bytes of the closure: its code and its context.
        case bitwise
        /// Never equal.
        case unequal
    }

    /// How long a row of a lazy container and its state live (C151, C153).
    public enum LazyRowLifetime: String, SemanticsSwitch {
        /// As long as its element.
        case keep
        /// Until it is far from what is visible.
        case evict
    }

    /// When the content of a tab is made (C148).
    public enum TabContent: String, SemanticsSwitch {
        /// With the tab view, all tabs.
        case upFront
        /// At the tab's first visit.
        case firstVisit
    }

    /// Whether the body of a row is an opaque type or was erased by a debug build (C183).
    public enum OpaqueTypes: String, SemanticsSwitch {
        case kept, erased
    }

    /// The order of appear actions along the tree (C211).
    public enum AppearOrder: String, SemanticsSwitch {
        case childrenFirst, parentsFirst
    }

    /// How many rows an `if` with two branches of one view each counts as (C175).
    public enum BranchRows: String, SemanticsSwitch {
        /// One, whichever branch is taken.
        case constant
        /// A number that only the row's content tells.
        case varying
    }

    /// Whether the layout priority that a view's body sets is seen through `.equatable()` (C242).
    public enum EquatablePriority: String, SemanticsSwitch {
        case seen, hidden
    }

    /// Whose id a row of a table has (C181).
    public enum TableRowID: String, SemanticsSwitch {
        /// That of the collection's element.
        case element
        /// That of the value that the row shows.
        case rowValue
    }
}

extension SemanticsProfile: CustomStringConvertible {
    /// The name, and each switch that differs from the profile of that name, sorted: `ios26 closures=bitwise tabs=upFront`.
    public var description: String {
        ([name] + differences.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }

    /// The switches that differ from the profile of that name, by name: `["closures": "bitwise"]`.
    public var overrides: [String: String] {
        Dictionary(uniqueKeysWithValues: differences.map { ($0.name, $0.value) })
    }

    private var differences: [(name: String, value: String)] {
        let base = switch name {
        case "ios17": Self.ios17
        case "ios27": Self.ios27
        default: Self.ios26
        }
        return zip(switches, base.switches).filter { $0.value != $1.value }.map(\.0).sorted { $0.name < $1.name }
    }

    /// All switches and their values, in the order of declaration.
    package var switches: [(name: String, value: String)] {
        [
            ("observation", observation.rawValue), ("stateNames", stateNames.rawValue),
            ("stateDefaults", stateDefaults.rawValue), ("closures", closures.rawValue), ("lazyRows", lazyRows.rawValue),
            ("tabs", tabs.rawValue), ("opaqueTypes", opaqueTypes.rawValue), ("appearOrder", appearOrder.rawValue),
            ("branchRows", branchRows.rawValue), ("equatablePriority", equatablePriority.rawValue),
            ("tableRows", tableRows.rawValue),
        ]
    }
}
