import DependencyGraph

/// Which view has the keyboard's focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes where the focus is.
    @propertyWrapper
    public struct Binding {
        let base: ViewRuntime.Binding<Value>
        let none: Value

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    @State private var value: Value
    private let none: Value

    /// Whether a view has the focus.
    public init() where Value == Bool {
        _value = State(wrappedValue: false)
        none = false
    }

    /// Which of several views has the focus, if any.
    public init<T: Hashable>() where Value == T? {
        _value = State(wrappedValue: nil)
        none = nil
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding {
        guard _value._location != nil else {
            Evaluation.warn(.notInstalled, RuntimeWarning.focusStateNotInstalled)
            return Binding(base: .constant(value), none: none)
        }
        return Binding(base: $value, none: none)
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// Binds the focus of a view.
nonisolated struct FocusModifier<Value: Hashable>: PrimitiveModifier {
    typealias Body = Never
    var binding: Binding<Value>
    var value: Value
    var none: Value

    nonisolated static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment else { return }
        let (binding, value, none) = (modifier.pointee.binding, modifier.pointee.value, modifier.pointee.none)
        element.offer(
            .focus(
                get: { binding.wrappedValue == value },
                set: { hasFocus in
                    if hasFocus { binding.wrappedValue = value } else if binding.wrappedValue == value {
                        binding.wrappedValue = none
                    }
                }))
    }
}

extension View {
    /// Binds the focus of the view to one value among several.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(binding: binding.base, value: value, none: binding.none))
    }

    /// Binds the focus of the view.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition.base, value: true, none: false))
    }

    /// Says whether the view can have the focus. Inert: focus goes to controls that take text.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert(isFocusable) }
}
