extension Publishers {
    /// Sends the elements of a sequence, and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// A publisher of these elements.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = Pull(subscriber, sequence.makeIterator())
            if subscription.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            } else {
                subscriber.receive(subscription: subscription)
            }
        }
    }
}

extension Sequence {
    /// Sends the elements, and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as far as they are asked for. Requests from within a delivery only add to the demand: the loop that runs serves
/// it.
private final class Pull<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var iterator: Elements
    // One ahead, so that the end is known with the last element.
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ downstream: Downstream, _ iterator: Elements) {
        self.downstream = downstream
        self.iterator = iterator
        next = self.iterator.next()
    }

    var isEmpty: Bool { next == nil }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let start = lock.locked {
            self.demand += demand
            defer { isSending = true }
            return !isSending
        }
        guard start else { return }
        while let (element, downstream) = step() {
            let more = downstream.receive(element)
            lock.locked { self.demand += more }
            // The iterator is the user's code: it runs outside the lock; only this loop touches it.
            next = iterator.next()
            if next == nil {
                lock.locked {
                    defer { self.downstream = nil }
                    return self.downstream
                }?.receive(completion: .finished)
                return
            }
        }
    }

    private func step() -> (Elements.Element, Downstream)? {
        lock.locked {
            guard demand > 0, let downstream, let next else {
                isSending = false
                return nil
            }
            demand -= 1
            return (next, downstream)
        }
    }

    func cancel() {
        // The subscriber goes outside the lock.
        _ = lock.locked {
            defer { downstream = nil }
            return downstream
        }
    }
}
