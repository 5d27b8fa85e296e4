#if !canImport(Darwin)
import Foundation

// How controllers of UIKit's are shown above and beside others, and scenes are told of. Nothing is shown; what is set is kept.

/// What shows a controller above another. Inert: nothing is shown.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public private(set) weak var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController
        super.init()
    }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

/// What shows a controller as a sheet. Inert: nothing is shown.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Self(rawValue: "com.apple.UIKit.medium")
            public static let large = Self(rawValue: "com.apple.UIKit.large")
        }
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        public class func medium() -> Detent { Detent(.medium) }
        public class func large() -> Detent { Detent(.large) }
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"))
        }
    }
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}

/// What a height of a sheet is computed from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
}

/// What shows a controller beside a place. Inert: nothing is shown.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
}

/// Where an arrow points. Inert: nothing is shown.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

/// What is told of how controllers are shown. Nothing calls it here.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What is told of a sheet. Nothing calls it here.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// What is told of a popover. Nothing calls it here.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
/// What moves controllers in and out. Nothing calls it here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// Ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(rawValue: 2)
    public static let portraitUpsideDown = Self(rawValue: 4)
    public static let landscapeRight = Self(rawValue: 8)
    public static let landscapeLeft = Self(rawValue: 16)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// Whether a view is turned round where people read from the right.
public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }

/// What a view is to those who do not see it, as UIKit knows it. Kept.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: Self = []
    public static let button = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let image = Self(rawValue: 4)
    public static let selected = Self(rawValue: 8)
    public static let staticText = Self(rawValue: 64)
    public static let notEnabled = Self(rawValue: 256)
    public static let updatesFrequently = Self(rawValue: 512)
    public static let searchField = Self(rawValue: 1024)
    public static let adjustable = Self(rawValue: 4096)
    public static let header = Self(rawValue: 65536)
}

/// What a tab of UIKit's shows. Kept.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var tag = 0
    public override init() { super.init() }
    public init(title: String?, image: UIImage?, tag: Int) {
        (self.title, self.image, self.tag) = (title, image, tag)
        super.init()
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
        super.init()
    }
}

/// Time that was asked for in the background: none is given.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}

/// Something that a person can choose on the app's icon. Nobody does here.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let userInfo: [String: any NSSecureCoding]?
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle, self.userInfo) = (type, localizedTitle, localizedSubtitle, userInfo)
    }
}

/// A picture beside what can be chosen on the app's icon. Inert: nothing is shown.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
    public init(systemImageName: String) {}
    public init(templateImageName: String) {}
}

/// What a scene is remembered by. None is.
open class UISceneSession: NSObject {
    public let persistentIdentifier = ""
    public let role = UISceneSession.Role.windowApplication
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// How a scene is made. Kept.
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that a scene is to open. None comes.
open class UIOpenURLContext: NSObject {
    public let url: URL
    init(_ url: URL) { self.url = url }
}

/// What is told of a scene. None is connected: nothing calls it here.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What is told of a scene with windows. None is connected: nothing calls it here.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }
}
#endif
