/// Which of SwiftUI's behaviours a host follows where its versions differ, or where sources about it disagree.
///
/// A profile is one of the three that are named after the system they follow, with single switches set otherwise where wanted:
/// `.ios26.setting(\.closures, .bitwise)`. It is chosen when a host is made and stands in the metadata of what is recorded.
///
/// Comparison plans are made when a type is first compared, on the thread that compares; Apple's are made in the background, and the
/// first comparisons there can go by bytes alone. That is no switch: what depends on a race can be asserted on neither side.
public struct SemanticsProfile: Hashable, Sendable {
    /// The profile that the switches were set from, as `ios26`.
    public let name: String

    /// What stands for a change of an observable property among the printed reasons (C014, C015).
    public var observation: ObservationReason
    /// How the storage of `@State` is called among the printed reasons (C032).
    public var stateNames: StateNames
    /// When the default value of a `@State` property is made (C075, C076).
    public var stateDefaults: StateDefaults
    /// How two closures are compared (C062–C066).
    public var closures: ClosureComparison
    /// How long a row of a lazy container and its state live (C151, C153).
    public var lazyRows: LazyRowLifetime
    /// When the content of a tab is made (C148).
    public var tabs: TabContent
    /// Whether the body of a row is an opaque type or was erased by a debug build (C183).
    public var opaqueTypes: OpaqueTypes
    /// The order of appear actions along the tree (C211).
    public var appearOrder: AppearOrder
    /// How many rows an `if` with two branches of one view each counts as (C175).
    public var branchRows: BranchRows
    /// Whether the layout priority that a view's body sets is seen through `.equatable()` (C242).
    public var equatablePriority: EquatablePriority
    /// Whose id a row of a table has (C181).
    public var tableRows: TableRowID

    /// SwiftUI of iOS 17: tabs are made all together.
    public static let ios17 = SemanticsProfile(name: "ios17", tabs: .upFront)
    /// SwiftUI of iOS 26, the default.
    public static let ios26 = SemanticsProfile(name: "ios26")
    /// SwiftUI of iOS 27: key paths among the reasons, `__count` for `@State var count`, initial values made once, lazy rows evicted.
    public static let ios27 = SemanticsProfile(
        name: "ios27", observation: .keyPaths, stateNames: .twoUnderscores, stateDefaults: .oncePerIdentity, lazyRows: .evict)

    private init(
        name: String, observation: ObservationReason = .dependencies, stateNames: StateNames = .oneUnderscore,
        stateDefaults: StateDefaults = .everyInit, lazyRows: LazyRowLifetime = .keep, tabs: TabContent = .firstVisit
    ) {
        self.name = name
        self.observation = observation
        self.stateNames = stateNames
        self.stateDefaults = stateDefaults
        closures = .captures
        self.lazyRows = lazyRows
        self.tabs = tabs
        opaqueTypes = .kept
        appearOrder = .childrenFirst
        branchRows = .constant
        equatablePriority = .seen
        tableRows = .element
    }

    /// The profile with one switch set.
    public func setting<Value>(_ setting: WritableKeyPath<SemanticsProfile, Value>, _ value: Value) -> SemanticsProfile {
        var profile = self
        profile[keyPath: setting] = value
        return profile
    }
}
