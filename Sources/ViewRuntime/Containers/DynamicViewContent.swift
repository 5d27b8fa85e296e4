import Foundation

/// Views that a collection makes.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Does something when rows are deleted; nil takes deleting away.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowsModifier(delete: action, move: nil, insert: nil))
    }

    /// Does something when rows are moved; nil takes moving away.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowsModifier(delete: nil, move: action, insert: nil))
    }
}

/// What can be done to the rows of a collection.
nonisolated public struct _RowsModifier: PrimitiveModifier, ActionHolding {
    public typealias Body = Never
    nonisolated(unsafe) var delete: ((IndexSet) -> Void)?
    nonisolated(unsafe) var move: ((IndexSet, Int) -> Void)?
    nonisolated(unsafe) var insert: (([Any], Int) -> Bool)?

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        if let delete = modifier.pointee.delete, element.attributes["deleteDisabled"] != "true" {
            element.offer(.delete(delete))
        }
        if let move = modifier.pointee.move, element.attributes["moveDisabled"] != "true" { element.offer(.move(move)) }
        if let insert = modifier.pointee.insert { element.offer(.insert(insert)) }
    }
}

extension View {
    /// Says whether the row can be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { attribute("deleteDisabled", isDisabled) }

    /// Says whether the row can be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { attribute("moveDisabled", isDisabled) }

    /// Does something when a person asks for newer content, by pulling a list down.
    nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .modifier(_GestureModifier(action: .refresh(action)))
    }

    /// Sets how lists below look: without a style, and as `insetGrouped`, rows stand on cards 16 points from the sides, with space between sections; as
    /// `grouped` from side to side with that space; as `plain`, `inset` and `sidebar` without it.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        attribute("listStyle", TypeNames.printed(S.self)).modifier(_ScrollSettingModifier(name: "list", setting: .look(ListLook(style))))
    }

    /// Puts a view behind the row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        attaching(_BackgroundAttachment.self, view)
    }

    /// Says whether there is a line below the row, in pictures.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute("listRowSeparator", visibility)
    }

    /// Sets the colour of the line beside the row. Inert: there are no separators.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        inert(color)
    }

    /// Sets the space around the row.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { layout(_RowInsetsLayout.self, insets) }

    /// Sets the space between rows. Inert: rows stand without space between them.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { inert(spacing) }

    /// Says whether there are lines beside the section. Inert: there are no separators.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        inert(visibility)
    }

    /// Sets the space between sections. Inert: the space is that of the list's style.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        inert(spacing)
    }

    /// Sets the colour of the list's rows' items. Inert: rows are drawn without it.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { inert(tint) }
}

/// How lists look; only the package's own styles exist.
public protocol ListStyle {}
/// The style that a place suggests.
public struct DefaultListStyle: ListStyle { public init() {} }
/// Rows from side to side.
public struct PlainListStyle: ListStyle { public init() {} }
/// Groups of rows.
public struct GroupedListStyle: ListStyle { public init() {} }
/// Groups of rows with round corners.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// Rows with space on both sides.
public struct InsetListStyle: ListStyle { public init() {} }
/// A list beside the content.
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
