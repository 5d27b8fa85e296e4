import Foundation

/// What a person may do to the rows of a collection, which is then done to the collection itself.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Rows can be moved and deleted.
    public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The places of a collection with the ids of what stands there.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public typealias Index = Base.Index
    /// A place, and the id of what stands there.
    public struct Element {
        var index: Base.Index
        var id: ID
    }

    private let base: Base
    nonisolated(unsafe) private let path: KeyPath<Base.Element, ID>

    init(_ base: Base, _ path: KeyPath<Base.Element, ID>) { (self.base, self.path) = (base, path) }

    public var startIndex: Index { base.startIndex }
    public var endIndex: Index { base.endIndex }
    public func index(after i: Index) -> Index { base.index(after: i) }
    public func index(_ i: Index, offsetBy distance: Int) -> Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
    public subscript(position: Index) -> Element { Element(index: position, id: base[position][keyPath: path]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// A row of a collection that is changed with the collection's rows.
nonisolated public struct EditableCollectionContent<Content: View, Data>: FrameworkView, ActionHolding {
    var content: Content
    var rows: _RowsModifier

    @MainActor @preconcurrency public var body: some View { content.modifier(rows) }
}

extension _RowsModifier {
    /// What the actions do to the collection of a binding.
    fileprivate init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        self.init(
            delete: actions.rawValue & 2 == 0 ? nil : { places in _ = RowEditing.remove(places, from: data) },
            move: actions.rawValue & 1 == 0 ? nil : { places, target in RowEditing.move(places, to: target, in: data) }, insert: nil)
    }
}

private enum RowEditing {
    /// Deleting is offered for collections alone from which something can be taken.
    static func remove<C: Collection>(_ places: IndexSet, from data: Binding<C>) -> Bool {
        guard let kind = C.self as? any RangeReplaceableCollection.Type else { return false }
        func remove<R: RangeReplaceableCollection>(_ kind: R.Type) -> Bool {
            guard let values = data.wrappedValue as? R else { return false }
            var kept = R()
            for (place, value) in values.enumerated() where !places.contains(place) { kept.append(value) }
            guard let result = kept as? C else { return false }
            data.wrappedValue = result
            return true
        }
        return remove(kind)
    }

    static func move<C: MutableCollection & RandomAccessCollection>(_ places: IndexSet, to target: Int, in data: Binding<C>) {
        var values = data.wrappedValue
        let old = Array(values)
        let moved = places.filter { $0 < old.count }.map { old[$0] }
        var order: [C.Element] = []
        for (place, value) in old.enumerated() {
            if place == target { order += moved }
            if !places.contains(place) { order.append(value) }
        }
        if target >= old.count { order += moved }
        for (index, value) in zip(values.indices, order) { values[index] = value }
        data.wrappedValue = values
    }
}

extension ForEach {
    /// Bindings to the identifiable elements of a collection that a person may change.
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \C.Element.id, editActions: editActions, content: content)
    }

    /// Bindings to the elements of a collection that a person may change.
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.data = IndexedIdentifierCollection(data.wrappedValue, id)
        self.content = { element in
            EditableCollectionContent(content: content(data[element.index]), rows: _RowsModifier(data, editActions))
        }
        identifiers = .closure { $0.id }
    }
}

/// The rows of a list whose collection a person may change.
public typealias _EditableRows<C: RandomAccessCollection, ID: Hashable, R: View> = ForEach<
    IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<R, C>
>

extension List where SelectionValue == Never {
    /// A list of identifiable elements that a person may change.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableRows<C, C.Element.ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(ForEach(data, editActions: editActions, content: rowContent), selection: .none)
    }

    /// A list of elements that a person may change.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == _EditableRows<C, ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), selection: .none)
    }
}

extension List {
    /// A list of identifiable elements that a person may change, and of which several can be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableRows<C, C.Element.ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(ForEach(data, editActions: editActions, content: rowContent), selection: .many(selection))
    }

    /// A list of identifiable elements that a person may change, and of which one can be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableRows<C, C.Element.ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(ForEach(data, editActions: editActions, content: rowContent), selection: .one(selection))
    }

    /// A list of elements that a person may change, and of which several can be selected.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == _EditableRows<C, ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), selection: .many(selection))
    }

    /// A list of elements that a person may change, and of which one can be selected.
    nonisolated public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == _EditableRows<C, ID, RowContent>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), selection: .one(selection))
    }

    /// A list of bindings to identifiable elements of which several can be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(ForEach(data, content: rowContent), selection: .many(selection))
    }

    /// A list of bindings to identifiable elements of which one can be selected.
    nonisolated public init<C, RowContent: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(ForEach(data, content: rowContent), selection: .one(selection))
    }
}
