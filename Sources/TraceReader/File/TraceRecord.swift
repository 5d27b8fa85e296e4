/// One thing that happened, as the file says it.
///
/// Definitions (strings, lists, types, locations) are no records: they are gathered in ``TraceFile/definitions``.
public struct TraceRecord: Equatable, Sendable {
    /// The place of the record in the trace, from 1: the number by which findings name their evidence, and the line in a dump.
    public var number: Int
    /// Nanoseconds since the trace's start.
    public var time: Int64
    /// What happened.
    public var event: TraceEvent
    /// The stream (thread) that recorded it. Stands behind the event, where it fills a gap: 48 bytes a record.
    public var stream: UInt32

    public init(number: Int, stream: UInt32, time: Int64, event: TraceEvent) {
        self.number = number
        self.stream = stream
        self.time = time
        self.event = event
    }
}
