/// Makes one view of the statements in a body.
@resultBuilder
public struct ViewBuilder {
    nonisolated public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
