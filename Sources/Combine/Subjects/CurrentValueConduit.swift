/// What has a current value that subscribers get first.
protocol CurrentValueSource<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error
    var currentValue: Output { get }
    func remove(_ conduit: Conduit<Output, Failure>)
}

/// A subscription to something with a current value: without demand it remembers that there is a newer value and delivers the
/// newest once it is asked for.
final class CurrentValueConduit<Source: CurrentValueSource, Downstream: Subscriber>: Conduit<Source.Output, Source.Failure>,
    Subscription
where Downstream.Input == Source.Output, Downstream.Failure == Source.Failure {
    private let lock = Lock()
    private var source: Source?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var hasNews = true

    init(_ source: Source, _ downstream: Downstream) {
        self.source = source
        self.downstream = downstream
    }

    override func offer(_ value: Source.Output) {
        let ready: Downstream? = lock.locked {
            guard let downstream else { return nil }
            hasNews = demand == .none
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let ready else { return }
        let more = ready.receive(value)
        if more > 0 { lock.locked { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Source.Failure>) {
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "a subscriber must request at least one value")
        let current: (downstream: Downstream, source: Source)? = lock.locked {
            self.demand += demand
            guard hasNews, let downstream, let source else { return nil }
            hasNews = false
            self.demand -= 1
            return (downstream, source)
        }
        guard let current else { return }
        let more = current.downstream.receive(current.source.currentValue)
        if more > 0 { lock.locked { self.demand += more } }
    }

    func cancel() {
        take().source?.remove(self)
    }

    private func take() -> (source: Source?, downstream: Downstream?) {
        lock.locked {
            defer { (source, downstream) = (nil, nil) }
            return (source, downstream)
        }
    }
}
