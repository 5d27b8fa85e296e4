import TraceFormat

/// One run of one body.
public struct BodyRow: Hashable, Sendable {
    /// The record of its beginning.
    public var record: Int
    public var identity: IdentityID
    public var type: TypeID
    /// Why it ran, as `_printChanges()` prints it.
    public var reasons: ListID
    /// The paths of the view value that differed, where `@self` is among the reasons.
    public var fields: ListID
    /// The properties that it read; `.none` where it never ended.
    public var reads: ListID
    /// Whether its output differs from the last one's; nil where the trace cannot say.
    public var outputChanged: Bool?
    /// Whether it is the first run of its identity, which has no output to compare with.
    public var isFirst: Bool
    public var began: Int64
    /// Nil where its end is not in the trace.
    public var ended: Int64?
    /// Nanoseconds in this body alone; nil where the trace has no time or not the end.
    public var selfTime: Int64?
    /// Nanoseconds in this body and in the bodies that ran because of it in the same transaction.
    public var inclusiveTime: Int64?
    /// An index into `TraceTables.transactions`.
    public var transaction: Int?
    /// The run of the nearest ancestor's body in the same transaction: an index of an earlier row.
    public var parent: Int?
    /// The invalidations that it answers, as indices into `TraceTables.invalidations`.
    public var invalidations: [Int]
    public var place: TracePlace
}
