/// A value that a gesture writes while it goes on, and that is what it was at first once the gesture has ended.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    @State private var value: Value
    let initial: Value
    /// Sets what the write back to the first value does, given the last one.
    nonisolated(unsafe) private let reset: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A value that is reset in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A value that is reset in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A value whose reset is told the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _value = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        self.reset = reset
    }

    /// A value whose reset is told the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value as the gesture wrote it last.
    public var wrappedValue: Value { value }
    public var projectedValue: GestureState<Value> { self }

    var binding: Binding<Value> { $value }

    /// Gives the value back what it was at first.
    func end() {
        let binding = binding
        var transaction = Evaluation.transaction
        reset(binding.wrappedValue, &transaction)
        withTransaction(transaction) { binding.wrappedValue = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }

    /// A value that is reset in a transaction.
    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension Gesture {
    /// Writes a value while the gesture goes on; it is reset once the gesture has ended, or is given up.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, write: body)
    }
}

/// A gesture that writes a value while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let state: GestureState<State>
    nonisolated(unsafe) let write: (Value, inout State, inout Transaction) -> Void

    nonisolated public func _observing(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void, cancelled: @escaping () -> Void
    ) -> _GestureActions {
        let (state, write) = (state, write)
        let binding = state.binding
        return base._observing(
            changed: { value in
                var new = binding.wrappedValue
                var transaction = Evaluation.transaction
                write(value, &new, &transaction)
                withTransaction(transaction) { binding.wrappedValue = new }
                changed(value)
            },
            ended: { value in
                ended(value)
                state.end()
            },
            cancelled: {
                cancelled()
                state.end()
            })
    }
}
