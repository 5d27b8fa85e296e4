import Foundation
import ViewRuntime

// Views of AppKit's beside those that the runtime's own files know. They keep what is set on them; nothing is drawn or laid out from it.

/// Along which way something goes.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

extension NSLayoutConstraint {
    /// A side or a middle of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }
}

/// Room on the four sides.
public struct NSEdgeInsets: Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Views one after the other. Inert: they are kept, and nothing is laid out.
open class NSStackView: NSView {
    /// How the room is shared.
    public enum Distribution: Int, Sendable { case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// On which side a view stands.
    public enum Gravity: Int, Sendable { case top = 1, center, bottom }
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsets()
    open var detachesHiddenViews = true
    public private(set) var arrangedSubviews: [NSView] = []
    open var views: [NSView] { arrangedSubviews }
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, insertionIndex), arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
}

/// Views side by side, with dividers. Inert: they are kept, and nothing is laid out.
open class NSSplitView: NSView {
    /// How a divider looks.
    public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
    open var isVertical = false
    open var dividerStyle = DividerStyle.thick
    open var autosaveName: String?
    open var arrangedSubviews: [NSView] { subviews }
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
    open func adjustSubviews() {}
}

/// A frame around views. Inert: nothing is drawn.
open class NSBox: NSView {
    /// What it is for.
    public enum BoxType: UInt, Sendable { case primary, separator = 2, custom = 4 }
    open var boxType = BoxType.primary
    open var title = ""
    open var contentView: NSView?
    open var fillColor = NSColor.clear
    open var borderColor = NSColor.clear
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var isTransparent = false
}

/// A switch. Its look is inert: nothing is drawn from it.
open class NSSwitch: NSControl {
    open var state = NSButton.StateValue.off
}

/// A slider. Its look is inert: nothing is drawn from it.
open class NSSlider: NSControl {
    open var minValue = 0.0
    open var maxValue = 1.0
    open var numberOfTickMarks = 0
    open var allowsTickMarkValuesOnly = false
    open var isVertical = false
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    }
}

/// A button with a menu of choices. Its look is inert: nothing is drawn from it.
open class NSPopUpButton: NSButton {
    open var pullsDown = false
    public private(set) var itemTitles: [String] = []
    open var indexOfSelectedItem = -1
    open var numberOfItems: Int { itemTitles.count }
    open var titleOfSelectedItem: String? { itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil }
    public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }
    open func addItem(withTitle title: String) {
        itemTitles.append(title)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
    }
    open func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }
    open func removeAllItems() { (itemTitles, indexOfSelectedItem) = ([], -1) }
    open func selectItem(at index: Int) { indexOfSelectedItem = itemTitles.indices.contains(index) ? index : -1 }
    open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
}

/// A field with a list of texts. Its look is inert: nothing is drawn from it.
open class NSComboBox: NSTextField {
    public private(set) var objectValues: [Any] = []
    open var completes = false
    open var numberOfVisibleItems = 5
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    open func removeAllItems() { objectValues = [] }
}

/// A row of choices. Its look is inert: nothing is drawn from it.
open class NSSegmentedControl: NSControl {
    private var labels: [Int: String] = [:]
    open var segmentCount = 0
    open var selectedSegment = -1
    open func setLabel(_ label: String, forSegment segment: Int) { labels[segment] = label }
    open func label(forSegment segment: Int) -> String? { labels[segment] }
    open func setImage(_ image: NSImage?, forSegment segment: Int) {}
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
}

/// Arrows for more and less. Its look is inert: nothing is drawn from it.
open class NSStepper: NSControl {
    open var minValue = 0.0
    open var maxValue = 59.0
    open var increment = 1.0
    open var valueWraps = true
}

/// A date. Its look is inert: nothing is drawn from it.
open class NSDatePicker: NSControl {
    open var dateValue = Date()
    open var minDate: Date?
    open var maxDate: Date?
}

/// A colour. Its look is inert: nothing is drawn from it.
open class NSColorWell: NSControl {
    open var color = NSColor.black
}

