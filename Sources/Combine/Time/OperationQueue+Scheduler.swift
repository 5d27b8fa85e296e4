public import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// An operation queue knows no options.
    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { .now }
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        addOperation(CombineClock.carrying(action))
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        Delayed.runOnce(after: date.delay, in: place, action)
    }

    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Delayed.run(after: date.delay, every: Duration(timeInterval: interval.timeInterval), in: place, action)
    }

    private var place: Delayed.Place {
        self === OperationQueue.main ? .main : .elsewhere { [self] work in addOperation(work) }
    }
}
