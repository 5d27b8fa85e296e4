/// Says that an object will change; the usual `objectWillChange` of an `ObservableObject`.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let lock = Lock()
    private var conduits = ConduitList<Void, Never>()

    /// The object for which this publisher was made by default; nil for one that the user made.
    package internal(set) weak var owner: AnyObject?

    /// A publisher without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = PassthroughConduit(self, subscriber)
        lock.locked { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Tells all subscribers.
    public func send() {
        let slots = lock.locked { conduits.slots }
        for conduit in slots { conduit?.offer(()) }
    }
}

extension ObservableObjectPublisher: ConduitOwner {
    func remove(_ conduit: Conduit<Void, Never>) {
        lock.locked { conduits.remove(conduit) }
    }

    func demandRose() {}
}
