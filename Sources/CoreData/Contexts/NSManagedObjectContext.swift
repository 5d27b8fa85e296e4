import Foundation
import ViewRuntime

/// Where objects are inserted, fetched and deleted. Used on the main thread.
///
/// A context shows what was saved in its container and what it has inserted itself. An object is the same in all contexts, so that a written
/// value is seen in all of them at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where a context works: here, always on the main thread.
    public enum ConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType = 2 }
    /// When a block runs.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    let store: ObjectStore
    public let concurrencyType: ConcurrencyType
    /// The context that saving writes to. Inert: contexts of a container share what is saved.
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var name: String?
    open var undoManager: UndoManager?
    /// Inert: there is one object, so that nothing has to be merged.
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSErrorMergePolicy
    open var userInfo = NSMutableDictionary()
    public private(set) var inserted: [NSManagedObject] = []
    public private(set) var deleted: [NSManagedObject] = []
    private var updated: [ObjectIdentifier: NSManagedObject] = [:]

    init(_ store: ObjectStore, _ type: ConcurrencyType) { (self.store, concurrencyType) = (store, type) }

    /// A context whose objects are its own, until it is given a parent or a coordinator.
    public convenience init(concurrencyType type: ConcurrencyType) { self.init(ObjectStore(), type) }
    public convenience init(_ type: ConcurrencyType) { self.init(ObjectStore(), type) }

    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    open var registeredObjects: Set<NSManagedObject> { Set(shown) }
    open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !updated.isEmpty }

    /// Adds an object.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.isInserted = true
        inserted.append(object)
        store.willWrite()
        object.awakeFromInsert()
        store.changed(change("insert", object))
    }

    /// Deletes an object. Others that lead to it are left as they are: there are no delete rules.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext != nil, !object.isDeleted else { return }
        object.prepareForDeletion()
        store.willWrite()
        object.objectWillChange.send()
        object.isDeleted = true
        updated[ObjectIdentifier(object)] = nil
        if let index = inserted.firstIndex(where: { $0 === object }) {
            inserted.remove(at: index)
            object.managedObjectContext = nil
        } else {
            deleted.append(object)
        }
        store.changed(change("delete", object))
    }

    private func change(_ verb: String, _ object: NSManagedObject) -> FollowedChange {
        FollowedChange("NSManagedObjectContext", "\(verb)(\(type(of: object)))", of: self)
    }

    func wrote(_ object: NSManagedObject, _ property: String) {
        if !object.isInserted, !object.isDeleted {
            updated[ObjectIdentifier(object)] = object
            object.isUpdated = true
        }
        store.changed(FollowedChange("\(type(of: object))", property, of: object), written: object)
    }

    /// Keeps what was changed: the other contexts see it.
    open func save() throws {
        guard hasChanges else { return }
        let (new, gone, written) = (inserted, deleted, Array(updated.values))
        for object in new + written { object.willSave() }
        inserted = []
        deleted = []
        updated = [:]
        store.commit(inserted: new, deleted: gone)
        for object in gone { object.managedObjectContext = nil }
        for object in new + gone + written { (object.isInserted, object.isUpdated) = (false, false) }
        for object in new + written { object.didSave() }
        store.changed(FollowedChange("NSManagedObjectContext", "save()", of: self))
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    }

    /// Takes insertions and deletions back that were not saved. Written values stay.
    open func rollback() {
        let (new, gone) = (inserted, deleted)
        inserted = []
        deleted = []
        updated = [:]
        for object in new { (object.managedObjectContext, object.isInserted) = (nil, false) }
        for object in gone { object.isDeleted = false }
        store.changed(FollowedChange("NSManagedObjectContext", "rollback()", of: self))
    }

    /// Forgets what was not saved.
    open func reset() { rollback() }
    /// Reads an object again: it is always as it was written.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}

    /// The objects that the context shows, in the order in which they were made.
    var shown: [NSManagedObject] {
        let gone = Set(deleted.map(ObjectIdentifier.init))
        return (store.saved.filter { !gone.contains(ObjectIdentifier($0)) } + inserted).sorted { $0.position < $1.position }
    }

    /// The object with an id.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = shown.first(where: { $0.objectID == objectID }) else { throw CoreDataError.noObject(objectID.number) }
        return object
    }

    /// The object with an id, which must be there.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = shown.first(where: { $0.objectID == objectID }) else {
            preconditionFailure("no object with the id \(objectID.number): use 'existingObject(with:)' for one that may be gone")
        }
        return object
    }

    /// The object with an id, where the context shows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { shown.first { $0.objectID == objectID } }

    /// The objects of the request's class for which its predicate holds, in its order. Cost: the predicate for each object, and a sort.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        request.take(from: shown)
    }

    /// How many objects a request finds.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

    /// Runs a block, at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    @MainActor open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        try block()
    }

    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

/// What a context cannot do.
public enum CoreDataError: Error, Equatable, CustomStringConvertible {
    /// There is no object with an id.
    case noObject(Int)
    /// A predicate's format cannot be read.
    case predicate(String, String)

    public var description: String {
        switch self {
        case .noObject(let number): "no object with the id \(number): it was deleted, or belongs to another container"
        case .predicate(let format, let place): "cannot read the predicate '\(format)' at '\(place)'"
        }
    }
}
