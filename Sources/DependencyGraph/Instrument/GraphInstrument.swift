/// Listens to a graph: what is written, what is invalidated, and which transactions are applied.
///
/// Hooks come in pairs where time passes (`…Began`, `…Ended`, always both, properly nested), single and in the past tense
/// where something happened. Every hook has an empty default. All are called on the main thread. A graph without an instrument
/// tests one pointer for nil at each hook and allocates nothing.
public protocol GraphInstrument: AnyObject {
    /// A transaction begins to be applied. `parent` is the transaction in whose update or actions it was started.
    func transactionBegan(_ transaction: TransactionID, cause: Cause, parent: TransactionID?)

    /// The transaction was applied. Always follows `transactionBegan` of the same transaction, with nothing left dirty.
    func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int)

    /// An input of a node changed, so that the node will be updated. Posted once for each input and update.
    func invalidated(_ node: NodeID, input: Name, write: WriteID?)
}

extension GraphInstrument {
    public func transactionBegan(_ transaction: TransactionID, cause: Cause, parent: TransactionID?) {}
    public func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int) {}
    public func invalidated(_ node: NodeID, input: Name, write: WriteID?) {}
}
