/// Controls that belong together, one below the other.
nonisolated public struct Form<Content: View>: FrameworkView {
    var content: Content
    @Environment(\.formStyle) private var style

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            StyledControl(
                content: make(FormStyleConfiguration(content: .init(content))).environment(\.formStyle, nil), kind: "StyledForm")
        } else {
            FormBase(content: content)
        }
    }
}

/// A form as drivers see it: a list.
nonisolated struct FormBase<Content: View>: LazyContainer {
    typealias Body = Never
    var content: Content
    nonisolated static var kind: String { "Form" }
    nonisolated static var layoutName: String { "" }
    nonisolated var arrangement: LazyArrangement { LazyArrangement(alignment: .leading, isList: true) }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is given.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a form style is told about its form.
public struct FormStyleConfiguration {
    public typealias Content = _StylePart<_ContentPart>
    public let content: Content
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    /// What a form looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct FormStyleBody<Style: FormStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: FormStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    var formStyle: ControlStyle<FormStyleConfiguration>? {
        get { self[StyleKey<FormStyleConfiguration>.self] }
        set { self[StyleKey<FormStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how forms below look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        styled(\.formStyle, style) { AnyView(FormStyleBody(style: StyleProperty(style), configuration: $0)) }
    }
}

/// The style that a place suggests.
nonisolated public struct AutomaticFormStyle: FormStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// Groups of rows.
nonisolated public struct GroupedFormStyle: FormStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// Two columns.
nonisolated public struct ColumnsFormStyle: FormStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == AutomaticFormStyle { nonisolated public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { nonisolated public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { nonisolated public static var columns: Self { Self() } }
