#if !canImport(Darwin)
import Foundation

// Controllers of UIKit's that representables make. They keep what is set on them; nobody operates them, so their delegates are not called.

/// A stack of controllers.
open class UINavigationController: UIViewController {
    /// The controllers from the root to the one on top.
    open var viewControllers: [UIViewController] = [] {
        willSet { for controller in viewControllers where !newValue.contains(controller) { controller.removeFromParent() } }
        didSet { for controller in viewControllers where controller.parent !== self { addChild(controller) } }
    }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    public private(set) lazy var navigationBar = UINavigationBar()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    /// How a person swipes back to the controller below. Nobody swipes here: it is kept.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(target: nil, action: nil)
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(target: nil, action: nil)
    open weak var delegate: (any UINavigationControllerDelegate)?

    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let above = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return above
    }
}

/// What is told of a stack of controllers. It is not called here.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Controllers of which one is chosen.
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        willSet { for controller in viewControllers ?? [] where newValue?.contains(controller) != true { controller.removeFromParent() } }
        didSet { for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) } }
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
    public private(set) lazy var tabBar = UITabBar()
}

/// Pages that are turned.
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Along which side pages are turned.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// To which side pages are turned.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// What is said when the controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are shown.
    public private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

/// What gives pages their neighbours. Nobody turns them here: it is not asked.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// What is told of turned pages. Nobody turns them here: it is not called.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Something that can be done with things that are shared.
open class UIActivity: NSObject {
    /// Which it is.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
        public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    }
}

/// What a person can do with things that are shared. Inert: nothing is shared.
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    public let activityItems: [Any]
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has nothing to share; use init(activityItems:applicationActivities:)") }
}

/// Chooses or takes pictures. Inert: there is no camera, and no library.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// What is known of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// What is told of a chosen picture. Nobody chooses here: it is not called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Chooses files. Inert: there are none to choose from.
open class UIDocumentPickerViewController: UIViewController {
    public let contentTypes: [UTType]
    open var allowsMultipleSelection = false
    open var directoryURL: URL?
    open weak var delegate: (any UIDocumentPickerDelegate)?

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.contentTypes = contentTypes
        super.init(nibName: nil, bundle: nil)
    }
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        contentTypes = []
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has no kinds of files; use init(forOpeningContentTypes:)") }
}

/// What is told of chosen files. Nobody chooses here: it is not called.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A question with answers, as UIKit shows it above a controller. Nobody answers here.
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    public private(set) var preferredStyle = Style.actionSheet
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer to a question.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// What the answer does.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
#endif
