/// Turns a value on and off.
nonisolated public struct Toggle<Label: View>: FrameworkView {
    var label: Label
    @Binding var isOn: Bool
    @Environment(\.toggleStyle) private var style

    /// A toggle with a label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        _isOn = isOn
    }

    @MainActor @preconcurrency public var body: some View {
        ToggleBase(content: content, isOn: $isOn)
    }

    private var content: _ConditionalContent<AnyView, Label> {
        guard let make = style?.make else { return ViewBuilder.buildEither(second: label) }
        let made = make(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn))
        return ViewBuilder.buildEither(first: AnyView(made.environment(\.toggleStyle, nil)))
    }
}

/// A toggle as drivers see it.
nonisolated struct ToggleBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var isOn: Binding<Bool>

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Toggle"
        let isOn = value.pointee.isOn
        element.attributes["value"] = isOn.wrappedValue ? "on" : "off"
        if let style = element.environment.toggleStyle { element.attributes["style"] = style.name }
        element.offer(.toggle(get: { isOn.wrappedValue }, set: { isOn.wrappedValue = $0 }))
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ViewRuntime.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is given.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        label = configuration.label
        _isOn = configuration.$isOn
    }
}

/// What a toggle style is told about its toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    nonisolated public struct Label: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let label: Label
    /// Whether the toggle is on; a style writes it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// What a toggle looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct ToggleStyleBody<Style: ToggleStyle>: FrameworkView {
    var style: StyleProperty<Style>
    var label: ToggleStyleConfiguration.Label
    @Binding var isOn: Bool
    @MainActor var body: some View {
        style.style.makeBody(configuration: ToggleStyleConfiguration(label: label, isOn: $isOn))
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles below look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(
            \.toggleStyle,
            style is any BuiltInStyle
                ? ControlStyle(style, make: nil)
                : ControlStyle(style) {
                    AnyView(ToggleStyleBody(style: StyleProperty(style), label: $0.label, isOn: $0.$isOn))
                })
    }
}

/// The style that a toggle's place suggests.
nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated public init() {}
    /// A switch in a colour.
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: Self { Self() }
}
