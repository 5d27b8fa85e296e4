/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: FrameworkView {
    var title: Title
    var icon: Icon
    @Environment(\.labelStyle) private var style

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor @preconcurrency public var body: some View {
        LabelBase(content: content, style: style?.name)
    }

    private var content: _ConditionalContent<AnyView, TupleView<(Icon, Title)>> {
        guard let make = style?.make else {
            return ViewBuilder.buildEither(second: TupleView((icon, title)))
        }
        let made = make(
            LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
        return ViewBuilder.buildEither(first: AnyView(made.environment(\.labelStyle, nil)))
    }
}

/// A label as drivers see it.
nonisolated struct LabelBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content
    var style: String?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Label"
        if let style = value.pointee.style { element.attributes["style"] = style }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol of the system's.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }

    /// A title with a symbol of the system's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }

    /// A title with a picture of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init { Text(titleKey) } icon: { Image(name) }
    }

    /// A title with a picture of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init { Text(title) } icon: { Image(name) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

/// What a label style is told about its label.
public struct LabelStyleConfiguration {
    /// The label's title.
    nonisolated public struct Title: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    /// The label's icon.
    nonisolated public struct Icon: FrameworkView {
        nonisolated(unsafe) let content: AnyView
        @MainActor @preconcurrency public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// What a label looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct LabelStyleBody<Style: LabelStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: LabelStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct HiddenLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether labels of controls take no place.
    var hidesLabels: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var labelStyle: ControlStyle<LabelStyleConfiguration>? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels below look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(
            \.labelStyle,
            style is any BuiltInStyle
                ? ControlStyle(style, make: nil)
                : ControlStyle(style) { AnyView(LabelStyleBody(style: StyleProperty(style), configuration: $0)) })
    }

    /// Hides the labels of controls below: what has one beside or above it takes the place of the rest alone. Drivers find controls by their labels all the
    /// same.
    nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// The style that a label's place suggests.
nonisolated public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A title with its icon.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon alone; the title remains for those who do not see it.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: Self { Self() }
}
