/// A subject that keeps the subscriptions from which it gets values.
protocol UpstreamHolder: AnyObject {
    /// Forgets a subscription that has ended or was cancelled.
    func letGo(of subscription: CombineIdentifier)
}

extension [any Subscription] {
    /// Takes a subscription out of the list, and answers it.
    mutating func take(_ subscription: CombineIdentifier) -> (any Subscription)? {
        firstIndex { $0.combineIdentifier == subscription }.map { remove(at: $0) }
    }
}
