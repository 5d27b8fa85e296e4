/// A subject with a current value, which a new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = Lock()
    private var conduits = ConduitList<Output, Failure>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var stored: Output

    /// A subject that holds `value`.
    public init(_ value: Output) { stored = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// The current value; setting it sends it.
    public var value: Output {
        get { lock.locked { stored } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        lock.locked { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = CurrentValueConduit(self, subscriber)
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
        // The old value leaves the lock before it goes: its end may run code that comes back in.
        let (slots, _): ([Conduit<Output, Failure>?], Output?) = lock.locked {
            guard completion == nil else { return ([], nil) }
            defer { stored = input }
            return (conduits.slots, stored)
        }
        for conduit in slots { conduit?.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        let slots: [Conduit<Output, Failure>?] = lock.locked {
            guard self.completion == nil else { return [] }
            self.completion = completion
            upstreams = []
            return conduits.takeAll()
        }
        for conduit in slots { conduit?.finish(completion) }
    }
}

extension CurrentValueSubject: CurrentValueSource {
    var currentValue: Output { value }

    func remove(_ conduit: Conduit<Output, Failure>) {
        lock.locked { conduits.remove(conduit) }
    }
}

extension CurrentValueSubject: UpstreamHolder {
    func letGo(of subscription: CombineIdentifier) {
        let taken = lock.locked { upstreams.take(subscription) }
        withExtendedLifetime(taken) {}
    }
}

// State is under a lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
