/// The rows of a table, or some of them.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// The rows as views, with the cells that the table's columns make of each row's value.
    nonisolated func _rows<Cells: View>(_ cells: @escaping (TableRowValue) -> Cells) -> AnyView
}

/// A row of a table, for one value. It is one view, whatever its cells are (C180).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    private let value: Value

    nonisolated public init(_ value: Value) { self.value = value }

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (Value) -> Cells) -> AnyView {
        AnyView(TableRowView(value: value, cells: cells))
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (Content.TableRowValue) -> Cells) -> AnyView {
        let content = content
        return AnyView(ForEach<Data, ID, AnyView>(data, by: identifiers) { content($0)._rows(cells) })
    }
}

extension ForEach where Content: View {
    /// The same elements with other content.
    fileprivate nonisolated init<Other>(
        _ data: Data, by identifiers: ForEach<Data, ID, Other>.Identifiers, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.identifiers = switch identifiers {
        case .keyPath(let path): .keyPath(path)
        case .closure(let id): .closure(id)
        case .constantRange(let id): .constantRange(id)
        }
    }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A row for each identifiable element. Rows are told apart by their elements' ids, whatever values they show (C181).
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identifiers = .closure { $0.id }
    }
}

extension ForEach where Content: TableRowContent {
    /// A row for each element, told apart by what a key path says.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identifiers = .keyPath(id)
    }
}

/// A row for each element of a collection of identifiable values.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    private let data: Data

    nonisolated init(_ data: Data) { self.data = data }

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (Data.Element) -> Cells) -> AnyView {
        AnyView(ForEach(data) { TableRowView(value: $0, cells: cells) })
    }
}

/// Rows, and more behind them, as a builder collects them.
nonisolated public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    private let first: First
    private let second: Second

    fileprivate nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    nonisolated public func _rows<Cells: View>(_ cells: @escaping (TableRowValue) -> Cells) -> AnyView {
        AnyView(TupleView((first._rows(cells), second._rows(cells))))
    }
}

/// Makes one value of the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    nonisolated public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }

    nonisolated public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }

    nonisolated public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated first: First, next second: Second
    ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowPair(first, second)
    }
}

/// A row in the tree: makes its cells, which observe for themselves.
nonisolated struct TableRowView<Value: Identifiable, Cells: View>: FrameworkView {
    var value: Value
    var cells: (Value) -> Cells

    @MainActor var body: some View {
        // Before iOS 17 a row was told by the value that it shows (C181).
        if Evaluation.body?.host.profile.tableRows == .rowValue {
            TableRowBase(content: cells(value), rowID: AnyHashable(value.id)).id(value.id)
        } else {
            TableRowBase(content: cells(value), rowID: nil)
        }
    }
}

/// A row as drivers see it.
nonisolated struct TableRowBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    /// The id where it is not that of the collection's element.
    var rowID: AnyHashable?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "TableRow"
        if let rowID = value.pointee.rowID { element.rowID = rowID }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
