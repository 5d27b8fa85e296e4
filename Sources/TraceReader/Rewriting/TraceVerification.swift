import TraceFormat

/// What is broken in a trace file and what is lost, found without keeping its records in memory.
public struct TraceVerification: Sendable {
    public let path: String
    public let header: TraceHeader
    /// Records that can be read.
    public let recordCount: Int
    /// Records that are known to be lost.
    public let lostCount: UInt64
    /// Blocks that can be read.
    public let blockCount: Int
    /// Streams of which at least one block can be read.
    public let streamCount: Int
    /// What is wrong, the worst first.
    public let flaws: [TraceFlaw]

    /// Whether the file is as it was written. Records of a newer kind are no damage, nor are losses that the writer itself states.
    public var isWhole: Bool { damage.isEmpty }

    /// The flaws that the file got after it was written, or that no writer makes.
    public var damage: [TraceFlaw] { flaws.filter(\.isDamage) }

    /// Checks a file: header, checksums, contents, sequences, index; and that its blocks are the same by the index, by their lengths and by
    /// their markers.
    ///
    /// Cost: the file is read and decoded once, and its blocks are looked for twice more; memory is that of one block and the definitions.
    public init(_ path: String) throws(TraceReaderError) {
        let live = LivePart(besides: path)
        try self.init(ByteSource(path: path), path: path, live: live)
    }

    /// Checks the bytes of a file; `name` stands for its path.
    public init(_ bytes: [UInt8], name: String) throws(TraceReaderError) { try self.init(ByteSource(bytes), path: name) }

    private init(_ source: ByteSource, path: String, live: LivePart? = nil) throws(TraceReaderError) {
        let seen = BlockTally()
        var pass = try FilePass(source, path: path, keepsRecords: false, live: live, copy: { seen.add($0, $1) })
        pass.run(.index)
        let records = pass.recordCount, lost = pass.lostCount, isClosed = pass.isClosed
        let file = try pass.file()
        var flaws = file.flaws
        if isClosed, flaws.allSatisfy({ $0.severity < .loss && $0.statistic != .wrongIndex }) {
            for (route, how) in [(BlockScanner.Route.hopping, "their lengths"), (.searching, "their markers")] {
                let other = BlockTally()
                var pass = try FilePass(source, path: path, keepsRecords: false, copy: { other.add($0, $1) })
                pass.run(route)
                guard other.count != seen.count || other.checksum != seen.checksum else { continue }
                flaws.append(
                    TraceFlaw(
                        .wrongIndex, severity: .warning,
                        text: "by \(how) there are \(other.count) blocks, by the index \(seen.count)"))
            }
        }
        self.path = path
        header = file.header
        recordCount = records
        lostCount = lost
        blockCount = seen.count
        streamCount = seen.streams.count
        self.flaws = flaws
    }
}

extension TraceFlaw {
    /// Whether the file got it after it was written, or no writer makes it.
    var isDamage: Bool {
        switch statistic {
        case .unknownBlock, .unknownRecord, .unknownValue, .droppedRecords: false
        default: true
        }
    }
}

/// Counts blocks and remembers which they were.
private final class BlockTally {
    private(set) var count = 0
    private(set) var streams: Set<UInt32> = []
    private(set) var checksum: UInt32 = 0

    func add(_ header: BlockHeader, _ bytes: UnsafeRawBufferPointer) {
        count += 1
        if header.knownType == .events { streams.insert(header.stream) }
        // The block's own checksum, over which another is made.
        var sum = Checksum()
        withUnsafeBytes(of: checksum) { sum.update($0) }
        sum.update(UnsafeRawBufferPointer(rebasing: bytes[8..<12]))
        checksum = sum.value
    }
}
