/// A question with its answers, as alerts and dialogs present it: each of the buttons ends it. One without actions has a button "OK".
nonisolated struct Question<Actions: View, Message: View>: FrameworkView {
    var actions: Actions
    var message: Message
    /// Whether it is an alert, which is never without a button.
    var isAlert: Bool

    @MainActor var body: some View {
        message
        Group {
            if isAlert, Actions.self == EmptyView.self {
                Button("OK") {}
            } else {
                actions
            }
        }
        .buttonStyle(EndingButtonStyle())
    }
}

/// A button of an alert: does what it does and ends the alert.
nonisolated struct EndingButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        EndingButton(configuration: configuration)
    }

    private struct EndingButton: FrameworkView {
        let configuration: PrimitiveButtonStyleConfiguration
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Button(role: configuration.role) {
                configuration.trigger()
                dismiss()
            } label: {
                configuration.label
            }
        }
    }
}

extension View {
    nonisolated func question<A: View, M: View>(
        _ kind: String, _ title: String, _ isPresented: Binding<Bool>, actions: @escaping () -> A,
        message: @escaping () -> M
    ) -> some View {
        presented(kind, isPresented, title: title) {
            Question(actions: actions(), message: message(), isAlert: kind == "Alert")
        }
    }

    nonisolated func question<T, A: View, M: View>(
        _ kind: String, _ title: String, _ isPresented: Binding<Bool>, presenting data: T?,
        actions: @escaping (T) -> A, message: @escaping (T) -> M
    ) -> some View {
        presented(kind, isPresented, isReady: data != nil, title: title) {
            data.map { Question(actions: actions($0), message: message($0), isAlert: kind == "Alert") }
        }
    }
}

extension Text {
    /// The text of a title in words.
    nonisolated static func title(_ key: LocalizedStringKey) -> String { Text(key).content }
}
