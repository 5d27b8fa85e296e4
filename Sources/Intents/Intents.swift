@_exported import Foundation
@_exported import ViewRuntime

// What an app says of what a person can ask it for. Nobody asks here, and nothing is kept: who asks whether he may hears no.

/// Something that a person can ask for. Xcode makes the classes of an app's own.
open class INIntent: NSObject, @unchecked Sendable {
    open var suggestedInvocationPhrase: String?
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    public override init() {}
    /// The picture of a parameter. Inert: it is not shown.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
/// What was answered.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    public override init() {}
}
/// A picture for what a person can ask for.
open class INImage: NSObject, @unchecked Sendable {
    public init(named name: String) {}
    public init(imageData: Data) {}
    public convenience init?(url URL: URL) { self.init(named: URL.absoluteString) }
}
/// Something that was done, and could be asked for. Inert: nobody is told.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open func donate() async throws {}
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// Whether an app may be asked for things: no.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// What a person has set.
open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
    open class func siriLanguageCode() -> String { "en-US" }
}
/// Something that a person can ask for by a phrase.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
/// A phrase and what it asks for. There are none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let invocationPhrase = ""
    public let shortcut: INShortcut
    init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// The phrases of a person. There are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    open func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) { completionHandler([], nil) }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// What a person is asked about.
open class INParameter: NSObject, @unchecked Sendable {}
/// Somebody.
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
        customIdentifier: String?
    ) {
        (self.personHandle, self.nameComponents, self.displayName, self.image) = (personHandle, nameComponents, displayName ?? "", image)
    }
}
/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
    /// In which way.
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    public let value: String?
    public let type: HandleType
    public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
/// Whether a person wants not to be disturbed.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Whether a person wants not to be disturbed. Nobody knows.
public final class INFocusStatus: NSObject, Sendable { public let isFocused: Bool? = nil }
/// Says whether a person wants not to be disturbed. It may not.
public final class INFocusStatusCenter: NSObject, Sendable {
    public static let `default` = INFocusStatusCenter()
    public let authorizationStatus = INFocusStatusAuthorizationStatus.denied
    public let focusStatus = INFocusStatus()
    public func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil) { completionHandler?(.denied) }
    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
/// An option among which a person chooses.
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public init(identifier: String?, display displayString: String) { (self.identifier, self.displayString) = (identifier, displayString) }
}
/// Options among which a person chooses.
public final class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    public let allItems: [ObjectType]
    public init(items: [ObjectType]) { allItems = items }
}
extension NSUserActivity {
    /// The phrase that is proposed for the activity. Inert: nothing is proposed.
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }
    /// By which it can be deleted. Inert: nothing is kept.
    public var persistentIdentifier: String? {
        get { nil }
        set {}
    }
}
