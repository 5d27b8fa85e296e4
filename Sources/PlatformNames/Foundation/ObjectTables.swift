import Foundation

/// How tables hold their objects.
public enum NSPointerFunctions {
    /// How tables hold their objects: weakly or not, and whether those that are equal are the same.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Self = []
        public static let objectPersonality: Self = []
        public static let weakMemory = Self(rawValue: 5)
        public static let objectPointerPersonality = Self(rawValue: 2 << 8)
        public static let copyIn = Self(rawValue: 1 << 16)
        var isWeak: Bool { isSuperset(of: .weakMemory) }
    }
}

/// An object in a table: held or not, and what it is found by.
private struct Held {
    private var strong: AnyObject?
    private weak var reference: AnyObject?
    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.isWeak ? nil : object
        reference = object
    }
    var object: AnyObject? { strong ?? reference }
}

/// What an object is found by: itself, or what it says that it is equal to.
private struct Key: Hashable {
    private let hash: Int
    private let identity: ObjectIdentifier
    private let held: Held
    private let byIdentity: Bool
    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        byIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
        identity = ObjectIdentifier(object)
        hash = byIdentity ? identity.hashValue : (object as? NSObject)?.hash ?? 0
        held = Held(object, options)
    }
    var object: AnyObject? { held.object }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    static func == (left: Self, right: Self) -> Bool {
        // An object that is gone is equal to none: another may stand where it stood.
        guard left.hash == right.hash, let one = left.object, let other = right.object else { return false }
        return one === other || !left.byIdentity && (one as? NSObject)?.isEqual(other) == true
    }
}

/// A dictionary of objects that may hold them weakly: what nobody else holds goes.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Key: Held] = [:]
    // When so many are there, those that are gone are looked for.
    private var limit = 16

    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    public override convenience init() { self.init(keyOptions: [], valueOptions: []) }
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: []) }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { entries[Key($0, keyOptions)]?.object } as? ObjectType
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        let key = Key(aKey, keyOptions)
        // A key that is equal to one of the table's is not held in its place.
        entries[key] = Held(anObject, valueOptions)
        guard entries.count > limit else { return }
        sweep()
        limit = max(16, 2 * entries.count)
    }
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { entries[Key(aKey, keyOptions)] = nil }
    }
    open func removeAllObjects() { entries.removeAll() }
    /// How many are there. Cost: all are looked at.
    open var count: Int {
        sweep()
        return entries.count
    }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }

    private var living: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } } }
    }
    private func sweep() { entries = entries.filter { $0.key.object != nil && $0.value.object != nil } }
}

/// A set of objects that may hold them weakly: what nobody else holds goes.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: Set<Key> = []
    private var limit = 16

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }
    public override convenience init() { self.init(options: []) }
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open func add(_ object: ObjectType?) {
        guard let object else { return }
        entries.insert(Key(object, options))
        guard entries.count > limit else { return }
        sweep()
        limit = max(16, 2 * entries.count)
    }
    open func remove(_ object: ObjectType?) {
        if let object { entries.remove(Key(object, options)) }
    }
    open func removeAllObjects() { entries.removeAll() }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// The object of the set that is equal to another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let key = Key(object, options)
        return entries.contains(key) ? entries[entries.firstIndex(of: key) ?? entries.startIndex].object as? ObjectType : nil
    }
    /// Those that are there, in no order. Cost: all are looked at.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    open var count: Int {
        sweep()
        return entries.count
    }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func sweep() { entries = entries.filter { $0.object != nil } }
}
