/// What an operator makes of one value.
enum Answer<Value, Failure: Error> {
    /// This value goes on.
    case value(Value)
    /// Nothing goes on.
    case nothing
    /// This value goes on, and it was the last.
    case last(Value)
    /// Nothing more comes.
    case end(Subscribers.Completion<Failure>)
}

/// The subscription of an operator that answers each value with at most one: demand passes through it, and what is left out is
/// asked for again.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Reply = Answer<Downstream.Input, Downstream.Failure>
    typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    private let lock = Lock()
    private let onValue: (Input) -> Reply
    private let onCompletion: End
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var sentLast = false

    init(_ downstream: Downstream, onCompletion: @escaping End, onValue: @escaping (Input) -> Reply) {
        self.downstream = downstream
        self.onCompletion = onCompletion
        self.onValue = onValue
    }

    convenience init(_ downstream: Downstream, onValue: @escaping (Input) -> Reply) where Downstream.Failure == Failure {
        self.init(downstream, onCompletion: { $0 }, onValue: onValue)
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

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = current() else { return .none }
        switch onValue(input) {
        case .value(let value):
            return downstream.receive(value)
        case .nothing:
            return .max(1)
        case .last(let value):
            lock.locked { sentLast = true }
            _ = downstream.receive(value)
            end(.finished)
            return .none
        case .end(let completion):
            end(completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard current() != nil else { return }
        take().downstream?.receive(completion: onCompletion(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { upstream }?.request(demand)
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func current() -> Downstream? {
        lock.locked { sentLast || upstream == nil ? nil : downstream }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let held = take()
        held.upstream?.cancel()
        held.downstream?.receive(completion: completion)
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
