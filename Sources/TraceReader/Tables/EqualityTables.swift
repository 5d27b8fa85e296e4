import TraceFormat

/// One comparison of a view with its new value by the view's own `==`.
public struct ComparisonRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    /// Nil where its end is not in the trace.
    public var isEqual: Bool?
    /// Nanoseconds that it took; nil where the trace has no time or not the end.
    public var time: Int64?
    public var began: Int64
    public var place: TracePlace
}

/// One time that `==` and the fields of a view disagreed.
public struct MismatchRow: Hashable, Sendable {
    public var record: Int
    public var identity: IdentityID
    public var kind: EqualityMismatch
    /// The paths of the view value that differed.
    public var fields: ListID
    /// The run of the body above it that gave the view its value, as far as it is known.
    public var giver: Int?
    /// The run that `==` would have saved; nil where it said equal.
    public var run: Int?
    public var time: Int64
    public var place: TracePlace
}
