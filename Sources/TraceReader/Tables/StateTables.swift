import TraceFormat

/// What a state property of a type of views holds.
public struct StateTypeRow: Hashable, Sendable {
    public var record: Int
    public var type: TypeID
    /// The property as it is stored (`_count`).
    public var property: StringID
    public var valueType: StringID
    public var kind: StateKind
}

/// What a view that keeps state shows from here on.
public struct SubjectRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    /// Equal for equal data.
    public var subject: UInt32
    public var transaction: Int?
    public var place: TracePlace
}

/// A view that keeps state was given an element of another id.
public struct SubjectChangeRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var field: StringID
    public var transaction: Int?
    public var place: TracePlace
}

/// A state property that began with a value that another view has as well.
public struct CopiedValueRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var property: StringID
    public var owner: IdentityID
    /// The path to the value in what the owner has.
    public var source: StringID
    public var place: TracePlace
}

/// A field of an object in a state property that changed without a signal.
public struct ReferenceChangeRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var property: StringID
    public var field: StringID
    public var place: TracePlace
}

/// Data that moved under ids that are positions.
public struct DataShiftRow: Hashable, Sendable {
    public var record: Int
    /// The collection's identity.
    public var identity: IdentityID
    /// Rows from `to` on show what stood from `from` on; equal where they changed places.
    public var from, to: UInt32
    public var rows: UInt32
    public var transaction: Int?
    public var place: TracePlace
}

/// An element with the content of one that left its position with another id.
public struct RenamedElementRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var old: IdentityID
    public var position: UInt32
    public var transaction: Int?
    public var place: TracePlace
}

/// A row that a lazy container would give up under a profile that evicts rows.
public struct EvictionRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var place: TracePlace
}
