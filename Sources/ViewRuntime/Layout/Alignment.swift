import Foundation

/// Names a line of a view by which it is aligned with others.
public protocol AlignmentID {
    /// Where the line is in a view that says nothing about it, in points from the top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line by which views are aligned; two of one type are the same.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    let type: any AlignmentID.Type

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left.type == right.type }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

    /// `leading`, or the name of the type for a line of the user's.
    var name: String {
        let name = String(describing: type)
        return name.hasSuffix("Line") ? name.prefix(1).lowercased() + name.dropFirst().dropLast(4) : name
    }
}

/// How children stand across a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The alignment by a line of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(type: id) }

    package var name: String { key.name }

    public static let leading = HorizontalAlignment(LeadingLine.self)
    public static let center = HorizontalAlignment(CenterLine.self)
    public static let trailing = HorizontalAlignment(TrailingLine.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingLine.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingLine.self)

    private enum LeadingLine: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum CenterLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum TrailingLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum ListRowSeparatorLeadingLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailingLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// How children stand across a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// The alignment by a line of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(type: id) }

    package var name: String { key.name }

    public static let top = VerticalAlignment(TopLine.self)
    public static let center = VerticalAlignment(CenterLine.self)
    public static let bottom = VerticalAlignment(BottomLine.self)
    /// The line on which the letters of the first line of text stand; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineLine.self)
    /// The line on which the letters of the last line of text stand; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineLine.self)

    private enum TopLine: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    private enum CenterLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum BottomLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaselineLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaselineLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A place inside a rectangle.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and the lines by which it is aligned, in its own coordinates.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// What was measured, where it can have lines of its own.
    let item: LayoutItem?
    let proposal: ProposedViewSize

    init(_ size: CGSize, of item: LayoutItem? = nil, proposal: ProposedViewSize = .unspecified) {
        width = size.width
        height = size.height
        self.item = item
        self.proposal = proposal
    }

    var size: CGSize { CGSize(width: width, height: height) }

    func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.type.defaultValue(in: self) }
    func explicit(_ key: AlignmentKey) -> CGFloat? { item?.explicitGuide(key, self) }

    /// Where the line is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// Where the line is.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// Where the line is, if the view or its content says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Where the line is, if the view or its content says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height && left.item === right.item
    }
}
