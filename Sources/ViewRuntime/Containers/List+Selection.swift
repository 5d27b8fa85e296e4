extension List {
    /// A list of which one row is always selected.
    // A binding to an optional or a set means the lists of one or many selected rows.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(content(), selection: .one(Binding(selection)))
    }

    /// A list of identifiable elements of which one is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection: .one(Binding(selection)))
    }

    /// A list of elements of which one is always selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection: .one(Binding(selection)))
    }
}
