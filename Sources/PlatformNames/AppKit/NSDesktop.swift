import Foundation
import ViewRuntime

// What AppKit says of the computer, its other programs and what a person feels and hears. There is none of it here.

/// A program that runs. No other is known here.
public final class NSRunningApplication: NSObject, @unchecked Sendable {
    /// How a program is brought to the front.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = Self(rawValue: 1)
        public static let activateIgnoringOtherApps = Self(rawValue: 2)
    }
    public static let current = NSRunningApplication()
    private override init() {}
    public var localizedName: String? { ProcessInfo.processInfo.processName }
    public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    public var bundleURL: URL? { Bundle.main.bundleURL }
    public var executableURL: URL? { Bundle.main.executableURL }
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    public var icon: NSImage? { nil }
    public var launchDate: Date? { nil }
    public var isActive: Bool { true }
    public var isHidden: Bool { false }
    public var isTerminated: Bool { false }
    public var isFinishedLaunching: Bool { true }
    @MainActor public var activationPolicy: NSApplication.ActivationPolicy { .regular }
    @discardableResult public func activate(options: ActivationOptions = []) -> Bool { false }
    @discardableResult public func hide() -> Bool { false }
    @discardableResult public func terminate() -> Bool { false }
    @discardableResult public func forceTerminate() -> Bool { false }
    public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
}

extension NSWorkspace {
    public var runningApplications: [NSRunningApplication] { [.current] }
    public var frontmostApplication: NSRunningApplication? { .current }
    public var menuBarOwningApplication: NSRunningApplication? { .current }
    /// What tells of other programs: nobody posts to it.
    public var notificationCenter: NotificationCenter { WorkspaceNotifications.center }
    /// How a program is opened.
    public final class OpenConfiguration: NSObject {
        public var activates = true
        public var arguments: [String] = []
        public var createsNewApplicationInstance = false
        public var promptsUserIfNeeded = true
        public var hides = false
    }
    /// Opens a program. Nobody does: throws.
    @discardableResult
    public func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        throw CocoaError(.featureUnsupported)
    }
    /// Opens a program. Nobody does, and the closure hears so.
    public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    /// Opens addresses with a program. Nobody does, and the closure hears so.
    public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
    @discardableResult public func openFile(_ fullPath: String) -> Bool { false }
    @discardableResult public func launchApplication(_ appName: String) -> Bool { false }
    public func urlForApplication(toOpen url: URL) -> URL? { nil }
    public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    public func icon(for contentType: UTType) -> NSImage { NSImage() }
    public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    public nonisolated static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    public nonisolated static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    public nonisolated static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    public nonisolated static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    public nonisolated static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    public nonisolated static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    public nonisolated static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
}

private enum WorkspaceNotifications { static let center = NotificationCenter() }

/// What a person feels under the finger. Inert: nothing is felt.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
    /// What is felt.
    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    /// When it is felt.
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
    public static var defaultPerformer: any NSHapticFeedbackPerformer { NoFeedback() }
}
/// What makes a person feel something. Inert: nothing is felt.
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer {
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
private struct NoFeedback: NSHapticFeedbackPerformer {
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime) {}
}

/// A sound. Inert: nothing is heard.
public final class NSSound: NSObject, @unchecked Sendable {
    public let name: String?
    public var volume: Float = 1
    public var loops = false
    public init?(named name: String) { self.name = name }
    public init?(contentsOf url: URL, byReference: Bool) { name = url.lastPathComponent }
    @discardableResult public func play() -> Bool { false }
    @discardableResult public func stop() -> Bool { false }
    public var isPlaying: Bool { false }
}

/// Shares things with other programs. There are none: nothing is shared.
@MainActor @preconcurrency
public final class NSSharingService: NSObject {
    /// The name of a way to share.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Self(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Self(rawValue: "com.apple.share.Messages.compose")
        public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
    }
    public var recipients: [String]?
    public var subject: String?
    public let title = ""
    public init?(named serviceName: Name) {}
    public func canPerform(withItems items: [Any]?) -> Bool { false }
    public func perform(withItems items: [Any]) {}
    public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}
/// Chooses how to share. Nobody chooses here: nothing is shown.
@MainActor @preconcurrency
public final class NSSharingServicePicker: NSObject {
    public weak var delegate: (any NSSharingServicePickerDelegate)?
    public init(items: [Any]) {}
    public func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
/// What is told of a choice how to share. Nobody chooses here: it is not called.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {}

/// Changes views over time: at once here, since views of the platform do not move.
@MainActor @preconcurrency
public final class NSAnimationContext: NSObject {
    public static let current = NSAnimationContext()
    public var duration: TimeInterval = 0.25
    public var allowsImplicitAnimation = false
    public var completionHandler: (() -> Void)?
    public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil) {
        changes(current)
        completionHandler?()
    }
    public class func beginGrouping() {}
    public class func endGrouping() {}
}

/// The panel of colours. Nothing is shown.
@MainActor @preconcurrency
public final class NSColorPanel: NSObject {
    public static let shared = NSColorPanel()
    public static var sharedColorPanelExists: Bool { false }
    public var color = NSColor.black
    public var showsAlpha = false
    public var isContinuous = true
    public func close() {}
    public func orderFront(_ sender: Any?) {}
    public func setTarget(_ target: Any?) {}
    public func setAction(_ selector: Selector?) {}
}

/// A document of AppKit's. Inert: nothing opens or saves it.
@MainActor @preconcurrency
open class NSDocument: NSObject {
    open var fileURL: URL?
    open var fileType: String?
    open var displayName: String! = ""
    open var isDocumentEdited: Bool { false }
    open var undoManager: UndoManager?
    open class var autosavesInPlace: Bool { false }
    public override init() { super.init() }
    open func makeWindowControllers() {}
    open func addWindowController(_ windowController: NSWindowController) {}
    open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
    open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
    open func close() {}
}

/// What knows the documents that are open: none are.
@MainActor @preconcurrency
public final class NSDocumentController: NSObject {
    public static let shared = NSDocumentController()
    public var documents: [NSDocument] { [] }
    public var currentDocument: NSDocument? { nil }
    public var recentDocumentURLs: [URL] { [] }
    public func newDocument(_ sender: Any?) {}
    public func openDocument(_ sender: Any?) {}
    public func noteNewRecentDocumentURL(_ url: URL) {}
    public func clearRecentDocuments(_ sender: Any?) {}
}

/// Words that a person knows. Nothing is checked here: all are spelled rightly.
@MainActor @preconcurrency
public final class NSSpellChecker: NSObject {
    public static let shared = NSSpellChecker()
    public func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    public func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? { nil }
}

extension NSCursor {
    /// Whether the pointer is hidden while a person types. Inert: there is no pointer.
    public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
    public static func hide() {}
    public static func unhide() {}
}
