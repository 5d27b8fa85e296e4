/// Does something when it is tapped.
nonisolated public struct Button<Label: View>: FrameworkView, ActionHolding {
    var label: Label
    var role: ButtonRole?
    /// Whether it stands for the button that a style was given.
    private var isConfigured = false
    nonisolated(unsafe) var action: () -> Void
    @Environment(\.buttonStyle) private var style

    /// A button with a label.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a label and a role.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.role = role
        self.action = unsafeBitCast(action, to: (() -> Void).self)
    }

    @MainActor @preconcurrency public var body: some View {
        ButtonBase(
            content: content, role: role, style: style?.name, isPart: isConfigured, isTriggeredByStyle: isTriggeredByStyle,
            action: action)
    }

    /// Whether the style says what triggers the button.
    private var isTriggeredByStyle: Bool { style?.make != nil && style?.style is any PrimitiveButtonStyle }

    private var content: _ConditionalContent<AnyView, Label> {
        guard let make = style?.make else { return ViewBuilder.buildEither(second: label) }
        let made = make(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action))
        return ViewBuilder.buildEither(first: AnyView(made.environment(\.buttonStyle, nil)))
    }
}

/// A button as drivers see it.
nonisolated struct ButtonBase<Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var content: Content
    var role: ButtonRole?
    var style: String?
    /// Whether the button whose style made this one is what a person taps.
    var isPart: Bool
    var isTriggeredByStyle: Bool
    nonisolated(unsafe) var action: () -> Void

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.isPart ? "ButtonPart" : "Button"
        if let role = value.pointee.role { element.attributes["role"] = role.name }
        if let style = value.pointee.style { element.attributes["style"] = style }
        if !value.pointee.isPart { element.offer(.tap(value.pointee.action)) }
    }

    /// What a style made counts: a button of its own is the one that a person taps, a gesture is what triggers this one.
    nonisolated static func conclude(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        guard value.pointee.isTriggeredByStyle, !value.pointee.isPart else { return }
        var gestures: [ElementAction] = []
        var stack = element.children
        while let inner = stack.popLast() {
            if inner.kind == "Button" {
                element.kind = "ButtonPart"
                element.actions = []
                return
            }
            for action in inner.actions {
                switch action {
                case .tap, .press: gestures.append(action)
                default: break
                }
            }
            stack += inner.children
        }
        if !gestures.isEmpty { element.actions = gestures }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension ViewElement {
    /// Adds what can be done to the view, if it takes input.
    mutating func offer(_ action: ElementAction) {
        if isEnabled { actions.append(action) }
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a title and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewRuntime.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is given.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        label = configuration.label
        role = configuration.role
        action = configuration.action
        isConfigured = true
    }
}
