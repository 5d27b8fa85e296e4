@_exported import Foundation
@_exported import ViewRuntime

// What a person can search for outside of an app. Nobody searches here: nothing is kept.

public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchQueryString = "kCSSearchQueryString"
/// What is said of something.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public var title: String?
    public var displayName: String?
    public var contentDescription: String?
    public var keywords: [String]?
    public var thumbnailData: Data?
    public var thumbnailURL: URL?
    public var contentURL: URL?
    public init(contentType: UTType) {}
    public init(itemContentType type: String) {}
}
/// Something that a person can search for.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    public let uniqueIdentifier: String
    public let domainIdentifier: String?
    public var attributeSet: CSSearchableItemAttributeSet
    public var expirationDate: Date! = .distantFuture
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier, self.attributeSet) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier, attributeSet)
    }
}
/// What a person can search for. Inert: nothing is kept.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let only = CSSearchableIndex()
    open class func `default`() -> CSSearchableIndex { only }
    open class func isIndexingAvailable() -> Bool { false }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteAllSearchableItems() async throws {}
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
