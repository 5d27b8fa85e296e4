/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts; cancelling what comes back stops it.
    func connect() -> any Cancellable
}
