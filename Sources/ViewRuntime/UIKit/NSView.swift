#if !canImport(Darwin)
import Foundation

// As much of AppKit as files need that say `import SwiftUI` alone. Nothing is drawn; views and controllers keep what is set on them.

/// A view of AppKit's: a rectangle in a tree of rectangles, as representables make it.
@MainActor @preconcurrency
open class NSView {
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

    public init(frame frameRect: CGRect) { frame = frameRect }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { frame = .zero }

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
    open var acceptsFirstResponder: Bool { false }
    open func viewDidMoveToWindow() {}
    open func draw(_ dirtyRect: CGRect) {}
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func layout() {}
    open func invalidateIntrinsicContentSize() {}
}

/// A controller of AppKit's: owns a view, which is loaded when it is first asked for.
@MainActor @preconcurrency
open class NSViewController {
    private var loadedView: NSView?
    open var title: String?

    public init() {}
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}

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
}
#endif
