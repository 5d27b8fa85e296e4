import TraceFormat

/// What was written to.
public enum WriteKind: UInt8, Hashable, Sendable {
    case state, observable, environment
}

/// One write to state, to an observable property or to an environment key.
public struct WriteRow: Hashable, Sendable {
    public var record: Int
    public var id: WriteID
    public var kind: WriteKind
    /// The owner of the state, or the writer in the environment.
    public var identity: IdentityID
    /// The printed name of the observable object's type; `.none` for the other kinds.
    public var type: StringID
    /// The property as it is stored (`_count`), the observable property, or the environment key.
    public var property: StringID
    /// The place of the write; always `.none` for the environment.
    public var location: LocationID
    public var flags: WriteFlags
    /// Readers of an environment key that were asked; 0 for the other kinds.
    public var readersChecked: UInt32
    /// Readers of an environment key whose body then ran; 0 for the other kinds.
    public var readersRun: UInt32
    public var time: Int64
    /// The transaction that was being applied, as an index; nil for a write between transactions.
    public var transaction: Int?
    /// For the environment: the body run that wrote, as an index into `TraceTables.bodies`.
    public var body: Int?
    public var place: TracePlace
}

/// One input of a body that changed, so that the body was due to run.
public struct InvalidationRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    /// The input as `_printChanges()` prints it.
    public var input: StringID
    /// The write that changed it, as an index into `TraceTables.writes`; nil where the trace does not have it.
    public var write: Int?
    public var transaction: Int?
    public var place: TracePlace
}
