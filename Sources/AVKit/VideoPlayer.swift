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
    open var allowsPictureInPicturePlayback = true
}

/// A view of AppKit's for moving pictures. Inert: nothing is shown.
open class AVPlayerView: NSView {
    /// Which controls it has.
    public enum ControlsStyle: Int, Sendable { case none, inline, floating, minimal, `default` }
    open var player: AVPlayer?
    open var controlsStyle = ControlsStyle.default
}
