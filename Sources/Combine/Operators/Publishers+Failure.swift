extension Publishers {
    /// Transforms the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// Transforms the error.
        public let transform: (Upstream.Failure) -> Failure

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, onCompletion: { $0.mapError(transform) }, onValue: { .value($0) }))
        }
    }
}

extension Publishers {
    /// Gives a publisher that cannot fail a type of failure.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Never, S>(
                    subscriber, onCompletion: { _ in .finished }, onValue: { .value($0) }))
        }
    }
}

extension Publishers {
    /// Stops the program where its upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// Text before the message.
        public let prefix: String
        /// The place in the source.
        public let file: StaticString
        /// The line.
        public let line: UInt

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    onCompletion: { completion in
                        if case .failure(let error) = completion {
                            fatalError("\(prefix)a publisher that must not fail did: \(error)", file: file, line: line)
                        }
                        return .finished
                    },
                    onValue: { .value($0) }))
        }
    }
}

extension Publisher {
    /// Transforms the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Stops the program where this publisher fails.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives this publisher, which cannot fail, a type of failure.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
