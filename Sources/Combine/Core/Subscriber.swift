/// Takes values from a publisher: first the subscription, then values as far as it asked for them, at last one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values it takes.
    associatedtype Input
    /// The errors it takes; `Never` where it takes none.
    associatedtype Failure: Error

    /// The connection stands; values come once they are requested from it.
    func receive(subscription: any Subscription)
    /// A value; answers how many more it can take, on top of what was requested.
    func receive(_ input: Input) -> Subscribers.Demand
    /// No more values.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value that carries nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
}
