/// Gathers tabs whose values are of the selection's type, so that `.home` needs no type in front of it.
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
    nonisolated public static func buildExpression<Content: View, Label: View>(
        _ tab: Tab<Value, Content, Label>
    ) -> Tab<Value, Content, Label> {
        tab
    }

    /// Tabs of a collection, say.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }

    nonisolated public static func buildBlock<Content: View, Label: View>(
        _ tab: Tab<Value, Content, Label>
    ) -> Tab<Value, Content, Label> {
        tab
    }

    nonisolated public static func buildBlock<Content: View>(_ tabs: Content) -> Content { tabs }

    @_disfavoredOverload
    nonisolated public static func buildBlock<each Item: View>(_ tabs: repeat each Item) -> TupleView<(repeat each Item)> {
        TupleView((repeat each tabs))
    }
}

extension TabView {
    /// Tabs of which one is selected by a binding to its value.
    nonisolated public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(selection: Optional(selection), content: content)
    }
}

extension Tab {
    /// The tab with other content.
    nonisolated func with<Other: View>(_ content: Other) -> Tab<Value, Other, Label> {
        Tab<Value, Other, Label>(content: content, label: label, value: value)
    }

    /// Puts a number on the tab; zero shows none.
    nonisolated public func badge(_ count: Int) -> Tab<Value, some View, Label> { with(content.badge(count)) }

    /// Puts a text on the tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> Tab<Value, some View, Label> { with(content.badge(key)) }

    /// Puts a text on the tab.
    nonisolated public func badge(_ label: Text?) -> Tab<Value, some View, Label> { with(content.badge(label)) }
}
