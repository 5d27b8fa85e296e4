import DependencyGraph

/// Finds out where two values of one type differ that were compared unequal: made once per type, and only where somebody asks.
///
/// A way leads through the fields of the user's types, the payloads of enums and optionals, the elements of arrays, what is in existentials
/// and what closures captured. What the standard library's and Foundation's types are made of has no names; what the package's own are made of
/// is passed through. Values of the user's are never told: names, types and indices are. Main thread only.
package class DifferencePlan {
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: DifferencePlan] = [:]

    static func plan(forAny type: Any.Type) -> DifferencePlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = make(type)
        plans[key] = plan
        return plan
    }

    /// Says where two values differ, as text: `item.updatedAt`, `onTap: captured count`, `content: type changed from A to B`.
    ///
    /// Empty where they compare equal.
    package static func differences<Value>(from old: Value, to new: Value) -> [String] {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                if ComparisonPlan.plan(for: Value.self).compare(old, new) == .equal { return [] }
                var log = DifferenceLog()
                plan(forAny: Value.self).find(old, new, &log)
                return log.texts
            }
        }
    }

    /// Notes what differs. Called for values that differ.
    func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        log.end(.value)
    }

    // MARK: For recordings

    @exclusivity(unchecked) nonisolated(unsafe) private static var log = DifferenceLog()
    private var known: [[DifferenceStep]: NameList] = [:]
    /// Those of the last two values: most differ in the same as the ones before.
    @exclusivity(unchecked) private var last: (steps: [DifferenceStep], list: NameList) = ([], .empty)

    /// The differences as interned names. Kept for each combination, so that a body that runs again and again for the same
    /// reason costs no text.
    func names(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> NameList {
        Self.log.removeAll()
        find(old, new, &Self.log)
        let steps = Self.log.steps
        // Nothing but the value itself has no name.
        if steps == [.end(.value)] { return .empty }
        if steps == last.steps { return last.list }
        let list = known[steps] ?? NameList(Self.log.texts.map { Name($0) })
        known[steps] = list
        last = (steps, list)
        return list
    }

    /// Whether values that differ do so in nothing that anybody sees of them: closures and what these captured, bindings to another place,
    /// content made anew.
    func isHidden(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { isHidden(old, new, countsObjects: false) }

    /// Whether values that differ do so in nothing that a comparison tells apart: as above, and in which object they hold.
    func isUncomparable(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { isHidden(old, new, countsObjects: true) }

    private func isHidden(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, countsObjects: Bool) -> Bool {
        Self.log.removeAll()
        find(old, new, &Self.log)
        var isCaptured = false
        for step in Self.log.steps {
            switch step {
            case .captured: isCaptured = true
            case .end(let difference):
                switch difference {
                case .closure, .unreadableCaptures, .binding, .madeAnew: break
                case .object where countsObjects: break
                default: if !isCaptured { return false }
                }
                isCaptured = false
            case .field, .element, .entry: break
            }
        }
        return !Self.log.steps.isEmpty
    }
}

extension DifferencePlan {
    private static func make(_ type: Any.Type) -> DifferencePlan {
        if let own = type as? any SelfDescribing.Type { return own.differencePlan }
        switch MetadataKind(of: type) {
        case .structure:
            let module = TypeNames.module(type)
            if isLibrary(module) { return DifferencePlan() }
            return FieldDifferences(type, hasNames: module != "ViewRuntime")
        case .tuple:
            let layout = TupleLayout(type)
            return FieldDifferences(zip(layout.names, layout.elements).map { ($0, $1.offset, $1.type) })
        case .enumeration:
            func open<Value>(_: Value.Type) -> DifferencePlan {
                EnumLayout(Value.self).map { EnumDifferences($0, isOwn: TypeNames.module(type) == "ViewRuntime") }
                    ?? DifferencePlan()
            }
            return _openExistential(type, do: open)
        case .existential: return ExistentialContainer(of: type).map { ExistentialDifferences($0) } ?? DifferencePlan()
        case .function: return ClosureDifferences()
        case .reference: return ReferenceDifferences()
        case .optional, .fixedArray, .other: return DifferencePlan()
        }
    }

    private static func isLibrary(_ module: String) -> Bool {
        module == "Swift" || module.hasPrefix("Foundation") || module == "Dispatch" || module == "Observation"
    }

    /// How a type is called in texts. Names of metatypes are not asked for: the standard library cannot print all of them.
    static func name(of type: Any.Type) -> Name {
        if case .other = MetadataKind(of: type) { return Name("value") }
        return Name(TypeNames.printed(type))
    }
}

/// A type that knows how its values differ.
protocol SelfDescribing {
    static var differencePlan: DifferencePlan { get }
}

/// The fields of a struct, or the elements of a tuple.
final class FieldDifferences: DifferencePlan {
    private final class Field {
        let step: DifferenceStep?
        let offset: Int
        let type: Any.Type
        let comparison: ComparisonPlan
        let owns: Bool
        /// Made when it is first asked for, since a type may contain itself.
        private(set) lazy var plan = DifferencePlan.plan(forAny: type)

        init(step: DifferenceStep?, offset: Int, type: Any.Type, comparison: ComparisonPlan, owns: Bool) {
            self.step = step
            self.offset = offset
            self.type = type
            self.comparison = comparison
            self.owns = owns
        }
    }

    private var fields: [Field] = []

    init(_ type: Any.Type, hasNames: Bool) {
        super.init()
        let ownership = FieldOwnership(of: type)
        let holdsActions = type is any ActionHolding.Type
        forEachField(of: type) { name, offset, fieldType in
            let action = holdsActions ? ComparisonPlan.actionComparer(fieldType) : nil
            add(hasNames ? name : nil, offset, fieldType, owns: ownership.owns(fields.count), action: action)
        }
    }

    /// The fields of a view whose default values of state are no part of it (C076).
    convenience init(ofView type: Any.Type) {
        self.init(type, hasNames: true)
        fields.removeAll { $0.type is any StateProperty.Type }
    }

    init(_ elements: [(name: String, offset: Int, type: Any.Type)]) {
        super.init()
        for element in elements { add(element.name, element.offset, element.type, owns: true, action: nil) }
    }

    private func add(_ name: String?, _ offset: Int, _ type: Any.Type, owns: Bool, action: ValueComparer?) {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        let comparison: ComparisonPlan
        if let action {
            comparison = ComparisonPlan(fields: [.init(offset: 0, size: 16, comparer: action)], size: 16)
        } else if owns {
            comparison = .plan(forAny: type)
        } else {
            let size = _openExistential(type, do: size)
            comparison = ComparisonPlan(fields: [.init(offset: 0, size: size, comparer: nil)], size: size)
        }
        fields.append(
            Field(step: name.map { .field(Name($0)) }, offset: offset, type: type, comparison: comparison, owns: owns))
    }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        var isFound = false
        for field in fields {
            let (old, new) = (old + field.offset, new + field.offset)
            if field.comparison.compare(old, new) == .equal { continue }
            isFound = true
            log.within(field.step) {
                if field.owns { field.plan.find(old, new, &$0) } else { $0.end(.object) }
            }
        }
        // An `==` of the type's own has found something that its fields do not show.
        if !isFound { log.end(.value) }
    }
}

/// The cases of an enum, and what they hold.
final class EnumDifferences: DifferencePlan {
    private let layout: EnumLayout
    /// Whether the enum is the package's own, of which nothing is told.
    private let isOwn: Bool

    init(_ layout: EnumLayout, isOwn: Bool) {
        self.layout = layout
        self.isOwn = isOwn
    }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let (first, second) = (layout.tag(of: old), layout.tag(of: new))
        guard first == second else {
            let change = (from: Name(layout.cases[first].name), to: Name(layout.cases[second].name))
            return log.end(isOwn ? .branch : .enumCase(from: change.from, to: change.to))
        }
        guard let type = layout.cases[first].payload else { return log.end(.value) }
        log.within(isOwn ? nil : .field(Name(layout.cases[first].name))) { log in
            layout.withPayloads(of: old, new, case: first) { DifferencePlan.plan(forAny: type).find($0, $1, &log) }
        }
    }
}

