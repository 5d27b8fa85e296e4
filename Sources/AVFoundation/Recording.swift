import Foundation
import ViewRuntime

// Recording, engines and time of media. There is no microphone and no loudspeaker here: what is set is kept, and nothing is heard.

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// How well sound is written.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// Records sound. Inert: nothing is heard, and no file is written.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open private(set) var isRecording = false
    open var currentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    @discardableResult open func prepareToRecord() -> Bool { true }
    @discardableResult open func record() -> Bool {
        isRecording = true
        return true
    }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() { isRecording = false }
    open func stop() { isRecording = false }
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    /// How loud it is, in decibels below the loudest: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// What is told of a recording. Nothing calls it here.
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
/// What is told of a player. Time does not pass here: it is not called.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// What is told of what is spoken. Nothing is: it is not called.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance) {}
}
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Whether an app may hear.
public final class AVAudioApplication: NSObject, Sendable {
    /// What a person said.
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
    public static let shared = AVAudioApplication()
    public var recordPermission: recordPermission { .denied }
    public class func requestRecordPermission() async -> Bool { false }
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

extension AVAudioSession {
    /// How sound is used.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }
    /// What else is allowed.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let allowAirPlay = Self(rawValue: 64)
        public static let allowBluetoothA2DP = Self(rawValue: 32)
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    }
    /// What is told to others.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    /// What a person said.
    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
    /// Whether sound begins or ends to be taken away.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// Why sound goes another way.
    public enum RouteChangeReason: UInt, Sendable { case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override }
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    public func setActive(_ active: Bool, options: SetActiveOptions) throws {}
    public func setMode(_ mode: Mode) throws {}
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
    public var recordPermission: RecordPermission { .denied }
    public var outputVolume: Float { 0 }
    public var isOtherAudioPlaying: Bool { false }
    public var sampleRate: Double { 44_100 }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification = Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
}
/// Which way sound goes: none.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    public let inputs: [AVAudioSessionPortDescription] = []
    public let outputs: [AVAudioSessionPortDescription] = []
}
/// A way of sound.
public final class AVAudioSessionPortDescription: NSObject, Sendable { public let portName = ""; public let uid = "" }
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// A part of an engine of sound. Inert: nothing is heard.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    open func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void) {}
    open func removeTap(onBus bus: Int) {}
}
/// What is heard. Inert: nothing is.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// Mixes sounds. Inert: nothing is heard.
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable { public var outputVolume: Float = 1 }
/// Plays sounds. Inert: nothing is heard.
public final class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    public var volume: Float = 1
    public private(set) var isPlaying = false
    public func play() { isPlaying = true }
    public func pause() { isPlaying = false }
    public func stop() { isPlaying = false }
}
/// How sound is kept.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: UInt32
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) { (self.sampleRate, channelCount) = (sampleRate, channels) }
    public override init() { (sampleRate, channelCount) = (44_100, 2) }
}
/// A piece of sound. None comes.
public final class AVAudioPCMBuffer: NSObject, @unchecked Sendable { public let frameLength: UInt32 = 0 }
/// A time in sound.
public final class AVAudioTime: NSObject, Sendable {}
/// Makes sound of parts. Inert: nothing is heard, and it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let mainMixerNode = AVAudioMixerNode()
    public var isRunning: Bool { false }
    public override init() {}
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func prepare() {}
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func stop() {}
    open func pause() {}
    open func reset() {}
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
extension CMTime {
    /// No time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that has no end: no number of parts stands for it here, and its seconds are no number.
    public static let indefinite = CMTime(value: .max, timescale: 0)
    public var isValid: Bool { isNumeric || isIndefinite }
    public var isIndefinite: Bool { self == .indefinite }
    public var isNumeric: Bool { timescale != 0 }
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        left.isNumeric && right.isNumeric ? CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale)) : .invalid
    }
    public static func - (left: CMTime, right: CMTime) -> CMTime {
        left.isNumeric && right.isNumeric ? CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale)) : .invalid
    }
}
extension CMTime: Comparable {
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

/// A value of media that is loaded before it is read.
public struct AVAsyncProperty<Root, Value: Sendable>: Sendable {
    let value: Value
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime { public static var duration: Self { Self(value: .zero) } }
extension AVAsyncProperty where Root == AVAsset, Value == Bool { public static var isPlayable: Self { Self(value: false) } }
extension AVAsset {
    /// Loads a value. Nothing is loaded: it is that of media without length.
    public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.value }
    public var duration: CMTime { .zero }
}
/// Makes pictures of a film. There are none: throws.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public var appliesPreferredTrackTransform = false
    public var maximumSize = CGSize.zero
    public init(asset: AVAsset) {}
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw CocoaError(.featureUnsupported) }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw CocoaError(.featureUnsupported) }
}

/// How moving pictures fit their place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// A layer of moving pictures. Inert: nothing is drawn.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
/// A layer of what a camera sees. Inert: nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
/// Plays a medium again and again. Inert: nothing is heard or seen.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open var loopCount: Int { 0 }
    open func disableLooping() {}
}

extension AVPlayer {
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public var status: Status { .unknown }
    public var error: (any Error)? { nil }
    public var reasonForWaitingToPlay: String? { nil }
    public func playImmediately(atRate rate: Float) { self.rate = rate }
    public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time, completionHandler: completionHandler)
    }
    @discardableResult public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        seek(to: time) as Void
        return true
    }
    /// Tells of time as it passes. Inert: it does not pass, and nothing is told.
    public func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any { NSObject() }
    public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any { NSObject() }
    public func removeTimeObserver(_ observer: Any) {}
}
extension AVPlayerItem {
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public var status: Status { .unknown }
    public var error: (any Error)? { nil }
    public var isPlaybackLikelyToKeepUp: Bool { false }
    public var isPlaybackBufferEmpty: Bool { true }
    public var loadedTimeRanges: [NSValue] { [] }
    public var presentationSize: CGSize { .zero }
    public func currentTime() -> CMTime { .zero }
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension AVSpeechSynthesisVoice {
    /// The voices: none.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public static func currentLanguageCode() -> String { "en-US" }
    public var name: String { "" }
    public var identifier: String { language }
}
