import Foundation

/// The label that the system gives a button of a role.
nonisolated public struct DefaultButtonLabel: FrameworkView {
    var role: ButtonRole

    @MainActor @preconcurrency public var body: some View {
        switch role {
        case .cancel, .close: Label(role == .close ? "Close" : "Cancel", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        default: Label("Delete", systemImage: "trash")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button of a role, with the label that the system gives it.
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// Opens help: a button with a question mark.
nonisolated public struct HelpLink: FrameworkView, ActionHolding {
    nonisolated(unsafe) private var action: (() -> Void)?
    private var destination: URL?
    @Environment(\.openURL) private var openURL

    /// Help that an action opens.
    nonisolated public init(action: @escaping () -> Void) { self.action = action }

    /// Help at an address.
    nonisolated public init(destination: URL) { self.destination = destination }

    @MainActor @preconcurrency public var body: some View {
        let (action, destination, openURL) = (action, destination, openURL)
        Button {
            if let action { action() } else if let destination { openURL(destination) }
        } label: {
            Label("Help", systemImage: "questionmark")
        }
    }
}
