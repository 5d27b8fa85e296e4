extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where they are delivered.
        public let scheduler: Context
        /// Passed to the scheduler.
        public let options: Context.SchedulerOptions?

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Shifted(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Delivers later by a fixed time, in the same order.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// Passed to the scheduler: how much later work may run.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where they are delivered.
        public let scheduler: Context
        /// Passed to the scheduler.
        public let options: Context.SchedulerOptions?

        /// Takes the values of `upstream`.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Shifted(subscriber) {
                    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Where it is asked for them.
        public let scheduler: Context
        /// Passed to the scheduler.
        public let options: Context.SchedulerOptions?

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let asking = Asking(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(asking) }
        }
    }
}

extension Publisher {
    /// Delivers on `scheduler`.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, requests and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers later by `interval`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}

/// The subscription of an operator that delivers on a scheduler. What was scheduled takes the oldest that waits, so that the
/// order stays even on a scheduler that keeps none.
private final class Shifted<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private enum Item {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let schedule: (@escaping () -> Void) -> Void
    private let clock = CombineClock.current
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var waiting: [Item] = []

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        enqueue(.completion(completion))
    }

    private func enqueue(_ item: Item) {
        let isWanted = lock.locked {
            guard downstream != nil else { return false }
            waiting.append(item)
            return true
        }
        guard isWanted else { return }
        CombineClock.with(clock) { schedule { self.deliver() } }
    }

    private func deliver() {
        delivery.locked {
            let next: (Downstream, Item)? = lock.locked {
                guard let downstream, !waiting.isEmpty else { return nil }
                return (downstream, waiting.removeFirst())
            }
            guard let (downstream, item) = next else { return }
            switch item {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { lock.locked { upstream }?.request(more) }
            case .completion(let completion):
                _ = take()
                downstream.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { upstream }?.request(demand)
    }

    func cancel() {
        take()?.cancel()
    }

    private func take() -> (any Subscription)? {
        lock.locked {
            defer { (downstream, upstream, waiting) = (nil, nil, []) }
            return (downstream, upstream, waiting)
        }.1
    }
}

/// The subscription of an operator that asks its upstream on a scheduler.
private final class Asking<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let schedule: (@escaping () -> Void) -> Void
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = lock.locked({ downstream }) else { return .none }
        let more = downstream.receive(input)
        if more > 0 { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream = lock.locked({ upstream }) else { return }
        schedule { upstream.request(demand) }
    }

    func cancel() {
        guard let upstream = take().upstream else { return }
        schedule { upstream.cancel() }
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
