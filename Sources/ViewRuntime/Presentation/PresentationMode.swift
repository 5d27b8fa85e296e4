/// Whether the view is presented, and a way to end that, in the older form.
public struct PresentationMode {
    public let isPresented: Bool
    fileprivate let target: DismissAction

    /// Dismisses; without effect where nothing is presented.
    public mutating func dismiss() { target.target?.dismiss() }
}

extension EnvironmentValues {
    /// A binding to the presentation in which the view stands. Only `dismiss()` writes it.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, target: dismiss))
    }
}