/// What is in an existential.
final class ExistentialDifferences: DifferencePlan {
    private let container: ExistentialContainer
    init(_ container: ExistentialContainer) { self.container = container }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        switch container {
        case .opaque:
            let (old, new) = (OpaqueExistential(old), OpaqueExistential(new))
            guard old.type == new.type else {
                return log.end(.type(from: Self.name(of: old.type), to: Self.name(of: new.type)))
            }
            Self.plan(forAny: old.type).find(old.value, new.value, &log)
        case .object: Self.plan(forAny: AnyObject.self).findObjects(old, new, &log)
        case .error:
            let old = old.assumingMemoryBound(to: (any Error).self).pointee
            let new = new.assumingMemoryBound(to: (any Error).self).pointee
            guard type(of: old) == type(of: new) else {
                return log.end(.type(from: Self.name(of: type(of: old)), to: Self.name(of: type(of: new))))
            }
            func open<Failure>(_ old: Failure, _ log: inout DifferenceLog) {
                guard let new = new as? Failure else { return log.end(.value) }
                withUnsafePointer(to: old) { old in
                    withUnsafePointer(to: new) { Self.plan(forAny: Failure.self).find(old, $0, &log) }
                }
            }
            open(old, &log)
        }
    }
}

extension DifferencePlan {
    /// Two references that differ: their classes, or else the objects.
    fileprivate func findObjects(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old: AnyClass = type(of: object(old))
        let new: AnyClass = type(of: object(new))
        guard old == new else { return log.end(.type(from: Self.name(of: old), to: Self.name(of: new))) }
        log.end(old is any Equatable.Type ? .value : .object)
    }

    private func object(_ place: UnsafeRawPointer) -> AnyObject { place.assumingMemoryBound(to: AnyObject.self).pointee }
}

/// References.
final class ReferenceDifferences: DifferencePlan {
    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        findObjects(old, new, &log)
    }
}
