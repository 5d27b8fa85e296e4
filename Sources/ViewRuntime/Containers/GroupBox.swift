/// Contents in a box, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: FrameworkView {
    private var parts: Parts<Label, Content, EmptyView>
    @Environment(\.groupBoxStyle) private var style

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = Parts(first: label(), second: content(), third: EmptyView())
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        parts = Parts(first: label, second: content(), third: EmptyView())
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = GroupBoxStyleConfiguration(
                label: .init(content: AnyView(parts.first)), content: .init(content: AnyView(parts.second)))
            GroupBoxBase(label: EmptyView(), content: make(configuration).environment(\.groupBoxStyle, nil))
        } else {
            GroupBoxBase(label: parts.first.font(.headline), content: parts.second)
        }
    }
}

/// A group box as drivers see it.
nonisolated struct GroupBoxBase<Label: View, Content: View>: PrimitiveView {
    typealias Body = Never
    private var parts: Parts<Label, Content, EmptyView>

    init(label: Label, content: Content) { parts = Parts(first: label, second: content, third: EmptyView()) }

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "GroupBox"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Contents in a box with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Contents in a box with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// What a style of group boxes is told about its box.
public struct GroupBoxStyleConfiguration {
    /// The box's label.
    nonisolated public struct Label: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    /// The box's contents.
    nonisolated public struct Content: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is given.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        parts = Parts(first: configuration.label, second: configuration.content, third: EmptyView())
    }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// What a group box looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct GroupBoxStyleBody<Style: GroupBoxStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: GroupBoxStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

/// The style that a place suggests.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

extension View {
    /// Sets how group boxes below look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(
            \.groupBoxStyle,
            style is any BuiltInStyle
                ? ControlStyle(style, make: nil)
                : ControlStyle(style) { AnyView(GroupBoxStyleBody(style: StyleProperty(style), configuration: $0)) })
    }
}
