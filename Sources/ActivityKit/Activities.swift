@_exported import Foundation
@_exported import ViewRuntime

// Activities on the lock screen. There is none here: none can be begun.

/// What is told of an activity.
public protocol ActivityAttributes: Codable, Sendable {
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// What an activity shows at a time.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// Whether activities can be begun: no.
public struct ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why an activity was not begun.
public enum ActivityAuthorizationError: Error, Sendable { case unsupported, denied, unsupportedTarget, visibility, targetMaximumExceeded, globalMaximumExceeded }

/// How far an activity is.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
/// How an activity is told of from outside.
public struct PushType: Sendable {
    public static let token = PushType()
}
/// When an activity goes that has ended.
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = Self()
    public static let immediate = Self()
    public static func after(_ date: Date) -> Self { Self() }
}
/// How a person is told of a change. Inert: nobody is told.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Sendable {
        public static let `default` = Self()
        public static func named(_ name: String) -> Self { Self() }
    }
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// An activity on the lock screen. None can be begun here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id = UUID().uuidString
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public var activityState: ActivityState { .dismissed }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) { (self.attributes, self.content) = (attributes, content) }
    /// The activities that go on: none.
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// Begins an activity. None can be: throws.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }
    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
