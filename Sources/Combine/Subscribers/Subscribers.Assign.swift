extension Subscribers {
    /// Writes each value to a property of an object, which it holds strongly until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        /// The object; nil after the end.
        public var object: Root? { lock.locked { root } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = Lock()
        private var root: Root?
        private var upstream: (any Subscription)?

        /// Writes to `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let taken = lock.locked {
                guard root != nil, upstream == nil else { return false }
                upstream = subscription
                return true
            }
            if taken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.locked { upstream == nil ? nil : root }?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = take()
        }

        /// Ends the subscription and lets go of the object.
        public func cancel() {
            take().upstream?.cancel()
        }

        private func take() -> (root: Root?, upstream: (any Subscription)?) {
            lock.locked {
                defer { (root, upstream) = (nil, nil) }
                return (root, upstream)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of `object`, which is held strongly until what comes back is let go or cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
