import ActivityKit
import Foundation
import ViewRuntime

// Activities on the lock screen as their files declare them. None can be begun here: their views are not made.

/// What an activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}

/// An activity on the lock screen. Its views are not made: none can be begun.
nonisolated public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
    public var body: Never { fatalError("ActivityConfiguration has no body") }
}

/// An activity in the island of a phone. Its views are not made.
public struct DynamicIsland {
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    /// The colour of its edge. Inert: it is not drawn.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The address that a tap opens. Inert: nobody taps.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The room around its content. Inert: it is not drawn.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}
/// How an island is shown.
public enum DynamicIslandMode: Hashable, Sendable { case expanded, compactLeading, compactTrailing, minimal }
/// Where in a large island content stands.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }
/// A part of a large island. Its content is not made.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {}
}
/// The parts of a large island.
public struct DynamicIslandExpandedContent<Content> {}
/// Gathers the parts of a large island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<Content> { .init() }
    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init() }
    public static func buildBlock<each Content>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> {
        .init()
    }
    public static func buildIf<Content>(_ content: DynamicIslandExpandedContent<Content>?) -> DynamicIslandExpandedContent<Content?> { .init() }
    public static func buildEither<First, Second>(
        first content: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<(First?, Second?)> {
        .init()
    }
    public static func buildEither<First, Second>(
        second content: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<(First?, Second?)> {
        .init()
    }
}

extension View {
    /// The colour behind an activity. Inert: none is shown.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { inert("") }
    /// The colour of the system's buttons beside an activity. Inert: none is shown.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { inert("") }
    /// Where in an island a view stands. Inert: none is shown.
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { inert(verticalPlacement) }
    /// Whether a view's colours stay in an accented widget. Inert: none is installed.
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { inert("") }
}
/// Where in an island a view stands.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable { case belowIfTooWide }
/// How a picture is shown in an accented widget. Inert: none is installed.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let name: String
    public static let accented = Self(name: "accented")
    public static let accentedDesaturated = Self(name: "accentedDesaturated")
    public static let desaturated = Self(name: "desaturated")
    public static let fullColor = Self(name: "fullColor")
}
