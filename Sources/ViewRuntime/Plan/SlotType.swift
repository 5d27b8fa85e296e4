/// What fills a slot: knows how to make a node from the value at the slot's offset, and how to bring it up to date.
package class SlotType {
    /// Makes the node for a value. The value stays where it is: a node copies what it needs later.
    package func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        fatalError("every slot mounts")
    }

    /// Whether nodes can be made for values that belong to them from there on.
    var takesValues: Bool { false }

    /// Makes the node for a value that belongs to it from here on.
    func mount(
        taking value: UnsafeMutableRawPointer, parent: ViewNode, environment: EnvironmentNode
    ) -> ViewNode {
        fatalError("slots that take values say so")
    }

    /// Brings the node up to date with a new value.
    package func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        fatalError("every slot updates")
    }

    /// How many views it stands for in the list around it.
    func rowCount(_ counter: inout RowCounter) -> RowCount { .constant(1) }

    /// Whether it is a collection or a section, or stands for views among which there are some.
    func holdsLists(_ depth: Int) -> Bool { false }

    /// The id that was given to the view; nil where there is none.
    func explicitID(_ value: UnsafeRawPointer) -> AnyHashable? { nil }

    /// Whether it is a view with a body.
    var isBody: Bool { false }
}

/// A slot type that exists once per type of view.
package protocol SlotKind: SlotType {
    static var shared: SlotType { get }
}

/// Keeps one object for each of its types: the look-up happens when plans are made, never in an update.
enum TypeCache {
    nonisolated(unsafe) private static var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The only object of the class, made at the first call. Main thread only, as all of evaluation.
    static func only<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
        let key = ObjectIdentifier(type)
        if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
        let object = make()
        // Making it may have looked it up, where a type contains itself behind an erased one.
        if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
        objects[key] = object
        return object
    }
}
