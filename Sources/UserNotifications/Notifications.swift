@_exported import Foundation
@_exported import ViewRuntime

/// Whether a person has allowed notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// Whether one kind of notifications is shown.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

/// What a person has allowed.
public struct UNNotificationSettings: Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    public var soundSetting: UNNotificationSetting { setting }
    public var badgeSetting: UNNotificationSetting { setting }
    public var alertSetting: UNNotificationSetting { setting }
    public var notificationCenterSetting: UNNotificationSetting { setting }
    public var lockScreenSetting: UNNotificationSetting { setting }
    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
}

/// A sound. Inert: nothing is heard.
public struct UNNotificationSound: Hashable, Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public init(named name: String) {}
    private init() {}
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open fileprivate(set) var title = ""
    open fileprivate(set) var subtitle = ""
    open fileprivate(set) var body = ""
    open fileprivate(set) var badge: NSNumber?
    open fileprivate(set) var sound: UNNotificationSound?
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    open fileprivate(set) var categoryIdentifier = ""
    open fileprivate(set) var threadIdentifier = ""
    open fileprivate(set) var targetContentIdentifier: String?
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open fileprivate(set) var relevanceScore = 0.0
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String { get { super.title } set { super.title = newValue } }
    public override var subtitle: String { get { super.subtitle } set { super.subtitle = newValue } }
    public override var body: String { get { super.body } set { super.body = newValue } }
    public override var badge: NSNumber? { get { super.badge } set { super.badge = newValue } }
    public override var sound: UNNotificationSound? { get { super.sound } set { super.sound = newValue } }
    public override var userInfo: [AnyHashable: Any] { get { super.userInfo } set { super.userInfo = newValue } }
    public override var categoryIdentifier: String { get { super.categoryIdentifier } set { super.categoryIdentifier = newValue } }
    public override var threadIdentifier: String { get { super.threadIdentifier } set { super.threadIdentifier = newValue } }
    public override var targetContentIdentifier: String? { get { super.targetContentIdentifier } set { super.targetContentIdentifier = newValue } }
    public override var interruptionLevel: UNNotificationInterruptionLevel { get { super.interruptionLevel } set { super.interruptionLevel = newValue } }
    public override var relevanceScore: Double { get { super.relevanceScore } set { super.relevanceScore = newValue } }
    public override var attachments: [UNNotificationAttachment] { get { super.attachments } set { super.attachments = newValue } }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    fileprivate init(repeats: Bool) { self.repeats = repeats }
}
/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}
/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime) }
}

/// A notification that is wanted.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A notification that came.
public final class UNNotification: NSObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date = Date()
    init(request: UNNotificationRequest) { self.request = request }
}

/// What a person did to a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) { (self.notification, self.actionIdentifier) = (notification, actionIdentifier) }
}

/// What is told of notifications. None comes here: it is not called.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Where notifications are asked for. Nobody is asked: what was not allowed is denied. Requests are kept, and none ever comes.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var status = UNAuthorizationStatus.notDetermined
    private var pending: [UNNotificationRequest] = []
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    public static func current() -> UNUserNotificationCenter { shared }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Answers that notifications are not allowed.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        locked { status = .denied }
        completionHandler(false, nil)
    }
    @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        locked { status = .denied }
        return false
    }
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(locked { UNNotificationSettings(authorizationStatus: status) })
    }
    public func notificationSettings() async -> UNNotificationSettings { locked { UNNotificationSettings(authorizationStatus: status) } }

    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        keep(request)
        completionHandler?(nil)
    }
    public func add(_ request: UNNotificationRequest) async throws { keep(request) }
    private func keep(_ request: UNNotificationRequest) {
        locked {
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
    }
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(locked { pending })
    }
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { locked { pending } }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        locked { pending.removeAll { identifiers.contains($0.identifier) } }
    }
    public func removeAllPendingNotificationRequests() { locked { pending = [] } }
    public func removeAllDeliveredNotifications() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func deliveredNotifications() async -> [UNNotification] { [] }
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { withCompletionHandler?(nil) }
}
