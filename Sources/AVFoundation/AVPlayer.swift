@_exported import Foundation
@_exported import PlatformNames
import ValueObserving
@_exported import ViewRuntime

/// A time of media: a number of parts of a second.
public struct CMTime: Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    /// A time of so many seconds, to a part of a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
    }
    public static let zero = CMTime(value: 0, timescale: 1)
    /// The time in seconds; not a number where there are no parts.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Media at an address. Inert: it is not loaded.
open class AVAsset: NSObject, @unchecked Sendable {}

/// Media at an address. Inert: it is not loaded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// Media that a player plays. Inert: it is not loaded.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
    public let asset: AVAsset
    public var duration: CMTime { .zero }
    nonisolated public init(asset: AVAsset) { self.asset = asset }
    nonisolated public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays media. Inert: nothing is heard or seen, time does not pass; what is set is kept.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    /// What happens at the end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public private(set) var currentItem: AVPlayerItem? {
        willSet { KeyValueObservers.willChange(self) }
        didSet { KeyValueObservers.didChange(self) }
    }
    open var rate: Float = 0 {
        willSet { KeyValueObservers.willChange(self) }
        didSet { KeyValueObservers.didChange(self) }
    }
    open var volume: Float = 1 {
        willSet { KeyValueObservers.willChange(self) }
        didSet { KeyValueObservers.didChange(self) }
    }
    open var isMuted = false {
        willSet { KeyValueObservers.willChange(self) }
        didSet { KeyValueObservers.didChange(self) }
    }
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var defaultRate: Float = 1
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    private var time = CMTime.zero

    nonisolated public override init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func seek(to time: CMTime) { self.time = time }
    open func currentTime() -> CMTime { time }
    open func replaceCurrentItem(with item: AVPlayerItem?) { (currentItem, time) = (item, .zero) }
}

/// Plays one medium after another. Inert: nothing is heard or seen.
open class AVQueuePlayer: AVPlayer {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// Plays a sound. Inert: nothing is heard, time does not pass; what is set is kept.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    open var volume: Float = 1
    open var rate: Float = 1
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var enableRate = false
    open var isMeteringEnabled = false
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var numberOfChannels: Int { 0 }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open private(set) var isPlaying = false
    open var duration: TimeInterval { 0 }
    /// A player of a file, which is not read.
    public init(contentsOf url: URL) throws { self.url = url }
    /// A player of bytes, which are not read.
    public init(data: Data) throws { url = nil }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
}

/// How an app uses sound. Inert: nothing is heard.
public final class AVAudioSession: NSObject, Sendable {
    /// For what sound is used.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    private static let only = AVAudioSession()
    private override init() {}
    public static func sharedInstance() -> AVAudioSession { only }
    public func setCategory(_ category: Category) throws {}
    public func setActive(_ active: Bool) throws {}
}

/// Speaks. Inert: nothing is heard.
open class AVSpeechSynthesizer: NSObject {
    /// When speaking ends.
    public enum Boundary: Int, Sendable { case immediate, word }
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isPaused: Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
    open var isSpeaking: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: Boundary) -> Bool { false }
}

/// What is spoken.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var rate: Float = 0.5
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

/// A voice of a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    public let language: String
    public init?(language: String?) { self.language = language ?? "en-US" }
    public init?(identifier: String) { language = identifier }
}
