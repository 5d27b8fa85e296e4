import Foundation
import ViewRuntime

/// A chart. Inert: its marks are made as the body around it runs, and not drawn.
nonisolated public struct Chart<Content: ChartContent>: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "Chart" }

    nonisolated public init(@ChartContentBuilder content: () -> Content) { _ = content() }

    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        _ = ForEach(data, content: content)
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        _ = ForEach(data, id: id, content: content)
    }
}

/// Turns values of a chart into places. Inert: no chart has scales, and the answers are nil or empty.
public struct ChartProxy: Sendable {
    public var plotSize: CGSize { .zero }
    public var plotAreaSize: CGSize { .zero }
    public var plotFrame: Anchor<CGRect>? { nil }
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? { nil }
    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
}

/// The plot of a chart, to which its look is applied. Inert: it is not drawn.
nonisolated public struct ChartPlotContent: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "ChartPlotContent" }
}

extension View {
    /// A view above charts. Its views are mounted there; the proxy gives no places.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlay(alignment: alignment) { content(ChartProxy()) }
    }
    /// A view behind charts. Its views are mounted there; the proxy gives no places.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        background(alignment: alignment) { content(ChartProxy()) }
    }
    /// What a person does with a chart. Inert: it has no places.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { inert("\(G.self)") }
    /// How plots look. Inert: they are not drawn.
    nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        inert("\(Content.self)")
    }
    /// Whether the legend of charts is seen. Inert: it is not drawn.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { inert(visibility) }
    /// Where the legend of charts stands. Inert: it is not drawn.
    nonisolated public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        inert("\(spacing ?? 0)")
    }
    /// The legend of charts. Inert: it is not mounted.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        inert("\(Content.self)")
    }
    /// How values look. Inert: charts are not drawn.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        inert("\(mapping.count)")
    }
    /// How values look. Inert: charts are not drawn.
    nonisolated public func chartForegroundStyleScale<D, R>(domain: D, range: R) -> some View { inert("\(domain)") }
    /// How values look. Inert: charts are not drawn.
    nonisolated public func chartForegroundStyleScale<R>(range: R) -> some View { inert("\(range)") }
    /// The symbols of values. Inert: charts are not drawn.
    nonisolated public func chartSymbolScale<D, R>(domain: D, range: R) -> some View { inert("\(domain)") }
    /// What is selected along x. Inert: nobody selects.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { inert("\(P.self)") }
    /// What is selected along y. Inert: nobody selects.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { inert("\(P.self)") }
    /// What is selected around the middle. Inert: nobody selects.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { inert("\(P.self)") }
    /// The directions in which charts scroll. Inert: nobody scrolls them.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { inert("\(axes.rawValue)") }
    /// How much of x is seen. Inert: charts are not drawn.
    nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { inert("\(length)") }
    /// How much of y is seen. Inert: charts are not drawn.
    nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { inert("\(length)") }
    /// How far charts are scrolled. Inert: nobody scrolls them.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { inert("\(P.self)") }
    /// How far charts are scrolled. Inert: nobody scrolls them.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { inert("\(P.self)") }
}
