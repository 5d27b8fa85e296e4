/// Sends values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
    /// The values it sends.
    associatedtype Output
    /// The errors it may end with; `Never` where it does not fail.
    associatedtype Failure: Error

    /// Connects a subscriber. Called by `subscribe(_:)`, which is what others should call.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Connects a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything of this publisher through a subject, until cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A name space for the publishers that operators make.
public enum Publishers {}
