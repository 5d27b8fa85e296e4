/// Something that is written from outside and that nodes depend on.
///
/// A write changes the source at once, for whoever reads it outside an update; the graph calls `commit` when the write's transaction
/// is applied, and only then are the dependents invalidated.
open class GraphSource {
    public init() {}

    /// Makes the value that belongs to the transaction the one that updates see, and invalidates the dependents.
    open func commit(_ transaction: TransactionID, write: WriteID) {}

    /// The transaction was applied: whatever was kept for it alone can go.
    open func applied(_ transaction: TransactionID) {}
}
