import Foundation
import ViewRuntime

// Menus, status items and popovers of AppKit's. They keep what is set on them; nothing is shown, and nobody chooses.

/// A menu. Nothing is shown.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    open var title: String
    public private(set) var items: [NSMenuItem] = []
    open weak var delegate: (any NSMenuDelegate)?
    open var autoenablesItems = true
    open var minimumWidth: CGFloat = 0
    open var font: NSFont!
    open var numberOfItems: Int { items.count }
    public weak var supermenu: NSMenu?
    public init(title: String) { self.title = title }
    public convenience override init() { self.init(title: "") }

    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        items.insert(newItem, at: min(max(0, index), items.count))
        newItem.menu = self
    }
    @discardableResult open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func update() {}
    open func cancelTracking() {}
    /// Shows the menu. Nobody chooses here: it ends at once, and the answer is no.
    @discardableResult open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool { false }
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

/// What can be chosen in a menu. Nobody chooses here.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open var state = NSButton.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open var isAlternate = false
    open var indentationLevel = 0
    open var tag = 0
    open var toolTip: String?
    open var image: NSImage?
    open var representedObject: Any?
    open var view: NSView?
    open var submenu: NSMenu?
    open var subtitle: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open weak var menu: NSMenu?
    public private(set) var isSeparatorItem = false
    open var hasSubmenu: Bool { submenu != nil }
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
    }
    public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    public class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
    public class func sectionHeader(title: String) -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
}

/// What is told of a menu. Nobody opens one here: it is not called.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func menuNeedsUpdate(_ menu: NSMenu)
}
extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
}

extension NSApplication {
    /// The menu of the app: none.
    public var mainMenu: NSMenu? {
        get { nil }
        set {}
    }
    public var currentEvent: NSEvent? { nil }
    public var isHidden: Bool { false }
    public var applicationIconImage: NSImage! { NSImage() }
    public var orderedWindows: [NSWindow] { [] }
    public var modalWindow: NSWindow? { nil }
    /// Sends an action to whoever takes it. Inert: methods have no names at run time here, and the answer is no.
    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
    @discardableResult public func runModal(for window: NSWindow) -> ModalResponse { .abort }
    public func stopModal() {}
    public func stopModal(withCode returnCode: ModalResponse) {}
    public func unhide(_ sender: Any?) {}
    public func deactivate() {}
    @discardableResult public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    public func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    /// How urgently a person is called.
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }
    /// Whether the app ends.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    /// Where the app's icon stands: nowhere.
    public var dockTile: NSDockTile { NSDockTile() }
}

/// The app's icon. Nothing is shown.
@MainActor @preconcurrency
public final class NSDockTile: NSObject {
    public var badgeLabel: String?
    public var contentView: NSView?
    public func display() {}
}

/// The bar of status items. Nothing is shown.
@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
    public static let system = NSStatusBar()
    public var thickness: CGFloat { 22 }
    public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length: length) }
    public func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item in the bar of status items. Nothing is shown.
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
    nonisolated public static let variableLength: CGFloat = -1
    nonisolated public static let squareLength: CGFloat = -2
    public var length: CGFloat
    public private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
    public var menu: NSMenu?
    public var isVisible = true
    public var autosaveName: String! = ""
    public var behavior: Behavior = []
    /// What a person can do with an item.
    public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removalAllowed = Self(rawValue: 2)
        public static let terminationOnRemoval = Self(rawValue: 4)
    }
    init(length: CGFloat) { self.length = length }
}

/// The button of a status item. Nothing is shown.
open class NSStatusBarButton: NSButton {
    open var appearsDisabled = false
}

/// Content beside a view. Nothing is shown.
open class NSPopover: NSResponder {
    /// When it goes.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open var contentSize = CGSize.zero
    open var contentViewController: NSViewController?
    open var appearance: NSAppearance?
    open var positioningRect = CGRect.zero
    open weak var delegate: (any NSPopoverDelegate)?
    /// Whether it was shown and not closed.
    public private(set) var isShown = false
    open var isDetached: Bool { false }
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) { isShown = true }
    open func performClose(_ sender: Any?) { close() }
    open func close() { isShown = false }
    public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
/// What is told of a popover. Nothing calls it here.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverDidClose(_ notification: Notification)
    func popoverWillShow(_ notification: Notification)
}
extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverDidClose(_ notification: Notification) {}
    public func popoverWillShow(_ notification: Notification) {}
}

/// A controller of a window. Nothing is shown.
open class NSWindowController: NSResponder {
    open var window: NSWindow?
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    open var shouldCascadeWindows = true
    open var windowFrameAutosaveName = ""
    open var isWindowLoaded: Bool { window != nil }
    public init(window: NSWindow?) {
        super.init()
        self.window = window
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
    open func windowDidLoad() {}
    open func loadWindow() {}
}

/// The bar of buttons of a window. Nothing is shown.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    /// What buttons show.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    public let identifier: String
    open var displayMode = DisplayMode.default
    open var isVisible = true
    open var allowsUserCustomization = false
    open var showsBaselineSeparator = true
    public init(identifier: String) { self.identifier = identifier }
    public convenience override init() { self.init(identifier: "") }
}
extension NSWindow {
    /// The bar of buttons. Inert: none is shown or kept.
    public var toolbar: NSToolbar? {
        get { nil }
        set {}
    }
    public var windowController: NSWindowController? { nil }
    public func addTitlebarAccessoryViewController(_ childViewController: NSViewController) {}
}
