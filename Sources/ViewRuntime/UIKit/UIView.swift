#if !canImport(Darwin)
import Foundation

// As much of UIKit as files need that say `import SwiftUI` alone. Nothing is drawn; views and controllers keep what is set on them.

/// Something that can handle events. Here it handles none.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// What comes next in the chain of responders.
    open var next: UIResponder? { nil }
    /// Whether it can get the keyboard's focus.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it has the keyboard's focus.
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard's focus; there is no keyboard here.
    @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
    /// Gives the keyboard's focus back.
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var canResignFirstResponder: Bool { true }
    open var undoManager: UndoManager? { next?.undoManager }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func reloadInputViews() {}
    /// The language and the kind of a person's keyboard: there is none.
    open var textInputMode: UITextInputMode? { nil }
    /// By which a person's keyboard is remembered.
    open var textInputContextIdentifier: String? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

/// A view of UIKit's: a rectangle in a tree of rectangles, as representables make it.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// Stands for a side without a length of its own in `intrinsicContentSize`.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// How content is fitted into a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which sides follow the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }

    /// Where the view stands in the view around it, in points.
    open var frame: CGRect
    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The gestures that were added.
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var isAccessibilityElement = false
    open var transform = CGAffineTransform.identity
    /// Rounded corners, a border and a shadow, kept. Inert: nothing is drawn from it.
    public private(set) lazy var layer = CALayer()

    /// The views inside, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The view around it.
    public private(set) weak var superview: UIView?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open override var next: UIResponder? { superview }
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    private func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: old), at: index)
    }
    /// Where the view's origin is in the outermost view around it.
    private var outerOrigin: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view, let outer = current.superview {
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            view = outer
        }
        return origin
    }
    /// A place of the view in another one's coordinates: the outermost view's where it is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (outerOrigin, view?.outerOrigin ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (outerOrigin, view?.outerOrigin ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// The window around it, if there is one.
    open var window: UIWindow? { superview as? UIWindow ?? superview?.window }
    /// What bars cover of it: nothing.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var traitCollection: UITraitCollection { .current }

    /// The size that the content wants; `noIntrinsicMetric` for a side without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The size that fits best into a size: by default, the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits the present one.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
    }

    open func removeFromSuperview() {
        guard let outer = superview else { return }
        outer.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    /// Called when the view has another view around it, or none.
    open func didMoveToSuperview() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func draw(_ rect: CGRect) {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    /// The view that a touch at a place goes to: the front most that contains it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let found = view.hitTest(inner, with: event) { return found }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The size that constraints give: by default, the present one, since nothing is solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var mask: UIView?
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var clearsContextBeforeDrawing = true
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    /// Draws the view into the picture that is being made. Inert: nothing is drawn, and the answer is no.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Called to place the views inside. Nothing calls it here but `layoutIfNeeded()`.
    open func layoutSubviews() {}
    open func layoutIfNeeded() { layoutSubviews() }
    /// Takes the keyboard's focus from the view and those inside; there is no keyboard here.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    open func setNeedsLayout() {}
    open func setNeedsDisplay() {}
    open func invalidateIntrinsicContentSize() {}

    /// The view at or below this one with a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
}

/// A controller of UIKit's: owns a view, which is loaded when it is first asked for.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open var title: String? { didSet { navigationItem.title = title } }
    /// What the screen says in the bar above it.
    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var preferredContentSize = CGSize.zero
    // Nothing takes time here: no controller is on its way.
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var traitCollection: UITraitCollection { .current }
    /// The controller that it shows above itself.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that shows it.
    public private(set) weak var presentingViewController: UIViewController?
    /// The controllers inside.
    public private(set) var children: [UIViewController] = []
    /// The controller around it.
    public private(set) weak var parent: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    /// The view; loaded at the first call.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }
    /// The view, if it was loaded.
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Makes the view.
    open func loadView() { loadedView = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the view is about to be seen, after it was laid out. Nothing calls it here.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var hidesBottomBarWhenPushed = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var restorationIdentifier: String?
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What shows the controller above another. Inert: what is set on it is kept.
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: nil)
    /// What shows the controller beside a place. Inert: what is set on it is kept.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    public var presentationController: UIPresentationController? { sheetPresentationController }
    /// Shows a controller: in the navigation around it, or above this one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { navigationController.pushViewController(vc, animated: true) } else { present(vc, animated: true) }
    }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Shows a controller above this one: it is kept until it is dismissed, and told that it appears. Nothing is drawn.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil else { return }
        controller.loadViewIfNeeded()
        presentedViewController = controller
        controller.presentingViewController = self
        controller.viewWillAppear(animated)
        controller.viewDidAppear(animated)
        completion?()
    }

    /// Ends what is shown above this controller or, where nothing is, this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presentedViewController else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        shown.viewWillDisappear(animated)
        presentedViewController = nil
        shown.presentingViewController = nil
        shown.viewDidDisappear(animated)
        completion?()
    }

    /// The navigation around it, if there is one.
    public var navigationController: UINavigationController? { enclosing() }
    /// The tabs around it, if there are some.
    public var tabBarController: UITabBarController? { enclosing() }

    private func enclosing<Kind: UIViewController>() -> Kind? { parent as? Kind ?? parent?.enclosing() }

    open func addChild(_ controller: UIViewController) {
        controller.removeFromParent()
        controller.willMove(toParent: self)
        children.append(controller)
        controller.parent = self
    }

    open func removeFromParent() {
        guard let outer = parent else { return }
        outer.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
}

/// How a controller is shown above another. Inert: nothing is drawn from it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a controller comes and goes. Inert: nothing is drawn from it.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Dark or light marks in the status bar. Inert: there is no status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
#endif
