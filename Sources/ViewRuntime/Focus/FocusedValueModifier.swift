import DependencyGraph

/// A value that a view hands up while the focus is in it.
struct FocusedValueWrite {
    var write: (inout FocusedValues) -> Void
}

private struct FocusedValueWritesKey: EnvironmentKey { static var defaultValue: [FocusedValueWrite] { [] } }

extension EnvironmentValues {
    /// From the outside in: the innermost value counts.
    var focusedValueWrites: [FocusedValueWrite] {
        get { self[FocusedValueWritesKey.self] }
        set { self[FocusedValueWritesKey.self] = newValue }
    }
}

/// Hands a value up while the focus is in the content.
nonisolated struct FocusedValueModifier<Value>: EnvironmentModifier {
    typealias Body = Never
    nonisolated(unsafe) var keyPath: WritableKeyPath<FocusedValues, Value?>
    var value: Value?

    nonisolated static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        let (keyPath, value) = (modifier.keyPath, modifier.value)
        values.focusedValueWrites.append(FocusedValueWrite { $0[keyPath: keyPath] = value })
    }

    nonisolated static func keyName(_ modifier: Self) -> Name { Name("focusedValue") }
}

extension View {
    /// Hands a value up while the view, or one in it, has the keyboard's focus.
    nonisolated public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value))
    }

    /// Hands a value up, if there is one, while the view, or one in it, has the keyboard's focus.
    nonisolated public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value))
    }
}
