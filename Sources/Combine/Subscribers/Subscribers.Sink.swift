extension Subscribers {
    /// Takes any number of values and hands each to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called with each value.
        public var receiveValue: (Input) -> Void { lock.locked { onValue } }
        /// Called once at the end.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.locked { onCompletion } }

        private enum State {
            case waiting
            case subscribed(any Subscription)
            case ended
        }

        private let lock = Lock()
        private var state = State.waiting
        private var onValue: (Input) -> Void
        private var onCompletion: (Subscribers.Completion<Failure>) -> Void

        /// A subscriber of two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let taken = lock.locked {
                guard case .waiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if taken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let action: ((Input) -> Void)? = lock.locked {
                if case .subscribed = state { onValue } else { nil }
            }
            action?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            end { $0(completion) }
        }

        /// Ends the subscription and lets go of the closures.
        public func cancel() {
            let subscription = end { _ in }
            subscription?.cancel()
        }

        // The closures are dropped outside the lock: what they captured may come back in when it goes.
        @discardableResult
        private func end(_ last: ((Subscribers.Completion<Failure>) -> Void) -> Void) -> (any Subscription)? {
            typealias Held = (state: State, value: (Input) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)
            let held: Held = lock.locked {
                defer { (state, onValue, onCompletion) = (.ended, { _ in }, { _ in }) }
                return (state, onValue, onCompletion)
            }
            if case .ended = held.state { return nil }
            last(held.completion)
            if case .subscribed(let subscription) = held.state { return subscription }
            return nil
        }
    }
}

extension Publisher {
    /// Hands each value to a closure, and the end to another, until what comes back is let go or cancelled.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands each value to a closure until what comes back is let go or cancelled.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
