import Foundation

/// A value with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: FrameworkView {
    private var parts: Parts<Label, Content, EmptyView>
    @Environment(\.labeledContentStyle) private var style

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = Parts(first: label(), second: content(), third: EmptyView())
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = LabeledContentStyleConfiguration(
                label: .init(parts.first), content: .init(parts.second))
            StyledControl(
                content: make(configuration).environment(\.labeledContentStyle, nil), kind: "LabeledContent")
        } else {
            LabeledContentBase(parts: parts)
        }
    }
}

/// A value with a label as drivers see it.
nonisolated struct LabeledContentBase<Label: View, Content: View>: PrimitiveView {
    typealias Body = Never
    var parts: Parts<Label, Content, EmptyView>

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "LabeledContent"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension LabeledContent where Label == Text {
    /// A value with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A value with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A string with a title.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init { Text(value) } label: { Text(titleKey) }
    }

    /// A string with a title.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init { Text(value) } label: { Text(title) }
    }

    /// A value in the words of a format, with a title.
    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { Text(value, format: format) } label: { Text(titleKey) }
    }

    /// A value in the words of a format, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { Text(value, format: format) } label: { Text(title) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The value that a style is given.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init { configuration.content } label: { configuration.label }
    }
}

/// What a style of labeled values is told.
public struct LabeledContentStyleConfiguration {
    public typealias Label = _StylePart<_LabelPart>
    public typealias Content = _StylePart<_ContentPart>
    public let label: Label
    public let content: Content
}

/// How labeled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    /// What a labeled value looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct LabeledContentStyleBody<Style: LabeledContentStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: LabeledContentStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
        get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
        set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how labeled values below look.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(\.labeledContentStyle, style) {
            AnyView(LabeledContentStyleBody(style: StyleProperty(style), configuration: $0))
        }
    }
}

/// The style that a place suggests.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { Self() }
}
