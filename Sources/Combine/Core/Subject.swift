/// A publisher into which values can be put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends all subscriptions, and later ones at once.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject an upstream subscription, to ask it for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    public func send() { send(()) }
}

/// Passes everything on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject: S? = lock.locked {
            guard let subject = self.subject, upstream == nil else { return nil }
            upstream = subscription
            return subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.locked { upstream == nil ? nil : subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        take().subject?.send(completion: completion)
    }

    func cancel() {
        let held = take()
        guard let upstream = held.upstream else { return }
        (held.subject as? any UpstreamHolder)?.letGo(of: upstream.combineIdentifier)
        upstream.cancel()
    }

    private func take() -> (subject: S?, upstream: (any Subscription)?) {
        lock.locked {
            defer { (subject, upstream) = (nil, nil) }
            return (subject, upstream)
        }
    }
}
