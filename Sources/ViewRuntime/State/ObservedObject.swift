import Combine
import DependencyGraph

/// Subscribes a view to an observable object that somebody else owns: any change signal runs the body (C019, C077).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) fileprivate var object: ObjectType
    nonisolated(unsafe) fileprivate var subscription: ObjectSubscription?

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get {
            subscription?.noteRead()
            return object
        }
        set { object = newValue }
    }

    public var projectedValue: Wrapper { Wrapper(object: object) }

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

extension ObservedObject: SelfComparing {
    // The object is the first stored property.
    static var comparer: ValueComparer { ReferenceComparer() }
}

private final class ObservedObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let observed = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        observed.pointee.subscription = ObjectSubscription(observed.pointee.object, node: node, property: self)
        return true
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        let kept = old.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        if fresh.pointee.object === kept.pointee.object {
            fresh.pointee.subscription = kept.pointee.subscription
        } else {
            dismantle(old, node)
            _ = mount(new, node)
        }
        return false
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.subscription?.end()
    }
}

/// Owns an observable object for as long as the view's identity lives; made once, when the view appears (C074).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate nonisolated(unsafe) var make: () -> ObjectType
    fileprivate nonisolated(unsafe) var object: ObjectType?
    fileprivate nonisolated(unsafe) var subscription: ObjectSubscription?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType {
        if let object {
            subscription?.noteRead()
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

extension StateObject: SelfComparing {
    // The closure is the first stored property.
    static var comparer: ValueComparer { ClosureComparer.plain }
}

private final class StateObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let state = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let object = state.pointee.make()
        state.pointee.object = object
        state.pointee.subscription = ObjectSubscription(object, node: node, property: self)
        if node.isReported { node.host.instrument?.stateCreated(node.id, property: name) }
        return true
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        let fresh = new.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let kept = old.assumingMemoryBound(to: StateObject<ObjectType>.self)
        fresh.pointee.object = kept.pointee.object
        fresh.pointee.subscription = kept.pointee.subscription
        return false
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: StateObject<ObjectType>.self).pointee.subscription?.end()
        if node.isReported { node.host.instrument?.stateDropped(node.id, property: name, written: false) }
    }
}

/// Reads an observable object that an ancestor supplied, and subscribes the view to it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate nonisolated(unsafe) var object: ObjectType?
    fileprivate nonisolated(unsafe) var subscription: ObjectSubscription?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        subscription?.noteRead()
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ EnvironmentObjectPropertyType<ObjectType>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: SelfComparing {
    static var comparer: ValueComparer { AlwaysEqualComparer() }
}

/// For values that their holder brings along empty.
private final class AlwaysEqualComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality { .equal }
}

private final class EnvironmentObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    override var readsEnvironment: Bool { true }

    private func current(_ node: BodyNode) -> ObjectType? {
        node.environment.values[object: ObservableObjectType<ObjectType>()]
    }

    private func install(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let reader = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        reader.pointee.subscription?.end()
        reader.pointee.object = current(node)
        reader.pointee.subscription = reader.pointee.object.map {
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
        if environmentDiffers(property, node) { install(property, node) }
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.subscription?.end()
    }
}

extension View {
    /// Supplies an observable object to the views below.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_ObservableObjectModifier(object: object))
    }
}
