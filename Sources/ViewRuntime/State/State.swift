import CMachine
import DependencyGraph

/// A value that a view owns and that lives as long as the view's identity.
///
/// Reading it in a body makes that body depend on it; a write of an equal value is dropped. The projected value is a binding.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The initial value, or the copy that the running body sees once the view is installed.
    @usableFromInline nonisolated(unsafe) var _value: Value
    @usableFromInline nonisolated(unsafe) var _location: StateLocation<Value>?

    // Inlined: every view value that is made makes its states, and a call that is not specialized asks for their metadata.
    @inlinable public init(wrappedValue value: Value) {
        _value = value
        _location = nil
        if vt_watches_states() { InitialValues.made(value) }
    }

    @inlinable public init(initialValue value: Value) {
        _value = value
        _location = nil
        if vt_watches_states() { InitialValues.made(value) }
    }

    /// The current value. Outside of bodies this is the value written last; inside, the one that the update sees.
    public var wrappedValue: Value {
        get {
            guard let location = _location else { return _value }
            guard Evaluation.isRunning else { return location.get() }
            location.noteRead()
            return _value
        }
        nonmutating set { _location?.set(newValue, Evaluation.transaction) }
    }

    /// A binding to the value. Making it is no read.
    public var projectedValue: Binding<Value> {
        guard let location = _location else {
            Evaluation.warn(.notInstalled, RuntimeWarning.stateNotInstalled)
            return .constant(_value)
        }
        return Binding(location: location, snapshot: Evaluation.isRunning ? _value : location.get())
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ StatePropertyType<Value>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StateProperty {}

extension State: SelfComparing, SelfDescribing {
    static var comparer: ValueComparer {
        StateComparer(.plan(for: Value.self), locationOffset: locationOffset)
    }

    static var differencePlan: DifferencePlan {
        StateDifferences(Value.self, StateComparer(.plan(for: Value.self), locationOffset: locationOffset))
    }

    /// Where the location stands in a `State`.
    fileprivate static var locationOffset: Int {
        (MemoryLayout<Value>.size + MemoryLayout<UInt>.alignment - 1) & ~(MemoryLayout<UInt>.alignment - 1)
    }
}

/// Compares the initial values that two view values bring along.
final class StateComparer: ValueComparer {
    private let plan: ComparisonPlan
    private let locationOffset: Int

    init(_ plan: ComparisonPlan, locationOffset: Int) {
        self.plan = plan
        self.locationOffset = locationOffset
    }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let (first, second) = (location(left), location(right))
        if let first, let second {
            // Both are copies of installed views, as closures capture them: what counts is what their bodies saw (C062).
            return first.toOpaque() == second.toOpaque() ? plan.compare(left, right) : .different
        }
        // The installed copy holds the current value; the initial one is with the location.
        return plan.compare(initial(left, first), initial(right, second))
    }

    /// The two values that `compare` compares; nil where it compares the places.
    func values(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> (UnsafeRawPointer, UnsafeRawPointer)? {
        let (first, second) = (location(left), location(right))
        guard let first, let second else { return (initial(left, first), initial(right, second)) }
        return first.toOpaque() == second.toOpaque() ? (left, right) : nil
    }

    @inline(__always)
    private func location(_ state: UnsafeRawPointer) -> Unmanaged<LocationBase>? {
        (state + locationOffset).assumingMemoryBound(to: Unmanaged<LocationBase>?.self).pointee
    }

    @inline(__always)
    private func initial(_ state: UnsafeRawPointer, _ location: Unmanaged<LocationBase>?) -> UnsafeRawPointer {
        // The value is the first stored property.
        guard let location, let initial = location._withUnsafeGuaranteedRef({ $0.initial }) else { return state }
        return UnsafeRawPointer(initial)
    }
}

/// The initial values of two view values, or the values that two captured copies saw.
private final class StateDifferences: DifferencePlan {
    private let type: Any.Type
    private let comparer: StateComparer

    init(_ type: Any.Type, _ comparer: StateComparer) {
        self.type = type
        self.comparer = comparer
    }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        guard let (old, new) = comparer.values(old, new) else { return log.end(.value) }
        DifferencePlan.plan(forAny: type).find(old, new, &log)
    }
}

/// How `@State` is kept.
private final class StatePropertyType<Value>: PropertyType {
    override var keptType: Any.Type? { Value.self }
    override var isState: Bool { true }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        // The value is the first stored property. Through `State<Value>`, each row would ask for that type's metadata.
        let value = property.assumingMemoryBound(to: Value.self).pointee
        let location: LocationBase = locationType.make(value, comparison, owner: node, index: index)
        let place = (property + locationOffset).assumingMemoryBound(to: LocationBase?.self)
        place.pointee = location
        if node.isRecorded, node.isReported { node.host.instrument?.stateCreated(node.id, property: name) }
        return true
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let new = new.assumingMemoryBound(to: State<Value>.self)
        let old = old.assumingMemoryBound(to: State<Value>.self)
        old.pointee._location?.replaceInitial(new.pointee._value)
        new.pointee = old.pointee
        return false
    }

    override func lend(_ copy: UnsafeMutableRawPointer, from installed: UnsafeRawPointer) -> Bool {
        copy.assumingMemoryBound(to: State<Value>.self).pointee = installed.assumingMemoryBound(to: State<Value>.self).pointee
        return true
    }

    override var bringsObject: Bool { Value.self is AnyObject.Type }

    private lazy var typeName = Name(TypeNames.printed(Value.self))

    override func discardedObject(_ new: UnsafeRawPointer, installed: UnsafeRawPointer) -> Name? {
        // The reference is the first stored property of both.
        let fresh = new.load(as: UnsafeMutableRawPointer.self)
        if fresh == installed.load(as: UnsafeMutableRawPointer.self) { return nil }
        let location = (installed + locationOffset).assumingMemoryBound(to: Unmanaged<LocationBase>?.self).pointee
        let first = location?._withUnsafeGuaranteedRef({ $0.initial })?.load(as: UnsafeMutableRawPointer.self)
        return fresh == first || vt_is_shared(fresh) ? nil : typeName
    }

    /// The type as a value: to name it would ask the runtime for it, for each row.
    private let locationType: AnyLocation<Value>.Type = StateLocation<Value>.self
    private let locationOffset = State<Value>.locationOffset
    private let comparison = StateComparison<Value>.shared

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let base = (property + locationOffset).assumingMemoryBound(to: Unmanaged<LocationBase>?.self).pointee
        guard let base, base._withUnsafeGuaranteedRef({ $0.isStale }) else { return }
        let location = unsafeDowncast(base.takeUnretainedValue(), to: StateLocation<Value>.self)
        property.assumingMemoryBound(to: Value.self).pointee = location.snapshot()
        // A later transaction may have written already; its value is fetched when it is applied.
        location.isStale = location.hasLaterValue
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let state = property.assumingMemoryBound(to: State<Value>.self)
        guard let location = state.pointee._location else { return }
        if node.isReported {
            node.host.instrument?.stateDropped(node.id, property: name, written: location.isChanged)
        }
        location.detach()
    }
}

/// An object that views of the package's own keep as state, and of which the first is kept: a fresh one in a new view value is no difference.
protocol FreshlyMade: AnyObject, Equatable {}

extension FreshlyMade {
    static func == (left: Self, right: Self) -> Bool { true }
}
