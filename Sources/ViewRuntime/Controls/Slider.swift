import Foundation

/// Picks a value between two bounds.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView, ActionHolding {
    public typealias Body = Never
    var labels: TupleView<(Label, ValueLabel, ValueLabel)>
    nonisolated(unsafe) var get: () -> Double
    nonisolated(unsafe) var set: (Double) -> Void
    var range: ClosedRange<Double>
    var step: Double?

    nonisolated init<V: BinaryFloatingPoint>(
        labels: (Label, ValueLabel, ValueLabel), value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?,
        editing: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.labels = TupleView(labels)
        let step = step.map { Double($0) }
        let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.range = range
        self.step = step
        get = { Double(value.wrappedValue) }
        set = { wanted in
            var new = wanted
            if let step, step > 0 { new = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step }
            editing(true)
            value.wrappedValue = V(min(max(new, range.lowerBound), range.upperBound))
            editing(false)
        }
    }

    /// A slider with labels for itself and for its bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (label(), minimumValueLabel(), maximumValueLabel()), value: value, bounds: bounds, step: nil,
            editing: onEditingChanged)
    }

    /// A slider in steps with labels for itself and for its bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (label(), minimumValueLabel(), maximumValueLabel()), value: value, bounds: bounds, step: step,
            editing: onEditingChanged)
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let slider = value.pointee
        element.attributes["value"] = String(slider.get())
        element.offer(.slide(get: slider.get, set: slider.set, range: slider.range))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(TupleView<(Label, ValueLabel, ValueLabel)>.self, at: offset)]
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (label(), EmptyView(), EmptyView()), value: value, bounds: bounds, step: nil,
            editing: onEditingChanged)
    }

    /// A slider in steps with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (label(), EmptyView(), EmptyView()), value: value, bounds: bounds, step: step,
            editing: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (EmptyView(), EmptyView(), EmptyView()), value: value, bounds: bounds, step: nil,
            editing: onEditingChanged)
    }

    /// A slider in steps.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            labels: (EmptyView(), EmptyView(), EmptyView()), value: value, bounds: bounds, step: step,
            editing: onEditingChanged)
    }
}
