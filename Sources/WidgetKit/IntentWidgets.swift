import Foundation
import Intents
import ViewRuntime

/// Gives a widget that a person sets up by an older kind of intent its entries. Nobody asks it here.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
/// A way to set a widget up.
public struct IntentRecommendation<Intent: INIntent> {
    public init(intent: Intent, description: Text) {}
    @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {}
}
/// A widget that a person sets up by an older kind of intent.
nonisolated public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public let kind: String
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
    }
    public var body: Never { fatalError("IntentConfiguration has no body") }
}
