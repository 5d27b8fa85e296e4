import Foundation

/// Holds the objects of an app, in memory: nothing is stored on disk and nothing is read from there.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    /// What was said of the stores. Nothing is stored.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    private let store = ObjectStore()

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        viewContext = NSManagedObjectContext(store, .mainQueueConcurrencyType)
    }

    /// A container of a name; no model of that name is read.
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    /// Calls the handler for each store, at once.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Another context of the same objects, on the main thread as well.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(store, .privateQueueConcurrencyType) }

    /// Runs a block with another context, at once.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
    @MainActor open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(newBackgroundContext())
    }

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// Holds the objects of an app; here, not in any cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open func initializeCloudKitSchema() throws {}
    // Nobody else writes here: whoever asks may.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

/// What is said of a store.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSInMemoryStoreType
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var isReadOnly = false
    private var options: [String: NSObject] = [:]
    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The classes of an app's objects. They are not read from a file.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// Where stores are kept. There are none.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {}

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// What wins where two contexts have written one object: there is one object, so that the question does not come up.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
