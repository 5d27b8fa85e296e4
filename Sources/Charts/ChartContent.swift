import Foundation
import ViewRuntime

/// Marks of a chart. Inert: they are made, and not drawn.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent = Never
    /// The marks that marks of the user's own are made of.
    @ChartContentBuilder var body: Body { get }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("these marks have no body") }
}

/// Collects the marks of a chart.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { _Marks() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent { _Marks() }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(first content: First) -> _EitherMarks<First, Second> { _EitherMarks() }
    public static func buildEither<First: ChartContent, Second: ChartContent>(second content: Second) -> _EitherMarks<First, Second> {
        _EitherMarks()
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent { content }
}

/// Marks of which nothing is kept.
nonisolated public struct _Marks: ChartContent {}
/// One of two kinds of marks.
nonisolated public struct _EitherMarks<First: ChartContent, Second: ChartContent>: ChartContent {}
/// Marks of any kind.
nonisolated public struct AnyChartContent: ChartContent {
    nonisolated public init<Content: ChartContent>(_ content: Content) {}
}

extension Never: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}

extension Group: ChartContent where Content: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.init(marks: content()) }
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
    /// Marks for identifiable elements: made at once, as the chart's closure runs.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        for element in data { _ = content(element) }
        self.init(marks: data, id: { $0.id }, content: content)
    }

    /// Marks for elements: made at once, as the chart's closure runs.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        for element in data { _ = content(element) }
        self.init(marks: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// Marks for each element of a collection.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    nonisolated public init(@ChartContentBuilder content: () -> Content) { _ = content() }
}

// How marks look, what is said of them and what stands beside them. Inert: they are not drawn, and what stands beside them is not mounted.
extension ChartContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    nonisolated public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent {
        self
    }
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent { self }
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent { self }
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }
    nonisolated public func shadow(color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    nonisolated public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent { self }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { self }
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        self
    }
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        self
    }
}

/// On which side of a mark something stands. Inert: it is not shown.
public struct AnnotationPosition: Sendable {
    public static let automatic = AnnotationPosition()
    public static let overlay = AnnotationPosition()
    public static let top = AnnotationPosition()
    public static let bottom = AnnotationPosition()
    public static let leading = AnnotationPosition()
    public static let trailing = AnnotationPosition()
    public static let topLeading = AnnotationPosition()
    public static let topTrailing = AnnotationPosition()
    public static let bottomLeading = AnnotationPosition()
    public static let bottomTrailing = AnnotationPosition()
}

/// Where something beside a mark goes that would leave the chart. Inert: it is not shown.
public struct AnnotationOverflowResolution: Sendable {
    /// What is done.
    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let padScale = Strategy()
        public static let fit = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
    /// What it stays in.
    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let plot = Boundary()
        public static let chart = Boundary()
    }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The shape of a symbol.
public protocol ChartSymbolShape: Shape {}

/// The shapes of symbols that charts know.
public struct BasicChartSymbolShape: ChartSymbolShape {
    public static let circle = BasicChartSymbolShape()
    public static let square = BasicChartSymbolShape()
    public static let triangle = BasicChartSymbolShape()
    public static let diamond = BasicChartSymbolShape()
    public static let pentagon = BasicChartSymbolShape()
    public static let plus = BasicChartSymbolShape()
    public static let cross = BasicChartSymbolShape()
    public static let asterisk = BasicChartSymbolShape()
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
}
