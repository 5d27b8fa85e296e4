@_exported import Foundation

// What a person feels. Inert: nothing is felt, and the engine does not start.

/// Whether something can be felt: no.
public protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get }; var supportsAudio: Bool { get } }
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}
/// Why nothing is felt.
public struct CHHapticError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case engineNotRunning = -4805, notSupported = -4809 }
    public let code: Code
}
/// Has a person feel patterns. There is nothing to feel: it does not start.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1 }
    public var resetHandler: (@Sendable () -> Void)?
    public var stoppedHandler: (@Sendable (StoppedReason) -> Void)?
    public var playsHapticsOnly = false
    public var isAutoShutdownEnabled = false
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    public override init() {}
    open func start() throws { throw CHHapticError(code: .notSupported) }
    open func start() async throws { throw CHHapticError(code: .notSupported) }
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(CHHapticError(code: .notSupported)) }
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(code: .engineNotRunning) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(code: .engineNotRunning) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(code: .engineNotRunning) }
}
/// Plays a pattern.
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
/// Plays a pattern that can be held.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
}
/// The start of time for players.
public let CHHapticTimeImmediate: TimeInterval = 0
/// What is felt, one after the other.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    /// A key in a file of patterns.
    public struct Key: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}
/// Something that is felt.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    /// What is felt.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
    }
    /// How it is felt.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime")
        public static let decayTime = Self(rawValue: "DecayTime")
    }
    public let type: EventType
    public let relativeTime: TimeInterval
    public let duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0) {
        (self.type, relativeTime, self.duration) = (type, time, duration)
    }
}
/// How something is felt.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// How what is felt changes.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    /// What changes.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    }
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}
/// How what is felt changes over time.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    /// A value at a time.
    public final class ControlPoint: NSObject, Sendable { public init(relativeTime time: TimeInterval, value: Float) {} }
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {}
}
