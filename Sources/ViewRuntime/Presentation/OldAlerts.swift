/// An alert as a value, in the older form.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }

        @MainActor var view: some View {
            ViewRuntime.Button(role: role) { action?() } label: { label }
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, "OK" if none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The content of an alert or a choice in the older form: its title and message are texts of the content.
nonisolated struct OldDialogContent: FrameworkView {
    private let title: Text
    private let message: Text?
    nonisolated(unsafe) private let buttons: [Alert.Button]

    init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }
    init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }

    @MainActor var body: some View {
        title
        message
        ForEach(0..<buttons.count, id: \.self) { buttons[$0].view }.buttonStyle(EndingButtonStyle())
    }
}

extension View {
    /// Presents an alert in the older form while the binding is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presented("Alert", isPresented) { OldDialogContent(content()) }
    }

    /// Presents an alert in the older form for an item.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presented("Alert", item: item) { OldDialogContent(content($0)) }
    }
}
