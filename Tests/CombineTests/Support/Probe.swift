import Combine

/// A subscriber that asks only for what it is told to ask, and keeps what it receives as text.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var received: [String] = []
    private(set) var subscription: (any Subscription)?
    /// What it asks for with the subscription.
    let initial: Subscribers.Demand
    /// What it answers to each value.
    var answer: Subscribers.Demand = .none
    var onValue: (Input) -> Void = { _ in }

    init(_ initial: Subscribers.Demand = .none) { self.initial = initial }

    func receive(subscription: any Subscription) {
        received.append("subscription")
        self.subscription = subscription
        if initial > 0 { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        received.append("\(input)")
        onValue(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        received.append("\(completion)")
        subscription = nil
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}

extension Publisher {
    /// Everything this publisher sends at once, as text, under unlimited demand.
    func events() -> [String] {
        let probe = Probe<Output, Failure>(.unlimited)
        subscribe(probe)
        defer { probe.cancel() }
        return Array(probe.received.dropFirst())
    }
}

enum Fault: Error, Equatable { case one, two }
