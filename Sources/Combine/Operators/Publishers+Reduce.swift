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

        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                result = nextPartialResult(result, value)
                return .nothing
            }, rest: {
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

        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            upstream.mapError { $0 as any Error }.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                do {
                    result = try nextPartialResult(result, value)
                    return .nothing
                } catch {
                    return .end(.failure(error))
                }
            }, rest: {
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

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all: [Upstream.Output] = []
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                all.append(value)
                return .nothing
            }, rest: {
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

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var group: [Upstream.Output] = []
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, appetite: .each(count), onValue: { value in
                group.append(value)
                guard group.count == count else { return .nothing }
                defer { group = [] }
                return .value(group)
            }, rest: {
                group.isEmpty ? .nothing : .value(group)
            }))
        }
    }
}

extension Publishers {
    /// Passes the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                last = value
                return .nothing
            }, rest: {
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

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                if predicate(value) { last = value }
                return .nothing
            }, rest: {
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

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { _ in
                count += 1
                return .nothing
            }, rest: {
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

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { _ in
                .nothing
            }, rest: {
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

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                predicate(value) ? .last(true) : .nothing
            }, rest: {
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

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, onValue: { value in
                predicate(value) ? .nothing : .last(false)
            }, rest: {
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

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.subscribe(Tail<Upstream.Output, S>(subscriber, appetite: .each(1), onValue: { value in
                isEmpty = false
                return .value(value)
            }, rest: {
                isEmpty ? .value(output) : .nothing
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

    /// The smallest value, sent at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { least, value in
            guard let least, !areInIncreasingOrder(value, least) else { return value }
            return least
        }.compactMap { $0 }
    }

    /// The largest value, sent at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
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

extension Publisher where Output: Equatable {
    /// Tells whether `output` is among the values; it ends with the first.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
        contains { $0 == output }
    }
}
