extension Publishers {
    /// Ends where no value comes for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long it may be quiet.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where time passes.
        public let scheduler: Context
        /// Passed to the scheduler.
        public let options: Context.SchedulerOptions?
        /// The error it ends with; nil to finish.
        public let customError: (() -> Failure)?

        /// Takes the values of `upstream`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        // A quiet stretch is a debounced value: the first one that comes through ends it.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let activity = PassthroughSubject<Void, Never>()
            let quiet = activity.prepend(()).debounce(for: interval, scheduler: scheduler, options: options).first()
            let customError = customError
            let expired: AnyPublisher<Output, Failure> = quiet.setFailureType(to: Failure.self).flatMap { _ in
                customError.map { Fail<Output, Failure>(error: $0()).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
            }.eraseToAnyPublisher()
            upstream.handleEvents(receiveOutput: { _ in activity.send() })
                .map(Optional.some)
                .append(nil)
                .merge(with: expired.map(Optional.some).append(nil))
                .prefix { $0 != nil }
                .compactMap { $0 }
                .subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Ends, with an error if one is given, where no value comes for `interval`.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
