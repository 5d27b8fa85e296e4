@_exported import Foundation

// How a device moves and a person walks. Nothing is measured here: what asks is told nothing.

/// Whether an app may know how a person moves.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// How fast something gets faster, in multiples of the earth's pull.
public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How fast something turns, in radians a second.
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How a device is held.
public final class CMAttitude: NSObject, Sendable {
    public let roll = 0.0
    public let pitch = 0.0
    public let yaw = 0.0
}
/// Something that was measured.
open class CMLogItem: NSObject, @unchecked Sendable { public let timestamp: TimeInterval = 0 }
/// How fast a device gets faster.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable { public let acceleration = CMAcceleration() }
/// How fast a device turns.
public final class CMGyroData: CMLogItem, @unchecked Sendable { public let rotationRate = CMRotationRate() }
/// How a device moves.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let attitude = CMAttitude()
    public let rotationRate = CMRotationRate()
    public let gravity = CMAcceleration()
    public let userAcceleration = CMAcceleration()
    public let heading = -1.0
}
/// Measures how a device moves. Inert: nothing is measured.
open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() {}
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func stopDeviceMotionUpdates() {}
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func stopGyroUpdates() {}
}
/// What a device's attitude is measured against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = Self(rawValue: 1)
    public static let xMagneticNorthZVertical = Self(rawValue: 4)
    public static let xTrueNorthZVertical = Self(rawValue: 8)
}
/// How far a person walked.
public final class CMPedometerData: NSObject, Sendable {
    public let startDate = Date.distantPast
    public let endDate = Date.distantPast
    public let numberOfSteps = NSNumber(value: 0)
    public let distance: NSNumber? = nil
    public let floorsAscended: NSNumber? = nil
}
/// Counts steps. Inert: none are counted.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startUpdates(from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {}
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CocoaError(.featureUnsupported))
    }
    open func stopUpdates() {}
}
/// Measures how high a device is. Inert: nothing is measured.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open func stopRelativeAltitudeUpdates() {}
}
