extension Section where Parent == EmptyView {
    /// Contents with a footer, in the older form.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}
