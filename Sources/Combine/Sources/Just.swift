/// Sends one value, and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(subscriber, output))
    }
}

extension Just: Equatable where Output: Equatable {}

/// Sends one value when asked, and finishes.
final class Once<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var held: (downstream: Downstream, value: Downstream.Input)?

    init(_ downstream: Downstream, _ value: Downstream.Input) { held = (downstream, value) }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        guard let (downstream, value) = take() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> (downstream: Downstream, value: Downstream.Input)? {
        lock.locked {
            defer { held = nil }
            return held
        }
    }
}
