/// The subscription of an operator that joins values of several publishers into one: the latest of each, or one of each in turn.
///
/// Values are held as `Any`, so that one machine serves any number of inputs.
final class Joint<Downstream: Subscriber>: Subscription {
    enum Kind {
        /// Each value goes on with the latest of the others.
        case latest
        /// The first of each goes on, then the second of each.
        case pairs
    }

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let kind: Kind
    private let join: ([Any]) -> Downstream.Input
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?]
    private var queues: [[Any]]
    private var ended: [Bool]
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ kind: Kind, count: Int, _ join: @escaping ([Any]) -> Downstream.Input) {
        self.downstream = downstream
        self.kind = kind
        self.join = join
        upstreams = Array(repeating: nil, count: count)
        queues = Array(repeating: [], count: count)
        ended = Array(repeating: false, count: count)
    }

    /// Gives the subscriber its subscription; inputs are subscribed after it, in order.
    func begin() {
        lock.locked { downstream }?.receive(subscription: self)
    }

    func subscribe<P: Publisher>(_ publisher: P, at place: Int) where P.Failure == Downstream.Failure {
        publisher.subscribe(Input<P.Output>(self, place))
    }

    private final class Input<Value>: Subscriber {
        typealias Failure = Downstream.Failure

        private let joint: Joint
        private let place: Int

        init(_ joint: Joint, _ place: Int) {
            self.joint = joint
            self.place = place
        }

        func receive(subscription: any Subscription) { joint.start(place, subscription) }
        func receive(_ input: Value) -> Subscribers.Demand { joint.pass(input, from: place) }
        func receive(completion: Subscribers.Completion<Failure>) { joint.end(place, completion) }
    }

    private func start(_ place: Int, _ subscription: any Subscription) {
        let wanted: Subscribers.Demand? = lock.locked {
            guard downstream != nil, upstreams[place] == nil else { return nil }
            upstreams[place] = subscription
            return demand
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    private func pass(_ input: Any, from place: Int) -> Subscribers.Demand {
        delivery.locked {
            // The value before goes outside the lock: its end may run code that comes back in.
            let (ready, before): ((downstream: Downstream, values: [Any])?, [Any]) = lock.locked {
                guard let downstream else { return (nil, []) }
                let before = queues[place]
                switch kind {
                case .latest: queues[place] = [input]
                case .pairs: queues[place].append(input)
                }
                guard demand > 0, queues.allSatisfy({ !$0.isEmpty }) else { return (nil, before) }
                demand -= 1
                let values = queues.map { $0[0] }
                if kind == .pairs { for place in queues.indices { queues[place].removeFirst() } }
                return ((downstream, values), before)
            }
            withExtendedLifetime(before) {}
            guard let ready else { return .none }
            let more = ready.downstream.receive(join(ready.values))
            if more > 0 {
                let others = lock.locked {
                    demand += more
                    return upstreams.enumerated().filter { $0.offset != place }.compactMap(\.element)
                }
                for other in others { other.request(more) }
            }
            if kind == .pairs { finishIfDone() }
            return more
        }
    }

    private func end(_ place: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure = completion {
            stop()?.receive(completion: completion)
            return
        }
        let upstream = lock.locked {
            ended[place] = true
            defer { upstreams[place] = nil }
            return upstreams[place]
        }
        withExtendedLifetime(upstream) {}
        finishIfDone()
    }

    // The latest of each: over when all have ended, or one has ended without a value. Pairs: over when no further pair can come.
    private func finishIfDone() {
        let done = lock.locked {
            switch kind {
            case .latest: ended.allSatisfy { $0 } || zip(ended, queues).contains { $0 && $1.isEmpty }
            case .pairs: zip(ended, queues).contains { $0 && $1.isEmpty }
            }
        }
        if done { stop()?.receive(completion: .finished) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let upstreams = lock.locked {
            self.demand += demand
            return self.upstreams
        }
        for upstream in upstreams { upstream?.request(demand) }
    }

    func cancel() { stop() }

    @discardableResult
    private func stop() -> Downstream? {
        let held = lock.locked {
            defer {
                downstream = nil
                for place in upstreams.indices { (upstreams[place], queues[place]) = (nil, []) }
            }
            return (downstream, upstreams, queues)
        }
        for upstream in held.1 { upstream?.cancel() }
        return held.0
    }
}
