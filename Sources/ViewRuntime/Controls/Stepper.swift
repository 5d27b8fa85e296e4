import Foundation

/// Makes a value one step larger or smaller.
nonisolated public struct Stepper<Label: View>: PrimitiveView, ActionHolding {
    public typealias Body = Never
    var label: Label
    nonisolated(unsafe) var increment: (() -> Void)?
    nonisolated(unsafe) var decrement: (() -> Void)?

    nonisolated init(
        label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, editing: @escaping (Bool) -> Void
    ) {
        func around(_ action: (() -> Void)?) -> (() -> Void)? {
            action.map { action in
                {
                    editing(true)
                    action()
                    editing(false)
                }
            }
        }
        self.label = label
        self.increment = around(increment)
        self.decrement = around(decrement)
    }

    /// A stepper that runs closures; one without a closure cannot go that way.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
    }

    /// A stepper of a value.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: nil, step: step, editing: onEditingChanged)
    }

    /// A stepper of a value between bounds.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label(), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }

    nonisolated init<V: Strideable>(
        label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, editing: @escaping (Bool) -> Void
    ) {
        nonisolated(unsafe) let step = step
        func move(_ distance: V.Stride) {
            let old = value.wrappedValue
            var new = old.advanced(by: distance)
            if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
            if new != old { value.wrappedValue = new }
        }
        self.init(label: label, increment: { move(step) }, decrement: { move(0 - step) }, editing: editing)
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.offer(.step(increment: value.pointee.increment, decrement: value.pointee.decrement))
    }

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Label.self, at: offset)]
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that runs closures.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(titleKey), increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
    }

    /// A stepper with a title that runs closures.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
    }

    /// A stepper of a value with a title.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: nil, step: step, editing: onEditingChanged)
    }

    /// A stepper of a value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: nil, step: step, editing: onEditingChanged)
    }

    /// A stepper of a value between bounds with a title.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }

    /// A stepper of a value between bounds with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(title), value: value, bounds: bounds, step: step, editing: onEditingChanged)
    }
}
