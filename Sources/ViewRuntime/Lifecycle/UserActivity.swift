import Foundation

extension View {
    /// Says what a person does here, for other devices to go on with. Inert: there are no other devices.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        inert(activityType)
    }

    /// Says what a person does with an element here, for other devices to go on with. Inert: there are no other devices.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        inert(activityType)
    }

    /// Goes on with what a person did elsewhere. Inert: nothing comes from elsewhere.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        inert(activityType)
    }
}

#if !canImport(Darwin)
/// What a person does in an app.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false
    public var isEligibleForPublicIndexing = false
    public var isEligibleForPrediction = false
    public var targetContentIdentifier: String?
    public var persistentIdentifier: String?
    public var suggestedInvocationPhrase: String?
    public var requiredUserInfoKeys: Set<String>?
    public var keywords: Set<String> = []
    public var expirationDate: Date?
    public var referrerURL: URL?
    public var needsSave = false
    public var supportsContinuationStreams = false

    public init(activityType: String) { self.activityType = activityType }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// The kind of activity in which a link is opened.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
