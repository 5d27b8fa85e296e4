/// Contents that can be shown and hidden; made while they are shown.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: FrameworkView {
    var label: Label
    nonisolated(unsafe) var content: () -> Content
    private var isExpanded: Binding<Bool>?
    @State private var isExpandedItself = false

    /// Contents with a label, hidden at first.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
    }

    /// Contents with a label.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
        self.isExpanded = isExpanded
    }

    @MainActor @preconcurrency public var body: some View {
        DisclosureBody(label: label, content: content, isExpanded: isExpanded ?? $isExpandedItself)
    }
}

/// Shows or hides the contents as the binding says.
nonisolated struct DisclosureBody<Label: View, Content: View>: FrameworkView {
    var label: Label
    nonisolated(unsafe) var content: () -> Content
    @Binding var isExpanded: Bool
    @Environment(\.disclosureGroupStyle) private var style

    nonisolated init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor var body: some View {
        if let make = style?.make {
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(DeferredContent(make: content)), isExpanded: $isExpanded)
            DisclosureBase(
                label: EmptyView(), content: make(configuration).environment(\.disclosureGroupStyle, nil),
                isExpanded: $isExpanded)
        } else {
            DisclosureBase(label: label, content: isExpanded ? content() : nil, isExpanded: $isExpanded)
        }
    }
}

/// A disclosure group as drivers see it.
nonisolated struct DisclosureBase<Label: View, Content: View>: PrimitiveView {
    typealias Body = Never
    private var parts: Parts<Label, Content, EmptyView>
    private var isExpanded: Binding<Bool>

    nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        parts = Parts(first: label, second: content, third: EmptyView())
        self.isExpanded = isExpanded
    }

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "DisclosureGroup"
        element.describeExpansion(value.pointee.isExpanded)
        // A style of the user's says itself how it shows that it can be opened.
        if let style = element.environment.disclosureGroupStyle, style.make != nil { element.attributes["style"] = style.name }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension ViewElement {
    /// Says that the view's contents can be shown and hidden.
    mutating func describeExpansion(_ isExpanded: Binding<Bool>) {
        attributes["value"] = isExpanded.wrappedValue ? "expanded" : "collapsed"
        offer(.toggle(get: { isExpanded.wrappedValue }, set: { isExpanded.wrappedValue = $0 }))
    }
}

extension DisclosureGroup where Label == Text {
    /// Contents with a title, hidden at first.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Contents with a title, hidden at first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Contents with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Contents with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// What a style of disclosure groups is told.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _StylePart<_LabelPart>
    /// Made where the style shows it.
    public typealias Content = _StylePart<_ContentPart>
    public let label: Label
    public let content: Content
    /// Whether the contents are shown; a style writes it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// What a disclosure group looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: FrameworkView {
    var style: StyleProperty<Style>
    var label: DisclosureGroupStyleConfiguration.Label
    var content: DisclosureGroupStyleConfiguration.Content
    @Binding var isExpanded: Bool

    nonisolated init(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) {
        self.style = StyleProperty(style)
        label = configuration.label
        content = configuration.content
        _isExpanded = configuration.$isExpanded
    }

    @MainActor var body: some View {
        style.style.makeBody(
            configuration: DisclosureGroupStyleConfiguration(label: label, content: content, isExpanded: $isExpanded))
    }
}

extension EnvironmentValues {
    var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
        get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
        set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how disclosure groups below look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(\.disclosureGroupStyle, style) { AnyView(DisclosureGroupStyleBody(style, $0)) }
    }
}

/// The style that a place suggests.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}
