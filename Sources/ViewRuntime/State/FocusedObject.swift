import Combine
import DependencyGraph

/// Reads an observable object that the part of the app in front hands up, and subscribes the view to it; nil where none is handed up.
///
/// The body runs when another object is handed up, and when the object says that it changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate nonisolated(unsafe) var object: ObjectType?
    fileprivate nonisolated(unsafe) var link: ObjectLink?
    fileprivate var focus: FocusedLink?

    public init() {}

    public var wrappedValue: ObjectType? {
        link?.subscription.noteRead()
        return object
    }

    /// Makes bindings to the properties of the object; nil where none is handed up.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        link?.subscription.noteRead()
        return object.map { .init(object: $0) }
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ FocusedObjectPropertyType<ObjectType>($0, index: $1, offset: $2) }, at: offset)
    }
}

extension FocusedObject: @unchecked Sendable where ObjectType: Sendable {}

extension FocusedObject: SelfComparing, SelfDescribing {
    // A view that is not installed brings it along empty.
    static var comparer: ValueComparer { ObjectPropertyComparer(at: 0) { _, _ in .equal } }
    static var differencePlan: DifferencePlan { ObjectPropertyDifferences(at: 0, otherwise: nil) }
}

/// Under what an object is handed up: its type.
private struct FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey { typealias Value = ObjectType }

extension FocusedValues {
    /// The object of a type, if somebody hands one up.
    fileprivate subscript<ObjectType: ObservableObject>(object type: FocusedObjectType<ObjectType>) -> ObjectType? {
        get { self[FocusedObjectKey<ObjectType>.self] }
        set { self[FocusedObjectKey<ObjectType>.self] = newValue }
    }
}

private struct FocusedObjectType<ObjectType>: Hashable {}

private final class FocusedObjectPropertyType<ObjectType: ObservableObject>: PropertyType {
    private func current(_ node: BodyNode) -> ObjectType? { node.host.focused.values[object: FocusedObjectType<ObjectType>()] }

    private func property(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<FocusedObject<ObjectType>> {
        pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
    }

    private func subscribe(_ reader: UnsafeMutablePointer<FocusedObject<ObjectType>>, _ node: BodyNode) {
        reader.pointee.link?.subscription.end()
        reader.pointee.object = current(node)
        reader.pointee.link = reader.pointee.object.map { ObjectSubscription($0, node: node, property: self) }
    }

    override func mount(_ pointer: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        subscribe(property(pointer), node)
        let offset = offset
        let focus = FocusedLink(
            differs: { [unowned(unsafe) node, self] in
                (node.view + offset).assumingMemoryBound(to: FocusedObject<ObjectType>.self).pointee.object !== current(node)
            },
            invalidate: { [unowned(unsafe) node, self] in
                node.graph.invalidate(node, .property(index), input: name, write: $0)
            })
        property(pointer).pointee.focus = focus
        node.host.focused.add(focus)
        return true
    }

    override func replace(_ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        property(new).pointee = property(old).pointee
        return false
    }

    override func refresh(_ pointer: UnsafeMutableRawPointer, _ node: BodyNode) {
        let reader = property(pointer)
        guard node.reasons.contains(.property(index)) else { return }
        if reader.pointee.object !== current(node) { subscribe(reader, node) } else { ObjectLink.renew(&reader.pointee.link) }
    }

    override func dismantle(_ pointer: UnsafeMutableRawPointer, _ node: BodyNode) {
        let reader = property(pointer)
        reader.pointee.link?.subscription.end()
        guard let focus = reader.pointee.focus else { return }
        focus.hasLeft = true
        node.host.focused.remove(focus)
    }
}

extension View {
    /// Hands an observable object up while the view, or one in it, has the keyboard's focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object))
    }

    /// Hands an observable object up, if there is one, while the view, or one in it, has the keyboard's focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object))
    }

    /// Hands an observable object up as long as the view's window is in front.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedSceneModifier { $0[object: FocusedObjectType<T>()] = object })
    }

    /// Hands an observable object up as long as the view's window is in front; nil hands nothing up.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedSceneModifier { if let object { $0[object: FocusedObjectType<T>()] = object } })
    }
}
