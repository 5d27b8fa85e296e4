extension Optional {
    /// Sends the value if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value.
        public let output: Wrapped?

        /// A publisher of this.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty<Wrapped, Never>().receive(subscriber: subscriber) }
            subscriber.receive(subscription: Once(subscriber, output))
        }
    }

    /// Sends the value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// What it sends.
        public let result: Result

        /// A publisher of this.
        public init(_ result: Result) { self.result = result }
        /// A publisher of this.
        public init(_ output: Success) { result = .success(output) }
        /// A publisher of this.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: Once(subscriber, value))
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}
