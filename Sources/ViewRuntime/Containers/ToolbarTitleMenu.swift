/// The menu that opens from the title of a screen: a menu among what the toolbar holds.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// A menu of some content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some ToolbarContent { ToolbarItem(placement: .principal) { Menu { content } label: { EmptyView() } } }
}

/// What a toolbar has of itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    let name: String
    public static let sidebarToggle = Self(name: "sidebarToggle")
    public static let title = Self(name: "title")
}

extension View {
    /// Gives the title of a screen a menu.
    @MainActor @preconcurrency public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }

    /// Takes away what a toolbar has of itself. Inert: toolbars have nothing of themselves.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { inert(defaultItemKind?.name ?? "") }

    /// Says whether the background of bars is seen. Inert: bars have no background.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        inert(visibility)
    }
}
