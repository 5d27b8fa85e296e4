extension Publishers {
    /// Sends a value once no other has come for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long it must be quiet.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Where values are delivered.
        public let scheduler: Context
        /// Passed to the scheduler.
        public let options: Context.SchedulerOptions?

        /// Takes the values of `upstream`.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Quiet<S, Context>(subscriber, dueTime, scheduler, options))
        }
    }
}

extension Publisher {
    /// Sends a value once no other has come for `dueTime`; at the end, a value that still waits is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// The subscription of `debounce`. Each value calls off the work that waits for the one before.
private final class Quiet<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let clock = CombineClock.current
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var latest: Downstream.Input?
    private var turn = 0
    private var waiting: (any Cancellable)?

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        // The value before goes outside the lock: its end may run code that comes back in.
        let held: (turn: Int, waiting: (any Cancellable)?, before: Downstream.Input?)? = lock.locked {
            guard downstream != nil else { return nil }
            defer { (latest, self.waiting) = (input, nil) }
            turn += 1
            return (turn, self.waiting, latest)
        }
        guard let held else { return .none }
        held.waiting?.cancel()
        // Repeating work can be called off, other work cannot: it is called off by itself the first time.
        let work = CombineClock.with(clock) {
            scheduler.schedule(
                after: scheduler.now.advanced(by: dueTime), interval: dueTime, tolerance: scheduler.minimumTolerance,
                options: options
            ) { self.fire(held.turn) }
        }
        let keep = lock.locked {
            guard turn == held.turn, latest != nil else { return false }
            waiting = work
            return true
        }
        if !keep { work.cancel() }
        return .none
    }

    private func fire(_ turn: Int) {
        let held: (waiting: (any Cancellable)?, downstream: Downstream?, value: Downstream.Input)? = lock.locked {
            guard turn == self.turn, let latest else { return nil }
            self.latest = nil
            defer { waiting = nil }
            guard demand > 0 else { return (waiting, nil, latest) }
            demand -= 1
            return (waiting, downstream, latest)
        }
        guard let held else { return }
        held.waiting?.cancel()
        let more = held.downstream?.receive(held.value) ?? .none
        lock.locked { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { self.demand += demand }
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let held = lock.locked {
            defer { (downstream, upstream, waiting, latest) = (nil, nil, nil, nil) }
            return (downstream, upstream, waiting, latest)
        }
        held.2?.cancel()
        return (held.0, held.1)
    }
}
