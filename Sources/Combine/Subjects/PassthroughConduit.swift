/// What a passthrough conduit belongs to.
protocol ConduitOwner<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    func remove(_ conduit: Conduit<Output, Failure>)
    func demandRose()
}

/// A subscription to something without a current value.
final class PassthroughConduit<Owner: ConduitOwner, Downstream: Subscriber>: Conduit<Owner.Output, Owner.Failure>, Subscription
where Downstream.Input == Owner.Output, Downstream.Failure == Owner.Failure {
    private let lock = Lock()
    private var owner: Owner?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none

    init(_ owner: Owner, _ downstream: Downstream) {
        self.owner = owner
        self.downstream = downstream
    }

    // A value for which there is no demand is dropped: a subject cannot make its sender wait.
    override func offer(_ value: Owner.Output) {
        let ready: Downstream? = lock.locked {
            guard demand > 0, let downstream else { return nil }
            demand -= 1
            return downstream
        }
        guard let ready else { return }
        let more = ready.receive(value)
        if more > 0 { lock.locked { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Owner.Failure>) {
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let owner = lock.locked {
            self.demand += demand
            return self.owner
        }
        owner?.demandRose()
    }

    func cancel() {
        take().owner?.remove(self)
    }

    private func take() -> (owner: Owner?, downstream: Downstream?) {
        lock.locked {
            defer { (owner, downstream) = (nil, nil) }
            return (owner, downstream)
        }
    }
}
