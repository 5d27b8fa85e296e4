import Foundation

/// Rows of data with columns side by side.
///
/// With a `sortOrder`, a tap on a column's title writes it; who holds the data sorts them, as with SwiftUI's table.
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: FrameworkView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    var rows: Rows
    var columns: Columns
    var selection: ListSelection<Value.ID>
    nonisolated(unsafe) private var sort: TableSort?

    nonisolated init(
        _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>, sort: TableSort? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
    }

    /// A table with rows that are written out, or made of a collection's elements.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .none)
    }

    /// A table of which one row can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .one(selection))
    }

    /// A table of which several rows can be selected.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), .many(selection))
    }

    @MainActor @preconcurrency public var body: some View {
        TableBase(
            content: TupleView(
                (
                    TableHeader(content: columns._headers).environment(\.tableSort, sort),
                    rows._rows { columns._cells($0) }
                )), selection: selection)
    }
}

extension Table {
    /// A table of identifiable values.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .none)
    }

    /// A table of identifiable values of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .one(selection))
    }

    /// A table of identifiable values of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data> {
        self.init(TableForEachContent(data), columns(), .many(selection))
    }
}

extension Table {
    /// A table of identifiable values whose order a binding holds.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(TableForEachContent(data), columns(), .none, sort: TableSort(sortOrder))
    }

    /// A table of identifiable values of which one can be selected, and whose order a binding holds.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(TableForEachContent(data), columns(), .one(selection), sort: TableSort(sortOrder))
    }

    /// A table of identifiable values of which several can be selected, and whose order a binding holds.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(TableForEachContent(data), columns(), .many(selection), sort: TableSort(sortOrder))
    }

    /// A table with rows that are written out, whose order a binding holds.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .none, sort: TableSort(sortOrder))
    }

    /// A table with rows that are written out, of which several can be selected, and whose order a binding holds.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows(), columns(), .many(selection), sort: TableSort(sortOrder))
    }
}

/// A table as drivers see it.
nonisolated struct TableBase<Content: View, SelectionValue: Hashable>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var selection: ListSelection<SelectionValue>

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Table"
        if let action = value.pointee.selection.action { element.offer(action) }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// The titles of a table's columns.
nonisolated struct TableHeader<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Header"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
