#if !canImport(Darwin)
import Foundation

// What stands in bars of UIKit's. It keeps what is set on it; nothing is drawn.

/// The name of a method. Methods have no names at run time here: a selector keeps its text and calls nothing. `#selector` does not compile.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ str: String) { description = str }
    public init(stringLiteral value: String) { description = value }
}

/// What a screen says in the bar above it.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// What the button back shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    public override init() {}
    public init(title: String) { self.title = title }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A button of a bar. A driver of tests does not find it; `action` runs where code calls it.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// How a button looks.
    public enum Style: Int, Sendable { case plain, bordered, done, prominent }
    /// A button that the system names.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    open var title: String?
    open var image: UIImage?
    open var style = Style.plain
    open var isEnabled = true
    open var isHidden = false
    open var tintColor: UIColor?
    open var customView: UIView?
    open var menu: UIMenu?
    open var width: CGFloat = 0
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    public override init() {}
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.action = action
        self.target = target as AnyObject?
    }
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
    }
    public init(customView: UIView) { self.customView = customView }
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}

/// A part of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// More about a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
    /// Whether a part is chosen.
    public enum State: Int, Sendable { case off, on, mixed }
    public let title: String
    public let image: UIImage?
    init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu of UIKit's. It is not shown.
open class UIMenu: UIMenuElement {
    /// How a menu stands in another one.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
    /// Which menu it is.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let children: [UIMenuElement]
    public let options: Options
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        (self.children, self.options) = (children, options)
        super.init(title, image)
    }
}

/// Searches from a bar. Nobody types into it: it asks for no results.
open class UISearchController: UIViewController {
    public private(set) lazy var searchBar = UISearchBar()
    public private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var showsSearchResultsController = false
    public convenience init(searchResultsController: UIViewController?) {
        self.init()
        self.searchResultsController = searchResultsController
    }
}

/// What shows the results of a search. It is not called here.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject { func updateSearchResults(for searchController: UISearchController) }

/// What is told of a search. It is not called here.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {}
#endif
