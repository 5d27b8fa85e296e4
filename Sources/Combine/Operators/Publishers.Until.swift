extension Publishers {
    /// Passes values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value ends this.
        public let other: Other

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber, opens: false)
            gate.watch(other)
            upstream.subscribe(gate)
        }
    }

    /// Leaves out values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whose first value lets them pass.
        public let other: Other

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber, opens: true)
            gate.watch(other)
            upstream.subscribe(gate)
        }
    }
}

extension Publisher {
    /// Passes values until `publisher` sends one, and finishes then.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until `publisher` sends one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

/// Passes values until, or from when on, another publisher sends one.
private final class Gate<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let opens: Bool
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var watching: AnyCancellable?
    private var signalled = false
    private var announced = false

    init(_ downstream: Downstream, opens: Bool) {
        self.downstream = downstream
        self.opens = opens
    }

    func watch<Other: Publisher>(_ other: Other) {
        let sink = Subscribers.Sink<Other.Output, Other.Failure>(
            receiveCompletion: { [weak self] in
                if case .failure(let error) = $0 { self?.otherFailed(error) }
            },
            receiveValue: { [weak self] _ in self?.signal() })
        lock.locked { watching = AnyCancellable(sink) }
        other.first().subscribe(sink)
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            announced = true
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
        if !opens, lock.locked({ signalled }) { finish() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, passes) = lock.locked { (self.downstream, opens == signalled) }
        guard let downstream else { return .none }
        return passes ? downstream.receive(input) : .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().downstream?.receive(completion: completion)
    }

    private func signal() {
        let ends = lock.locked {
            signalled = true
            return !opens && announced
        }
        if ends { finish() }
    }

    // A failure of the other publisher counts where the types agree (`drop`); `prefix` takes no notice of it.
    private func otherFailed(_ error: any Error) {
        guard opens, let error = error as? Failure else { return }
        let announced = lock.locked { self.announced }
        let held = take()
        if !announced { held.downstream?.receive(subscription: Subscriptions.empty) }
        held.upstream?.cancel()
        held.downstream?.receive(completion: .failure(error))
    }

    private func finish() {
        let held = take()
        held.upstream?.cancel()
        held.downstream?.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { upstream }?.request(demand)
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let held = lock.locked {
            defer { (downstream, upstream, watching) = (nil, nil, nil) }
            return (downstream, upstream, watching)
        }
        return (held.0, held.1)
    }
}
