import Foundation

extension View {
    /// Presents content about what is selected while the binding is true, as a sheet does where there is little room.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        presented("Inspector", isPresented, content: content)
    }

    /// Sets the width of the inspector around. Inert: it is laid out as a sheet.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { inert(width) }

    /// Sets the width of the inspector around. Inert: it is laid out as a sheet.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        inert(ideal)
    }
}
