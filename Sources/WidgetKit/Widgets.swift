import Foundation
import ViewRuntime

/// A widget. Its configuration is made where somebody asks for it; no widget is installed here.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    @MainActor @preconcurrency var body: Body { get }
}

/// Widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
    /// Ends at once: no widget is installed here.
    @MainActor @preconcurrency public static func main() {}
}

extension WidgetBundle {
    /// Ends at once: no widget is installed here.
    @MainActor @preconcurrency public static func main() {}
}

/// Collects widgets.
@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { _Widgets() }
    @MainActor public static func buildIf<Content: Widget>(_ content: Content?) -> some Widget { _Widgets() }
    @MainActor public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> some Widget { _Widgets() }
}

/// Widgets of which nothing is kept.
public struct _Widgets: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget without anything.
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
    nonisolated public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
}

/// A widget that a person does not configure.
nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public let kind: String
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
    }
    public var body: Never { fatalError("StaticConfiguration has no body") }
}

/// A configuration of which a setting changes nothing here.
nonisolated public struct _SetWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content
    public var body: Never { fatalError("a widget's setting has no body") }
}

// How widgets look and what is said of them. Inert: none is installed.
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func description(_ description: Text) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func contentMarginsDisabled() -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { _SetWidgetConfiguration(content: self) }
}

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// How large the widget is.
    @Entry public var widgetFamily: WidgetFamily = .systemMedium
    /// How the colours of the widget are shown.
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    /// Whether the widget's background is shown.
    @Entry public var showsWidgetContainerBackground: Bool = true
}

extension View {
    /// The address that a tap on the widget opens. Inert: no widget is installed.
    nonisolated public func widgetURL(_ url: URL?) -> some View { inert(url?.absoluteString ?? "") }
    /// Whether a part of a widget takes its accent. Inert: no widget is installed.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { inert(accentable) }
    /// What stands beside a widget. Inert: it is not mounted.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { inert("\(Label.self)") }
    /// What stands beside a widget. Inert: it is not shown.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { inert("\(labelKey)") }
}

/// The ground of a widget. Inert: it is not drawn.
nonisolated public struct AccessoryWidgetBackground: InertView {
    public typealias Body = Never
    nonisolated package let held = EmptyView()
    nonisolated package static var inertName: StaticString? { "AccessoryWidgetBackground" }
    nonisolated public init() {}
}

/// The surroundings of a widget's preview: `widgetFamily` is the family that is given here.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
    public func _write(to environment: inout EnvironmentValues) { environment.widgetFamily = family }
}
