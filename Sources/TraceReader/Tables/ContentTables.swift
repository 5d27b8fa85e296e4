import TraceFormat

/// One update of a keyed collection.
public struct CollectionRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var count, inserted, removed, moved, duplicates: UInt32
    public var transaction: Int?
    public var place: TracePlace
}

/// One id that occurs again in a keyed collection.
public struct DuplicateRow: Hashable, Sendable {
    public var record: Int
    /// The collection's identity.
    public var identity: IdentityID
    public var key: StringID
    /// Where the id occurs first, from 0.
    public var first: UInt32
    /// Where it occurs again, from 0.
    public var position: UInt32
    /// The body run that brought the collection up to date, as far as it is known.
    public var body: Int?
    public var place: TracePlace
}

/// One runtime warning in SwiftUI's wording.
public struct WarningRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var kind: WarningKind
    public var text: StringID
    /// The latest run of the nearest body at or above the identity, as far as it is known.
    public var body: Int?
    public var place: TracePlace
}

/// One API without effect here that views of one type use.
public struct InertRow: Hashable, Sendable {
    public var record: Int
    /// Where it was found first.
    public var identity: IdentityID
    public var api: StringID
    /// The row of the nearest view or modifier with a body at or above the identity, as far as it is known.
    public var owner: Int?
    public var place: TracePlace
}

/// One state property's storage that was made, or dropped with its identity.
public struct StateRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var property: StringID
    /// Nil where it was created; else whether it had been written when it was dropped.
    public var droppedWritten: Bool?
    public var place: TracePlace
}

/// One layout pass over a host.
public struct LayoutRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var began: Int64
    public var ended: Int64?
    public var measured: UInt32
    public var place: TracePlace
}

/// One counter of the recorder or of an importer.
public struct CounterRow: Hashable, Sendable {
    public var record: Int
    public var name: StringID
    public var value: UInt64
}
