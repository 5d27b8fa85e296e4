import TraceFormat

extension TraceFile {
    /// Opens a trace, checks it, and reads all that can be read of it.
    ///
    /// A file that was cut off or damaged is read as far as it goes, and ``flaws`` says what is missing. Throws where not one
    /// record can be read for a reason that the file or the path gives, and for files of a newer major version. Of a recording that was
    /// killed, what it had not written yet is taken from the file beside it. Cost: linear in
    /// the file, about 50 ns and 48 bytes of memory for each record.
    public static func open(
        _ path: String, limits: ReadingLimits = ReadingLimits()
    ) throws(TraceReaderError) -> TraceFile {
        let live = LivePart(besides: path)
        return try read(ByteSource(path: path), path: path, limits: limits, route: .index, live: live)
    }

    /// Reads a trace from memory; `name` stands for its path.
    public static func read(
        _ bytes: [UInt8], name: String, limits: ReadingLimits = ReadingLimits()
    ) throws(TraceReaderError) -> TraceFile {
        try read(ByteSource(bytes), path: name, limits: limits, route: .index)
    }

    /// Reads a trace from memory, finding its blocks without the index: by their lengths, or by their markers.
    package static func readWithoutIndex(
        _ bytes: [UInt8], name: String, searching: Bool
    ) throws(TraceReaderError) -> TraceFile {
        let route: BlockScanner.Route = searching ? .searching : .hopping
        return try read(ByteSource(bytes), path: name, limits: ReadingLimits(), route: route)
    }

    private static func read(
        _ source: ByteSource, path: String, limits: ReadingLimits, route: BlockScanner.Route, live: LivePart? = nil
    ) throws(TraceReaderError) -> TraceFile {
        var pass = try FilePass(source, path: path, limits: limits, live: live)
        pass.run(route)
        return try pass.file()
    }
}

/// One pass over a file: its blocks are found, checked and gathered.
struct FilePass {
    let start: FileStart
    private let source: ByteSource
    private let path: String
    private var gatherer: RecordGatherer
    private let live: LivePart?
    /// Records that were read.
    private(set) var recordCount = 0
    /// Records that are known to be lost.
    private(set) var lostCount: UInt64 = 0
    private(set) var isClosed = false

    /// Reads the file's beginning. `copy` is given each block that can be read; without `keepsRecords` records are checked and counted.
    init(
        _ source: ByteSource, path: String, limits: ReadingLimits = ReadingLimits(), keepsRecords: Bool = true, live: LivePart? = nil,
        copy: ((BlockHeader, UnsafeRawBufferPointer) -> Void)? = nil, lose: ((BlockHeader) -> Void)? = nil
    ) throws(TraceReaderError) {
        start = try FileStart(source, path: path)
        self.source = source
        self.path = path
        self.live = live
        gatherer = RecordGatherer(limits: limits, keepsRecords: keepsRecords)
        gatherer.copy = copy
        gatherer.lose = lose
    }

    /// The last metadata that could be read.
    var metadata: TraceMetadata? { gatherer.metadata }
    /// The readings of the clocks in the order of the file.
    var points: [ClockPoint] { gatherer.points }

    mutating func run(_ route: BlockScanner.Route) {
        var scanner = BlockScanner(source, from: start.firstBlock)
        defer { scanner.close() }
        // The trailer may lie, so what it says is believed as far as the file's size makes it likely.
        if let trailer = scanner.trailer { gatherer.expect(min(trailer.eventCount / 4, source.size) * 4) }
        gatherer.isParallel = source.size > 1 << 20
        scanner.scan(route, into: &gatherer)
        gatherer.flush()
        if scanner.trailer == nil, let live, !start.isDamaged, live.session == start.header.session { gatherer.take(live) }
        recordCount = gatherer.recordCount
        let read = UInt64(recordCount)
        lostCount = gatherer.flaws.recordsLost
        isClosed = scanner.trailer != nil
        if let trailer = scanner.trailer {
            lostCount = max(lostCount, trailer.eventCount > read ? trailer.eventCount - read : 0)
        } else {
            gatherer.flaws.add(TraceFlaw(
                .notClosed, severity: .warning,
                text: "incomplete: not closed cleanly; \(read) records recovered, \(lostCount) lost"))
        }
        if start.isDamaged {
            gatherer.flaws.add(TraceFlaw(
                .damagedHeader, severity: .warning,
                text: "the header is damaged: its checksum does not match; times count from the first reading of the clocks",
                offset: 0))
        }
    }

    /// The trace that was read. To be called once, after `run`.
    mutating func file() throws(TraceReaderError) -> TraceFile {
        let isDamaged = gatherer.flaws.count(.damagedBlock) > 0 || source.size <= start.firstBlock
        let file = gatherer.finish(
            path, header: start.header, start: start.isDamaged ? nil : start.header.monotonicClock)
        if recordCount == 0 {
            if start.isDamaged { throw .damagedHeader(path: path) }
            if isDamaged { throw .nothingReadable(path: path, flaws: file.flaws) }
        }
        return file
    }
}
