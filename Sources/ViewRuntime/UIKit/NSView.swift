#if !canImport(Darwin)
import Foundation

// As much of AppKit as files need that say `import SwiftUI` alone. Nothing is drawn; views and controllers keep what is set on them.

/// A view of AppKit's: a rectangle in a tree of rectangles, as representables make it.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// Stands for a side without a length of its own in `intrinsicContentSize`.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Where the view stands in the view around it, in points.
    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var wantsLayer = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var needsDisplay = false
    open var needsLayout = false
    open var toolTip: String?
    open var autoresizingMask: AutoresizingMask = []
    /// Rounded corners, a border and a shadow, kept once the view wants a layer. Inert: nothing is drawn from it.
    open var layer: CALayer? { wantsLayer ? ownLayer : nil }
    private lazy var ownLayer = CALayer()

    /// Which sides follow the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minXMargin = Self(rawValue: 1)
        public static let width = Self(rawValue: 2)
        public static let maxXMargin = Self(rawValue: 4)
        public static let minYMargin = Self(rawValue: 8)
        public static let height = Self(rawValue: 16)
        public static let maxYMargin = Self(rawValue: 32)
    }

    /// The views inside, from back to front.
    public private(set) var subviews: [NSView] = []
    /// The view around it.
    public private(set) weak var superview: NSView?

    public init(frame frameRect: CGRect) {
        frame = frameRect
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init(coder: coder)
    }

    /// The size that the content wants; `noIntrinsicMetric` for a side without one.
    open var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
    /// The least size in which everything fits: by default, the present one.
    open var fittingSize: CGSize { bounds.size }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.viewDidMoveToSuperview()
    }

    open func removeFromSuperview() {
        guard let outer = superview else { return }
        outer.subviews.removeAll { $0 === self }
        superview = nil
        viewDidMoveToSuperview()
    }

    open func viewDidMoveToSuperview() {}
    /// The window around it, if there is one.
    open var window: NSWindow? { superview?.window }
    open func viewDidMoveToWindow() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func updateTrackingAreas() {}
    open func updateLayer() {}
    open func updateConstraints() {}
    open func resetCursorRects() {}
    /// The view that takes a click at a place: itself, where the place is in it.
    open func hitTest(_ point: CGPoint) -> NSView? { !isHidden && frame.contains(point) ? self : nil }
    open var isFlipped: Bool { false }
    open var mouseDownCanMoveWindow: Bool { false }
    open var allowsVibrancy: Bool { false }
    open var wantsUpdateLayer: Bool { false }
    open var isOpaque: Bool { false }
    open var identifier: NSUserInterfaceItemIdentifier?
    open var focusRingType = NSFocusRingType.default
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? .light }
    open func viewDidChangeEffectiveAppearance() {}
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    open func layoutSubtreeIfNeeded() { layout() }
    open func setNeedsDisplay(_ invalidRect: CGRect) {}
    open func display() {}
    open func draw(_ dirtyRect: CGRect) {}
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func layout() {}
    open func invalidateIntrinsicContentSize() {}
}

/// A controller of AppKit's: owns a view, which is loaded when it is first asked for.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loadedView: NSView?
    open var title: String?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var preferredContentSize = CGSize.zero
    open var representedObject: Any?
    /// The controllers inside.
    public private(set) var children: [NSViewController] = []
    /// The controller around it.
    public private(set) weak var parent: NSViewController?

    open func addChild(_ childViewController: NSViewController) {
        childViewController.removeFromParent()
        children.append(childViewController)
        childViewController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The view; loaded at the first call.
    open var view: NSView {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView ?? NSView()
        }
        set { loadedView = newValue }
    }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view.
    open func loadView() { loadedView = NSView() }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}
    /// Ends what shows it. Inert: nothing is shown.
    open func dismiss(_ sender: Any?) {}
}
#endif
