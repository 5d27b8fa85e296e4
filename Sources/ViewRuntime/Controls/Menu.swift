import Foundation

/// Offers several actions; they are mounted with the menu, and can be used without opening it.
nonisolated public struct Menu<Label: View, Content: View>: FrameworkView, ActionHolding {
    private var parts: Parts<Label, Content, EmptyView>
    nonisolated(unsafe) private var primaryAction: (() -> Void)?
    @Environment(\.menuStyle) private var style

    /// A menu with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        parts = Parts(first: label(), second: content(), third: EmptyView())
    }

    /// A menu with a label, and what a tap does.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    @MainActor @preconcurrency public var body: some View {
        if let make = style?.make {
            let configuration = MenuStyleConfiguration(
                label: .init(parts.first), content: .init(parts.second), primaryAction: primaryAction)
            make(configuration).environment(\.menuStyle, nil)
        } else {
            MenuBase(parts: parts, primaryAction: primaryAction)
        }
    }
}

/// A menu as drivers see it.
nonisolated struct MenuBase<Label: View, Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var parts: Parts<Label, Content, EmptyView>
    nonisolated(unsafe) var primaryAction: (() -> Void)?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "Menu"
        if let action = value.pointee.primaryAction { element.offer(.tap(action)) }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        let label = builder.part(HeaderPart.self, Label.self, at: offset)
        return label + [builder.view(Content.self, at: offset + Parts<Label, Content, EmptyView>.secondOffset)]
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Text {
    /// A menu with a title, and what a tap does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title, and what a tap does.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
    /// A menu with a title and a symbol, and what a tap does.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { ViewRuntime.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// A menu with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}

extension View {
    /// Sets how menus below look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        styled(\.menuStyle, style) { AnyView(MenuStyleBody(style: StyleProperty(style), configuration: $0)) }
    }

    /// Says whether controls below show that they open a menu. Inert: nothing shows it.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility).inert(visibility)
    }

    /// Sets the order of actions in menus below. Inert: actions stand as they are written.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order).inert(order.name)
    }
}

/// The order of actions in a menu.
public struct MenuOrder: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let priority = Self(name: "priority")
    public static let fixed = Self(name: "fixed")
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is given.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        parts = Parts(first: configuration.label, second: configuration.content, third: EmptyView())
        primaryAction = configuration.primaryAction
    }
}

/// What a menu style is told about its menu.
public struct MenuStyleConfiguration {
    public typealias Label = _StylePart<_LabelPart>
    public typealias Content = _StylePart<_ContentPart>
    let label: Label
    let content: Content
    nonisolated(unsafe) let primaryAction: (() -> Void)?
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    /// What a menu looks like: `Menu(configuration)` with changes.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated private struct MenuStyleBody<Style: MenuStyle>: FrameworkView {
    var style: StyleProperty<Style>
    nonisolated(unsafe) var configuration: MenuStyleConfiguration
    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    var menuStyle: ControlStyle<MenuStyleConfiguration>? {
        get { self[StyleKey<MenuStyleConfiguration>.self] }
        set { self[StyleKey<MenuStyleConfiguration>.self] = newValue }
    }
}

/// The style that a place suggests.
nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu that looks like a button.
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu that looks like a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button with a border, as it was called first.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A menu that opens downwards, without a border.
public typealias BorderlessPullDownMenuStyle = BorderlessButtonMenuStyle
extension MenuStyle where Self == BorderedButtonMenuStyle { @_disfavoredOverload nonisolated public static var borderedButton: Self { Self() } }
extension MenuStyle where Self == DefaultMenuStyle { nonisolated public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { nonisolated public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { nonisolated public static var borderlessButton: Self { Self() } }
