extension Publishers {
    /// Sends what the latest of the publishers sends that it gets.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// Where the publishers come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switching = Switching<P, S>(subscriber)
            subscriber.receive(subscription: switching)
            upstream.subscribe(switching)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the latest publisher sends; the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends what the latest publisher sends; the one before is cancelled.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends what the latest publisher sends; the one before is cancelled.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

/// The subscription of `switchToLatest`.
private final class Switching<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    typealias Failure = Inner.Failure

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var upstreamEnded = false
    private var demand = Subscribers.Demand.none
    private var latest = 0
    private var innerRuns = false
    private var inner: (any Subscription)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let wanted = lock.locked {
            guard downstream != nil, upstream == nil else { return false }
            upstream = subscription
            return true
        }
        if wanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ input: Inner) -> Subscribers.Demand {
        let (previous, number): ((any Subscription)?, Int) = lock.locked {
            latest += 1
            innerRuns = true
            defer { inner = nil }
            return (inner, latest)
        }
        previous?.cancel()
        if lock.locked({ downstream != nil }) { input.subscribe(InnerSubscriber(self, number)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return end(completion) }
        let done = lock.locked {
            upstreamEnded = true
            return !innerRuns
        }
        if done { end(.finished) }
    }

    private final class InnerSubscriber: Subscriber {
        let parent: Switching
        let number: Int

        init(_ parent: Switching, _ number: Int) {
            self.parent = parent
            self.number = number
        }

        func receive(subscription: any Subscription) { parent.start(number, subscription) }
        func receive(_ input: Inner.Output) -> Subscribers.Demand { parent.pass(input, from: number) }
        func receive(completion: Subscribers.Completion<Inner.Failure>) { parent.end(number, completion) }
    }

    private func start(_ number: Int, _ subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock.locked {
            guard downstream != nil, number == latest else { return nil }
            inner = subscription
            return demand
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    private func pass(_ input: Inner.Output, from number: Int) -> Subscribers.Demand {
        delivery.locked {
            let ready: Downstream? = lock.locked {
                guard number == latest, demand > 0 else { return nil }
                demand -= 1
                return downstream
            }
            guard let ready else { return .none }
            let more = ready.receive(input)
            lock.locked { demand += more }
            return more
        }
    }

    private func end(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
        let (isLatest, done) = lock.locked {
            guard number == latest else { return (false, false) }
            (innerRuns, inner) = (false, nil)
            return (true, upstreamEnded)
        }
        guard isLatest else { return }
        if case .failure = completion { end(completion) } else if done { end(.finished) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let inner = lock.locked {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    func cancel() { stop() }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        stop()?.receive(completion: completion)
    }

    @discardableResult
    private func stop() -> Downstream? {
        let held = lock.locked {
            defer { (downstream, upstream, inner) = (nil, nil, nil) }
            return (downstream, upstreamEnded ? nil : upstream, inner)
        }
        held.1?.cancel()
        held.2?.cancel()
        return held.0
    }
}
