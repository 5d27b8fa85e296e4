#if !canImport(Darwin)
import Foundation

// Controls of AppKit's, as representables make them. They keep what is set on them; nobody operates them, so delegates are not called.

/// What controls of AppKit's have in common.
open class NSControl: NSView {
    /// How large a control is.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    /// What draws the control, and keeps more settings of it.
    public private(set) lazy var cell: NSCell? = makeCell()
    /// What draws a new control of the class.
    open func makeCell() -> NSCell { NSCell() }
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var stringValue = ""
    open var attributedStringValue = NSAttributedString(string: "")
    open var doubleValue: Double { get { Double(stringValue) ?? 0 } set { stringValue = "\(newValue)" } }
    open var integerValue: Int { get { Int(stringValue) ?? 0 } set { stringValue = "\(newValue)" } }
    open var font: NSFont?
    open var alignment = NSTextAlignment.natural
    open var controlSize = ControlSize.regular
    open var isContinuous = false
    open func sizeToFit() {}
    /// What edits the control's text: nothing, since nobody types.
    open func currentEditor() -> NSText? { nil }
    @discardableResult open func abortEditing() -> Bool { false }
    open func selectText(_ sender: Any?) {}
    open var objectValue: Any?
    open var formatter: Formatter?
    open var usesSingleLineMode = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var floatValue: Float { get { Float(doubleValue) } set { doubleValue = Double(newValue) } }
    open var intValue: Int32 { get { Int32(clamping: integerValue) } set { integerValue = Int(newValue) } }
    open var isHighlighted = false
    open var refusesFirstResponder = false
    open func performClick(_ sender: Any?) {}
    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
}

/// What draws a control of AppKit's. Inert: nothing is drawn; what is set is kept.
@MainActor @preconcurrency
open class NSCell: NSObject {
    open var sendsActionOnEndEditing = false
    open var isScrollable = false
    open var wraps = false
    open var usesSingleLineMode = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var isEditable = false
    open var isSelectable = false
    open var isBordered = false
    open var isBezeled = false
    open var isHighlighted = false
    open var font: NSFont?
    open var title = ""
    open var controlSize = NSControl.ControlSize.regular
    open var truncatesLastVisibleLine = false
    public override init() {}
    public init(textCell string: String) { title = string }
}

/// What draws a field of text.
open class NSTextFieldCell: NSCell {
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
}

/// What draws a field to search in.
open class NSSearchFieldCell: NSTextFieldCell {
    open var searchButtonCell: NSCell?
    open var cancelButtonCell: NSCell?
}

/// A button of AppKit's. Its look is inert: nothing is drawn from it.
open class NSButton: NSControl {
    /// How its edge looks.
    public enum BezelStyle: UInt, Sendable { case rounded = 1, regularSquare, texturedRounded = 11, recessed = 13, inline = 15 }
    open var title = ""
    open var image: NSImage?
    open var isBordered = true
    open var bezelStyle = BezelStyle.rounded
    open var keyEquivalent = ""
    open var hasDestructiveAction = false
    open var state = StateValue.off
    /// Whether it is pressed in.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }
}

/// A text or a field of text of AppKit's. Its look is inert: nothing is drawn from it.
open class NSTextField: NSControl {
    open override func makeCell() -> NSCell { NSTextFieldCell() }
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = true
    open var isBordered = false
    open var isBezeled = true
    open var isEditable = true
    open var isSelectable = true
    open var maximumNumberOfLines = 0
    open var contentType: NSTextContentType?
    open var bezelStyle = BezelStyle.squareBezel
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isAutomaticTextCompletionEnabled = true
    /// How a field's edge looks.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
    open func controlTextDidChange(_ obj: Notification) {}
    open func controlTextDidBeginEditing(_ obj: Notification) {}
    open func controlTextDidEndEditing(_ obj: Notification) {}
    open weak var delegate: (any NSTextFieldDelegate)?
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    public convenience init(labelWithString string: String) {
        self.init(string: string)
        isEditable = false
    }
    public convenience init(wrappingLabelWithString string: String) { self.init(labelWithString: string) }
    public convenience init(labelWithAttributedString string: NSAttributedString) {
        self.init(labelWithString: string.string)
        attributedStringValue = string
    }
}

/// A hidden text of AppKit's. Its look is inert: nothing is drawn from it.
open class NSSecureTextField: NSTextField {}
/// A field for searches of AppKit's. Its look is inert: nothing is drawn from it.
open class NSSearchField: NSTextField {
    open var sendsSearchStringImmediately = false
    open var sendsWholeSearchString = false
}

/// Whether a ring stands around what has the focus.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// What is told of a field's text. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: AnyObject {
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
}

extension NSTextFieldDelegate {
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    public func controlTextDidBeginEditing(_ notification: Notification) {}
    public func controlTextDidChange(_ notification: Notification) {}
    public func controlTextDidEndEditing(_ notification: Notification) {}
}

/// What is told of a field of searches. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// What a field's text is for, as AppKit knows it.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = Self(rawValue: "NSTextContentTypeUsername")
    public static let password = Self(rawValue: "NSTextContentTypePassword")
    public static let newPassword = Self(rawValue: "NSTextContentTypeNewPassword")
    public static let oneTimeCode = Self(rawValue: "NSTextContentTypeOneTimeCode")
    public static let emailAddress = Self(rawValue: "NSTextContentTypeEmailAddress")
    public static let telephoneNumber = Self(rawValue: "NSTextContentTypeTelephoneNumber")
    public static let URL = Self(rawValue: "NSTextContentTypeURL")
    public static let name = Self(rawValue: "NSTextContentTypeName")
}

