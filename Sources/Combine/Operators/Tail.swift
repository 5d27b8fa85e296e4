/// The subscription of an operator that has something to say after its upstream ended: a sum, a default, the rest of a group.
/// What it says last waits until there is demand for it.
final class Tail<Input, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure
    typealias Reply = Answer<Downstream.Input, Downstream.Failure>

    /// How much it asks of its upstream for one value of its own.
    enum Appetite {
        case everything
        case each(Int)
    }

    private let lock = Lock()
    private let appetite: Appetite
    private let onValue: (Input) -> Reply
    private let rest: () -> Reply
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var held: Downstream.Input?
    private var ended = false

    init(
        _ downstream: Downstream, appetite: Appetite = .everything, onValue: @escaping (Input) -> Reply,
        rest: @escaping () -> Reply
    ) {
        self.downstream = downstream
        self.appetite = appetite
        self.onValue = onValue
        self.rest = rest
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
        if case .everything = appetite { lock.locked { upstream }?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.locked({ ended || upstream == nil ? nil : downstream }) else { return .none }
        switch onValue(input) {
        case .value(let value):
            lock.locked { demand -= 1 }
            let more = downstream.receive(value)
            lock.locked { demand += more }
            return scaled(more)
        case .nothing:
            return .none
        case .last(let value):
            lock.locked { upstream }?.cancel()
            finish(with: value)
            return .none
        case .end(let completion):
            let held = take()
            held.upstream?.cancel()
            held.downstream?.receive(completion: completion)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.locked({ !ended && upstream != nil }) else { return }
        guard case .finished = completion else {
            take().downstream?.receive(completion: completion)
            return
        }
        switch rest() {
        case .value(let value), .last(let value): finish(with: value)
        case .nothing: take().downstream?.receive(completion: .finished)
        case .end(let completion): take().downstream?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let (value, upstream): (Downstream.Input?, (any Subscription)?) = lock.locked {
            self.demand += demand
            defer { held = nil }
            return (held, ended ? nil : self.upstream)
        }
        if let value {
            let downstream = take().downstream
            _ = downstream?.receive(value)
            downstream?.receive(completion: .finished)
        } else if case .each = appetite {
            upstream?.request(scaled(demand))
        }
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func scaled(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        switch appetite {
        case .everything: .none
        case .each(let count): demand * count
        }
    }

    // The value goes now if somebody waits for it, else with the next request.
    private func finish(with value: Downstream.Input) {
        let ready: Downstream? = lock.locked {
            ended = true
            upstream = nil
            guard demand > 0 else {
                held = value
                return nil
            }
            defer { downstream = nil }
            return downstream
        }
        _ = ready?.receive(value)
        ready?.receive(completion: .finished)
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (downstream, upstream, held) = (nil, nil, nil) }
            return (downstream, upstream)
        }
    }
}
