import Foundation

/// Runs the rename action of the environment.
nonisolated public struct RenameButton<Label: View>: FrameworkView {
    @Environment(\.rename) private var rename

    nonisolated public init() where Label == ViewRuntime.Label<Text, Image> {}

    @MainActor @preconcurrency public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            ViewRuntime.Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

/// Begins to rename something.
public struct RenameAction: ActionHolding {
    let action: () -> Void
    @MainActor @preconcurrency public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what the view shows, where it can be.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what `RenameButton`s below do.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has `RenameButton`s below give the focus to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        let binding = isFocused.base
        return environment(\.rename, RenameAction { binding.wrappedValue = true })
    }
}

#if !canImport(Darwin)
/// Takes what another app has copied: a driver gives it, `host.button("Paste").paste(…)`.
nonisolated public struct PasteButton: PrimitiveView, ActionHolding {
    public typealias Body = Never
    private var label = Text("Paste")
    nonisolated(unsafe) private var take: ([Any]) -> Bool

    /// A button that takes values of a type.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        take = { values in
            let items = values.compactMap { $0 as? T }
            if items.isEmpty { return false }
            onPaste(items)
            return true
        }
    }

    /// A button that takes what is of one of the kinds.
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        take = { values in
            let wanted = NSItemProvider.providers(of: values).filter { $0.holds(supportedContentTypes) }
            if wanted.isEmpty { return false }
            payloadAction(wanted)
            return true
        }
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Button"
        element.offer(.paste(value.pointee.take))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Text.self, at: offset)]
    }
}
#endif
