/// Sends one value, now or later, or fails; each subscriber gets the same result.
public final class Future<Output, Failure: Error>: Publisher {
    /// Says what the result is; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Waiting] = []

    /// Runs `attemptToFulfill` at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = Subscription(self, subscriber)
        subscriber.receive(subscription: subscription)
        let result = lock.locked {
            if self.result == nil { waiting.append(subscription) }
            return self.result
        }
        if let result { subscription.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting: [Waiting] = lock.locked {
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for subscription in waiting { subscription.fulfill(result) }
    }

    private func remove(_ subscription: Waiting) {
        lock.locked { waiting.removeAll { $0 === subscription } }
    }

    private class Waiting {
        func fulfill(_ result: Result<Output, Failure>) {
            preconditionFailure("each subscription delivers in its own way")
        }
    }

    private final class Subscription<Downstream: Subscriber>: Waiting, Combine.Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = Lock()
        private var future: Future?
        private var downstream: Downstream?
        private var isWanted = false
        private var value: Output?

        init(_ future: Future, _ downstream: Downstream) {
            self.future = future
            self.downstream = downstream
        }

        override func fulfill(_ result: Result<Output, Failure>) {
            switch result {
            case .failure(let error):
                take()?.receive(completion: .failure(error))
            case .success(let value):
                let isWanted = lock.locked {
                    self.value = value
                    return self.isWanted
                }
                if isWanted { deliver(value) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "a subscriber must request at least one value")
            let value = lock.locked {
                isWanted = true
                return self.value
            }
            if let value { deliver(value) }
        }

        func cancel() {
            let future = lock.locked { self.future }
            _ = take()
            future?.remove(self)
        }

        private func deliver(_ value: Output) {
            guard let downstream = take() else { return }
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }

        private func take() -> Downstream? {
            lock.locked {
                defer { (downstream, future) = (nil, nil) }
                return downstream
            }
        }
    }
}
