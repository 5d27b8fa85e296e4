import Combine
import Foundation
import ValueObserving

/// What a fetch can find.
public protocol NSFetchRequestResult: AnyObject {}

/// An object that a context keeps: observed as any observable object is, and told of by its context.
///
/// Its properties are written by hand, as ``Managed``: Xcode makes none here, and `@NSManaged` needs the Objective-C runtime.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    public let objectWillChange = ObservableObjectPublisher()
    /// The context that the object was inserted into; nil before, and once its deletion is saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID
    /// In which order objects were made.
    let position: Int
    public internal(set) var isInserted = false
    public internal(set) var isUpdated = false
    public internal(set) var isDeleted = false
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether the object's values are still to be read: they are always there.
    public var isFault: Bool { false }
    public var entity: NSEntityDescription { type(of: self).entity() }

    /// An object in a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        position = Positions.next()
        objectID = NSManagedObjectID(entity: entity, number: position)
        super.init()
        context?.insert(self)
    }

    /// An object in a context.
    public convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: moc) }

    /// What the class is called.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: String(describing: self)) }

    /// A value by the name of its property; nil where there is none of that name. Cost: that of reading the object's properties by reflection.
    open func value(forKey key: String) -> Any? { attribute(key)?.wrapper.anyValue }

    /// A value by names that lead from object to object.
    open func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") {
            guard let object = value as? NSManagedObject else { return nil }
            value = object.value(forKey: String(key))
        }
        return value
    }

    /// Writes a value by the name of its property. One of another type, or for no property, is not taken.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let attribute = attribute(key), attribute.wrapper.takes(value) else {
            preconditionFailure("\(Swift.type(of: self)) has no property '\(key)' marked @Managed that takes \(String(describing: value))")
        }
        willWrite()
        attribute.wrapper.set(value)
        didWrite(key)
    }

    /// The names of the properties that are marked.
    var attributeNames: [String] { mirrors.flatMap(\.children).compactMap { $0.value is any ManagedBox ? $0.label.map { String($0.dropFirst()) } : nil } }

    private func attribute(_ key: String) -> (name: String, wrapper: any ManagedBox)? {
        for child in mirrors.flatMap(\.children) where child.label == "_" + key {
            if let wrapper = child.value as? any ManagedBox { return (key, wrapper) }
        }
        return nil
    }

    private var mirrors: [Mirror] {
        var all: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let next = mirror {
            all.append(next)
            mirror = next.superclassMirror
        }
        return all
    }

    /// Says that the object is about to change.
    open func willChangeValue(forKey key: String) { willWrite() }
    /// Says that the object has changed.
    open func didChangeValue(forKey key: String) { didWrite(key) }

    func willWrite() {
        managedObjectContext?.store.willWrite()
        objectWillChange.send()
        KeyValueObservers.willChange(self)
    }

    func didWrite(_ property: String) {
        managedObjectContext?.wrote(self, property)
        KeyValueObservers.didChange(self)
    }

    /// Called when the object was made in a context.
    open func awakeFromInsert() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
}

extension NSManagedObject: ValuesByName {
    package func value(named name: String) -> Any? { value(forKey: name) }
}

/// A stored property of a managed object: writes are told to whoever observes the object, and to requests.
///
/// ```swift
/// final class Item: NSManagedObject {
///     #if canImport(Darwin)
///     @NSManaged var name: String
///     #else
///     @Managed var name = ""
///     #endif
/// }
/// ```
@propertyWrapper
public struct Managed<Value> {
    let box: Box

    final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    @available(*, unavailable, message: "@Managed is for properties of managed objects")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    public static subscript<Object: NSManagedObject>(
        _enclosingInstance object: Object, wrapped keyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storagePath: ReferenceWritableKeyPath<Object, Managed<Value>>
    ) -> Value {
        get { object[keyPath: storagePath].box.value }
        set {
            object.willWrite()
            object[keyPath: storagePath].box.value = newValue
            object.didWrite(KeyPathNames.name(of: keyPath).text)
        }
    }
}

/// A marked property of any type.
protocol ManagedBox {
    var anyValue: Any? { get }
    func takes(_ value: Any?) -> Bool
    func set(_ value: Any?)
}

extension Managed: ManagedBox {
    var anyValue: Any? {
        let value = box.value as Any
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    func takes(_ value: Any?) -> Bool { value as? Value != nil }
    func set(_ value: Any?) { if let value = value as? Value { box.value = value } }
}

/// Counts objects. Used on the main thread, as objects are.
enum Positions {
    nonisolated(unsafe) private static var last = 0
    static func next() -> Int {
        last += 1
        return last
    }
}

/// Which object it is.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    let number: Int
    public var isTemporaryID: Bool { false }

    init(entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    public override var hash: Int { number }
    public func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entity.name ?? "")/p\(number)")! }
}

/// What a class of objects is called.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
    public let name: String?
    init(name: String) { self.name = name }

    /// A class by its name. It is not looked up: objects are made by their classes.
    public static func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(name: entityName)
    }
}
