import Foundation

/// The columns of a table, or some of them.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype _Headers: View
    associatedtype _Cells: View

    /// The titles, side by side.
    nonisolated var _headers: _Headers { get }
    /// The cells of one row, side by side.
    nonisolated func _cells(_ value: TableRowValue) -> _Cells
}

/// A column of a table: a title, and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private let label: Label
    private let content: (RowValue) -> Content
    /// What the column can be sorted by: in a table, that of the order's type counts.
    private let comparators: [Any]

    nonisolated init(label: Label, comparators: [Any] = [], content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparators = comparators
        self.content = content
    }

    nonisolated public var _headers: _TableColumnHeader<Label> { _TableColumnHeader(label: label, comparators: comparators) }
    nonisolated public func _cells(_ value: RowValue) -> Content { content(value) }
}

extension TableColumn where Label == Text {
    /// A column with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A column with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension TableColumn where Label == Text {
    /// A column with a title that is sorted by a value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparators: [KeyPathComparator(value)], content: content)
    }

    /// A column with a title that is sorted by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparators: [KeyPathComparator(value)], content: content)
    }

    /// A column with a title that is sorted by a value, as a comparator says.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), comparators: [KeyPathComparator(value, comparator: comparator)], content: content)
    }

    /// A column with a title that is sorted as a comparator says.
    nonisolated public init<Sort: SortComparator>(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(titleKey), comparators: [comparator], content: content)
    }
}

extension TableColumn {
    /// The column in a width, which changes nothing: columns share the width evenly.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }

    /// The column in a range of widths, which changes nothing: columns share the width evenly.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }

    /// The column under an id by which a person would arrange it.
    nonisolated public func customizationID(_ id: String) -> TableColumn { self }
}

extension TableColumn where Label == Text, Content == Text {
    /// A column that shows a text of each row's value.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparators: [KeyPathComparator(value)]) { Text($0[keyPath: value]) }
    }

    /// A column that shows a text of each row's value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparators: [KeyPathComparator(value)]) { Text($0[keyPath: value]) }
    }
}

/// Columns, and one more beside them, as a builder collects them.
nonisolated public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    private let first: First
    private let second: Second

    fileprivate nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public var _headers: TupleView<(First._Headers, Second._Headers)> {
        TupleView((first._headers, second._headers))
    }

    nonisolated public func _cells(_ value: TableRowValue) -> TupleView<(First._Cells, Second._Cells)> {
        TupleView((first._cells(value), second._cells(value)))
    }
}

/// Makes one value of the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Content, Label>
    ) -> TableColumn<RowValue, Content, Label> {
        column
    }

    nonisolated public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    nonisolated public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
        accumulated first: First, next second: Second
    ) -> _TableColumnPair<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _TableColumnPair(first, second)
    }
}
