/// A value that a gesture writes while it goes on, and that is what it was at first once the gesture has ended.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    @State private var value: Value
    let initial: Value

    public init(wrappedValue: Value) {
        _value = State(wrappedValue: wrappedValue)
        initial = wrappedValue
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value as the gesture wrote it last.
    public var wrappedValue: Value { value }
    public var projectedValue: GestureState<Value> { self }

    var binding: Binding<Value> { $value }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension Gesture {
    /// Writes a value while the gesture goes on; it is reset once the gesture has ended.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that writes a value while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let state: GestureState<State>
    nonisolated(unsafe) let body: (Value, inout State, inout Transaction) -> Void

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> _GestureActions {
        let (binding, initial, body) = (state.binding, state.initial, body)
        return base._observing { value in
            var new = binding.wrappedValue
            var transaction = Evaluation.transaction
            body(value, &new, &transaction)
            withTransaction(transaction) { binding.wrappedValue = new }
            changed(value)
        } ended: { value in
            ended(value)
            binding.wrappedValue = initial
        }
    }
}
