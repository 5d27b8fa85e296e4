import Foundation

/// Columns of a collection's elements.
nonisolated public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent>:
    TableColumnContent
where Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    public let data: Data
    nonisolated(unsafe) private let path: KeyPath<Data.Element, ID>
    nonisolated(unsafe) private let content: (Data.Element) -> Content

    /// Columns told apart by what a key path says.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) {
        (self.data, path, self.content) = (data, id, content)
    }

    /// Columns of identifiable elements.
    nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public var _headers: ForEach<Data, ID, Content._Headers> {
        let content = content
        return ForEach(data, id: path) { content($0)._headers }
    }

    nonisolated public func _cells(_ value: RowValue) -> ForEach<Data, ID, Content._Cells> {
        let content = content
        return ForEach(data, id: path) { content($0)._cells(value) }
    }
}

/// Where the content of a column stands. Columns stand as their content does.
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let leading = Self(name: "leading")
    public static let center = Self(name: "center")
    public static let trailing = Self(name: "trailing")
    public static let numeric = Self(name: "numeric")
}

/// What a person may do to a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
    public typealias Element = Self
    private var kinds: Set<String>
    private init(_ name: String) { kinds = [name] }
    public init() { kinds = [] }
    public static let reorder = Self("reorder")
    public static let resize = Self("resize")
    public static let visibility = Self("visibility")
    public static let all: Self = [.reorder, .resize, .visibility]
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    private func with(_ kinds: Set<String>) -> Self {
        var copy = self
        copy.kinds = kinds
        return copy
    }
    public func union(_ other: Self) -> Self { with(kinds.union(other.kinds)) }
    public func intersection(_ other: Self) -> Self { with(kinds.intersection(other.kinds)) }
    public func symmetricDifference(_ other: Self) -> Self { with(kinds.symmetricDifference(other.kinds)) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        kinds.subtract(member.kinds)
        return removed.kinds.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: Self) -> Self? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present.kinds.isEmpty ? nil : present
    }
}

/// How a person has arranged the columns of a table. Nobody arranges them here: what is set is kept.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Int] = [:]
    private static var all: [Visibility] { [.automatic, .visible, .hidden] }

    public init() {}

    /// Whether the column of an id is seen.
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { Self.all[$0] } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : Self.all.firstIndex(of: newValue) }
    }

    /// Lets columns stand as they are written.
    public mutating func resetOrder() {}
}

extension TableColumn {
    /// The column with its content at a side, which changes nothing: it stands as the content does.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }

    /// The column seen or not before a person has arranged columns, which changes nothing: it is seen.
    nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }

    /// The column with less for a person to change, which changes nothing: nobody changes it.
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    nonisolated public var _headers: Wrapped._Headers? { self?._headers }
    nonisolated public func _cells(_ value: Wrapped.TableRowValue) -> Wrapped._Cells? { self?._cells(value) }
}

extension TableColumnBuilder {
    nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    nonisolated public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }
}

// Arranged columns: the binding is neither read nor written, since nobody arranges them.
extension Table {
    /// A table of identifiable values whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .none)
    }

    /// A table of identifiable values of which one can be selected, and whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .one(selection))
    }

    /// A table of identifiable values of which several can be selected, and whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .many(selection))
    }

    /// A table of identifiable values whose order a binding holds, and whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(data, sortOrder: sortOrder, columns: columns)
    }

    /// A table of identifiable values of which one can be selected, whose order a binding holds, and whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    }

    /// A table of identifiable values of which several can be selected, whose order a binding holds, and whose columns a person may arrange.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    }

    /// A table with rows that are written out, of which several can be selected, and whose columns a person may arrange.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .many(selection))
    }
}
