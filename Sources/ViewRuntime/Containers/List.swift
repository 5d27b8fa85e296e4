/// Rows, one below the other.
///
/// It takes what it is offered and scrolls by itself. A row is at least 44 points high, with 16 points beside its content and 11 above and
/// below; it stands 16 points from the sides of the list, unless a style says otherwise. A header has 16 points above it and 6 below; above a section without one,
/// and above rows behind a section, are 24. Rows of collections are evaluated as they come into sight: ``SemanticsProfile/LazyRowLifetime`` says how long they stay.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: LazyContainer {
    public typealias Body = Never
    var content: Content
    private var report: SelectionReport<SelectionValue>

    nonisolated init(_ content: Content, selection: ListSelection<SelectionValue>) {
        self.content = content
        report = SelectionReport(selection: selection)
    }

    /// A list of which several rows can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: .many(selection))
    }

    /// A list of which one row can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: .one(selection))
    }

    nonisolated static var kind: String { "List" }
    nonisolated static var layoutName: String { "" }
    nonisolated var arrangement: LazyArrangement { LazyArrangement(alignment: .leading, isList: true) }
    nonisolated var actions: [ElementAction] { report.selection.action.map { [$0] } ?? [] }

    /// A list with a selection tells the column of a split view around it.
    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        let list = builder.slot(LazyContainerSlot<Self>.self, at: offset)
        guard SelectionValue.self != Never.self, let report = MemoryLayout<Self>.offset(of: \.report) else { return list }
        return _PlanElement(.group([list, builder.slot(SelectionReportSlot<SelectionValue>.self, at: offset + report)]), at: offset)
    }
}

/// Which rows of a list are selected.
nonisolated enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>?)
    case many(Binding<Set<Value>>?)

    /// Selects the row with a tag; in a list of many, selects it or takes the selection away.
    var action: ElementAction? {
        switch self {
        case .none, .one(nil), .many(nil): return nil
        case .one(.some(let selection)):
            return .select(
                get: { selection.wrappedValue.map { AnyHashable($0) } },
                set: { tag in
                    guard let value = tag.base as? Value else { return false }
                    selection.wrappedValue = value
                    return true
                })
        case .many(.some(let selection)):
            return .select(
                get: { AnyHashable(selection.wrappedValue) },
                set: { tag in
                    guard let value = tag.base as? Value else { return false }
                    var selected = selection.wrappedValue
                    if selected.remove(value) == nil { selected.insert(value) }
                    selection.wrappedValue = selected
                    return true
                })
        }
    }
}

extension List {
    /// A list of identifiable elements of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection: .many(selection))
    }

    /// A list of elements of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection: .many(selection))
    }

    /// A list of identifiable elements of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection: .one(selection))
    }

    /// A list of elements of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection: .one(selection))
    }
}

extension List where SelectionValue == Never {
    /// A list of rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content(), selection: .none) }

    /// A list of identifiable elements.
    // A binding to a collection is a collection of bindings as well: the initialiser for bindings is meant then.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection: .none)
    }

    /// A list of elements told apart by what a key path says.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection: .none)
    }

    /// A list of a constant range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ForEach(data, content: rowContent), selection: .none)
    }

    /// A list of bindings to identifiable elements.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(ForEach(data, content: rowContent), selection: .none)
    }

    /// A list of bindings to elements told apart by what a key path says.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(ForEach(data, id: id, content: rowContent), selection: .none)
    }
}
