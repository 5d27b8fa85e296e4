/// A row of a table with rows below it that can be hidden.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    private let label: Label
    private let content: Content
    private let isExpanded: Binding<Bool>?

    /// A row for a value, with the rows below it.
    nonisolated public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        label = TableRow(value)
        self.content = content()
        self.isExpanded = isExpanded
    }

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (TableRowValue) -> Cells) -> AnyView {
        let (label, content) = (label, content)
        if let isExpanded {
            return AnyView(DisclosureGroup(isExpanded: isExpanded) { content._rows(cells) } label: { label._rows(cells) })
        }
        return AnyView(DisclosureGroup { content._rows(cells) } label: { label._rows(cells) })
    }
}

/// Rows of a tree of values: one with children can be opened.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    private let data: Data
    nonisolated(unsafe) private let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (Data.Element) -> Cells) -> AnyView {
        AnyView(OutlineGroup(data, children: children) { TableRowView(value: $0, cells: cells) })
    }
}

extension Table {
    /// A table of a tree of identifiable values: a row with children can be opened.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data, children), columns(), .none)
    }

    /// A table of a tree of identifiable values of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data, children), columns(), .one(selection))
    }

    /// A table of a tree of identifiable values of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data, children), columns(), .many(selection))
    }
}
