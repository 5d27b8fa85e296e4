extension Publishers {
    /// Sends through one subject to all subscribers, once connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject, when the first subscriber comes.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var made: SubjectType?

        /// Shares `upstream`.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        // Made outside the lock, since `createSubject` is the user's; the first one made stays.
        private var subject: SubjectType {
            if let made = lock.locked({ made }) { return made }
            let new = createSubject()
            return lock.locked {
                if let made { return made }
                made = new
                return new
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }

    /// Connects a publisher when the first subscriber comes, and disconnects it when the last has gone.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Shares `upstream`.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let first = lock.locked {
                count += 1
                return count == 1
            }
            upstream.subscribe(Counted(subscriber, self))
            guard first else { return }
            let connection = upstream.connect()
            let keep = lock.locked {
                guard count > 0 else { return false }
                self.connection = connection
                return true
            }
            if !keep { connection.cancel() }
        }

        fileprivate func left() {
            let connection: (any Cancellable)? = lock.locked {
                count -= 1
                guard count == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// Shares one subscription to its upstream among all subscribers.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Shares `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }

    /// Makes a publisher that starts when connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Shares `upstream`.
        public init(upstream: Upstream) {
            inner = upstream.multicast(subject: PassthroughSubject())
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher {
    /// Sends through a subject, made when the first subscriber comes, once connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends through `subject`, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// Shares one subscription to this publisher among all subscribers.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that starts when connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

/// Tells an autoconnecting publisher when its subscriber has gone, once.
private final class Counted<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private var parent: Publishers.Autoconnect<Upstream>?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream, _ parent: Publishers.Autoconnect<Upstream>) {
        self.downstream = downstream
        self.parent = parent
    }

    func receive(subscription: any Subscription) {
        let ready: Downstream? = lock.locked {
            guard upstream == nil, let downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let ready else { return subscription.cancel() }
        ready.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.locked { downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { upstream }?.request(demand)
    }

    func cancel() {
        take().upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let held = lock.locked {
            defer { (downstream, upstream, parent) = (nil, nil, nil) }
            return (downstream, upstream, parent)
        }
        held.2?.left()
        return (held.0, held.1)
    }
}
