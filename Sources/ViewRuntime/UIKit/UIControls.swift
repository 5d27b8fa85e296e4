#if !canImport(Darwin)
import Foundation

// Controls and contents of UIKit's, as representables make them and files set their appearance. They keep what is set on them, and have no
// size of their own. Nobody operates them: delegates are kept and not called.

/// What controls have in common: actions that `sendActions(for:)` carries out.
open class UIControl: UIView {
    /// How a control is used.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// What a person does to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    /// Where content stands in a control.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    private var actions: [(action: UIAction, events: Event)] = []

    /// Keeps a method to call. Methods have no names at run time here: it is not called; `addAction(_:for:)` is.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

    /// Carries out the actions for events.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

/// What a control or a menu does, with a title and a picture.
open class UIAction: UIMenuElement {
    public typealias Handler = (UIAction) -> Void
    /// Which action it is.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    open var attributes: Attributes
    open var state: State
    let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping Handler
    ) {
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title, image)
    }
}

/// A button. It has no size of its own.
open class UIButton: UIControl {
    /// How a button looks. Inert: nothing is drawn from it.
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }
    private var titles: [UIControl.State: String] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    public private(set) lazy var titleLabel: UILabel? = UILabel()
    public private(set) lazy var imageView: UIImageView? = UIImageView()

    /// How a button looks and what it says. Inert: nothing is drawn from it.
    public struct Configuration: Sendable {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
    }
    open var configuration: Configuration?
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

/// A switch. Its look is inert: nothing is drawn from it.
open class UISwitch: UIControl {
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider. Its look is inert: nothing is drawn from it.
open class UISlider: UIControl {
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    /// The value, kept between the least and the greatest.
    open var value: Float = 0 { didSet { value = Swift.max(minimumValue, Swift.min(maximumValue, value)) } }
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A row of choices. Its look is inert: nothing is drawn from it.
open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// Dots for pages. Its look is inert: nothing is drawn from it.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
}

/// A picker of dates. Its look is inert: nothing is drawn from it.
open class UIDatePicker: UIControl {
    /// What of a date is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var minuteInterval = 1
}

/// A way to turn or pull a list to load it again. Inert: nobody pulls.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

/// A field of text. Its look is inert: nothing is drawn from it.
open class UITextField: UIControl {
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var inputView: UIView?
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var adjustsFontForContentSizeCategory = false
    open var enablesReturnKeyAutomatically = false
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var minimumFontSize: CGFloat = 0
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    /// The selected part: nobody selects.
    open var selectedTextRange: UITextRange?
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func deleteBackward() {}
    /// When something in the field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// What is around the field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open var inputAccessoryView: UIView?
    open var isSecureTextEntry = false
    open var adjustsFontSizeToFitWidth = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var textContentType: UITextContentType?
    open weak var delegate: (any UITextFieldDelegate)?
    open override var canBecomeFirstResponder: Bool { true }
}

/// What is told of a field's text. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for searches. Its look is inert: nothing is drawn from it.
open class UISearchBar: UIView {
    /// How it looks.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String?
    open var placeholder: String?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    public private(set) lazy var searchTextField = UITextField()
    open weak var delegate: (any UISearchBarDelegate)?
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
}

/// What is told of a search. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A text. Its look is inert: nothing is drawn from it.
open class UILabel: UIView {
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
}

/// A picture. Its look is inert: nothing is drawn from it.
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
    /// As large as its picture.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A wheel that turns while something goes on. Its look is inert: nothing is drawn from it.
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable { case medium = 100, large }
    open var style = Style.medium
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// A bar that fills. Its look is inert: nothing is drawn from it.
open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Views in a row. Inert: they are not arranged.
open class UIStackView: UIView {
    /// How the room along the row is shared.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// Where views stand across the row.
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    public private(set) var arrangedSubviews: [UIView] = []
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

/// Whether words are checked while they are typed.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks are bent while they are typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes while they are typed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// How a keyboard looks. Inert: there is no keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light; public static let alert = Self.dark }
/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
}
#endif
