/// Rows of a tree of data: an element with children is a group that can be opened, one without is a row.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: FrameworkView {
    private var roots: OutlineRoots<Data>
    private var id: KeyPath<Data.Element, ID>
    private var children: KeyPath<Data.Element, Data?>
    nonisolated(unsafe) private var content: (Data.Element) -> Leaf

    nonisolated fileprivate init(
        roots: OutlineRoots<Data>, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.roots = roots
        self.id = id
        self.children = children
        self.content = content
    }

    @MainActor @preconcurrency public var body: some View {
        switch roots {
        case .many(let data):
            ForEach(data, id: id) { OutlineRow(element: $0, id: id, children: children, content: content) }
        case .one(let element):
            OutlineRow(element: element, id: id, children: children, content: content)
        }
    }
}

/// Where an outline begins.
nonisolated enum OutlineRoots<Data: RandomAccessCollection> {
    case many(Data)
    case one(Data.Element)
}

/// One element of an outline, with what is below it.
nonisolated private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: FrameworkView {
    var element: Data.Element
    var id: KeyPath<Data.Element, ID>
    var children: KeyPath<Data.Element, Data?>
    nonisolated(unsafe) var content: (Data.Element) -> Leaf

    @MainActor var body: some View {
        if let below = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    content: AnyView(
                        ForEach(below, id: id) {
                            OutlineRow(element: $0, id: id, children: children, content: content)
                        }))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

/// What stands below an element of an outline.
nonisolated public struct OutlineSubgroupChildren: FrameworkView {
    nonisolated(unsafe) let content: AnyView
    @MainActor @preconcurrency public var body: some View { content }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// An outline of identifiable elements.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: .many(data), id: \.id, children: children, content: content)
    }

    /// An outline of elements told apart by what a key path says.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .many(data), id: id, children: children, content: content)
    }

    /// An outline below one identifiable element.
    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(roots: .one(root), id: \.id, children: children, content: content)
    }

    /// An outline below one element, told apart by what a key path says.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: .one(root), id: id, children: children, content: content)
    }
}

extension List {
    /// A list of a tree of identifiable elements of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children, content: rowContent), selection: .many(selection))
    }

    /// A list of a tree of identifiable elements of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children, content: rowContent), selection: .one(selection))
    }

    /// A list of a tree of elements, told apart by what a key path says, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: .one(selection))
    }
}

extension List where SelectionValue == Never {
    /// A list of a tree of identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data.Element: Identifiable
    {
        self.init(OutlineGroup(data, children: children, content: rowContent), selection: .none)
    }

    /// A list of a tree of elements told apart by what a key path says.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: .none)
    }
}
