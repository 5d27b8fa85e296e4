extension Publishers {
    /// Sends at most one value in each stretch of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The stretch of time.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where values are delivered.
        public let scheduler: Context
        /// Whether the last value of a stretch goes on, rather than the first.
        public let latest: Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Paced<S, Context>(subscriber, interval, scheduler, latest))
        }
    }
}

extension Publisher {
    /// Sends the first value at once, and then at most one in each `interval`: the last that came in it, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

/// The subscription of `throttle`.
private final class Paced<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private enum Plan {
        case now
        case later(Context.SchedulerTimeType)
        case none
    }

    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let clock = CombineClock.current
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var pending: Downstream.Input?
    private var isArmed = false
    private var lastSent: Context.SchedulerTimeType?
    private var completion: Subscribers.Completion<Failure>?

    init(_ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool) {
        self.downstream = downstream
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
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
        CombineClock.with(clock) {
            let now = scheduler.now
            // The value before goes outside the lock: its end may run code that comes back in.
            let (plan, before): (Plan, Downstream.Input?) = lock.locked {
                guard downstream != nil, completion == nil else { return (.none, nil) }
                let before = pending
                if before == nil || latest { pending = input }
                guard !isArmed else { return (.none, before) }
                isArmed = true
                guard let lastSent else { return (.now, before) }
                let due = lastSent.advanced(by: interval)
                return (due <= now ? .now : .later(due), before)
            }
            withExtendedLifetime(before) {}
            switch plan {
            case .none: break
            case .now: scheduler.schedule { self.fire() }
            case .later(let due): scheduler.schedule(after: due) { self.fire() }
            }
        }
        return .none
    }

    private func fire() {
        let now = CombineClock.with(clock) { scheduler.now }
        let ready: (downstream: Downstream, value: Downstream.Input?)? = lock.locked {
            isArmed = false
            guard let downstream, let value = pending else { return nil }
            pending = nil
            lastSent = now
            guard demand > 0 else { return (downstream, nil) }
            demand -= 1
            return (downstream, value)
        }
        guard let ready else { return }
        if let value = ready.value {
            let more = ready.downstream.receive(value)
            lock.locked { demand += more }
        }
        if let completion = lock.locked({ completion }) { take().downstream?.receive(completion: completion) }
    }

    // A value that waits goes first, at its time.
    func receive(completion: Subscribers.Completion<Failure>) {
        let waits = lock.locked {
            guard isArmed, pending != nil else { return false }
            self.completion = completion
            return true
        }
        if !waits { take().downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { self.demand += demand }
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let held = lock.locked {
            defer { (downstream, upstream, pending) = (nil, nil, nil) }
            return (downstream, upstream, pending)
        }
        return (held.0, held.1)
    }
}
