import Foundation
import ViewRuntime

/// Marks along an axis. Inert: they are not drawn.
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent = Never
    /// The marks that marks of the user's own are made of.
    @AxisContentBuilder var body: Body { get }
}

extension AxisContent where Body == Never {
    public var body: Never { fatalError("these marks have no body") }
}

extension Never: AxisContent, AxisMark {}

/// What stands at one value of an axis. Inert: it is not drawn.
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark = Never
    /// What a mark of the user's own is made of.
    @AxisMarkBuilder var body: Body { get }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("this mark has no body") }
}

/// Collects marks along an axis.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent { _AxisParts() }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent { _AxisParts() }
    public static func buildEither<Content: AxisContent>(first content: Content) -> _AxisParts { _AxisParts() }
    public static func buildEither<Content: AxisContent>(second content: Content) -> _AxisParts { _AxisParts() }
}

/// Collects what stands at one value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { _AxisParts() }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark { _AxisParts() }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark { _AxisParts() }
    public static func buildEither<Content: AxisMark>(first content: Content) -> _AxisParts { _AxisParts() }
    public static func buildEither<Content: AxisMark>(second content: Content) -> _AxisParts { _AxisParts() }
}

/// Parts of an axis of which nothing is kept.
nonisolated public struct _AxisParts: AxisContent, AxisMark {
    public typealias Body = Never
    @MainActor public var body: Never { return fatalError("these marks have no body") }
}

/// A value of an axis.
public struct AxisValue: Sendable {
    public let index: Int
    public let count: Int
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Which values of an axis have marks. Inert: they are not drawn.
public struct AxisMarkValues: Sendable {
    public static let automatic = AxisMarkValues()
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        .automatic
    }
    public static func automatic<P: Plottable>(minimumStride: P, desiredCount: Int? = nil) -> AxisMarkValues { .automatic }
    public static func stride<P: Plottable>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        .automatic
    }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        .automatic
    }
}

/// Where an axis or its labels stand. Inert: they are not drawn.
public struct AxisMarkPosition: Sendable {
    public static let automatic = AxisMarkPosition()
    public static let leading = AxisMarkPosition()
    public static let trailing = AxisMarkPosition()
    public static let top = AxisMarkPosition()
    public static let bottom = AxisMarkPosition()
}

/// How the marks of an axis begin. Inert: they are not drawn.
public struct AxisMarkPreset: Sendable {
    public static let automatic = AxisMarkPreset()
    public static let extended = AxisMarkPreset()
    public static let aligned = AxisMarkPreset()
    public static let inset = AxisMarkPreset()
}

/// Marks along an axis. Inert: they are not drawn, and labels are not made.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
}

extension AxisMarks where Content == _AxisParts {
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {}
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {}
    nonisolated public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {}
}

/// A line across the plot. Inert: it is not drawn.
nonisolated public struct AxisGridLine: AxisMark {
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis. Inert: it is not drawn.
nonisolated public struct AxisTick: AxisMark {
    /// How long it is. Inert: it is not drawn.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
        public static let automatic: Length = 0
        public static let label: Length = 0
        public static let longestLabel: Length = 0
    }
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// A label at an axis. Inert: it is not mounted.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

extension AxisValueLabel where Content == Text {
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    nonisolated public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
}

/// How a label is turned. Inert: it is not shown.
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// What happens to labels that touch. Inert: they are not shown.
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .greedy }
}

// How marks of an axis look. Inert: they are not drawn.
extension AxisMark {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    nonisolated public func font(_ font: Font?) -> some AxisMark { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension View {
    /// The axis along x. Inert: it is not drawn.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { inert("\(Content.self)") }
    /// Whether the axis along x is seen. Inert: it is not drawn.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { inert(visibility) }
    /// The axis along y. Inert: it is not drawn.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { inert("\(Content.self)") }
    /// Whether the axis along y is seen. Inert: it is not drawn.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { inert(visibility) }
    /// What is written along x. Inert: it is not shown.
    nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil) -> some View {
        inert("\(labelKey)")
    }
    /// What is written along x. Inert: it is not shown.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil) -> some View {
        inert(String(label))
    }
    /// What is written along y. Inert: it is not shown.
    nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil) -> some View {
        inert("\(labelKey)")
    }
    /// What is written along y. Inert: it is not shown.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil) -> some View {
        inert(String(label))
    }
}
