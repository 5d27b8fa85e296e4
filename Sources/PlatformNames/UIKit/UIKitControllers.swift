import Foundation
import ViewRuntime

// Controllers and settings of UIKit's beside those that the runtime's own files know. They keep what is set on them; nobody operates them.

/// A controller of a list.
open class UITableViewController: UIViewController {
    open var tableView: UITableView! = UITableView(frame: .zero, style: .plain)
    open var clearsSelectionOnViewWillAppear = true
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        tableView = UITableView(frame: .zero, style: style)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = tableView }
}

/// A controller of a collection.
open class UICollectionViewController: UIViewController {
    open var collectionView: UICollectionView!
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        super.init(coder: coder)
    }
    open override func loadView() { view = collectionView }
}

/// Controllers side by side.
open class UISplitViewController: UIViewController {
    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary }
    /// How many columns there are.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var isCollapsed: Bool { true }
    private var columns: [Column: UIViewController] = [:]
    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
    open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
}

/// Chooses a colour. Nobody chooses here: its delegate is not called.
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
}
/// What is told of a choice of colours. Nobody chooses here: it is not called.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Shows a file, and what can be done with it. Nothing is shown here.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var name: String?
    open var uti: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
/// What is told of a file that is shown. Nothing calls it here.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// Prints. There is no printer: it ends at once, and says that nothing was printed.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public static let shared = UIPrintInteractionController()
    public static var isPrintingAvailable: Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
}
/// How something is printed. Kept.
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    open var jobName = ""
    open var outputType = OutputType.general
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Changes views over time: at once here, since views of the platform do not move.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { self.animations = [animations].compactMap { $0 } }
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.animations = [animations].compactMap { $0 }
    }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    open func startAnimation() {
        for animation in animations { animation() }
        for completion in completions { completion(.end) }
        (animations, completions) = ([], [])
    }
    open func stopAnimation(_ withoutFinishing: Bool) {}
}
/// Where a change over time ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
    /// How fast a change is at its begin and end.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// How views change over time.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = Self(rawValue: 2)
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let `repeat` = Self(rawValue: 8)
        public static let autoreverse = Self(rawValue: 16)
        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
    /// Makes changes at once: views of the platform do not move here.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once: views of the platform do not move here.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once: views of the platform do not move here.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Makes changes.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}

/// A distance to the right and below.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public init() { (horizontal, vertical) = (0, 0) }
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
}

/// What is shared, as the app that it is shared with asks for it. Nothing is shared here: it is not asked.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
}

/// Whether the device is held to one app.
extension UIAccessibility {
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
}
