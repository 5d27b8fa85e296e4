public import Foundation

extension Timer {
    /// Sends the date at each interval, while connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between dates.
        public final let interval: TimeInterval
        /// Not used: timers fire when they are due.
        public final let tolerance: TimeInterval?
        /// Where dates are sent.
        public final let runLoop: RunLoop
        /// Not used: a run loop that is turned headlessly has one mode.
        public final let mode: RunLoop.Mode
        /// Passed to the scheduler.
        public final let options: RunLoop.SchedulerOptions?

        private let subject = PassthroughSubject<Date, Never>()

        /// A timer that is not yet connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts the timer, by the clock that is current here.
        public func connect() -> any Cancellable {
            let duration = Duration(timeInterval: interval)
            let subject = subject
            return Delayed.run(after: duration, every: duration, in: runLoop.place) {
                subject.send(DateSchedulerTime.now.date)
            }
        }
    }

    /// A publisher of the date, every `interval` seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
