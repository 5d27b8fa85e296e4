import Foundation

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKObjectType { HKObjectType("HKActivitySummaryTypeIdentifier") }
}
/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of quantities.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A kind of samples of which each is one of several values.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// Something that a person is.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A kind of samples that belong together.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}
/// The kind of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The names of kinds of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    public static let stepCount = Self("StepCount")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let waistCircumference = Self("WaistCircumference")
    public static let height = Self("Height")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let appleMoveTime = Self("AppleMoveTime")
    public static let vo2Max = Self("Vo2Max")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
    public static let walkingSpeed = Self("WalkingSpeed")
    public static let walkingStepLength = Self("WalkingStepLength")
    public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietaryFiber = Self("DietaryFiber")
    public static let dietarySugar = Self("DietarySugar")
    public static let dietarySodium = Self("DietarySodium")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    public static let dietaryWater = Self("DietaryWater")
    public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
    public static let timeInDaylight = Self("TimeInDaylight")
}

/// The names of kinds of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let appleStandHour = Self("AppleStandHour")
    public static let mindfulSession = Self("MindfulSession")
    public static let menstrualFlow = Self("MenstrualFlow")
    public static let highHeartRateEvent = Self("HighHeartRateEvent")
    public static let lowHeartRateEvent = Self("LowHeartRateEvent")
    public static let headache = Self("Headache")
    public static let toothbrushingEvent = Self("ToothbrushingEvent")
}

/// The names of what a person is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
    public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse")
}

/// The names of kinds of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier" + name }
    public static let bloodPressure = Self("BloodPressure")
    public static let food = Self("Food")
}

/// Whether a person lets the app write.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The store of a person's health. There is none here: nothing is read or written.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}
    public class func isHealthDataAvailable() -> Bool { false }
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, nil)
    }
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        .unknown
    }
    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        completion(.unknown, nil)
    }
    /// Asks a question. It is answered at once: nothing is there.
    public func execute(_ query: HKQuery) { query.answer() }
    public func stop(_ query: HKQuery) {}
    /// Writes something. Nothing is written: throws.
    public func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { [:] }
}

/// Whether a person was asked.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// How often an app is told of what is new.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// Why nothing is read or written.
public struct HKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
