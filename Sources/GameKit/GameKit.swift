@_exported import Foundation
@_exported import ViewRuntime

// Players, lists of scores and rewards. There is no service of games here: nobody is signed in.

/// Why nothing was done.
public struct GKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
    /// How large a picture is.
    public enum PhotoSize: Int, Sendable { case small, normal }
    public var gamePlayerID: String { "" }
    public var teamPlayerID: String { "" }
    public var displayName: String { "" }
    public var alias: String { "" }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}
/// The player of this device: nobody.
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()
    public var isAuthenticated: Bool { false }
    public var isUnderage: Bool { false }
    /// Called when a player is signed in. Nobody is: it hears so at once.
    @MainActor public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { nil }
        set { newValue?(nil, GKError(.notAuthenticated)) }
    }
    public func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}
/// A list of scores. None is there.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// Of which players.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// Of which time.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    /// A score.
    open class Entry: NSObject, @unchecked Sendable {
        public let player = GKPlayer()
        public let rank = 0
        public let score = 0
        public let formattedScore = ""
    }
    public class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
    public class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw GKError(.notAuthenticated) }
    public class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(GKError(.notAuthenticated))
    }
}
/// A reward. None is given.
open class GKAchievement: NSObject, @unchecked Sendable {
    public let identifier: String
    public var percentComplete = 0.0
    public var showsCompletionBanner = false
    public var isCompleted: Bool { percentComplete >= 100 }
    public init(identifier: String) { self.identifier = identifier }
    public class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    public class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    public class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
}
/// What a page of games shows.
public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard }
/// A page of games. Nothing is shown here.
open class GKGameCenterViewController: UIViewController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) { self.init(nibName: nil, bundle: nil) }
}
/// What is told of a page of games. Nothing calls it here.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject { func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) }
/// The button of games in a corner. Inert: it is not shown.
@MainActor @preconcurrency
public final class GKAccessPoint: NSObject {
    /// Which corner.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    public var isActive = false
    public var showHighlights = false
    public var location = Location.topLeading
    public var isVisible: Bool { false }
    public func trigger(handler: @escaping () -> Void) {}
    public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
