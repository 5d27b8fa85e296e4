extension Publishers {
    /// Combines all values into one.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The first result.
        public let initial: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        result = nextPartialResult(result, value)
                        return .nothing
                    },
                    rest: {
                        .value(result)
                    }))
        }
    }
}

extension Publishers {
    /// Combines all values into one, or ends with an error.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// The first result.
        public let initial: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.mapError { $0 as any Error }.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        do {
                            result = try nextPartialResult(result, value)
                            return .nothing
                        } catch {
                            return .end(.failure(error))
                        }
                    },
                    rest: {
                        .value(result)
                    }))
        }
    }
}

extension Publishers {
    /// Gathers all values in one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all: [Upstream.Output] = []
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber,
                    onValue: { value in
                        all.append(value)
                        return .nothing
                    },
                    rest: {
                        .value(all)
                    }))
        }
    }
}

extension Publishers {
    /// Gathers values in arrays of one size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The size.
        public let count: Int

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var group: [Upstream.Output] = []
            upstream.subscribe(
                Tail<Upstream.Output, S>(
                    subscriber, appetite: .each(count),
                    onValue: { value in
                        group.append(value)
                        guard group.count == count else { return .nothing }
                        defer { group = [] }
                        return .value(group)
                    },
                    rest: {
                        group.isEmpty ? .nothing : .value(group)
                    }))
        }
    }
}

extension Publisher {
    /// Combines all values into one, sent at the end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one; an error that is thrown ends the publisher.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Gathers all values in one array, sent at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Gathers values in arrays of `count`; the last may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "a group holds at least one value")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// The smallest value, sent at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output>
    {
        reduce(nil as Output?) { least, value in
            guard let least, !areInIncreasingOrder(value, least) else { return value }
            return least
        }.compactMap { $0 }
    }

    /// The largest value, sent at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output>
    {
        reduce(nil as Output?) { most, value in
            guard let most, areInIncreasingOrder(value, most) else { return value }
            return most
        }.compactMap { $0 }
    }
}

extension Publisher where Output: Comparable {
    /// The smallest value, sent at the end.
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        min(by: <)
    }

    /// The largest value, sent at the end.
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        max(by: <)
    }
}
