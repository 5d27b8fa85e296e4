import Foundation
import ViewRuntime

/// The values that a scale shows. Inert: charts have no scales.
public protocol ScaleDomain {}
/// The places, or looks, that a scale leads to. Inert: charts have no scales.
public protocol ScaleRange {}
/// The places that a scale leads to. Inert: charts have no scales.
public protocol PositionScaleRange {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Range: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: ScaleRange {}

/// The values of the marks. Inert: charts have no scales.
public struct AutomaticScaleDomain: ScaleDomain {}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic<D: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type, modifyInferredDomain: (inout [D]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain()
    }
}

/// The size of the plot, with a distance from its sides. Inert: charts have no scales.
public struct PlotDimensionScaleRange: PositionScaleRange {}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(startPadding: CGFloat, endPadding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}

/// How a scale grows. Inert: charts have no scales.
public struct ScaleType: Hashable, Sendable {
    let name: String
    public static let linear = ScaleType(name: "linear")
    public static let log = ScaleType(name: "log")
    public static let date = ScaleType(name: "date")
    public static let category = ScaleType(name: "category")
    public static let squareRoot = ScaleType(name: "squareRoot")
    public static let symmetricLog = ScaleType(name: "symmetricLog")
    public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
}

/// How far a chart scrolls. Inert: nobody scrolls it.
public protocol ChartScrollTargetBehavior {}
/// To values. Inert: nobody scrolls charts.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// How far at most. Inert: nobody scrolls charts.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
    }
    /// To which values beside. Inert: nobody scrolls charts.
    public struct MajorValueAlignment<P: Plottable> {
        public static var page: MajorValueAlignment { MajorValueAlignment() }
        public static func unit(_ unit: P) -> MajorValueAlignment { MajorValueAlignment() }
    }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned(
        matching components: DateComponents, limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorDateAlignment,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
    public static func valueAligned<P: Plottable>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
}
/// To which times beside. Inert: nobody scrolls charts.
public struct MajorDateAlignment: Sendable {
    public static let page = MajorDateAlignment()
    public static func matching(_ components: DateComponents) -> MajorDateAlignment { MajorDateAlignment() }
}

/// Whole units of time, or equal steps of numbers, into which values fall.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    public let thresholds: [Value]
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
    /// In which bin a value falls; the first or last one where it lies outside.
    public func index(for value: Value) -> Int {
        Swift.min(Swift.max((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, 0), Swift.max(count - 1, 0))
    }
}

/// One bin: from a value up to another, which is not in it.
public struct ChartBinRange<Bound: Comparable> {
    public var lowerBound: Bound
    public var upperBound: Bound
    public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(thresholds: [Value]) { self.thresholds = thresholds }
    /// Steps of a size that hold the range.
    public init(size: Value, range: ClosedRange<Value>) {
        precondition(size > 0, "a bin is wider than nothing")
        var edge = (range.lowerBound / size).rounded(.down) * size
        var edges = [edge]
        while edge <= range.upperBound {
            edge += size
            edges.append(edge)
        }
        thresholds = edges
    }
}

/// Whole units of time.
public struct DateBins: RandomAccessCollection {
    public let thresholds: [Date]
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
    public init(thresholds: [Date]) { self.thresholds = thresholds }
    /// Units that hold the range.
    public init(unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        precondition(step > 0, "a bin is longer than nothing")
        var edges = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while let last = edges.last, last <= range.upperBound, let next = calendar.date(byAdding: unit, value: step, to: last) { edges.append(next) }
        thresholds = edges
    }
    /// In which bin a time falls; the first or last one where it lies outside.
    public func index(for value: Date) -> Int {
        Swift.min(Swift.max((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, 0), Swift.max(count - 1, 0))
    }
}

extension View {
    /// The values along x. Inert: charts are not drawn.
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { inert("\(domain)") }
    /// The values along x. Inert: charts are not drawn.
    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        inert("\(domain)")
    }
    /// The values along x. Inert: charts are not drawn.
    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { inert("\(range)") }
    /// How x grows. Inert: charts are not drawn.
    nonisolated public func chartXScale(type: ScaleType?) -> some View { inert(type?.name ?? "") }
    /// The values along y. Inert: charts are not drawn.
    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { inert("\(domain)") }
    /// The values along y. Inert: charts are not drawn.
    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        inert("\(domain)")
    }
    /// The values along y. Inert: charts are not drawn.
    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { inert("\(range)") }
    /// How y grows. Inert: charts are not drawn.
    nonisolated public func chartYScale(type: ScaleType?) -> some View { inert(type?.name ?? "") }
    /// The style of the axis along x. Inert: it is not drawn.
    nonisolated public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        inert("\(Content.self)")
    }
    /// The style of the axis along y. Inert: it is not drawn.
    nonisolated public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        inert("\(Content.self)")
    }
    /// The line styles of values. Inert: charts are not drawn.
    nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View { inert("\(mapping.count)") }
    /// The symbols of values. Inert: charts are not drawn.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        inert("\(mapping.count)")
    }
    /// The sizes of symbols. Inert: charts are not drawn.
    nonisolated public func chartSymbolSizeScale<D, R>(domain: D, range: R) -> some View { inert("\(domain)") }
    /// How values look. Inert: charts are not drawn.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View {
        inert("\(domain)")
    }
    /// How values look. Inert: charts are not drawn.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View { inert("\(D.self)") }
    /// How far charts scroll. Inert: nobody scrolls them.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { inert("\(type(of: behavior))") }
    /// How far charts are scrolled. Inert: nobody scrolls them.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { inert("\(P.self)") }
    /// How far charts are scrolled. Inert: nobody scrolls them.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { inert("\(P.self)") }
    /// What is selected along x. Inert: nobody selects.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { inert("\(P.self)") }
    /// What is selected along y. Inert: nobody selects.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { inert("\(P.self)") }
    /// What is written along x. Inert: it is not mounted.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        inert("\(C.self)")
    }
    /// What is written along y. Inert: it is not mounted.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        inert("\(C.self)")
    }
}

/// An axis, to which its look is applied. Inert: it is not drawn.
nonisolated public struct ChartAxisContent: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "ChartAxisContent" }
}

extension ChartContent {
    @_disfavoredOverload
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    nonisolated public func compositingLayer() -> some ChartContent { self }
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: (AnnotationContext) -> C
    ) -> some ChartContent {
        self
    }
}

/// What stands beside a mark is told of it. Inert: it is not made.
public struct AnnotationContext: Sendable { public let targetSize = CGSize.zero }

extension BarMark {
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil, height: MarkDimension = .automatic
    ) {
        self.init(xStart: xStart, xEnd: xEnd, yStart: nil, yEnd: nil)
    }
}

extension AxisMarkValues {
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool?, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        .automatic
    }
}
