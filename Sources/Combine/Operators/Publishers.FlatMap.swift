extension Publishers {
    /// Makes a publisher of each value and sends everything they send.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many publishers may be subscribed at a time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Takes the values of `upstream`.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let flattening = Flattening<Upstream.Output, NewPublisher, S>(subscriber, maxPublishers, transform)
            subscriber.receive(subscription: flattening)
            upstream.subscribe(flattening)
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value and sends everything they send, from at most `maxPublishers` at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value and sends everything they send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher of each value and sends everything they send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

/// The subscription of `flatMap`. Under unlimited demand the inner publishers are asked for everything; else each for one value
/// at a time, and a value for which there is no demand waits.
private final class Flattening<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    typealias Failure = Inner.Failure

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let limit: Subscribers.Demand
    private var transform: ((Input) -> Inner)?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var upstreamEnded = false
    private var demand = Subscribers.Demand.none
    private var inners: [Int: (any Subscription)?] = [:]
    private var lastInner = 0
    private var waiting: [(inner: Int, value: Inner.Output)] = []
    private var isDraining = false

    init(_ downstream: Downstream, _ limit: Subscribers.Demand, _ transform: @escaping (Input) -> Inner) {
        self.downstream = downstream
        self.limit = limit
        self.transform = transform
    }

    // Upstream.

    func receive(subscription: any Subscription) {
        let wanted = lock.locked {
            guard downstream != nil, upstream == nil else { return false }
            upstream = subscription
            return true
        }
        if wanted { subscription.request(limit) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let transform = lock.locked({ transform }) else { return .none }
        let publisher = transform(input)
        let number = lock.locked {
            lastInner += 1
            inners[lastInner] = .some(nil)
            return lastInner
        }
        publisher.subscribe(InnerSubscriber(self, number))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure: end(completion)
        case .finished:
            lock.locked { upstreamEnded = true }
            finishIfDone()
        }
    }

    // Inner publishers.

    private final class InnerSubscriber: Subscriber {
        let parent: Flattening
        let number: Int

        init(_ parent: Flattening, _ number: Int) {
            self.parent = parent
            self.number = number
        }

        func receive(subscription: any Subscription) { parent.start(number, subscription) }
        func receive(_ input: Inner.Output) -> Subscribers.Demand { parent.pass(input, from: number) }
        func receive(completion: Subscribers.Completion<Inner.Failure>) { parent.end(number, completion) }
    }

    private func start(_ number: Int, _ subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock.locked {
            guard downstream != nil, inners[number] != nil else { return nil }
            inners[number] = .some(subscription)
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let wanted { subscription.request(wanted) } else { subscription.cancel() }
    }

    private func pass(_ input: Inner.Output, from number: Int) -> Subscribers.Demand {
        delivery.locked {
            let ready: Downstream? = lock.locked {
                guard let downstream else { return nil }
                guard demand > 0, waiting.isEmpty else {
                    waiting.append((number, input))
                    return nil
                }
                demand -= 1
                return downstream
            }
            guard let ready else { return .none }
            let more = ready.receive(input)
            lock.locked { demand += more }
            return .max(1)
        }
    }

    private func end(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return end(completion) }
        let (upstream, inner) = lock.locked {
            let inner = inners.removeValue(forKey: number)
            return (upstreamEnded ? nil : self.upstream, inner)
        }
        withExtendedLifetime(inner) {}
        if limit != .unlimited { upstream?.request(.max(1)) }
        finishIfDone()
    }

    // Downstream.

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let start = lock.locked {
            self.demand += demand
            defer { isDraining = true }
            return !isDraining
        }
        guard start else { return }
        while let (value, inner, downstream) = nextWaiting() {
            let more = delivery.locked { downstream.receive(value) }
            lock.locked { self.demand += more }
            inner?.request(.max(1))
        }
        let unlimited: [any Subscription] = lock.locked {
            self.demand == .unlimited ? inners.sorted { $0.key < $1.key }.compactMap(\.value) : []
        }
        for inner in unlimited { inner.request(.unlimited) }
        finishIfDone()
    }

    private func nextWaiting() -> (Inner.Output, (any Subscription)?, Downstream)? {
        lock.locked {
            guard demand > 0, let downstream, !waiting.isEmpty else {
                isDraining = false
                return nil
            }
            demand -= 1
            let (number, value) = waiting.removeFirst()
            return (value, inners[number] ?? nil, downstream)
        }
    }

    func cancel() {
        stop()
    }

    private func finishIfDone() {
        let done = lock.locked { upstreamEnded && inners.isEmpty && waiting.isEmpty }
        if done { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let downstream = lock.locked { self.downstream }
        stop()
        downstream?.receive(completion: completion)
    }

    private func stop() {
        let held = lock.locked {
            defer {
                (downstream, upstream, transform) = (nil, nil, nil)
                (inners, waiting) = ([:], [])
            }
            return (downstream, upstream, transform, inners, waiting)
        }
        if !lock.locked({ upstreamEnded }) { held.1?.cancel() }
        for inner in held.3.sorted(by: { $0.key < $1.key }) { inner.value?.cancel() }
    }
}
