import TraceFormat

/// One transaction: the writes that were applied together, and what started it.
public struct TransactionRow: Hashable, Sendable {
    public var record: Int
    public var id: TransactionID
    public var cause: CauseKind
    /// The action's label, the step's or task's name; empty where there is none.
    public var name: StringID
    public var location: LocationID
    /// The transaction in whose update this one was started: an index of an earlier row.
    public var parent: Int?
    public var began: Int64
    /// Nil where the trace ends before the transaction does.
    public var ended: Int64?
    public var passes: UInt32
    /// Bodies run, as the runtime counted them.
    public var bodies: UInt32
    /// Views that were skipped since their inputs were equal.
    public var skips: UInt32
    public var place: TracePlace
}
