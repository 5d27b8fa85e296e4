extension Publishers {
    /// Passes some values.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells which values pass.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage(subscriber) { isIncluded($0) ? .value($0) : .nothing })
        }
    }
}

extension Publishers {
    /// Passes some values, or ends with an error.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells which values pass.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(subscriber, onCompletion: { $0.erased() }) { value in
                    do {
                        return try isIncluded(value) ? .value(value) : .nothing
                    } catch {
                        return .end(.failure(error))
                    }
                })
        }
    }
}

extension Publishers {
    /// Leaves out values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Stage(subscriber) { value in
                    if let previous = last, predicate(previous, value) { return .nothing }
                    last = value
                    return .value(value)
                })
        }
    }
}

extension Publishers {
    /// Leaves out values that equal the one before, or ends with an error.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(subscriber, onCompletion: { $0.erased() }) { value in
                    do {
                        if let previous = last, try predicate(previous, value) { return .nothing }
                        last = value
                        return .value(value)
                    } catch {
                        return .end(.failure(error))
                    }
                })
        }
    }
}

extension Publisher {
    /// Passes the values for which `isIncluded` says so.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Passes the values for which `isIncluded` says so; an error that is thrown ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Leaves out values for which `predicate` says that they equal the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out values that equal the one before; an error that is thrown ends the publisher.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
