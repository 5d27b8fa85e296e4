/// How text fields look.
///
/// A style of yours supplies `_body(configuration:)`, as is done with SwiftUI's protocol of this name: it is given the field without a style.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// What a text field looks like.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style is given.
public typealias _TextFieldStyleLabel = _StylePart<_LabelPart>

/// What styles of text fields are told: a field, whose characters may be hidden.
struct TextFieldParts {
    let field: TextField<_TextFieldStyleLabel>

    init<Content: View>(field: TextFieldBase<Content>) {
        self.field = TextField(
            label: .init(field.content), text: field.text, prompt: field.prompt,
            onEditingChanged: field.onEditingChanged, onCommit: field.onCommit)
    }

    init<Content: View>(secure field: SecureFieldBase<Content>) {
        var made = TextField<_TextFieldStyleLabel>(
            label: .init(field.content), text: field.text, prompt: field.prompt, onCommit: field.onCommit)
        made.isSecure = true
        self.field = made
    }
}

nonisolated private struct TextFieldStyleBody<Style: TextFieldStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var field: TextField<_TextFieldStyleLabel>
    @MainActor var body: some View { style.style._body(configuration: field) }
}

extension EnvironmentValues {
    var textFieldStyle: ControlStyle<TextFieldParts>? {
        get { self[StyleKey<TextFieldParts>.self] }
        set { self[StyleKey<TextFieldParts>.self] = newValue }
    }
}

extension View {
    /// Sets how text fields below look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        styled(\.textFieldStyle, style) { AnyView(TextFieldStyleBody(style: StyleProperty(style), field: $0.field)) }
    }
}

/// The style that a field's place suggests.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A field without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A field with a round border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A field with a square border.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { nonisolated public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    @_disfavoredOverload nonisolated public static var squareBorder: Self { Self() }
}

extension View {
    /// Sets how text editors below look. Inert: a style cannot be given the editor, in SwiftUI neither.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        inert(TypeNames.printed(type(of: style)))
    }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    /// What a text editor looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of text editors is told: nothing that it could show.
public struct TextEditorStyleConfiguration {}

/// The style that an editor's place suggests.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// An editor without a border.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
/// An editor with a round border.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle { nonisolated public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { nonisolated public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: Self { Self() }
}

extension EnvironmentValues {
    /// Whether text fields have a round border, in which they are drawn and laid out.
    package var hasRoundedTextFields: Bool { textFieldStyle?.style is RoundedBorderTextFieldStyle }
}
