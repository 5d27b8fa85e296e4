#if !canImport(Darwin)
import Foundation

// Views of UIKit's that scroll, as representables make them and files set their appearance. They keep what is set on them. Nobody scrolls or
// types here: delegates are kept and not called.

/// A view that scrolls. It keeps its offset.
open class UIScrollView: UIView {
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var isDirectionalLockEnabled = false
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    /// When scrolling puts a keyboard away.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    /// Which insets bars add.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// How fast scrolling ends.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var decelerationRate = DecelerationRate.normal
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bouncesZoom = true
    open var delaysContentTouches = true
    open var scrollsToTop = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var refreshControl: UIRefreshControl?
    open weak var delegate: (any UIScrollViewDelegate)?
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

/// What is told of scrolling. Nobody scrolls here: it is not called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A list of UIKit's, for its appearance. Inert: lists here do not look at it.
open class UITableView: UIScrollView {
    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How sections look.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// What says how many rows there are. It is not asked here.
    open weak var dataSource: (any UITableViewDataSource)?
    public private(set) var style = Style.plain
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var allowsSelection = true
    open var rowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = 0
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open func reloadData() {}
}

/// What says which rows a list has. It is not asked here.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
/// What is told of a list. It is not called here.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {}
/// What says which cells a collection has. It is not asked here.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
/// What is told of a collection. It is not called here.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
/// A cell of a collection. Inert: collections show none.
open class UICollectionViewCell: UIView {
    public private(set) lazy var contentView = UIView()
    open var isSelected = false
    open func prepareForReuse() {}
}
/// Where the cells of a collection stand. Inert: collections show none.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public override init() {}
    open func invalidateLayout() {}
}
/// Cells in lines. Inert: collections show none.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Which way a collection scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection
    open var scrollDirection = ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var sectionInset = UIEdgeInsets.zero
}
/// Which rows and columns stand where. It is not asked here.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {}
/// How many rows and columns there are. It is not asked here.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Wheels of UIKit's. Inert: nobody turns them; the rows chosen by code are kept.
open class UIPickerView: UIView {
    open weak var delegate: (any UIPickerViewDelegate)?
    open weak var dataSource: (any UIPickerViewDataSource)?
    private var chosen: [Int: Int] = [:]
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
}

/// A row of a list of UIKit's, for its appearance. Inert: lists here do not look at it.
open class UITableViewCell: UIView {
    /// What a chosen row looks like.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    open var backgroundView: UIView?
    public private(set) lazy var contentView = UIView()
}

/// A header or footer of a list of UIKit's, for its appearance. Inert: lists here do not look at it.
open class UITableViewHeaderFooterView: UIView {
    open var backgroundView: UIView?
}

/// A collection of UIKit's, for its appearance. Inert: lists here do not look at it.
open class UICollectionView: UIScrollView {
    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open var collectionViewLayout = UICollectionViewLayout()
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
        collectionViewLayout = layout
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewLayout()) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    open var backgroundView: UIView?
    open func reloadData() {}
}

/// A text of many lines. Its look is inert: nothing is drawn from it.
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var inputAccessoryView: UIView?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    public let textContainer: NSTextContainer
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }
    open override var canBecomeFirstResponder: Bool { isEditable }
}

/// Which parts of a text are links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8)
    public static let all = Self(rawValue: .max)
}

/// Where a text stands. Inert: nothing is drawn from it.
public final class NSTextContainer: NSObject {
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var widthTracksTextView = false
}

/// What is told of a text of many lines. Nobody types here: it is not called.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
#endif
