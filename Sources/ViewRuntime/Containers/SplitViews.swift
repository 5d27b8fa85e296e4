/// Views side by side, between which a person can move the borders. They stand as in a stack; the borders do not move.
nonisolated public struct HSplitView<Content: View>: FrameworkView {
    var content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor @preconcurrency public var body: some View { HStack(spacing: 0) { content } }
}

/// Views one below the other, between which a person can move the borders. They stand as in a stack; the borders do not move.
nonisolated public struct VSplitView<Content: View>: FrameworkView {
    var content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor @preconcurrency public var body: some View { VStack(spacing: 0) { content } }
}
