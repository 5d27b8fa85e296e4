import Foundation
import ViewRuntime

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.homeDirectoryForCurrentUser
    }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
    public static var trashDirectory: URL { folder(.trashDirectory) }
    public static var userDirectory: URL { folder(.userDirectory) }
    public static var applicationDirectory: URL { folder(.applicationDirectory) }

    /// The address of a part of the folder, with the ending of its kind.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
    /// The address with the ending of a kind; the same where it has it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension, pathExtension != ending else { return self }
        return appendingPathExtension(ending)
    }
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// What a bookmark remembers beside the place.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withSecurityScope = Self(rawValue: 1 << 11)
        public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }
    /// How a bookmark is followed.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = Self(rawValue: 1 << 8)
        public static let withoutMounting = Self(rawValue: 1 << 9)
        public static let withSecurityScope = Self(rawValue: 1 << 10)
    }

    /// The place as bytes that can be kept. They hold the path: a file that is moved is not found again.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        return Data(absoluteString.utf8)
    }

    /// The place that bytes of `bookmarkData` hold.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let place = URL(string: String(decoding: data, as: UTF8.self)), place.isFileURL else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: place.path) else { throw CocoaError(.fileNoSuchFile) }
        bookmarkDataIsStale = false
        self = place
    }
}

extension FileManager {
    /// The folder that devices of one person share: there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Who the person is to whom shared folders belong: nobody.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Asks for a file of a shared folder. There is none: throws.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    /// The folder that apps of a group share: one beside the app's own, which is not made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        URL.applicationSupportDirectory.appendingPathComponent("Group Containers", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
    }
    /// Moves a file to the trash. There is none, and the file stays: throws.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported)
    }
}

/// A place that an Objective-C method writes to.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Reads and writes files in turn with other programs. Nobody else is asked here: the closures run at once.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1)
        public static let resolvesSymbolicLink = Self(rawValue: 2)
        public static let forUploading = Self(rawValue: 8)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1)
        public static let forMoving = Self(rawValue: 2)
        public static let forMerging = Self(rawValue: 4)
        public static let forReplacing = Self(rawValue: 8)
    }
    public override init() { super.init() }
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }
    open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: inout NSError?, byAccessor reader: (URL) -> Void) {
        reader(url)
    }
    open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: inout NSError?, byAccessor writer: (URL) -> Void) {
        writer(url)
    }
}

/// What shows a file and is told of its changes. Nothing is told here.
public protocol NSFilePresenter: AnyObject {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}

/// Values that a person's devices share. Here they are this process's alone.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    public override init() {}
    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
    public func object(forKey aKey: String) -> Any? { locked { values[aKey] } }
    public func set(_ anObject: Any?, forKey aKey: String) { locked { values[aKey] = anObject } }
    public func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    public func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    public func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    public func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    public var dictionaryRepresentation: [String: Any] { locked { values } }
    /// Asks for the values of other devices: there are none.
    @discardableResult public func synchronize() -> Bool { true }
}

/// A search for files among a person's. Inert: nothing is found.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var searchScopes: [Any] = []
    open var sortDescriptors: [NSSortDescriptor] = []
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open private(set) var isStarted = false
    public override init() {}
    @discardableResult open func start() -> Bool {
        isStarted = true
        return true
    }
    open func stop() { isStarted = false }
    open func disableUpdates() {}
    open func enableUpdates() {}
    open func result(at idx: Int) -> Any { preconditionFailure("a search finds nothing here") }
}

extension Notification.Name {
    public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