/// What holds and edits a text of AppKit's. Its look is inert: nothing is drawn from it.
open class NSText: NSView {
    open var string = ""
    open var font: NSFont?
    open var textColor: NSColor?
    open var backgroundColor: NSColor! = .textBackgroundColor
    open var drawsBackground = true
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var isFieldEditor = false
    open var alignment = NSTextAlignment.natural
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The selected part, in UTF-16 units: the end of the text unless one was set.
    open var selectedRange: NSRange {
        get { selection ?? NSRange(location: string.utf16.count, length: 0) }
        set { selection = newValue }
    }
    private var selection: NSRange?
    open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func sizeToFit() {}
    open func replaceCharacters(in range: NSRange, with text: String) {
        if let range = Range(range, in: string) { string.replaceSubrange(range, with: text) }
    }
}

/// A text of many lines of AppKit's. Its look is inert: nothing is drawn from it.
open class NSTextView: NSText {
    open var insertionPointColor: NSColor! = .black
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    open var defaultParagraphStyle: NSParagraphStyle?
    open var isAutomaticTextReplacementEnabled = false
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextCompletionEnabled = false
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var smartInsertDeleteEnabled = false
    open var usesFontPanel = false
    open var usesRuler = false
    open var usesFindBar = false
    open var isIncrementalSearchingEnabled = false
    open var importsGraphics = false
    open var displaysLinkToolTips = true
    open var acceptsGlyphInfo = false
    open var allowsUndo = false
    open var isAutomaticQuoteSubstitutionEnabled = false
    open var isAutomaticDashSubstitutionEnabled = false
    open var isAutomaticSpellingCorrectionEnabled = false
    open var textContainerInset = CGSize.zero
    public let textContainer: NSTextContainer? = NSTextContainer()
    open weak var delegate: (any NSTextViewDelegate)?
    open func selectedRange() -> NSRange { selectedRange }
    open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
    open func insertText(_ string: Any, replacementRange: NSRange) {
        replaceCharacters(in: replacementRange.location == NSNotFound ? selectedRange : replacementRange, with: "\(string)")
    }
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool { isEditable }
    open func didChangeText() {}
    open override var acceptsFirstResponder: Bool { isSelectable }
}

/// What is told of a text of many lines. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: AnyObject {
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextViewDelegate {
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}

/// A view of AppKit's that scrolls. Inert: nobody scrolls.
open class NSScrollView: NSView {
    open var documentView: NSView?
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var drawsBackground = true
    open var backgroundColor = NSColor.clear
    open var automaticallyAdjustsContentInsets = true
}

/// A picture of AppKit's. Its look is inert: nothing is drawn from it.
open class NSImageView: NSControl {
    open var image: NSImage?
    open var animates = false
}

/// A wheel or a bar of AppKit's. Its look is inert: nothing is drawn from it.
open class NSProgressIndicator: NSView {
    /// A wheel or a bar.
    public enum Style: UInt, Sendable { case bar, spinning }
    open var style = Style.bar
    open var isIndeterminate = true
    open var isDisplayedWhenStopped = true
    open var controlSize = NSControl.ControlSize.regular
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open func startAnimation(_ sender: Any?) {}
    open func stopAnimation(_ sender: Any?) {}
}

/// A view that shows what is behind it through a material. Inert: nothing is drawn from it.
open class NSVisualEffectView: NSView {
    /// What it looks like.
    public enum Material: Int, Sendable {
        case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
        case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
    }
    /// Whether the window or what is behind it shows through.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// When it looks active.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.titlebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
}

/// What a person did with a key or the pointer, as AppKit knows it. None comes here.
@MainActor @preconcurrency
public final class NSEvent: NSObject {
    /// Keys that are held.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = Self(rawValue: 1 << 16)
        public static let shift = Self(rawValue: 1 << 17)
        public static let control = Self(rawValue: 1 << 18)
        public static let option = Self(rawValue: 1 << 19)
        public static let command = Self(rawValue: 1 << 20)
        public static let numericPad = Self(rawValue: 1 << 21)
        public static let function = Self(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = Self(rawValue: 0xFFFF_0000)
    }
    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = Self(rawValue: 1 << 1)
        public static let leftMouseUp = Self(rawValue: 1 << 2)
        public static let rightMouseDown = Self(rawValue: 1 << 3)
        public static let mouseMoved = Self(rawValue: 1 << 5)
        public static let leftMouseDragged = Self(rawValue: 1 << 6)
        public static let keyDown = Self(rawValue: 1 << 10)
        public static let keyUp = Self(rawValue: 1 << 11)
        public static let flagsChanged = Self(rawValue: 1 << 12)
        public static let scrollWheel = Self(rawValue: 1 << 22)
        public static let any = Self(rawValue: .max)
    }
    public let modifierFlags: ModifierFlags = []
    public let keyCode: UInt16 = 0
    public let characters: String? = nil
    public let charactersIgnoringModifiers: String? = nil
    public let locationInWindow = CGPoint.zero
    public let deltaX: CGFloat = 0
    public let deltaY: CGFloat = 0
    public let scrollingDeltaX: CGFloat = 0
    public let scrollingDeltaY: CGFloat = 0
    public let clickCount = 0
    public weak var window: NSWindow?

    nonisolated private override init() {}
    /// The keys that are held now: none.
    public static var modifierFlags: ModifierFlags { [] }
    /// Where the pointer is: nowhere.
    public static var mouseLocation: CGPoint { .zero }
    /// Asks to see events before the app does. Inert: there are none.
    public static func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? { nil }
    /// Asks to see events of other apps. Inert: there are none.
    public static func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? { nil }
    public static func removeMonitor(_ eventMonitor: Any) {}
}

/// A sound of the system's. Inert: nothing sounds.
public func NSBeep() {}
#endif
