/// A subject without a value of its own: a subscriber gets what is sent while it is subscribed and has asked for more.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let lock = Lock()
    private var conduits = ConduitList<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var hasDemand = false

    /// A subject without subscribers.
    public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    public func send(subscription: any Subscription) {
        let wanted = lock.locked {
            upstreams.append(subscription)
            return hasDemand
        }
        if wanted { subscription.request(.unlimited) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = PassthroughConduit(self, subscriber)
        let ended = lock.locked {
            if completion == nil { conduits.add(conduit) }
            return completion
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    public func send(_ input: Output) {
        let slots = lock.locked { conduits.slots }
        for conduit in slots { conduit?.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let (slots, upstreams) = lock.locked {
            guard self.completion == nil else { return ([Conduit<Output, Failure>?](), [any Subscription]()) }
            self.completion = completion
            defer { self.upstreams = [] }
            return (conduits.takeAll(), self.upstreams)
        }
        _ = upstreams
        for conduit in slots { conduit?.finish(completion) }
    }

}

extension PassthroughSubject: ConduitOwner {
    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.locked { conduits.remove(conduit) }
    }

    func demandRose() {
        let waiting: [any Subscription] = lock.locked {
            if hasDemand { return [] }
            hasDemand = true
            return upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }
}

extension PassthroughSubject: UpstreamHolder {
    func letGo(of subscription: CombineIdentifier) {
        let taken = lock.locked { upstreams.take(subscription) }
        withExtendedLifetime(taken) {}
    }
}

// State is under a lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
