import Foundation

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func workoutType() -> HKSampleType { HKSampleType("HKWorkoutTypeIdentifier") }
}
/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of quantities.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// The names of kinds of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
    public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}

/// Whether a person lets the app write.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The store of a person's health. There is none here: nothing is read or written.
public final class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}
    public class func isHealthDataAvailable() -> Bool { false }
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, nil)
    }
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}
}
