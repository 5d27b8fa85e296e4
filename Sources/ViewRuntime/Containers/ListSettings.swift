import Foundation

/// The colour of the items of a list's rows.
public struct ListItemTint: Hashable, Sendable {
    let name: String
    /// No colour.
    public static let monochrome = ListItemTint(name: "monochrome")
    /// A colour that a person's choice does not change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "\(tint)") }
    /// A colour unless a person has chosen one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "\(tint)") }
}

extension View {
    /// Sets the colour of the items of a list's rows. Inert: rows are drawn without it.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { inert(tint?.name ?? "") }

    /// Sets the space at some sides of the row. Inert: only all sides at once are set.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert(length) }

    /// Sets the space beside a list's sections. Inert: it is that of the list's style.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { inert(length) }

    /// Shows an index of the list's sections. Inert: there is none.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { inert(visibility) }

    /// Names the section in an index. Inert: there is none.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { inert(label?.content ?? "") }

    /// Names the section in an index. Inert: there is none.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { inert(label.map { String($0) } ?? "") }

    /// Colours the row's platter. Inert: rows have none.
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View { inert(color) }

    /// Gives the section actions, which are mounted with it and found as buttons.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        attaching(_AccessibilityAttachment.self, content())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Says whether a person can hide the section's contents, where lists offer that. Inert: sections hide only what a binding says.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { inert(collapsible) }
}

/// What a person can do to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var delete: EditActions { EditActions(rawValue: 1) }
    public static var move: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.delete, .move] }
}

/// The rows of a collection that a person can delete from and move in.
nonisolated public struct _EditableRows<C, ID: Hashable, Row: View>: FrameworkView, ActionHolding
where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable {
    var data: Binding<C>
    var id: KeyPath<C.Element, ID>
    var actions: EditActions<C>
    nonisolated(unsafe) var row: (Binding<C.Element>) -> Row

    @MainActor @preconcurrency public var body: some View {
        let data = data
        ForEach(data, id: id, content: row)
            .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
            .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

extension List where SelectionValue == Never {
    /// A list of bindings to identifiable elements, which a person can delete and move.
    nonisolated public init<C, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == _EditableRows<C, C.Element.ID, Row>, C.Element: Identifiable {
        self.init { _EditableRows(data: data, id: \C.Element.id, actions: editActions, row: rowContent) }
    }

    /// A list of bindings to elements, which a person can delete and move.
    nonisolated public init<C, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == _EditableRows<C, ID, Row> {
        self.init { _EditableRows(data: data, id: id, actions: editActions, row: rowContent) }
    }
}

extension List {
    /// A list of bindings to identifiable elements, which a person can delete, move, and select one of.
    nonisolated public init<C, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == _EditableRows<C, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(selection: selection) { _EditableRows(data: data, id: \C.Element.id, actions: editActions, row: rowContent) }
    }

    /// A list of bindings to identifiable elements, which a person can delete, move, and select several of.
    nonisolated public init<C, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == _EditableRows<C, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(selection: selection) { _EditableRows(data: data, id: \C.Element.id, actions: editActions, row: rowContent) }
    }

    /// A list of a constant range of which one row can be selected.
    nonisolated public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list of a constant range of which several rows can be selected.
    nonisolated public init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}
