/// An activity that can be cancelled.
public protocol Cancellable {
    /// Stops the activity and lets go of what it holds.
    func cancel()
}

extension Cancellable {
    /// Keeps this activity in a collection; it is cancelled when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this activity in a set; it is cancelled when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
