@_exported import Foundation
@_exported import AVFoundation
@_exported import ViewRuntime

/// A place for moving pictures. Inert: nothing is shown; what is laid over it is mounted.
nonisolated public struct VideoPlayer<VideoOverlay: View>: InertView {
    public typealias Body = Never
    nonisolated package let held: VideoOverlay
    nonisolated package static var inertName: StaticString? { "VideoPlayer" }

    nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { held = videoOverlay() }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    nonisolated public init(player: AVPlayer?) { held = EmptyView() }
}

/// A controller for moving pictures. Inert: nothing is shown.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var allowsPictureInPicturePlayback = true
}

/// A view of AppKit's for moving pictures. Inert: nothing is shown.
open class AVPlayerView: NSView {
    /// Which controls it has.
    public enum ControlsStyle: Int, Sendable { case none, inline, floating, minimal, `default` }
    open var player: AVPlayer?
    open var controlsStyle = ControlsStyle.default
}

/// What is told of moving pictures. Nothing is shown here: it is not called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A button that chooses where sound goes. Its look is inert: nothing is drawn from it.
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .blue
    open var prioritizesVideoDevices = false
}

/// Shows moving pictures above other apps. There are none here: it is not possible.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { return nil }
    open var isPictureInPictureActive: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
