/// Tabs that belong together: they stand with the others in one bar.
nonisolated public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>: FrameworkView {
    var header: Header
    var content: Content

    /// Tabs with a header.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.header = header()
        self.content = content()
    }

    @MainActor @preconcurrency public var body: some View { content }
}

extension TabSection where Header == Text {
    /// Tabs with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Tabs with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension TabSection where Header == EmptyView {
    /// Tabs without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension TabContentBuilder {
    /// Tabs that belong together have values of the same type as the others.
    nonisolated public static func buildExpression<Header: View, Content: View>(
        _ section: TabSection<Header, Content, Value>
    ) -> TabSection<Header, Content, Value> {
        section
    }
}

extension TabSection: TabList {
    func addTabs(to tabs: inout TabCollector) { tabs.add(content) }
}
