import DependencyGraph

/// Reads and writes a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    /// What writes through this binding belong to.
    public var transaction: Transaction
    nonisolated(unsafe) fileprivate(set) var location: AnyLocation<Value>
    /// The copy that running bodies see; nil where they read the place itself.
    nonisolated(unsafe) fileprivate(set) var snapshot: Value?

    init(location: AnyLocation<Value>, snapshot: Value?, transaction: Transaction = Transaction()) {
        self.transaction = transaction
        self.location = location
        self.snapshot = snapshot
    }

    /// A binding that reads and writes through closures. The value is read once now, by whoever makes the binding.
    @preconcurrency
    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        let reader = unsafeBitCast(get, to: (() -> Value).self)
        let writer = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(
            location: FunctionalLocation(reader: reader, writer: { value, _ in writer(value) }), snapshot: reader())
    }

    /// A binding that reads and writes through closures, and whose writer is told the transaction.
    @preconcurrency
    public init(
        get: @escaping @MainActor @Sendable () -> Value,
        set: @escaping @MainActor @Sendable (Value, Transaction) -> Void
    ) {
        let reader = unsafeBitCast(get, to: (() -> Value).self)
        let writer = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(location: FunctionalLocation(reader: reader, writer: writer), snapshot: reader())
    }

    /// A binding that cannot be written.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value), snapshot: value)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get {
            guard Evaluation.isRunning else { return location.get() }
            location.noteRead()
            return snapshot ?? location.get()
        }
        nonmutating set {
            location.set(newValue, transaction.group == nil ? Evaluation.transaction : transaction)
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            location: ProjectedLocation(location, keyPath), snapshot: snapshot.map { $0[keyPath: keyPath] },
            transaction: transaction)
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ BindingPropertyType<Value>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at the index.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let element = snapshot.map { $0[position] }
        return Binding<Value.Element>(
            location: ElementLocation(location, position, last: element), snapshot: element, transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding {
    /// A binding to the base value of an optional one.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            location: WrappedLocation(base.location), snapshot: base.snapshot.map { .some($0) }, transaction: base.transaction)
    }

    /// A binding to the wrapped value, or nil where there is none now. Writes after it became nil are dropped.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            location: UnwrappedLocation(base.location, last: value), snapshot: base.snapshot.flatMap { $0 },
            transaction: base.transaction)
    }
}

extension Binding: SelfComparing, SelfDescribing {
    static var comparer: ValueComparer { BindingComparer<Value>() }
    static var differencePlan: DifferencePlan { BindingDifferences<Value>() }
}

/// The same place, and the same copy of the value.
private final class BindingComparer<Value>: ValueComparer {
    private let plan = ComparisonPlan.plan(for: Value.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: Binding<Value>.self)
        let right = right.assumingMemoryBound(to: Binding<Value>.self)
        guard left.pointee.location.unscoped.isSame(as: right.pointee.location.unscoped) else { return .different }
        guard let first = left.pointee.snapshot, let second = right.pointee.snapshot else { return .equal }
        let equality = compare(first, second)
        // A closure hands out the binding that it captured, with the value of that time; what the view sees is the value of now.
        guard equality != .equal, left.pointee.location.keepsSnapshots || left.pointee.location is ScopedLocation<Value> else {
            return equality
        }
        return compare(first, left.pointee.location.snapshot())
    }

    private func compare(_ left: Value, _ right: Value) -> Equality {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { plan.compare(left, $0) }
        }
    }
}

/// Another copy of the value, or another place with an equal one.
private final class BindingDifferences<Value>: DifferencePlan {
    private let plan = ComparisonPlan.plan(for: Value.self)

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let old = old.assumingMemoryBound(to: Binding<Value>.self)
        let new = new.assumingMemoryBound(to: Binding<Value>.self)
        guard let first = old.pointee.snapshot, let second = new.pointee.snapshot else { return log.end(.binding) }
        let isSamePlace = old.pointee.location.unscoped.isSame(as: new.pointee.location.unscoped)
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                if !isSamePlace, plan.compare(first, second) == .equal { return log.end(.binding) }
                DifferencePlan.plan(forAny: Value.self).find(first, second, &log)
            }
        }
    }
}

