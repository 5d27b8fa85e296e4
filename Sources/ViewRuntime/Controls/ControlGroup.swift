/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: FrameworkView {
    var content: Content
    nonisolated(unsafe) private var label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = ControlGroupStyleConfiguration(
                content: .init(content), label: .init(label.map { AnyView($0) } ?? AnyView(EmptyView())))
            StyledControl(content: make(configuration).environment(\.controlGroupStyle, nil), kind: "ControlGroup")
        } else {
            ControlGroupBase(content: content)
        }
    }
}

/// Controls that belong together as drivers see them. A label is shown in menus alone, which are none here.
nonisolated struct ControlGroupBase<Content: View>: ContainerView {
    typealias Body = Never
    var content: Content

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "ControlGroup"
    }
}

extension ControlGroup {
    /// Controls with a label.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
        self.label = AnyView(self.content.label)
    }

    /// Controls with a title.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Controls with a title.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Controls with a title and a symbol.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension ControlGroup {
    /// Controls with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is given.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: FrameworkView {
    var content: Content
    var label: Label
    @MainActor @preconcurrency public var body: some View { content }
}

/// What a style of control groups is told.
public struct ControlGroupStyleConfiguration {
    public typealias Content = _StylePart<_ContentPart>
    public typealias Label = _StylePart<_LabelPart>
    public let content: Content
    public let label: Label
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// What a control group looks like.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct ControlGroupStyleBody<Style: ControlGroupStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: ControlGroupStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
        get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
        set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets how control groups below look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(\.controlGroupStyle, style) {
            AnyView(ControlGroupStyleBody(style: StyleProperty(style), configuration: $0))
        }
    }
}

/// The style that a place suggests.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// Controls in one frame.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// Controls in a menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// Small controls in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// Choices in a menu.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { nonisolated public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { nonisolated public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { nonisolated public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { nonisolated public static var compactMenu: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { nonisolated public static var palette: Self { Self() } }
