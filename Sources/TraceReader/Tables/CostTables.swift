import TraceFormat

/// One action: of a control, an appear, change or timer action, or a task.
public struct ActionRow: Hashable, Sendable {
    public var record: Int
    /// The view in whose body it stands; `.none` where that is not known.
    public var identity: IdentityID
    public var cause: CauseKind
    public var name: StringID
    public var location: LocationID
    public var began: Int64
    /// Nil where its end is not in the trace, and for a task that has waited.
    public var ended: Int64?
    /// Nanoseconds of other actions that ran within it.
    public var inner: Int64 = 0
    /// Nanoseconds that its thread computed at most, actions within it included; nil where it was short or the trace does not say.
    public var computed: Int64?
    /// The transaction that was being applied or had queued it, as an index into `TraceTables.transactions`; nil where none had begun.
    public var transaction: Int?
    public var place: TracePlace

    /// Nanoseconds in this action alone.
    public var selfTime: Int64? { ended.map { max(0, TraceTables.elapsed(from: began, to: $0) - inner) } }
}

/// Fresh initial values that views of one type threw away in one transaction.
public struct DiscardRow: Hashable, Sendable {
    public var record: Int
    /// The first of the views.
    public var identity: IdentityID
    public var property: StringID
    public var valueType: StringID
    public var count: UInt32
    /// The body run that made the view's value, as far as it is known.
    public var body: Int?
    public var place: TracePlace
}

/// One thing that is meant to be made once and was made again.
public struct ResourceRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var kind: StringID
    /// The stored property that holds it; `.none` where it stands in the body.
    public var property: StringID
    public var transaction: Int?
    /// The latest body run at or above the view in the transaction.
    public var body: Int?
    public var place: TracePlace
}

/// One time that the elements of a collection were asked for their ids, which took long.
public struct IDGatheringRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var count: UInt32
    public var nanoseconds: Int64
    public var body: Int?
    public var place: TracePlace
}

/// Something that costs; what `name`, `count` and `amount` are is the kind's.
public struct CostNoteRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var kind: CostNoteKind
    public var name: StringID
    public var count: UInt32
    public var amount: UInt64
    /// The body run in which it happened, else the latest at or above the identity in the transaction.
    public var body: Int?
    public var place: TracePlace
}

/// One layout of a collection whose container is not lazy.
public struct PlacedCollectionRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var container: StringID
    public var count: UInt32
    public var visible: UInt32
    public var body: Int?
    public var place: TracePlace
}

/// One view that came out of a layout otherwise than its author is likely to have meant.
public struct PlaceNoteRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var kind: PlaceNoteKind
    public var view: StringID
    public var container: StringID
    /// What was given, in points; nil for an open length.
    public var givenWidth, givenHeight: Double?
    /// What was taken, in points.
    public var width, height: Double
    public var body: Int?
    public var place: TracePlace
}
