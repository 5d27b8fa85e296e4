import DependencyGraph

/// Reads a value that the part of the app in front hands up; nil where it hands none up.
///
/// The body runs when another value is handed up.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    nonisolated(unsafe) fileprivate let keyPath: KeyPath<FocusedValues, Value?>
    nonisolated(unsafe) fileprivate var seen: Value?
    fileprivate var link: FocusedLink?

    /// Reads what is handed up for a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    public var wrappedValue: Value? { seen }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ FocusedPropertyType<Value>($0, index: $1, offset: $2) }, at: offset)
    }
}

/// Reads the value of a binding that the part of the app in front hands up.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Reads what is handed up for a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// The binding, with nil where none is handed up.
    public var projectedValue: Binding<Value?> {
        guard let binding else { return .constant(nil) }
        return binding.mapped({ Optional($0) }) { value, new in if let new { value = new } }
    }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: SelfComparing {
    static var comparer: ValueComparer { FocusedComparer<Value>() }
}

/// The same key path; the value is the affair of those who hand it up, except between copies of installed views, as closures capture them.
private final class FocusedComparer<Value>: ValueComparer {
    private lazy var plan = ComparisonPlan.plan(for: Value?.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: FocusedValue<Value>.self).pointee
        let right = right.assumingMemoryBound(to: FocusedValue<Value>.self).pointee
        guard left.keyPath == right.keyPath else { return .different }
        guard left.link != nil, right.link != nil else { return .equal }
        return withUnsafePointer(to: left.seen) { first in
            withUnsafePointer(to: right.seen) { plan.compare(first, $0) }
        }
    }
}

/// A view's interest in what is handed up.
final class FocusedLink: LocationDependent, @unchecked Sendable {
    var hasLeft = false
    let differs: () -> Bool
    private let invalidate: (WriteID) -> Void

    init(differs: @escaping () -> Bool, invalidate: @escaping (WriteID) -> Void) {
        self.differs = differs
        self.invalidate = invalidate
    }

    func locationCommitted(_ write: WriteID) { if !hasLeft, differs() { invalidate(write) } }
}

/// How `@FocusedValue` is kept.
private final class FocusedPropertyType<Value>: PropertyType {
    private let comparison = ComparisonPlan.plan(for: Value?.self)

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let property = property.assumingMemoryBound(to: FocusedValue<Value>.self)
        let path = property.pointee.keyPath
        property.pointee.seen = node.host.focused.values[keyPath: path]
        let offset = offset
        let link = FocusedLink(
            differs: { [unowned(unsafe) node, self] in
                let now = node.host.focused.values[keyPath: path]
                return withUnsafePointer(to: now) { now in
                    let seen = (node.view + offset).assumingMemoryBound(to: FocusedValue<Value>.self).pointee.seen
                    return withUnsafePointer(to: seen) { comparison.compare($0, now) != .equal }
                }
            },
            invalidate: { [unowned(unsafe) node, self] in
                node.graph.invalidate(node, .property(index), input: name, write: $0)
            })
        property.pointee.link = link
        node.host.focused.add(link)
        return true
    }

    override func replace(_ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let fresh = new.assumingMemoryBound(to: FocusedValue<Value>.self)
        let kept = old.assumingMemoryBound(to: FocusedValue<Value>.self)
        guard kept.pointee.keyPath == fresh.pointee.keyPath else {
            dismantle(old, node)
            return mount(new, node)
        }
        fresh.pointee.seen = kept.pointee.seen
        fresh.pointee.link = kept.pointee.link
        return false
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard node.reasons.contains(.property(index)) else { return }
        let property = property.assumingMemoryBound(to: FocusedValue<Value>.self)
        property.pointee.seen = node.host.focused.values[keyPath: property.pointee.keyPath]
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard let link = property.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.link else { return }
        link.hasLeft = true
        node.host.focused.remove(link)
    }
}
