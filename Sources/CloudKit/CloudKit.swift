@_exported import Foundation

// What files name of the records that a person's devices share. There is no such service here: nobody has an account, nothing is found or kept.

/// Whether a person has an account.
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }

/// Why nothing was done.
public struct CKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
        case quotaExceeded = 25, zoneNotFound, limitExceeded, userDeletedZone
        case accountTemporarilyUnavailable = 36
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var retryAfterSeconds: Double? { nil }
}

/// What an app keeps for a person and for all.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    private static let own = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))
    open class func `default`() -> CKContainer { own }
    public private(set) lazy var privateCloudDatabase = CKDatabase(.private)
    public private(set) lazy var publicCloudDatabase = CKDatabase(.public)
    public private(set) lazy var sharedCloudDatabase = CKDatabase(.shared)
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { CKDatabase(databaseScope) }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) { completionHandler(.noAccount, nil) }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
}

/// Records that are kept together: none can be read or written.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Who sees the records.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
    ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw CKError(.notAuthenticated)
    }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
}

/// What can stand in a record.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

/// Values under names, as they are kept.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    /// The name of a record.
    public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        public override var hash: Int { recordName.hashValue }
    }
    /// A record that another one names.
    public final class Reference: NSObject, @unchecked Sendable {
        /// What happens to a record when the one that it names goes.
        public enum Action: UInt, Sendable { case none, deleteSelf }
        public let recordID: ID
        public let action: Action
        public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
    }
    public let recordType: RecordType
    public let recordID: ID
    public let creationDate: Date? = nil
    public let modificationDate: Date? = nil
    public let creatorUserRecordID: ID? = nil
    public let recordChangeTag: String? = nil
    public var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Records that are changed together.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The name of a zone.
    public final class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID()
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        public override var hash: Int { zoneName.hashValue }
    }
    public let zoneID: ID
    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Which records are looked for.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// Looks for records: there are none.
open class CKQueryOperation: NSObject, @unchecked Sendable {
    /// Where an answer ended.
    public final class Cursor: NSObject, Sendable {}
    public var query: CKQuery?
    public var resultsLimit = 0
    public init(query: CKQuery) { self.query = query }
}

/// Asks to be told of changes. Inert: there are none.
open class CKSubscription: NSObject, @unchecked Sendable {
    public let subscriptionID: String
    public var notificationInfo: NotificationInfo?
    public init(subscriptionID: String) { self.subscriptionID = subscriptionID }
    /// What a person is told of a change.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        public var alertBody: String?
        public var shouldBadge = false
        public var shouldSendContentAvailable = false
        public var soundName: String?
        public override init() {}
    }
}
/// Asks to be told of changes of a database. Inert: there are none.
public final class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {}

/// Records that several people see. None are here.
open class CKShare: CKRecord, @unchecked Sendable {
    /// What a person may do.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    /// What is known of a share before it is taken.
    open class Metadata: NSObject, @unchecked Sendable {}
    /// Somebody who sees the records.
    open class Participant: NSObject, @unchecked Sendable {
        public var permission = ParticipantPermission.unknown
    }
    public var publicPermission = ParticipantPermission.none
    public let url: URL? = nil
    public let participants: [Participant] = []
    public convenience init(rootRecord: CKRecord) { self.init(recordType: "cloudkit.share", recordID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID)) }
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
