extension Publishers {
    /// Sends everything of one publisher, then everything of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// Comes first.
        public let prefix: Prefix
        /// Comes when the first has finished.
        public let suffix: Suffix

        /// Takes the values of `upstream`.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            let last = chain.link(Failure.self) { .end($0) }
            prefix.subscribe(
                chain.link(Failure.self) { completion in
                    if case .failure = completion { return .end(completion) }
                    return .another { suffix.subscribe(last) }
                })
        }
    }

    /// Goes on with another publisher after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            let other = chain.link(Failure.self) { .end($0) }
            upstream.subscribe(
                chain.link(Upstream.Failure.self) { completion in
                    guard case .failure(let error) = completion else { return .end(.finished) }
                    return .another { handler(error).subscribe(other) }
                })
        }
    }

    /// Goes on with another publisher after a failure, unless making that one throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where NewPublisher.Output == Upstream.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            let other = chain.link(NewPublisher.Failure.self) { .end($0.erased()) }
            upstream.subscribe(
                chain.link(Upstream.Failure.self) { completion in
                    guard case .failure(let error) = completion else { return .end(.finished) }
                    do {
                        let publisher = try handler(error)
                        return .another { publisher.subscribe(other) }
                    } catch {
                        return .end(.failure(error))
                    }
                })
        }
    }

    /// Subscribes again after a failure, a number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How often it subscribes again; nil for any number.
        public let retries: Int?

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            upstream.subscribe(link(of: chain, left: retries))
        }

        private func link<S: Subscriber>(of chain: Chain<S>, left: Int?) -> Chain<S>.Link<Failure>
        where S.Input == Output, S.Failure == Failure {
            chain.link(Failure.self) { completion in
                guard case .failure = completion, left != 0 else { return .end(completion) }
                return .another { upstream.subscribe(link(of: chain, left: left.map { $0 - 1 })) }
            }
        }
    }
}

extension Publisher {
    /// Sends values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends values before those of this publisher.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends everything of another publisher before this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends values after those of this publisher.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends values after those of this publisher.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends everything of another publisher after this one has finished.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Goes on with the publisher that `handler` makes of an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that `handler` makes of an error, or ends with an error that it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Sends one value and finishes where this publisher fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Subscribes again after a failure, up to `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        precondition(retries >= 0, "the number of retries cannot be negative")
        return Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers {
    /// Sends one value and finishes where its upstream fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.catch { _ in Just(output) }.subscribe(subscriber)
        }
    }
}
