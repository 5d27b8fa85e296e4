import DependencyGraph

/// Which view has the keyboard's focus.
///
/// One view of a host has it at most. Writing a value moves the focus to the view that is bound to it, and takes it from the one that had it,
/// whose value goes back to none; a value that no view is bound to goes back by itself, once the update is over.
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

    /// Which of several views has the focus: none at first.
    public init<T: Hashable>(wrappedValue: Value) where Value == T? {
        _value = State(wrappedValue: wrappedValue)
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

    /// Says whether the view can have the focus. Inert: drivers give it to what is bound to a `FocusState`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert(isFocusable) }

    /// Says whether the view can have the focus, and for what. Inert: drivers give it to what is bound to a `FocusState`.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        inert(isFocusable)
    }

    /// Says whether the view can have the focus, and hears when it comes and goes. Inert: drivers give it to what is bound to a `FocusState`.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        inert(isFocusable)
    }

    /// Prefers the view for the focus within a scope. Inert: focus comes from `defaultFocus` and from drivers.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        inert(prefersDefaultFocus)
    }

    /// Gives the focus to the value when the view appears, unless another view has it.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let (base, none) = (binding.base, binding.none)
        return onAppear { if base.wrappedValue == none { base.wrappedValue = value } }
    }

    /// Shows that the view has the focus, or not. Inert: nothing shows it.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { inert(disabled) }

    /// Keeps the focus in the view while it moves in one direction. Inert: drivers give the focus to a view, in no direction.
    nonisolated public func focusSection() -> some View { inert(true) }

    /// Tells views with the focus in a namespace from others. Inert: a host has one focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { inert(true) }
}

/// When a default focus counts: here, when its view appears.
public struct DefaultFocusEvaluationPriority: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let userInitiated = Self(name: "userInitiated")
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
