import Foundation
import ViewRuntime

/// Things on a map. Their views are mounted where the map stands; where on the map they are is not drawn.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype _Views: View
    /// The views of the things.
    nonisolated var _views: _Views { get }
}

/// Collects the things on a map.
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _MapViews<EmptyView> { _MapViews(EmptyView()) }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> _MapViews<TupleView<(repeat (each Content)._Views)>> {
        _MapViews(TupleView((repeat (each content)._views)))
    }
    // The optional itself, so that the absent branch has a type too.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: MapContent, Second: MapContent>(first content: First) -> _EitherMapContent<First, Second> {
        _EitherMapContent(ViewBuilder.buildEither(first: content._views))
    }
    public static func buildEither<First: MapContent, Second: MapContent>(second content: Second) -> _EitherMapContent<First, Second> {
        _EitherMapContent(ViewBuilder.buildEither(second: content._views))
    }
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapViews<AnyView> {
        _MapViews(AnyView(content._views))
    }
}

/// The views of things on a map.
nonisolated public struct _MapViews<Views: View>: MapContent {
    nonisolated public let _views: Views
    nonisolated init(_ views: Views) { _views = views }
}

/// One of two kinds of things on a map.
nonisolated public struct _EitherMapContent<First: MapContent, Second: MapContent>: MapContent {
    nonisolated public let _views: _ConditionalContent<First._Views, Second._Views>
    nonisolated init(_ views: _ConditionalContent<First._Views, Second._Views>) { _views = views }
}

extension Never: MapContent {
    nonisolated public var _views: EmptyView { EmptyView() }
}

extension Optional: MapContent where Wrapped: MapContent {
    nonisolated public var _views: Wrapped._Views? { self?._views }
}

extension Group: MapContent where Content: MapContent {
    nonisolated public var _views: Content._Views { marks._views }
    nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(marks: content()) }
}

extension ForEach: MapContent where Content: MapContent {
    nonisolated public var _views: ForEach<Data, ID, Content._Views> { mapContent { $0._views } }
}

extension ForEach where Content: MapContent {
    /// Things on a map, told apart by their own ids.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(marks: data, id: { $0.id }, content: content)
    }

    /// Things on a map, told apart by what a key path says.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(marks: data, id: { $0[keyPath: id] }, content: content)
    }
}
