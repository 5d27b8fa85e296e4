/// Shows where a value stands between two others.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: FrameworkView {
    private var label: Label
    private var currentValueLabel: CurrentValueLabel
    private var minimumValueLabel: BoundsLabel
    private var maximumValueLabel: BoundsLabel
    private var markedValueLabels: MarkedValueLabels
    /// From 0 to 1.
    private var fraction: Double
    @Environment(\.gaugeStyle) private var style

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel, _ marked: MarkedValueLabels
    ) {
        (self.label, currentValueLabel, minimumValueLabel, maximumValueLabel, markedValueLabels) =
            (label, current, minimum, maximum, marked)
        let width = Double(bounds.upperBound) - Double(bounds.lowerBound)
        fraction = width > 0 ? min(max((Double(value) - Double(bounds.lowerBound)) / width, 0), 1) : 0
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = GaugeStyleConfiguration(
                value: fraction, label: .init(label), currentValueLabel: .unlessEmpty(currentValueLabel),
                minimumValueLabel: .unlessEmpty(minimumValueLabel), maximumValueLabel: .unlessEmpty(maximumValueLabel),
                markedValueLabels: .unlessEmpty(markedValueLabels))
            StyledControl(content: make(configuration).environment(\.gaugeStyle, nil), kind: "Gauge")
                .attribute("value", fraction)
        } else {
            GaugeBase(
                labels: TupleView((label, currentValueLabel, minimumValueLabel, maximumValueLabel, markedValueLabels)),
                fraction: fraction)
        }
    }
}

/// A gauge as drivers see it.
nonisolated struct GaugeBase<Labels: View>: PrimitiveView {
    typealias Body = Never
    var labels: Labels
    var fraction: Double

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Gauge"
        element.attributes["value"] = String(value.pointee.fraction)
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Labels.self, at: offset)]
    }
}

extension Gauge {
    /// A value in a range, with labels for the whole, the value, the bounds and some values between them.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A value in a range, with labels for the whole, the value and the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A value in a range, with labels for the whole, the value and some values of the range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), markedValueLabels())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range, with labels for the whole and the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), EmptyView(), minimumValueLabel(), maximumValueLabel(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range, with a label for the whole and one for the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value in a range, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
    }
}

/// What a gauge style is told about its gauge.
public struct GaugeStyleConfiguration {
    public typealias Label = _StylePart<_LabelPart>
    public typealias CurrentValueLabel = _StylePart<_CurrentValuePart>
    public typealias MinimumValueLabel = _StylePart<_MinimumValuePart>
    public typealias MaximumValueLabel = _StylePart<_MaximumValuePart>
    public typealias MarkedValueLabels = _StylePart<_MarkedValuesPart>
    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabels?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    /// What a gauge looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct GaugeStyleBody<Style: GaugeStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: GaugeStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
        get { self[StyleKey<GaugeStyleConfiguration>.self] }
        set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how gauges below look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styled(\.gaugeStyle, style) { AnyView(GaugeStyleBody(style: StyleProperty(style), configuration: $0)) }
    }
}

/// The style that a place suggests.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// An open ring with a mark.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A bar with a mark.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { nonisolated public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { nonisolated public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { nonisolated public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { Self() }
}
