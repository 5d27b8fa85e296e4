/// What a style of progress views is told.
public struct ProgressViewStyleConfiguration {
    /// The label of the whole.
    nonisolated public struct Label: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    /// The label of the part that is done.
    nonisolated public struct CurrentValueLabel: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    /// What a progress view looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct ProgressViewStyleBody<Style: ProgressViewStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: ProgressViewStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress below looks.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(
            \.progressViewStyle,
            style is any BuiltInStyle
                ? ControlStyle(style, make: nil)
                : ControlStyle(style) { AnyView(ProgressViewStyleBody(style: StyleProperty(style), configuration: $0)) }
        )
    }
}

/// The style that a place suggests.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }
