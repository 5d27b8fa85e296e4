import Foundation

extension View {
    /// Offers what the content holds for the selected rows. Inert: the menu is not mounted, and rows are not opened.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        inert("\(I.self)")
    }

    /// Keeps a row from being selected. Inert: all rows can be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { inert(isDisabled) }

    /// Shows a shape under the row that a pointer is over. Inert: there is no pointer.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { inert(effect?.name ?? "") }

    /// Keeps the shape under rows from being shown. Inert: there is no pointer.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { inert(disabled) }
}
