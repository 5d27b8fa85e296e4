/// Something that is wrong with a trace file that can be read all the same.
public struct TraceFlaw: Equatable, Sendable, CustomStringConvertible {
    /// What is counted: the name is stable and meant for machines.
    public enum Statistic: String, CaseIterable, Sendable {
        /// The file was not closed: it has no trailer, or a wrong one.
        case notClosed = "not-closed"
        /// The header's checksum is wrong; of the header only the version was used.
        case damagedHeader = "damaged-header"
        /// Bytes that are no block, or a block whose checksum or content is wrong, were skipped.
        case damagedBlock = "damaged-block"
        /// A block of a newer kind, which must not be ignored, was skipped.
        case unknownBlock = "unknown-block"
        /// Numbers of blocks are missing in a stream.
        case missingBlock = "missing-block"
        /// A block's number occurs twice in a stream.
        case repeatedBlock = "repeated-block"
        /// The recorder dropped records and says so.
        case droppedRecords = "dropped-records"
        /// The index does not fit the file; it was not used.
        case wrongIndex = "wrong-index"
        /// There is no readable metadata.
        case noMetadata = "no-metadata"
        /// The schema of some blocks is missing or unreadable; the reader's own was used.
        case noSchema = "no-schema"
        /// No readable clock block says how long a tick is, or one contradicts the others.
        case wrongClock = "wrong-clock"
        /// Records of a newer kind, which must not be ignored.
        case unknownRecord = "unknown-record"
        /// Values that an older tool does not know stand for the nearest that it does.
        case unknownValue = "unknown-value"
        /// An identifier was defined twice with different content; the first definition holds.
        case contradiction = "contradiction"
        /// Text that is not valid UTF-8 was repaired.
        case invalidText = "invalid-text"
        /// A limit of the reader was reached; what is beyond it was not read.
        case limitReached = "limit-reached"
    }

    /// How much a flaw matters.
    public enum Severity: Int, Comparable, Sendable {
        /// Nothing is lost.
        case note = 0
        /// Something may be misread.
        case warning = 1
        /// Records are lost.
        case loss = 2

        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    public var statistic: Statistic
    public var severity: Severity
    /// One sentence in lower case that names the place.
    public var text: String
    /// The byte in the file, where the flaw has a place.
    public var offset: UInt64?
    /// Records that are lost by it, as far as that is known.
    public var recordsLost: UInt64

    public init(
        _ statistic: Statistic, severity: Severity, text: String, offset: UInt64? = nil, recordsLost: UInt64 = 0
    ) {
        self.statistic = statistic
        self.severity = severity
        self.text = text
        self.offset = offset
        self.recordsLost = recordsLost
    }

    public var description: String { text }
}
