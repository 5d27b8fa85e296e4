extension Publishers {
    /// Passes the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        last = value
                        return .nothing
                    },
                    rest: {
                        last.map(Answer.value) ?? .nothing
                    }))
        }
    }
}

extension Publishers {
    /// Passes the last value that is accepted.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether a value is accepted.
        public let predicate: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        if predicate(value) { last = value }
                        return .nothing
                    },
                    rest: {
                        last.map(Answer.value) ?? .nothing
                    }))
        }
    }
}

extension Publishers {
    /// Counts the values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { _ in
                        count += 1
                        return .nothing
                    },
                    rest: {
                        .value(count)
                    }))
        }
    }
}

extension Publishers {
    /// Passes the end only.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { _ in
                        .nothing
                    },
                    rest: {
                        .nothing
                    }))
        }
    }
}

extension Publishers {
    /// Tells whether a value is accepted.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether a value is accepted.
        public let predicate: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        predicate(value) ? .last(true) : .nothing
                    },
                    rest: {
                        .value(false)
                    }))
        }
    }
}

extension Publishers {
    /// Tells whether all values are accepted.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether a value is accepted.
        public let predicate: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        predicate(value) ? .nothing : .last(false)
                    },
                    rest: {
                        .value(true)
                    }))
        }
    }
}

extension Publishers {
    /// Sends a value where none came.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber, appetite: .each(1),
                    onValue: { value in
                        isEmpty = false
                        return .value(value)
                    },
                    rest: {
                        isEmpty ? .value(output) : .nothing
                    }))
        }
    }
}

extension Publisher {
    /// Passes the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Passes the last value for which `predicate` says yes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Counts the values.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Passes the end, and no values.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }

    /// Tells whether `predicate` says yes for some value; it ends with the first.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Tells whether `predicate` says yes for all values; it ends with the first for which it does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends `output` where this publisher ends without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// Tells whether `output` is among the values; it ends with the first.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
        contains { $0 == output }
    }
}
