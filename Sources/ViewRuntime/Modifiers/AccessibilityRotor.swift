import Foundation

/// How a view is touched that is touched without a screen reader between.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1)
    public static let requiresActivation = Self(rawValue: 2)
}

/// What actions are for.
public struct AccessibilityActionCategory: Hashable, Sendable {
    let name: String
    public static let `default` = Self("default")
    public static let edit = Self("edit")
    public init(_ name: LocalizedStringKey) { self.name = name.text }
}

/// A zoom that is asked for.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// Places that a rotor leads to. There is no rotor here, and none is made.
public protocol AccessibilityRotorContent {}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(marks: data, id: { $0.id }, content: content)
    }
}

/// Several places, or none.
public struct _AccessibilityRotorPlaces: AccessibilityRotorContent {}

/// Gathers the places that a rotor leads to.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorPlaces {
        _AccessibilityRotorPlaces()
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _AccessibilityRotorPlaces {
        _AccessibilityRotorPlaces()
    }
}

/// Something said to those who do not see the screen. Inert: nothing is spoken.
public enum AccessibilityNotification {
    /// A text to speak.
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public init(_ announcement: LocalizedStringResource) {}
        public func post() {}
    }
    /// Another screen has come.
    public struct ScreenChanged: Sendable {
        public init(_ element: String? = nil) {}
        public func post() {}
    }
    /// The screen looks otherwise.
    public struct LayoutChanged: Sendable {
        public init(_ element: String? = nil) {}
        public func post() {}
    }
    /// The screen has scrolled.
    public struct PageScrolled: Sendable {
        public init(_ position: String? = nil) {}
        public func post() {}
    }
}
