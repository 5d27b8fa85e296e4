#if !canImport(Darwin)
import Foundation

// Windows of AppKit's as files make and look for them. Nothing is drawn; they keep what is set on them.

/// A window. Nothing is drawn.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
    /// What a window has around its content. Inert: nothing is drawn from it.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    /// How a window's picture is kept.
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    /// Whether the title is seen.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// Which windows stand above which others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let floating = Level(3)
        public static let modalPanel = Level(8)
        public static let mainMenu = Level(24)
        public static let statusBar = Level(25)
        public static let popUpMenu = Level(101)
        public static let screenSaver = Level(1000)
        public static func + (level: Level, offset: Int) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: Int) -> Level { Level(level.rawValue - offset) }
    }
    /// How a window behaves among spaces.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = Self(rawValue: 1)
        public static let moveToActiveSpace = Self(rawValue: 2)
        public static let transient = Self(rawValue: 8)
        public static let stationary = Self(rawValue: 16)
        public static let ignoresCycle = Self(rawValue: 64)
        public static let fullScreenPrimary = Self(rawValue: 128)
        public static let fullScreenAuxiliary = Self(rawValue: 256)
    }
    /// Whether windows join as tabs. Inert: nothing is drawn.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// How a window comes. Inert: nothing is drawn.
    public enum AnimationBehavior: Int, Sendable { case `default` = 0, none = 2, documentWindow, utilityWindow, alertPanel }
    /// How the toolbar stands to the title. Inert: nothing is drawn.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// Who may look at the picture of a window. Inert: nothing is drawn.
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    /// Above or below another window.
    public enum OrderingMode: Int, Sendable { case above = 1, out = 0, below = -1 }
    /// Whether a window is seen.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = Self(rawValue: 2)
    }
    /// The buttons of a window's title.
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton }

    /// Where the window stands on the screen, in points.
    open private(set) var frame: CGRect
    open var title = ""
    open var subtitle = ""
    open var styleMask: StyleMask
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var isOpaque = true
    open var hasShadow = true
    open var ignoresMouseEvents = false
    open var hidesOnDeactivate = false
    open var alphaValue: CGFloat = 1
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var identifier: NSUserInterfaceItemIdentifier?
    open var appearance: NSAppearance?
    open var contentView: NSView?
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    open weak var delegate: (any NSWindowDelegate)?
    open var screen: NSScreen? { .main }
    open var backingScaleFactor: CGFloat { 2 }
    /// Whether it was put in front and not closed.
    open private(set) var isVisible = false
    open var isKeyWindow: Bool { false }
    open var isMainWindow: Bool { false }
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    open var canBecomeMain: Bool { styleMask.contains(.titled) }

    public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
        (frame, self.styleMask) = (contentRect, styleMask)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (frame, styleMask) = (.zero, [])
        super.init(coder: coder)
    }

    public convenience override init() {
        self.init(contentRect: .zero, styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: true)
    }

    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
        contentView = contentViewController.view
    }

    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
    open func orderFront(_ sender: Any?) { isVisible = true }
    open func orderFrontRegardless() { isVisible = true }
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func makeKey() {}
    open func resignKey() {}
    open func center() {}
    open func miniaturize(_ sender: Any?) {}
    open func zoom(_ sender: Any?) {}
    open func toggleFullScreen(_ sender: Any?) {}
    /// What was made the first responder last: nobody presses keys here.
    open private(set) weak var firstResponder: NSResponder?
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        firstResponder = responder
        return true
    }
    open weak var initialFirstResponder: NSView?
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var isExcludedFromWindowsMenu = false
    open var acceptsMouseMovedEvents = false
    open var tabbingMode = TabbingMode.automatic
    open var animationBehavior = AnimationBehavior.default
    open var toolbarStyle = ToolbarStyle.automatic
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    open var isRestorable = true
    open var isMovable = true
    open var sharingType = SharingType.readOnly
    open var representedURL: URL?
    open var isDocumentEdited = false
    open var isZoomed: Bool { false }
    open var isMiniaturized: Bool { false }
    open var occlusionState: OcclusionState { isVisible ? .visible : [] }
    open var windowNumber: Int { 0 }
    open var parent: NSWindow? { nil }
    open var childWindows: [NSWindow]? { nil }
    open var sheets: [NSWindow] { [] }
    open var attachedSheet: NSWindow? { nil }
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
    open func removeChildWindow(_ childWin: NSWindow) {}
    /// Shows a window on this one. Inert: nothing is shown, and it ends at once as if it had been cancelled.
    open func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil) { handler?(.cancel) }
    open func endSheet(_ sheetWindow: NSWindow) {}
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
    open func performDrag(with event: NSEvent) {}
    open func performMiniaturize(_ sender: Any?) {}
    open func performZoom(_ sender: Any?) {}
    open func deminiaturize(_ sender: Any?) {}
    open func invalidateShadow() {}
    open func displayIfNeeded() {}
    open func setIsVisible(_ flag: Bool) { isVisible = flag }
    open func makeMain() {}
    open func resignMain() {}
    open func becomeKey() {}
    open func becomeMain() {}
    open func animationResizeTime(_ newFrame: CGRect) -> TimeInterval { 0 }
    open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }
    open func sendEvent(_ event: NSEvent) {}
    open func setFrameTopLeftPoint(_ point: CGPoint) { frame.origin = CGPoint(x: point.x, y: point.y - frame.height) }
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    open func convertToScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    open func convertPoint(toScreen point: CGPoint) -> CGPoint { CGPoint(x: point.x + frame.minX, y: point.y + frame.minY) }
    open func setFrame(_ frameRect: CGRect, display: Bool) { frame = frameRect }
    open func setFrame(_ frameRect: CGRect, display: Bool, animate: Bool) { frame = frameRect }
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    open func setContentSize(_ size: CGSize) { frame.size = size }
    @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
    /// A button of the title; there is none.
    open func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

    /// Takes it off the screen, if its delegate agrees.
    open func performClose(_ sender: Any?) {
        if delegate?.windowShouldClose(self) != false { close() }
    }

    open func close() {
        let notification = Notification(name: NSWindow.willCloseNotification, object: self)
        delegate?.windowWillClose(notification)
        NotificationCenter.default.post(notification)
        isVisible = false
    }

    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    public nonisolated static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreenNotification")
    public nonisolated static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreenNotification")
    public nonisolated static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
}

