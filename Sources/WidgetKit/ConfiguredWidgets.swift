import AppIntents
import Foundation
import ViewRuntime

// Widgets that a person sets up, and controls. None is installed here: providers are not asked.

/// Gives a widget that a person sets up its entries. Nobody asks it here.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
/// A way to set a widget up.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: LocalizedStringKey) {}
    @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {}
}
/// A widget that a person sets up.
nonisolated public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public let kind: String
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
    }
    public var body: Never { fatalError("AppIntentConfiguration has no body") }
}

/// A control. None is installed here.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    @MainActor @preconcurrency var body: Body { get }
}
/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}
/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}
/// Gives a control its value. Nobody asks it here.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
/// A control that a person does not set up.
nonisolated public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, content: @escaping @MainActor () -> Content) {}
    public init<Provider: ControlValueProvider>(kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content) {}
}
/// A control that does something. Its label is not made.
nonisolated public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
extension ControlWidgetButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action) {}
}
/// A control that is on or off. Its label is not made.
nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate where Action.ValueType == Bool {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
extension ControlWidgetToggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
// What is said of controls. Inert: none is installed.
extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
}
/// Asks for new values of controls. Inert: none is installed.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}
extension WidgetBundleBuilder {
    @MainActor public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { _Widgets() }
}
