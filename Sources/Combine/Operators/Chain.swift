/// The subscription of an operator that goes on with another publisher when one has ended: demand that was not met goes along.
final class Chain<Downstream: Subscriber>: Subscription {
    /// What follows the end of a publisher.
    enum Next {
        case end(Subscribers.Completion<Downstream.Failure>)
        /// Subscribes another link to the next publisher.
        case another(() -> Void)
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var isFirst = true

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// A subscriber for one publisher of the chain.
    func link<Failure: Error>(
        _ type: Failure.Type = Failure.self, then next: @escaping (Subscribers.Completion<Failure>) -> Next
    ) -> Link<Failure> {
        Link(self, next)
    }

    final class Link<Failure: Error>: Subscriber {
        private let chain: Chain
        private let next: (Subscribers.Completion<Failure>) -> Next

        fileprivate init(_ chain: Chain, _ next: @escaping (Subscribers.Completion<Failure>) -> Next) {
            self.chain = chain
            self.next = next
        }

        func receive(subscription: any Subscription) { chain.start(subscription) }
        func receive(_ input: Downstream.Input) -> Subscribers.Demand { chain.pass(input) }
        func receive(completion: Subscribers.Completion<Failure>) { chain.follow { next(completion) } }
    }

    private func start(_ subscription: any Subscription) {
        let (first, wanted): (Downstream?, Subscribers.Demand?) = lock.locked {
            guard let downstream else { return (nil, nil) }
            upstream = subscription
            defer { isFirst = false }
            return (isFirst ? downstream : nil, demand)
        }
        guard let wanted else { return subscription.cancel() }
        if let first {
            first.receive(subscription: self)
        } else if wanted > 0 {
            subscription.request(wanted)
        }
    }

    private func pass(_ input: Downstream.Input) -> Subscribers.Demand {
        let ready: Downstream? = lock.locked {
            guard upstream != nil else { return nil }
            demand -= 1
            return downstream
        }
        guard let ready else { return .none }
        let more = ready.receive(input)
        lock.locked { demand += more }
        return more
    }

    private func follow(_ next: () -> Next) {
        guard lock.locked({ upstream != nil && downstream != nil }) else { return }
        let following = next()
        switch following {
        case .end(let completion):
            take().downstream?.receive(completion: completion)
        case .another(let subscribe):
            lock.locked { upstream = nil }
            subscribe()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let upstream = lock.locked {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
