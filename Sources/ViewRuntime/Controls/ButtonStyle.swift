/// What a button is for, beside its label.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// What a button style is told about its button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on the button. A tap takes no time: drivers hold a button and release it.
    public let isPressed: Bool
}

/// What a button style that handles its own gestures is told about its button.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    nonisolated public struct Label: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Does what the button is for.
    public func trigger() { action() }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// What a button looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// How buttons look, and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// What a button looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct ButtonStyleBody<Style: ButtonStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: ButtonStyleConfiguration
    // Kept without the wrapper's sugar, which Swift does not allow in types that are made anywhere.
    private let isPressed = State(initialValue: false)

    nonisolated init(style: StyleProperty<Style>, configuration: ButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View {
        let isPressed = isPressed.projectedValue
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, isPressed: isPressed.wrappedValue)
        )
        .modifier(_GestureModifier(action: .hold { isPressed.wrappedValue = $0 }))
    }
}

nonisolated private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: PrimitiveButtonStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons below look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            ControlStyle(style) { primitive in
                AnyView(
                    ButtonStyleBody(
                        style: StyleProperty(style),
                        configuration: ButtonStyleConfiguration(
                            role: primitive.role, label: .init(content: primitive.label.content), isPressed: false)))
            })
    }

    /// Sets how buttons below look, and what triggers them.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            style is any BuiltInStyle
                ? ControlStyle(style, make: nil)
                : ControlStyle(style) {
                    AnyView(PrimitiveButtonStyleBody(style: StyleProperty(style), configuration: $0))
                })
    }

    /// Sets the shape of bordered buttons below. Inert: borders are not drawn.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        inert(shape.name)
    }

    /// Has buttons below repeat while they are held. Inert: a button acts once for each tap.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        inert(behavior.name)
    }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let capsule = Self(name: "capsule")
    public static let circle = Self(name: "circle")
    public static let roundedRectangle = Self(name: "roundedRectangle")
    public static func roundedRectangle(radius: Double) -> Self { Self(name: "roundedRectangle(\(radius))") }
}

/// Whether a button repeats while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// The style that a button's place suggests.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that looks like its label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button with a border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stands out.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
