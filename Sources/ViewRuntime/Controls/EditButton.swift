/// Begins and ends editing, where the environment has an edit mode.
nonisolated public struct EditButton: FrameworkView {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}

    @MainActor @preconcurrency public var body: some View {
        EditButtonBody(mode: editMode ?? .constant(.inactive))
    }
}

/// Reads the edit mode, so that its title follows.
nonisolated struct EditButtonBody: FrameworkView {
    // A plain stored binding is linked as well: only its storage matters.
    var mode: Binding<EditMode>

    @MainActor var body: some View {
        let mode = mode
        Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
            mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
        }
    }
}
