import TraceFormat

/// Takes a file's blocks one after the other and makes them records, definitions, metadata and flaws.
struct RecordGatherer {
    private let limits: ReadingLimits
    private let opener = BlockOpener()
    private var tables = SchemaTables()
    private var parts: [StreamPart] = []
    private var records: [TraceRecord] = []
    private var definitions = TraceDefinitions()
    private(set) var metadata: TraceMetadata?
    private var metadataFault: TraceFormatError?
    private(set) var points: [ClockPoint] = []
    private var inflatedBytes: UInt64 = 0
    private var contradictions = 0
    private var tooManyDefinitions = 0
    private var repairedBlocks = 0
    private var newerBlocks = 0
    private var blocksWithoutSchema = 0
    private var unknown: [UInt16: (name: String, criticality: Criticality, count: Int)] = [:]
    var flaws = FlawList()
    /// Is given each block that was read, header and content as stored: for repaired copies.
    var copy: ((BlockHeader, UnsafeRawBufferPointer) -> Void)?
    /// Is given the header of each block that could not be read, as far as there is one: its checksum does not vouch for it.
    var lose: ((BlockHeader) -> Void)?
    /// Whether records are kept; else they are checked and counted only, and memory does not grow with them.
    private let keepsRecords: Bool
    private var droppedCount = 0
    /// Whether blocks are decoded several at once: worth it from some megabytes on.
    var isParallel = false
    private var pending: [PendingBlock] = []
    private var pendingEvents = 0
    private var pendingBytes = 0
    /// Events blocks that could not be read.
    private(set) var damagedBlocks = 0

    /// The records of one block, or a block that is known to be lost.
    private struct StreamPart {
        var stream: UInt32
        var sequence: UInt32
        var range: Range<Int>
    }

    init(limits: ReadingLimits, keepsRecords: Bool = true) {
        self.limits = limits
        self.keepsRecords = keepsRecords
    }

    /// Makes room for about so many records.
    mutating func expect(_ count: UInt64) {
        if keepsRecords { records.reserveCapacity(Int(min(count, UInt64(limits.records)))) }
    }

    /// Records that were read until now.
    var recordCount: Int { records.count + droppedCount }

    /// Takes a block whose checksum is right. Throws where its content is wrong; then nothing of it was taken.
    mutating func take(
        _ header: BlockHeader, stored: UnsafeRawBufferPointer, at offset: UInt64
    ) throws(TraceFormatError) {
        guard let type = header.knownType else {
            flush()
            if header.type & BlockHeader.skippable == 0 {
                flaws.add(TraceFlaw(
                    .unknownBlock, severity: .warning,
                    text: "the block at byte \(offset) is of type \(header.type), which only a newer tracectl reads",
                    offset: offset))
            }
            return
        }
        switch type {
        case .treeSnapshot, .index: return
        case .events, .metadata, .schema, .clock, .loss: break
        }
        inflatedBytes += UInt64(header.length)
        guard inflatedBytes <= limits.inflatedBytes, records.count + pendingEvents < limits.records else {
            flush()
            flaws.add(TraceFlaw(
                .limitReached, severity: .loss,
                text: "the block at byte \(offset) was not read: \(records.count) records and \(inflatedBytes) bytes "
                    + "after inflating are more than the limit",
                offset: offset, recordsLost: UInt64(header.eventCount)))
            return
        }
        guard header.layout == .rows else {
            flush()
            flaws.add(TraceFlaw(
                .unknownBlock, severity: .loss,
                text: "the block at byte \(offset) is arranged in columns, which only a newer tracectl reads",
                offset: offset, recordsLost: UInt64(header.eventCount)))
            return
        }
        if type == .events { return try takeEvents(header, stored, offset) }
        let content = try opener.content(header, stored: stored)
        switch type {
        case .metadata: takeMetadata(content)
        case .schema: try tables.take(header.schema, content)
        case .clock:
            guard let point = ClockPoint(decoding: content) else { throw .cut(what: "a reading of the clocks") }
            points.append(point)
        case .loss: takeLoss(header, content, offset)
        default: break
        }
    }

    private mutating func takeEvents(
        _ header: BlockHeader, _ stored: UnsafeRawBufferPointer, _ offset: UInt64
    ) throws(TraceFormatError) {
        let block = PendingBlock(header: header, stored: Array(stored), offset: offset, table: tables[header.schema])
        if isParallel, copy == nil {
            pending.append(block)
            pendingEvents += Int(header.eventCount)
            // A block can be large as it is stored or as it is inflated, and costs something if it is neither.
            pendingBytes += max(4096, Int(header.length), stored.count)
            // Some blocks for each core, and no more memory than that takes.
            if pendingBytes >= TraceLimits.blockBytes { flush() }
            return
        }
        do {
            try takeEvents(block)
        } catch {
            damagedBlocks += 1
            throw error
        }
    }