/// A list of AppKit's, for its settings. Inert: nothing asks for its rows.
open class NSTableView: NSControl {
    /// How rows that are chosen look.
    public enum SelectionHighlightStyle: Int, Sendable { case none = -1, regular, sourceList }
    /// How the list looks.
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    open var style = Style.automatic
    open var backgroundColor = NSColor.clear
    open var rowHeight: CGFloat = 24
    open var intercellSpacing = CGSize.zero
    open var headerView: NSView?
    open var allowsMultipleSelection = false
    open var usesAlternatingRowBackgroundColors = false
    open var numberOfRows: Int { 0 }
    open var selectedRow: Int { -1 }
    open func reloadData() {}
    open func scrollRowToVisible(_ row: Int) {}
    open func deselectAll(_ sender: Any?) {}
}

/// A tree of AppKit's, for its settings. Inert: nothing asks for its rows.
open class NSOutlineView: NSTableView {
    open var indentationPerLevel: CGFloat = 16
    open func expandItem(_ item: Any?) {}
    open func collapseItem(_ item: Any?) {}
}

/// The part of a scroll view that is seen.
open class NSClipView: NSView {
    open var documentView: NSView?
    open var drawsBackground = true
    open var backgroundColor = NSColor.clear
    open var documentVisibleRect: CGRect { bounds }
    open func scroll(to newOrigin: CGPoint) {}
}

/// A bar that shows how far a view is scrolled. Inert: nothing is drawn.
open class NSScroller: NSControl {
    /// Whether it covers the content.
    public enum Style: Int, Sendable { case legacy, overlay }
    public class var preferredScrollerStyle: Style { .overlay }
}

/// What a view is told of the pointer. Inert: there is no pointer.
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    /// What is told, and when.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Self(rawValue: 1)
        public static let mouseMoved = Self(rawValue: 2)
        public static let cursorUpdate = Self(rawValue: 4)
        public static let activeWhenFirstResponder = Self(rawValue: 16)
        public static let activeInKeyWindow = Self(rawValue: 32)
        public static let activeInActiveApp = Self(rawValue: 64)
        public static let activeAlways = Self(rawValue: 128)
        public static let assumeInside = Self(rawValue: 256)
        public static let inVisibleRect = Self(rawValue: 512)
        public static let enabledDuringMouseDrag = Self(rawValue: 1024)
    }
    public let rect: CGRect
    public let options: Options
    public private(set) weak var owner: AnyObject?
    public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options, self.owner) = (rect, options, owner.map { $0 as AnyObject })
    }
}

/// What a person does with the pointer, told to an object. Inert: there is no pointer.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
    /// How far it is.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var state: State { .possible }
    public fileprivate(set) weak var view: NSView?
    public init(target: Any?, action: Selector?) { (self.target, self.action) = (target.map { $0 as AnyObject }, action) }
    public convenience override init() { self.init(target: nil, action: nil) }
    open func location(in view: NSView?) -> CGPoint { .zero }
}
/// A click. Inert: there is no pointer.
open class NSClickGestureRecognizer: NSGestureRecognizer {
    open var numberOfClicksRequired = 1
    open var buttonMask = 1
}
/// A drag. Inert: there is no pointer.
open class NSPanGestureRecognizer: NSGestureRecognizer {
    open func translation(in view: NSView?) -> CGPoint { .zero }
    open func velocity(in view: NSView?) -> CGPoint { .zero }
}
/// A press. Inert: there is no pointer.
open class NSPressGestureRecognizer: NSGestureRecognizer { open var minimumPressDuration = 0.5 }
/// Two fingers. Inert: there is no trackpad.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer { open var magnification: CGFloat = 0 }

extension NSView {
    /// Tells somebody of the pointer. Inert: there is no pointer.
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    public var trackingAreas: [NSTrackingArea] { [] }
    /// Tells somebody what a person does. Inert: there is no pointer.
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { gestureRecognizer.view = self }
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { gestureRecognizer.view = nil }
    public func addCursorRect(_ rect: CGRect, cursor: NSCursor) {}
    public func discardCursorRects() {}
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    public func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    public func viewWithTag(_ tag: Int) -> NSView? { nil }
}
