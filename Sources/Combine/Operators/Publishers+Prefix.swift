extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many.
        public let count: Int

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                Stage(subscriber) { value in
                    guard left > 0 else { return .value(value) }
                    left -= 1
                    return .nothing
                })
        }
    }
}

extension Publishers {
    /// Leaves out values until one is accepted.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether values are still left out.
        public let predicate: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isOpen = false
            upstream.subscribe(
                Stage(subscriber) { value in
                    if !isOpen, predicate(value) { return .nothing }
                    isOpen = true
                    return .value(value)
                })
        }
    }
}

extension Publishers {
    /// Passes the values at some positions, and ends after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The positions, from 0.
        public let range: CountableRange<Int>

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var position = 0
            upstream.subscribe(
                Stage(subscriber) { value in
                    defer { position += 1 }
                    guard position >= range.lowerBound else { return .nothing }
                    return position == range.upperBound - 1 ? .last(value) : .value(value)
                })
        }
    }
}

extension Publishers {
    /// Passes values until one is refused.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether values still pass.
        public let predicate: (Upstream.Output) -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage(subscriber) { predicate($0) ? .value($0) : .end(.finished) })
        }
    }
}

extension Publishers {
    /// Passes values until one is refused, or ends with an error.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether values still pass.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(subscriber, onCompletion: { $0.erased() }) { value in
                    do {
                        return try predicate(value) ? .value(value) : .end(.finished)
                    } catch {
                        return .end(.failure(error))
                    }
                })
        }
    }
}

extension Publishers {
    /// Passes the first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// Takes the values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Stage(subscriber) { .last($0) })
        }
    }
}

extension Publishers {
    /// Passes the first value that is accepted.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(Stage(subscriber) { predicate($0) ? .last($0) : .nothing })
        }
    }
}

extension Publishers {
    /// Passes the first value that is accepted, or ends with an error.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Tells whether a value is accepted.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Stage<Upstream.Output, Upstream.Failure, S>(subscriber, onCompletion: { $0.erased() }) { value in
                    do {
                        return try predicate(value) ? .last(value) : .nothing
                    } catch {
                        return .end(.failure(error))
                    }
                })
        }
    }
}

extension Publisher {
    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "a negative number of values cannot be dropped")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until `predicate` says no.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Passes the first `maxLength` values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "a negative number of values cannot be passed")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Passes the value at a position, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0 && index < Int.max, "positions start at 0")
        return Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Passes the values at positions, from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Passes values until `predicate` says no.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes values until `predicate` says no; an error that is thrown ends the publisher.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes the first value.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Passes the first value for which `predicate` says yes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Passes the first value for which `predicate` says yes; an error that is thrown ends the publisher.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
