import Foundation

// Questions about a person's health. Nothing is known: each is answered at once with nothing.

/// When samples belong to an interval.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = Self(rawValue: 1)
    public static let strictEndDate = Self(rawValue: 2)
}

/// How many answers there may be: any number.
public let HKObjectQueryNoLimit = 0

/// A question.
open class HKQuery: NSObject, @unchecked Sendable {
    public let predicate: NSPredicate?
    public let objectType: HKObjectType?
    private let answering: ((HKQuery) -> Void)?
    init(_ type: HKObjectType?, _ predicate: NSPredicate?, answering: ((HKQuery) -> Void)? = nil) {
        (objectType, self.predicate, self.answering) = (type, predicate, answering)
    }
    func answer() { answering?(self) }

    /// Samples of an interval. All are: there are none.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
}

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate) { query in (query as? HKSampleQuery).map { resultsHandler($0, [], nil) } }
    }
}

/// Asks what samples come to.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init(quantityType, quantitySamplePredicate) { query in
            (query as? HKStatisticsQuery).map { handler($0, nil, HKError(.errorNoData)) }
        }
    }
}

/// Asks what samples come to, interval after interval.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    public var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        super.init(quantityType, quantitySamplePredicate)
    }
    override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}

/// Asks to be told of new samples. Inert: there are none.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate)
    }
}

/// Where the last answer ended.
public final class HKQueryAnchor: NSObject, Sendable {
    public init(fromValue value: Int) {}
}
/// Something that was taken out.
public final class HKDeletedObject: NSObject, Sendable {
    public let uuid: UUID
    init(_ uuid: UUID) { self.uuid = uuid }
}
/// Asks for samples since the last answer.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    public var updateHandler: Handler?
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler) {
        super.init(type, predicate) { query in (query as? HKAnchoredObjectQuery).map { handler($0, [], [], anchor, nil) } }
    }
}

/// Which samples a question is about.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { .init() }
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { .init() }
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { .init() }
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { .init() }
}
/// Asks for samples, and waits.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
/// Asks what samples come to, and waits.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}
/// Asks what samples come to, interval after interval, and waits.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {}
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}