extension AnyLocation {
    /// The place without the holder that a view put around it.
    fileprivate var unscoped: AnyLocation<Value> { (self as? ScopedLocation<Value>)?.base ?? self }
}

/// A binding that a view holds: notes whether that view reads it, apart from others who hold the same place (C010, C011).
private final class ScopedLocation<Value>: AnyLocation<Value>, LocationDependent, @unchecked Sendable {
    let base: AnyLocation<Value>
    /// Nil once the view has let go of the binding: copies of it that closures captured live on.
    private unowned(unsafe) var node: BodyNode?
    private let index: Int
    private var isRead = false
    var hasLeft = false { didSet { if hasLeft { node = nil } } }
    private let comparison = StateComparison<Value>.shared

    init(_ base: AnyLocation<Value>, node: BodyNode, index: Int) {
        self.base = base
        self.node = node
        self.index = index
    }

    override func get() -> Value { base.get() }
    override func snapshot() -> Value { base.snapshot() }
    override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
    override var wasRead: Bool { isRead }
    override var isThere: Bool { base.isThere }
    override var keepsSnapshots: Bool { base.keepsSnapshots }
    override var alwaysChanges: Bool { base.alwaysChanges }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }
    override func isSame(as other: AnyLocation<Value>) -> Bool { base.isSame(as: other.unscoped) }

    override func noteRead() {
        isRead = true
        node?.noteRead(of: index)
    }

    func locationCommitted(_ write: WriteID) {
        isStale = true
        guard isRead, let node, !node.isRemoved, base.isThere else { return }
        let property = node.type.properties[index]
        let binding = (node.view + property.offset).assumingMemoryBound(to: Binding<Value>.self)
        if let seen = binding.pointee.snapshot, comparison.isEqual(seen, base.snapshot()) { return }
        if node.graph.isCommitting {
            node.graph.invalidate(node, .property(index), input: property.name, write: write)
        } else {
            // The place belongs to another host, whose writes this one's trace does not know.
            node.graph.currentGroup = nil
            node.graph.enter(.init(node: node, change: .property(index), input: property.name, write: nil))
            node.host.wake()
        }
    }
}

/// How `@Binding` is kept.
private final class BindingPropertyType<Value>: PropertyType {
    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        install(property, node)
    }

    override func lend(_ copy: UnsafeMutableRawPointer, from installed: UnsafeRawPointer) -> Bool { true }

    private func install(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let binding = property.assumingMemoryBound(to: Binding<Value>.self)
        let base = binding.pointee.location
        let scoped = ScopedLocation(base, node: node, index: index)
        binding.pointee.location = scoped
        base.add(scoped)
        takeSnapshot(binding)
        return base.wasRead
    }

    /// A binding that a closure captured carries the value of the time when the closure was made.
    private func takeSnapshot(_ binding: UnsafeMutablePointer<Binding<Value>>) {
        if binding.pointee.snapshot != nil { binding.pointee.snapshot = .some(binding.pointee.location.snapshot()) }
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: Binding<Value>.self)
        let kept = old.assumingMemoryBound(to: Binding<Value>.self)
        if kept.pointee.location.unscoped.isSame(as: fresh.pointee.location.unscoped) {
            fresh.pointee.location = kept.pointee.location
            takeSnapshot(fresh)
            return false
        }
        dismantle(old, node)
        return install(new, node)
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let binding = property.assumingMemoryBound(to: Binding<Value>.self)
        guard let scoped = binding.pointee.location as? ScopedLocation<Value> else { return }
        guard scoped.isStale || !scoped.base.keepsSnapshots else { return }
        scoped.isStale = false
        if binding.pointee.snapshot != nil { binding.pointee.snapshot = .some(scoped.snapshot()) }
        if scoped.base.alwaysChanges { node.addReason(.property(index)) }
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let binding = property.assumingMemoryBound(to: Binding<Value>.self)
        guard let scoped = binding.pointee.location as? ScopedLocation<Value> else { return }
        scoped.base.remove(scoped)
        scoped.hasLeft = true
    }
}
