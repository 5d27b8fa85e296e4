extension Publishers {
    /// Runs closures when something happens, and changes nothing.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before it goes on.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the end, before it goes on.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscription is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Takes the values of `upstream`.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Watch(subscriber, self))
        }
    }

    /// Writes what happens as lines of text.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line begins with.
        public let prefix: String
        /// Where the values come from.
        public let upstream: Upstream
        /// Where the lines go; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Takes the values of `upstream`.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lines = Lines(prefix, stream)
            upstream.handleEvents(
                receiveSubscription: { lines.write("receive subscription: (\($0))") },
                receiveOutput: { lines.write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: lines.write("receive finished")
                    case .failure(let error): lines.write("receive error: (\(error))")
                    }
                },
                receiveCancel: { lines.write("receive cancel") },
                receiveRequest: { lines.write("request \($0)") }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Runs closures when something happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Writes what happens as lines of text, to standard output unless told otherwise.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

private final class Lines {
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        let line = prefix + text
        let toStream = lock.locked {
            stream?.write(line + "\n")
            return stream != nil
        }
        if !toStream { Swift.print(line) }
    }
}

/// The subscription of `handleEvents`.
private final class Watch<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private var events: Publishers.HandleEvents<Upstream>?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
        self.downstream = downstream
        self.events = events
    }

    private var watcher: Publishers.HandleEvents<Upstream>? { lock.locked { events } }

    func receive(subscription: any Subscription) {
        watcher?.receiveSubscription?(subscription)
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        watcher?.receiveOutput?(input)
        guard let downstream = lock.locked({ downstream }) else { return .none }
        let more = downstream.receive(input)
        if more > 0 { watcher?.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        watcher?.receiveCompletion?(completion)
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        watcher?.receiveRequest?(demand)
        lock.locked { upstream }?.request(demand)
    }

    func cancel() {
        let events = watcher
        guard let upstream = take().upstream else { return }
        events?.receiveCancel?()
        upstream.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (downstream, upstream, events) = (nil, nil, nil) }
            return (downstream, upstream)
        }
    }
}
