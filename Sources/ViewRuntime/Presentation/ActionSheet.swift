/// A choice as a value, in the older form.
public struct ActionSheet {
    /// A button of the choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice with buttons; without any, there is one to cancel.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents a choice in the older form while the binding is true; each of its buttons ends it.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presented("ConfirmationDialog", isPresented) { OldDialogContent(content()) }
    }

    /// Presents a choice in the older form for an item; each of its buttons ends it.
    nonisolated public func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        presented("ConfirmationDialog", item: item) { OldDialogContent(content($0)) }
    }
}
