/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher that the subscriber can take that many more values.
    func request(_ demand: Subscribers.Demand)
}

/// A name space for what belongs to subscriptions.
public enum Subscriptions {
    /// A subscription that does nothing: for publishers that end at once.
    public static var empty: any Subscription { EmptySubscription.only }
}

private final class EmptySubscription: Subscription, Sendable, CustomStringConvertible {
    static let only = EmptySubscription()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
