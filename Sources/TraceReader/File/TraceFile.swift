import TraceFormat

/// A trace in memory: who recorded it, what happened in order, and what is wrong with the file.
///
/// Records of several streams are merged by time; ties go by stream, then by their order in the stream.
public struct TraceFile: Sendable {
    /// The file's path as it was given, or a name where there is no file.
    public let path: String
    public let header: TraceHeader
    public let metadata: TraceMetadata
    /// What the identifiers in the records stand for.
    public let definitions: TraceDefinitions
    /// What happened, in order; the record with number `n` is at index `n - 1`.
    public let records: [TraceRecord]
    /// What is wrong with the file, the worst first.
    public let flaws: [TraceFlaw]
    /// Kinds of records that the version which wrote the file did not know: what would be told by them was not measured.
    package let untoldKinds: Set<EventTag>

    package init(
        path: String, header: TraceHeader = TraceHeader(), metadata: TraceMetadata = TraceMetadata(),
        definitions: TraceDefinitions, records: [TraceRecord], flaws: [TraceFlaw] = [], untoldKinds: Set<EventTag> = []
    ) {
        self.path = path
        self.header = header
        self.metadata = metadata
        self.definitions = definitions
        self.records = records
        self.flaws = flaws
        self.untoldKinds = untoldKinds
    }

    /// The flaw that says that the file was not closed, with the numbers of records recovered and lost.
    public var incompleteness: TraceFlaw? { flaws.first { $0.statistic == .notClosed } }
}
