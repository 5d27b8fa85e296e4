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

extension List {
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
