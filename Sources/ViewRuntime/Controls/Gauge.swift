/// Shows where a value stands between two others.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public typealias Body = Never
    private var labels: TupleView<(Label, CurrentValueLabel)>
    /// From 0 to 1.
    private var fraction: Double

    /// A value in a range, with a label for the whole and one for the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        labels = TupleView((label(), currentValueLabel()))
        let width = Double(bounds.upperBound) - Double(bounds.lowerBound)
        fraction = width > 0 ? min(max((Double(value) - Double(bounds.lowerBound)) / width, 0), 1) : 0
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.attributes["value"] = String(value.pointee.fraction)
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(TupleView<(Label, CurrentValueLabel)>.self, at: offset)]
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    /// A value in a range, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}

extension View {
    /// Sets how gauges below look. Inert: all gauges are evaluated alike.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        inert(TypeNames.printed(S.self))
    }
}

/// How gauges look; only the package's own styles exist.
public protocol GaugeStyle {}
/// The style that a place suggests.
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }
/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }
/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }
/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() {} }
/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
