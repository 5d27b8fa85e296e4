@_exported import Foundation
@_exported import ViewRuntime

/// What a widget shows at a time.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters among others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget asks for its next entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
    let date: Date?
    let name: String
    public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
    public static let never = TimelineReloadPolicy(date: nil, name: "never")
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, name: "after") }
}

/// Entries of a widget, by their times.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// For what a widget is asked.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
}

/// Gives a widget its entries. Nobody asks it here.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Asks for new entries. Inert: no widget is installed.
public final class WidgetCenter: Sendable {
    /// What is known of an installed widget.
    public struct Info: Sendable {
        public let kind: String
        public let family: WidgetFamily
    }
    public static let shared = WidgetCenter()
    private init() {}
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    /// Tells the widgets that are installed: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[Info], any Error>) -> Void) { completion(.success([])) }
}
