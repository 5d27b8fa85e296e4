import Foundation

/// The device that something was measured with.
public final class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?,
        localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    }
    /// This device, of which nothing is known.
    public class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil,
            udiDeviceIdentifier: nil)
    }
}

/// The app that wrote something.
public final class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }
    public class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
}

/// The app that wrote something, and its version.
public final class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String? = nil
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}

/// Something that is known of a person's health.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public let device: HKDevice?
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}

/// Something that was measured at a time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    public let hasUndeterminedDuration = false
    init(_ type: HKSampleType, _ start: Date, _ end: Date, metadata: [String: Any]? = nil, device: HKDevice? = nil) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// So much of something, at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    public let count = 1
    private init(_ type: HKQuantityType, _ quantity: HKQuantity, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice?) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(type, start, end, metadata: metadata, device: device)
    }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(quantityType, quantity, startDate, endDate, nil, nil)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(quantityType, quantity, startDate, endDate, metadata, nil)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(quantityType, quantity, startDate, endDate, metadata, device)
    }
}

/// One of several values, at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata: metadata)
    }
}

/// Samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>
    public init(type: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil) {
        (correlationType, self.objects) = (type, objects)
        super.init(type, startDate, endDate, metadata: metadata)
    }
    public func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM }
/// Whether a person stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// What a person does in a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
    case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf
    case gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
    case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking
    case waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
    case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
    case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case other = 3000
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    /// Its length in seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public let workoutEvents: [HKWorkoutEvent]? = nil
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]? = nil,
        totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
    ) {
        self.workoutActivityType = workoutActivityType
        duration = endDate.timeIntervalSince(startDate)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate, metadata: metadata)
    }
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
/// Something that happened in a workout.
public final class HKWorkoutEvent: NSObject, Sendable {
    public let dateInterval: DateInterval
    init(_ interval: DateInterval) { dateInterval = interval }
}
/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// How far a workout is.
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// What a workout is to be.
public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    public var activityType = HKWorkoutActivityType.other
    public var locationType = HKWorkoutSessionLocationType.unknown
    public override init() {}
}

/// What many samples come to. None are there.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
}
/// What many samples come to.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1)
    public static let discreteAverage = Self(rawValue: 2)
    public static let discreteMin = Self(rawValue: 4)
    public static let discreteMax = Self(rawValue: 8)
    public static let cumulativeSum = Self(rawValue: 16)
    public static let mostRecent = Self(rawValue: 32)
    public static let duration = Self(rawValue: 64)
}
/// What samples come to, interval after interval. None are there.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
