public import Foundation

// The main run loop runs what the main queue holds, while a process that waits in Dispatch never turns the loop itself: work for
// the main loop goes to the main queue.
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// A run loop knows no options.
    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { .now }
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        enqueue(CombineClock.carrying(action))
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

    var place: Delayed.Place {
        self === RunLoop.main ? .main : .elsewhere { [self] work in enqueue(work) }
    }

    private func enqueue(_ work: @escaping @Sendable () -> Void) {
        if self === RunLoop.main { DispatchQueue.main.async(execute: work) } else { perform(work) }
    }
}
