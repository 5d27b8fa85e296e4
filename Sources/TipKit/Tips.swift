@_exported import Foundation
import Observation
@_exported import ViewRuntime

// Tips as files declare and place them. Nothing knows what a person has read: no tip is due, and none is shown.

/// Something that a person is told once.
public protocol Tip: Identifiable, Sendable {
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Status = Tips.Status
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
    /// Whether it is due: no.
    public var shouldDisplay: Bool { false }
    public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var status: Status { .pending }
    public var statusUpdates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    /// Says that the tip is no longer needed. Inert: it is not shown.
    public func invalidate(reason: Tips.InvalidationReason) {}
    public func resetEligibility() async {}
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}

/// What belongs to all tips.
public enum Tips {
    /// Why a tip is no longer needed.
    public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
    /// Whether a tip is due.
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    /// How many times a tip is shown. Inert: none is.
    public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
    /// Whether a tip is shown however often others are. Inert: none is.
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }
    /// How long a tip is shown. Inert: none is.
    public struct MaxDisplayDuration: TipOption { public init(_ maxDisplayDuration: TimeInterval) {} }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        let label: Text
        public let handler: @Sendable () -> Void
        public init(id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
            (self.id, index, label, self.handler) = (id, nil, Text(String(title)), handler)
        }
        public init(id: String = "", perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping () -> Text) {
            (self.id, index, self.label, self.handler) = (id, nil, label(), handler)
        }
    }
    /// Nothing that is known of something that happens.
    public struct EmptyDonation: Codable, Sendable { public init() {} }
    /// How often tips are shown.
    public struct ConfigurationOption: Sendable {
        /// How often.
        public struct DisplayFrequency: Sendable {
            public static let immediate = Self()
            public static let hourly = Self()
            public static let daily = Self()
            public static let weekly = Self()
            public static let monthly = Self()
            public init() {}
            public init(_ interval: TimeInterval) {}
        }
        /// Where it is kept what was shown.
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = Self()
            public static func url(_ url: URL) -> Self { Self() }
            public static func groupContainer(identifier: String) -> Self { Self() }
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }
    /// Begins to look which tips are due. Inert: none is.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}

    /// Gathers the buttons of a tip.
    @resultBuilder
    public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    }
    /// Gathers when a tip is due.
    @resultBuilder
    public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    }
    /// Gathers how often a tip is shown.
    @resultBuilder
    public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    }
}

/// A group of tips of which one is shown.
@MainActor
@Observable public final class TipGroup {
    /// Which one.
    public enum Priority: Sendable { case firstAvailable, ordered }
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {}
    /// The one that is due: none.
    public var currentTip: (any Tip)? { nil }
}
/// Gathers tips.
@resultBuilder
public enum TipGroupBuilder {
    public static func buildBlock(_ parts: any Tip...) -> [any Tip] { parts }
}

/// A tip among other views. Inert: none is due, and it shows nothing and takes no room.
nonisolated public struct TipView<Content: Tip>: View {
    nonisolated public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
    nonisolated public init(_ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
    @MainActor @preconcurrency public var body: some View { EmptyView() }
}

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
/// What a tip has.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Tips.Action]
}

extension View {
    /// Shows a tip beside the view. Inert: none is due.
    nonisolated public func popoverTip<Content: Tip>(
        _ tip: Content, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        inert("\(Content.self)")
    }
    /// Shows a tip beside the view. Inert: none is due.
    nonisolated public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        inert("\(Content.self)")
    }
    /// Shows a tip beside the view. Inert: none is due.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        inert("")
    }
    /// How tips look. Inert: none is due.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { inert("") }
    /// What is behind tips. Inert: none is due.
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { inert("\(S.self)") }
    /// How large pictures of tips are. Inert: none is due.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { inert(size) }
    /// How round the corners of tips are. Inert: none is due.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { inert(cornerRadius) }
}
