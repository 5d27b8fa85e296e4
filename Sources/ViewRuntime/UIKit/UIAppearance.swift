#if !canImport(Darwin)
import Foundation

// How bars and lists of UIKit's look, as files set it before they show views. Inert: views here do not look at it.

extension UIView {
    /// What is set on it is set for all views of its kind. Inert: views here do not look at it.
    public static func appearance() -> Self { appearances.of(self) }
    /// What is set on it is set for all views of its kind inside others. Inert: views here do not look at it.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any AnyObject.Type]) -> Self { appearance() }
}

/// The appearances that were asked for, one of each kind.
@MainActor
private final class Appearances {
    private var views: [ObjectIdentifier: UIView] = [:]

    func of<Kind: UIView>(_ kind: Kind.Type) -> Kind {
        if let known = views[ObjectIdentifier(kind)] as? Kind { return known }
        guard let made = kind.init(coder: NSCoder()) else { fatalError("\(kind) has no appearance: its init(coder:) gives nothing") }
        views[ObjectIdentifier(kind)] = made
        return made
    }
}

@MainActor private let appearances = Appearances()

/// How a bar looks. Inert: bars here do not look at it.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    nonisolated public override init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// How a bar of navigation looks. Inert: bars here do not look at it.
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How buttons of a bar look. Inert: bars here do not look at it.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
    /// How they look in one state. Inert: bars here do not look at it.
    public final class State: NSObject {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    public let normal = State()
    public let highlighted = State()
    public let disabled = State()
    nonisolated public override init() {}
}

/// How a bar of tabs looks. Inert: bars here do not look at it.
public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How the items of a bar of tabs look. Inert: bars here do not look at it.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
    /// How they look in one state. Inert: bars here do not look at it.
    public final class State: NSObject {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var badgeBackgroundColor: UIColor?
    }
    public let normal = State()
    public let selected = State()
    public let disabled = State()
    public let focused = State()
    nonisolated public override init() {}
}

/// How a toolbar looks. Inert: bars here do not look at it.
public final class UIToolbarAppearance: UIBarAppearance {}

/// A bar of navigation. Inert: bars here do not look at it.
open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var prefersLargeTitles = false
    /// What screens say in the bar.
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    /// A picture behind the bar. Inert: bars here do not look at it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// In which kind of bar a picture is shown.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// A bar of tabs. Inert: bars here do not look at it.
open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var unselectedItemTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
}

/// A toolbar. Inert: bars here do not look at it.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
}

/// A change of what is behind a view. Inert: nothing is drawn from it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind a view. Inert: nothing is drawn from it.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How it looks.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    public let style: Style
    public init(style: Style) { self.style = style }
}

/// What makes content stand out on a blur. Inert: nothing is drawn from it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
}

/// A view that changes what is behind it. Inert: nothing is drawn from it.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView = UIView()
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}
#endif
