/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes when the first value is asked for.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let values: AsyncValues<P.Output, Never>

        fileprivate init(_ publisher: P) {
            values = AsyncValues(publisher)
        }

        /// The next value; nil after the end, or when the task is cancelled.
        public mutating func next() async -> P.Output? {
            await next(isolation: #isolation)
        }

        /// The next value; nil after the end, or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await values.next(isolation: actor)?.get()
        }
    }
}

/// The values of a publisher that may fail as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes when the first value is asked for.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        private let values: AsyncValues<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            values = AsyncValues(publisher)
        }

        /// The next value; nil after the end, or when the task is cancelled. Throws the publisher's error.
        public mutating func next() async throws -> P.Output? {
            try await next(isolation: #isolation)
        }

        /// The next value; nil after the end, or when the task is cancelled. Throws the publisher's error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
            try await values.next(isolation: actor)?.get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence, asked for one at a time: what a subject sends between two is dropped.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, asked for one at a time: what a subject sends between two is dropped.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Hands the values of a publisher to one task that waits for them.
private final class AsyncValues<Value, Failure: Error>: @unchecked Sendable {
    private typealias Waiting = CheckedContinuation<Carried<Result<Value, Failure>?>, Never>

    private let lock = Lock()
    private var start: ((AsyncValues) -> Void)?
    private var upstream: (any Subscription)?
    private var isDone = false
    private var wanted = 0
    private var waiting: [Waiting] = []
    private var ready: [Result<Value, Failure>] = []

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        start = { publisher.subscribe(AsyncValuesSubscriber($0)) }
    }

    deinit { upstream?.cancel() }

    func next(isolation actor: isolated (any Actor)?) async -> Result<Value, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in ask(continuation) }
        } onCancel: {
            cancel()
        }.value
    }

    private func ask(_ continuation: Waiting) {
        let plan: (answer: Carried<Result<Value, Failure>?>?, start: ((AsyncValues) -> Void)?, upstream: (any Subscription)?) =
            lock.locked {
                if !ready.isEmpty { return (Carried(ready.removeFirst()), nil, nil) }
                if isDone { return (Carried(nil), nil, nil) }
                waiting.append(continuation)
                defer { start = nil }
                if upstream == nil { wanted += 1 }
                return (nil, start, upstream)
            }
        if let answer = plan.answer { return continuation.resume(returning: answer) }
        plan.start?(self)
        plan.upstream?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        let wanted: Int? = lock.locked {
            guard !isDone, upstream == nil else { return nil }
            upstream = subscription
            defer { self.wanted = 0 }
            return self.wanted
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(.max(wanted)) }
    }

    func receive(_ result: Result<Value, Failure>) {
        let continuation: Waiting? = lock.locked {
            if !waiting.isEmpty { return waiting.removeFirst() }
            if !isDone { ready.append(result) }
            return nil
        }
        continuation?.resume(returning: Carried(result))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { receive(.failure(error)) }
        finish()
    }

    func cancel() {
        let upstream = lock.locked { self.upstream }
        finish()
        upstream?.cancel()
    }

    private func finish() {
        let left = lock.locked {
            isDone = true
            defer { (waiting, upstream, start) = ([], nil, nil) }
            return waiting
        }
        for continuation in left { continuation.resume(returning: Carried(nil)) }
    }
}

/// Holds the values weakly, so that a subscription ends when nobody iterates any more.
private final class AsyncValuesSubscriber<Input, Failure: Error>: Subscriber {
    private weak var values: AsyncValues<Input, Failure>?

    init(_ values: AsyncValues<Input, Failure>) { self.values = values }

    func receive(subscription: any Subscription) {
        if let values { values.receive(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values?.receive(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        values?.receive(completion: completion)
    }
}
