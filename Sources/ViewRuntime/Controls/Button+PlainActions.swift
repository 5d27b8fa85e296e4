// Actions that are stored as plain `() -> Void` values, as views often keep them.
//
// A function that belongs to no actor is no `@MainActor` one to the compiler, which warns where one is given for the other. These forms take
// such values as they are: they are called on the main actor like all others. They are disfavoured and end in a parameter that nobody gives,
// so that closures written in place and methods of the main actor still choose the forms of `Button.swift`.

extension Button {
    /// A button with a label, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label, _ plain: Void = ()) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a label and a role, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label, _ plain: Void = ()
    ) {
        self.label = label()
        self.role = role
        self.action = action
    }
}

extension Button where Label == Text {
    /// A button with a title, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button with a title and a role, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewRuntime.Label<Text, Image> {
    /// A button with a title and a symbol, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: nil, action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: nil, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role, for an action that belongs to no actor.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void, _ plain: Void = ()
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}