    /// Takes the blocks of a live part that are not in the file.
    mutating func take(_ live: LivePart) {
        flush()
        let written = Set(parts.map { [$0.stream, $0.sequence] })
        for slot in live.slots where !written.contains([slot.slot.stream, slot.slot.sequence]) {
            do throws(TraceFormatError) {
                let (header, bytes) = try slot.sealed(tables.schema(slot.slot.schema) ?? .current)
                try bytes.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
                    try take(header, stored: UnsafeRawBufferPointer(rebasing: bytes[BlockHeader.size...]), at: slot.place)
                    copy?(header, bytes)
                }
                flush()
            } catch {
                flaws.add(TraceFlaw(
                    .damagedBlock, severity: .loss,
                    text: "the live part's slot at its byte \(slot.place) was skipped: \(error)"))
            }
        }
    }

    private mutating func takeMetadata(_ content: UnsafeRawBufferPointer) {
        do throws(TraceFormatError) {
            metadata = try TraceMetadata(json: String(decoding: content, as: UTF8.self))
        } catch {
            metadataFault = error
        }
    }

    private mutating func takeLoss(_ header: BlockHeader, _ content: UnsafeRawBufferPointer, _ offset: UInt64) {
        flush()
        parts.append(StreamPart(stream: header.stream, sequence: header.sequence, range: 0..<0))
        let count = content.count >= 8 ? UInt64(littleEndian: content.loadUnaligned(as: UInt64.self)) : 0
        flaws.add(TraceFlaw(
            .droppedRecords, severity: .loss,
            text: "the recorder dropped \(count) records of stream \(header.stream)", offset: offset,
            recordsLost: count))
    }

    private mutating func takeEvents(_ block: PendingBlock) throws(TraceFormatError) {
        let decoded = try block.stored.span.bytes.withUnsafeBytes { stored throws(TraceFormatError) in
            try DecodedBlock(block.header, stored: stored, table: block.table, opener)
        }
        append(decoded, block)
    }

    private mutating func append(_ decoded: DecodedBlock, _ block: PendingBlock) {
        let header = block.header
        let start = records.count
        if keepsRecords {
            records += decoded.records
            // What they hold is known by the whole file's definitions from here on.
            for (index, fields) in zip(decoded.unknownPlaces, decoded.unknownFields) {
                guard case .unknown(let tag, _) = records[start + index].event else { continue }
                records[start + index].event = keep(tag, fields)
            }
        } else {
            for fields in decoded.unknownFields { _ = keep(0, fields) }
            droppedCount += decoded.records.count
        }
        for definition in decoded.definitions {
            switch definitions.add(definition) {
            case .known: break
            case .contradiction: contradictions += 1
            case .tooMany: tooManyDefinitions += 1
            }
        }
        for (tag, count) in decoded.unknownTags {
            let description = block.table?.description(of: tag)
            unknown[tag, default: (description?.name ?? "", description?.criticality ?? .tree, 0)].count += count
        }
        if block.table == nil { blocksWithoutSchema += 1 }
        if decoded.hasInvalidText { repairedBlocks += 1 }
        if decoded.hasNewerValues { newerBlocks += 1 }
        parts.append(StreamPart(stream: header.stream, sequence: header.sequence, range: start..<records.count))
    }

    /// Decodes the blocks that wait, several at once, and appends them in their order. What was found before goes before what is found next,
    /// so this comes in front of each flaw.
    mutating func flush() {
        if pending.isEmpty { return }
        let blocks = pending
        pending.removeAll(keepingCapacity: true)
        pendingEvents = 0
        pendingBytes = 0
        for (block, result) in zip(blocks, DecodedBlock.decode(blocks)) {
            switch result {
            case .success(let decoded): append(decoded, block)
            case .failure(let error):
                damagedBlocks += 1
                lose?(block.header)
                let events = UInt64(block.header.eventCount)
                flaws.add(TraceFlaw(
                    .damagedBlock, severity: .loss,
                    text: "at byte \(block.offset) \(BlockHeader.size + block.stored.count) bytes were skipped: \(error); \(events) records lost",
                    offset: block.offset, recordsLost: events))
            }
        }
    }
}

extension RecordGatherer {
    private mutating func keep(_ tag: UInt16, _ fields: [UInt64]) -> TraceEvent {
        if let id = definitions.add(fields: fields) { return .unknown(tag: tag, fields: id) }
        tooManyDefinitions += 1
        return .unknown(tag: tag, fields: .none)
    }