/// What is told of a window: that it closes. The rest does not happen here.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowWillClose(_ notification: Notification)
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
}

/// What stands between a title and the content. Inert: nothing is drawn.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

/// A window for tools. Nothing is drawn.
open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var worksWhenModal = false
}

/// The name of something in an interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Light or dark, as AppKit knows it: light.
public final class NSAppearance: NSObject, Sendable {
    /// Which look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }
    public let name: Name
    static let light = NSAppearance(.aqua)
    private init(_ name: Name) { self.name = name }
    public init?(named name: Name) { self.name = name }
    public func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
}

/// The screen of a computer, 1440 by 900 points at 2 pixels a point, whatever the size of a host is.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    nonisolated private override init() {}
    private static let only = NSScreen()
    public static var main: NSScreen? { only }
    public static var screens: [NSScreen] { [only] }
    public var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
    public var visibleFrame: CGRect { frame }
    public var backingScaleFactor: CGFloat { 2 }
    public var localizedName: String { "Screen" }
    public var maximumFramesPerSecond: Int { 60 }
}

/// The app as AppKit sees it.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }

extension NSApplication {
    /// How a person answered. Nobody answers here.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let OK = Self(1)
        public static let cancel = Self(0)
        public static let stop = Self(-1000)
        public static let abort = Self(-1001)
        public static let alertFirstButtonReturn = Self(1000)
        public static let alertSecondButtonReturn = Self(1001)
        public static let alertThirdButtonReturn = Self(1002)
    }
    /// Whether an app has windows and stands in the dock.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    /// The windows of the app: none, since hosts are no windows.
    public var windows: [NSWindow] { [] }
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }
    public var isActive: Bool { true }
    public var effectiveAppearance: NSAppearance { .light }
    public func activationPolicy() -> ActivationPolicy { .regular }
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
    /// Brings the app to the front. Inert: there is no front.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Brings the app to the front. Inert: there is no front.
    public func activate() {}
    /// Hides the app's windows. Inert: there are none.
    public func hide(_ sender: Any?) {}
    /// Ends the app, after its delegate heard of it. Inert beyond that: the process goes on, since hosts and tests live in it.
    public func terminate(_ sender: Any?) {
        delegate?.applicationWillTerminate(Notification(name: NSApplication.willTerminateNotification, object: self))
    }
    /// Shows what the app says of itself. Inert: nothing is shown.
    public func orderFrontStandardAboutPanel(_ sender: Any?) {}
    /// Shows what the app says of itself. Inert: nothing is shown.
    public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
    /// What an app says of itself.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let credits = Self(rawValue: "Credits")
        public static let applicationName = Self(rawValue: "ApplicationName")
        public static let applicationVersion = Self(rawValue: "ApplicationVersion")
        public static let version = Self(rawValue: "Version")
    }

    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    public nonisolated static let willBecomeActiveNotification = Notification.Name("NSApplicationWillBecomeActiveNotification")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    public nonisolated static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
}
#endif
