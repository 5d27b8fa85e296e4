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
    /// Whether it is the first run of its identity, which has no output to compare with.
    public var isFirst: Bool
    /// Whether its output differs from the last one's; nil where the trace cannot say.
    public internal(set) var outputChanged: Bool?
    public var began: Int64
    // Numbers where there are so many rows: -1 and the smallest number stand for none.
    private var endTime = Int64.min
    private var ownTime = Int64.min
    private var wholeTime = Int64.min
    private var transactionRow: Int32 = -1
    private var parentRow: Int32 = -1
    /// The invalidations that it answers, as indices into `TraceTables.invalidations`.
    public internal(set) var invalidations: RowList
    public var place: TracePlace

    init(
        record: Int, identity: IdentityID, type: TypeID, reasons: ListID, fields: ListID, isFirst: Bool, began: Int64, transaction: Int?,
        parent: Int?, invalidations: RowList, place: TracePlace
    ) {
        self.record = record
        self.identity = identity
        self.type = type
        self.reasons = reasons
        self.fields = fields
        reads = .none
        self.isFirst = isFirst
        self.began = began
        self.invalidations = invalidations
        self.place = place
        transactionRow = transaction.map { Int32(clamping: $0) } ?? -1
        parentRow = parent.map { Int32(clamping: $0) } ?? -1
    }

    /// Nil where its end is not in the trace.
    public internal(set) var ended: Int64? {
        get { endTime == .min ? nil : endTime }
        set { endTime = newValue ?? .min }
    }

    /// Nanoseconds in this body alone; nil where the trace has no time or not the end.
    public internal(set) var selfTime: Int64? {
        get { ownTime == .min ? nil : ownTime }
        set { ownTime = newValue ?? .min }
    }

    /// Nanoseconds in this body and in the bodies that ran because of it in the same transaction.
    public internal(set) var inclusiveTime: Int64? {
        get { wholeTime == .min ? nil : wholeTime }
        set { wholeTime = newValue ?? .min }
    }

    /// An index into `TraceTables.transactions`.
    public var transaction: Int? { transactionRow < 0 ? nil : Int(transactionRow) }

    /// The run of the nearest ancestor's body in the same transaction: an index of an earlier row.
    public var parent: Int? { parentRow < 0 ? nil : Int(parentRow) }
}
