/// What is offered at a long press, in the older form: given to `contextMenu(_:)`.
nonisolated public struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}
