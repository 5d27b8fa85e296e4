import CMachine
import Combine
import DependencyGraph

/// Subscribes a view to an observable object that somebody else owns: any change signal runs the body (C019, C077).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) fileprivate var object: ObjectType
    nonisolated(unsafe) fileprivate var link: ObjectLink?

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get {
            link?.subscription.noteRead()
            return object
        }
        set { object = newValue }
    }

    public var projectedValue: Wrapper {
        link?.subscription.noteRead()
        return Wrapper(object: object)
    }

    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        nonisolated(unsafe) let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            // With a copy of the value: nothing but its difference tells a holder that the object has changed.
            Binding(location: ObjectLocation(object, keyPath), snapshot: object[keyPath: keyPath])
        }
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ ObservedObjectPropertyType<ObjectType>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject: SelfComparing, SelfDescribing {
    static var comparer: ValueComparer { ObjectPropertyComparer(at: 0) { _, _ in .different } }
    static var differencePlan: DifferencePlan { ObjectPropertyDifferences(at: 0, otherwise: nil) }
}

/// Wrappers of an object that keep the link next to it: the same object, and for copies of installed views, as closures capture them, no change
/// of the object between them.
final class ObjectPropertyComparer: ValueComparer {
    private let offset: Int
    /// Compares where not both have an object.
    private let otherwise: (UnsafeRawPointer, UnsafeRawPointer) -> Equality

    init(at offset: Int, otherwise: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Equality) {
        self.offset = offset
        self.otherwise = otherwise
    }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let first = (left + offset).assumingMemoryBound(to: (UInt, UInt).self).pointee
        let second = (right + offset).assumingMemoryBound(to: (UInt, UInt).self).pointee
        guard first.0 != 0, second.0 != 0 else { return otherwise(left, right) }
        guard first.0 == second.0 else { return .different }
        return first.1 == second.1 || first.1 == 0 || second.1 == 0 ? .equal : .different
    }
}

/// Another object, or changes of the same.
final class ObjectPropertyDifferences: DifferencePlan {
    private let offset: Int
    private let otherwise: DifferencePlan?

    init(at offset: Int, otherwise: DifferencePlan?) {
        self.offset = offset
        self.otherwise = otherwise
    }

    override func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ log: inout DifferenceLog) {
        let first = (old + offset).load(as: UInt.self)
        let second = (new + offset).load(as: UInt.self)
        if first != 0, second != 0 { return log.end(first == second ? .value : .object) }
        if let otherwise { otherwise.find(old, new, &log) } else { log.end(.value) }
    }
}

private final class ObservedObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let observed = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        observed.pointee.link = ObjectSubscription(observed.pointee.object, node: node, property: self)
        return true
    }

    override func lend(_ copy: UnsafeMutableRawPointer, from installed: UnsafeRawPointer) -> Bool { true }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        let kept = old.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        if fresh.pointee.object === kept.pointee.object {
            fresh.pointee.link = kept.pointee.link
        } else {
            dismantle(old, node)
            _ = mount(new, node)
        }
        return false
    }

    override func replacedObject(_ new: UnsafeRawPointer, installed: UnsafeRawPointer) -> Name? {
        let (fresh, kept) = (new.load(as: UnsafeMutableRawPointer.self), installed.load(as: UnsafeMutableRawPointer.self))
        return fresh == kept || vt_is_shared(fresh) ? nil : Name(TypeNames.printed(ObjectType.self))
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard node.reasons.contains(.property(index)) else { return }
        ObjectLink.renew(&property.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.link)
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.link?.subscription.end()
    }
}

/// Owns an observable object for as long as the view's identity lives; made once, when the view appears (C074).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate nonisolated(unsafe) var make: () -> ObjectType
    fileprivate nonisolated(unsafe) var object: ObjectType?
    fileprivate nonisolated(unsafe) var link: ObjectLink?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType {
        if let object {
            link?.subscription.noteRead()
            return object
        }
        Evaluation.warn(.notInstalled, RuntimeWarning.stateObjectNotInstalled)
        return make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ StateObjectPropertyType<ObjectType>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: SelfComparing, SelfDescribing {
    // The closure is the first stored property, the object the second: what is not installed has none yet.
    static var comparer: ValueComparer { ObjectPropertyComparer(at: 16) { ClosureComparer.plain.compare($0, $1) } }
    static var differencePlan: DifferencePlan { ObjectPropertyDifferences(at: 16, otherwise: ClosureDifferences()) }
}

private final class StateObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override var keptType: Any.Type? { ObjectType.self }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let state = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let object = state.pointee.make()
        state.pointee.object = object
        state.pointee.link = ObjectSubscription(object, node: node, property: self)
        if node.isReported { node.host.instrument?.stateCreated(node.id, property: name) }
        return true
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let kept = old.assumingMemoryBound(to: StateObject<ObjectType>.self)
        fresh.pointee.object = kept.pointee.object
        fresh.pointee.link = kept.pointee.link
        return false
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        guard node.reasons.contains(.property(index)) else { return }
        ObjectLink.renew(&property.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee.link)
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee.link?.subscription.end()
        if node.isReported { node.host.instrument?.stateDropped(node.id, property: name, written: false) }
    }
}

/// Reads an observable object that an ancestor supplied, and subscribes the view to it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate nonisolated(unsafe) var object: ObjectType?
    fileprivate nonisolated(unsafe) var link: ObjectLink?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        link?.subscription.noteRead()
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ EnvironmentObjectPropertyType<ObjectType>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: SelfComparing, SelfDescribing {
    // A view that is not installed brings it along empty.
    static var comparer: ValueComparer { ObjectPropertyComparer(at: 0) { _, _ in .equal } }
    static var differencePlan: DifferencePlan { ObjectPropertyDifferences(at: 0, otherwise: nil) }
}

private final class EnvironmentObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override var readsEnvironment: Bool { true }

    private func current(_ node: BodyNode) -> ObjectType? {
        node.environment.values[object: ObservableObjectType<ObjectType>()]
    }

    private func install(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let reader = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        reader.pointee.link?.subscription.end()
        reader.pointee.object = current(node)
        reader.pointee.link = reader.pointee.object.map {
            ObjectSubscription($0, node: node, property: self)
        }
    }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        install(property, node)
        return true
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        fresh.pointee = old.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee
        return false
    }

    override func environmentKey(_ property: UnsafeRawPointer) -> Name? { Name(TypeNames.printed(ObjectType.self)) }

    override func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.object !== current(node)
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if environmentDiffers(property, node) { return install(property, node) }
        guard node.reasons.contains(.property(index)) else { return }
        ObjectLink.renew(&property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.link)
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.link?.subscription.end()
    }
}

extension View {
    /// Supplies an observable object to the views below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_ObservableObjectModifier(object: object))
    }
}
