/// What a closure or a transition is put around, as it sees it.
nonisolated public struct PlaceholderContentView<Value>: FrameworkView {
    nonisolated(unsafe) var content: AnyView

    nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    @MainActor @preconcurrency public var body: some View { content }
}
