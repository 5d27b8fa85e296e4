@_exported import Foundation
@_exported import ViewRuntime

// What plays, as other devices show and steer it. There are none here: what is said is kept, and nobody steers.

/// What is said of what plays. Kept.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let only = MPNowPlayingInfoCenter()
    public class func `default`() -> MPNowPlayingInfoCenter { only }
    public var nowPlayingInfo: [String: Any]?
    public var playbackState = MPNowPlayingPlaybackState.unknown
}
/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// Whether a command was followed.
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200 }
/// A command. None comes.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable { public let timestamp: TimeInterval = 0 }
/// A command to go somewhere. None comes.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { public let positionTime: TimeInterval = 0 }
/// Something that other devices can say. None does.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    public var isEnabled = true
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
}
/// Goes some seconds forward or back. None comes.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { public var preferredIntervals: [NSNumber] = [] }
/// Goes somewhere. None comes.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// What other devices can say. None does.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let only = MPRemoteCommandCenter()
    public class func shared() -> MPRemoteCommandCenter { only }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
/// A picture of what plays.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let request: @Sendable (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) {
        (bounds, request) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    public func image(at size: CGSize) -> UIImage? { request(size) }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// A slider for how loud it is. Its look is inert: nothing is drawn from it.
open class MPVolumeView: UIView { open var showsVolumeSlider = true; open var showsRouteButton = true }
/// Whether an app may see a person's music: no.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// A person's music: none.
public final class MPMediaLibrary: NSObject, Sendable {
    public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    public class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) { handler(.denied) }
}
