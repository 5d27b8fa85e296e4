/// How much of a trace is read at most; what is beyond is left out, and a flaw says so.
public struct ReadingLimits: Sendable {
    /// Records in memory, at 48 bytes each.
    public var records: Int
    /// Bytes of all blocks after inflating.
    public var inflatedBytes: UInt64

    public init(records: Int = 200_000_000, inflatedBytes: UInt64 = 64 << 30) {
        self.records = records
        self.inflatedBytes = inflatedBytes
    }
}