    /// The trace that the blocks make. `start` is the monotonic clock at time 0, or nil where the header does not say it.
    mutating func finish(_ path: String, header: TraceHeader, start: UInt64?) -> TraceFile {
        let longLists = definitions.removeLongLists()
        if longLists > 0 {
            flaws.add(TraceFlaw(
                .limitReached, severity: .warning,
                text: "\(longLists) lists were left out: their strings take more than \(TraceLimits.listBytes) bytes"))
        }
        reportBlocks()
        reportContents()
        let count = recordCount
        var merged = merge()
        records = []
        var rejected = 0
        let start = start ?? points.min { $0.tick < $1.tick }?.monotonic ?? 0
        var clock = ClockMap(points, start: start, rejected: &rejected)
        if points.isEmpty && count > 0 {
            flaws.add(TraceFlaw(
                .wrongClock, severity: .warning,
                text: "no reading of the clocks is in the file; times are counted as one nanosecond a tick"))
        }
        if rejected > 0 {
            flaws.add(TraceFlaw(
                .wrongClock, severity: .warning, text: "\(rejected) readings of the clocks contradict the others"))
        }
        for index in merged.indices {
            merged[index].number = index + 1
            merged[index].time = clock.time(of: UInt64(bitPattern: merged[index].time))
        }
        return TraceFile(
            path: path, header: header, metadata: metadata ?? TraceMetadata(), definitions: definitions,
            records: merged, flaws: flaws.sorted, untoldKinds: tables.untoldKinds)
    }

    private mutating func reportBlocks() {
        var missing: UInt64 = 0
        var places: [String] = []
        parts.sort { ($0.stream, $0.sequence, $0.range.lowerBound) < ($1.stream, $1.sequence, $1.range.lowerBound) }
        var last: (stream: UInt32, sequence: UInt32)?
        for part in parts {
            var expected: UInt32 = 0
            if let last, last.stream == part.stream {
                if last.sequence == part.sequence {
                    flaws.add(TraceFlaw(
                        .repeatedBlock, severity: .warning,
                        text: "block \(part.sequence) of stream \(part.stream) is there twice"))
                    continue
                }
                expected = last.sequence + 1
            }
            if part.sequence > expected {
                missing += UInt64(part.sequence - expected)
                let range = part.sequence - expected == 1 ? "\(expected)" : "\(expected) to \(part.sequence - 1)"
                if places.count < FlawList.limit { places.append("\(range) of stream \(part.stream)") }
            }
            last = (part.stream, part.sequence)
        }
        // What is damaged was reported with its place already.
        if missing > UInt64(flaws.count(.damagedBlock)) {
            flaws.add(TraceFlaw(
                .missingBlock, severity: .loss,
                text: "\(missing) blocks are missing: \(places.joined(separator: ", "))"))
        }
    }

    private mutating func reportContents() {
        if metadata == nil {
            let reason = metadataFault.map { ": \($0)" } ?? ""
            flaws.add(TraceFlaw(
                .noMetadata, severity: .warning,
                text: "the file does not say what was recorded, nor how the program was built\(reason)"))
        }
        func add(_ count: Int, _ statistic: TraceFlaw.Statistic, _ severity: TraceFlaw.Severity, _ text: String) {
            if count > 0 { flaws.add(TraceFlaw(statistic, severity: severity, text: "\(count) \(text)")) }
        }
        add(
            blocksWithoutSchema, .noSchema, .warning,
            "blocks were read with this tool's schema: their own is not in the file")
        add(contradictions, .contradiction, .warning, "definitions contradict earlier ones, which were kept")
        add(
            tooManyDefinitions, .limitReached, .warning,
            "definitions were left out: more than \(TraceLimits.definitions) of one kind")
        add(repairedBlocks, .invalidText, .warning, "blocks held text that is not valid UTF-8; it was repaired")
        add(
            newerBlocks, .unknownValue, .warning,
            "blocks held values that only a newer tracectl knows; the nearest known ones stand for them")
        for (tag, seen) in unknown.sorted(by: { $0.key < $1.key }) {
            let severity: TraceFlaw.Severity = seen.criticality == .ignorable ? .note : .warning
            let effect =
                switch seen.criticality {
                case .ignorable: "nothing else depends on them"
                case .counts: "counts may be wrong"
                case .tree: "identities may be wrong"
                }
            flaws.add(TraceFlaw(
                .unknownRecord, severity: severity,
                text: "\(seen.count) records of kind \(tag) (\(seen.name)) are known to a newer tracectl only; \(effect)"))
        }
    }

    /// All records in order: by tick, ties by stream, then as they stand in the stream.
    private func merge() -> [TraceRecord] {
        let parts = parts.filter { !$0.range.isEmpty }
        // One stream whose blocks stand in their order needs no merging.
        let isInOrder = zip(parts, parts.dropFirst()).allSatisfy {
            $0.stream == $1.stream && $0.range.upperBound == $1.range.lowerBound
        }
        if isInOrder && (parts.first?.range.lowerBound ?? 0) == 0 { return records }
        var streams: [[Range<Int>]] = []
        for (index, part) in parts.enumerated() {
            if index > 0 && parts[index - 1].stream == part.stream {
                streams[streams.count - 1].append(part.range)
            } else {
                streams.append([part.range])
            }
        }
        var merged: [TraceRecord] = []
        merged.reserveCapacity(records.count)
        var heap = StreamHeap(streams.map { StreamHeap.Cursor(ranges: $0[...], records: records) })
        while let index = heap.next(records) { merged.append(records[index]) }
        return merged
    }
}
