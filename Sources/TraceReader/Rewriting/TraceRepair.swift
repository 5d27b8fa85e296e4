import TraceFormat

/// A copy of a damaged or unclosed trace with all that can be saved: whole blocks byte for byte, what is lost stated as such, an index.
public struct TraceRepair: Sendable {
    /// Records in the copy.
    public let recordCount: Int
    /// Records that are known to be lost.
    public let lostCount: UInt64
    /// What was wrong with the trace, the worst first.
    public let flaws: [TraceFlaw]

    /// Writes a repaired copy of the trace at `path` to `output`, which is created or replaced.
    ///
    /// In place of each block that is missing stands a statement of the loss; a block that is there twice is kept once. The same input gives
    /// the same bytes. Throws ``TraceReaderError`` where not one record can be read, and ``TraceReaderError/notWritten(path:reason:)``.
    /// Cost: linear in the file; memory is that of one block and the definitions.
    public init(of path: String, to output: String) throws(TraceReaderError) {
        let live = LivePart(besides: path)
        let source = try ByteSource(path: path)
        // Once to know whether there is anything to save, and what the header is to say.
        var survey = try FilePass(source, path: path, keepsRecords: false, live: live)
        survey.run(.index)
        let metadata = survey.metadata
        let points = survey.points
        let (records, lost) = (survey.recordCount, survey.lostCount)
        let file = try survey.file()
        var header = file.header
        if survey.start.isDamaged, let first = points.min(by: { $0.tick < $1.tick }) {
            header.monotonicClock = first.monotonic
            header.wallClock = first.wallClock
        }
        do throws(TraceFormatError) {
            let copier = BlockCopier(try TraceFileWriter(headerTo: output, header: header))
            var pass: FilePass
            do throws(TraceReaderError) {
                pass = try FilePass(
                    source, path: path, keepsRecords: false, live: live, copy: { copier.copy($0, $1) }, lose: { copier.lose($0) })
            } catch {
                preconditionFailure("a file that was read once has no beginning any more")
            }
            pass.run(.index)
            // What the trace states already is copied with it.
            let stated = file.flaws.reduce(UInt64(0)) { $1.statistic == .droppedRecords ? $0 &+ $1.recordsLost : $0 }
            let unstated = lost > stated ? lost - stated : 0
            try copier.finish(Self.metadata(metadata ?? TraceMetadata(), file.flaws, records, lost), lost: unstated)
        } catch {
            throw TraceReaderError(error, path: output)
        }
        recordCount = records
        lostCount = lost
        flaws = file.flaws
    }

    private static func metadata(_ metadata: TraceMetadata, _ flaws: [TraceFlaw], _ records: Int, _ lost: UInt64) -> TraceMetadata {
        let damage = flaws.filter { $0.isDamage && $0.statistic != .notClosed }.map(\.text)
        var metadata = metadata
        guard flaws.contains(where: \.isDamage) else { return metadata }
        let more = damage.count > 5 ? ["\(damage.count - 5) more flaws"] : []
        metadata.history.append(
            (["repaired: \(records) records recovered, \(lost) lost"] + damage.prefix(5) + more).joined(separator: "; "))
        return metadata
    }
}

extension TraceReaderError {
    /// What went wrong while a trace was written.
    init(_ error: TraceFormatError, path: String) {
        switch error {
        case .notWritten(_, _, let reason): self = .notWritten(path: path, reason: reason)
        default: self = .notRewritable(path: path, reason: "cannot be written as a trace: \(error)")
        }
    }
}

/// Copies blocks into another file, and states which are missing.
private final class BlockCopier {
    private let file: TraceFileWriter
    /// The checksums of the blocks that were copied, by stream and sequence.
    private var copied: [UInt32: [UInt32: UInt32]] = [:]
    private var lost: [UInt32: [UInt32: UInt64]] = [:]
    private var schemas: Set<UInt32> = []
    private var failure: TraceFormatError?
    private var hasMetadata = false
    private var pendingMetadata: HeldBlock?

    private struct HeldBlock {
        var header: BlockHeader
        var bytes: [UInt8]

        func copy(to file: TraceFileWriter) throws(TraceFormatError) {
            try bytes.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in try file.copy(header, bytes: bytes) }
        }
    }

    /// Losses of whole blocks that are stated one by one; a file can claim any number of them.
    private static let statedLosses = 4096

    init(_ file: TraceFileWriter) { self.file = file }

    func copy(_ header: BlockHeader, _ bytes: UnsafeRawBufferPointer) {
        guard failure == nil, header.knownType != .index else { return }
        do throws(TraceFormatError) {
            switch header.knownType {
            case .metadata:
                // The last one is written anew at the end; the first one stands in front for whoever reads no further.
                if hasMetadata {
                    try pendingMetadata?.copy(to: file)
                    pendingMetadata = HeldBlock(header: header, bytes: Array(bytes))
                    return
                }
                hasMetadata = true
            case .schema: schemas.insert(header.schema)
            case .events, .loss:
                let checksum = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
                let known = copied[header.stream]?[header.sequence]
                if known == checksum { return }
                if known == nil { copied[header.stream, default: [:]][header.sequence] = checksum }
                // A reader would decode it by its own table; so the copy says which that was.
                if header.knownType == .events, schemas.insert(header.schema).inserted {
                    try file.write(EventSchema(id: header.schema, tags: EventSchema.current.tags))
                }
            default: break
            }
            try file.copy(header, bytes: bytes)
        } catch {
            failure = error
        }
    }

    /// Notes the header of a block that could not be read.
    func lose(_ header: BlockHeader) {
        guard header.knownType == .events, lost.count < Self.statedLosses, lost[header.stream, default: [:]].count < Self.statedLosses else { return }
        lost[header.stream, default: [:]][header.sequence] = UInt64(header.eventCount)
    }

    /// States the losses, of `lost` records in all, and closes the copy.
    func finish(_ metadata: TraceMetadata, lost count: UInt64) throws(TraceFormatError) {
        if let failure { throw failure }
        var losses = copied.sorted { $0.key < $1.key }.flatMap { stream, blocks in gaps(stream, blocks) }
        // What nobody counted by blocks: the file said at its end how many records it holds.
        let stated = losses.reduce(UInt64(0)) { $0 &+ $1.records }
        if count > stated {
            if losses.isEmpty {
                let stream = copied.keys.min() ?? 0
                losses.append(Loss(stream: stream, sequence: next(in: stream), records: 0))
            }
            losses[0].records = losses[0].records &+ (count - stated)
        }
        for loss in losses.prefix(Self.statedLosses) {
            try file.writeLoss(stream: loss.stream, sequence: loss.sequence, records: loss.records, firstTick: 0, lastTick: 0)
        }
        try file.close(metadata)
    }

    private struct Loss {
        var stream: UInt32
        var sequence: UInt32
        var records: UInt64
    }

    /// The sequences of a stream that are missing, and those behind its end of which a damaged header is there.
    private func gaps(_ stream: UInt32, _ blocks: [UInt32: UInt32]) -> [Loss] {
        var losses: [Loss] = []
        var expected: UInt32 = 0
        func miss(before end: UInt32) {
            while expected < end, losses.count < Self.statedLosses {
                losses.append(Loss(stream: stream, sequence: expected, records: lost[stream]?[expected] ?? 0))
                expected += 1
            }
        }
        for sequence in blocks.keys.sorted() {
            miss(before: sequence)
            expected = sequence == .max ? sequence : sequence + 1
        }
        if let records = lost[stream]?[expected], blocks[expected] == nil {
            losses.append(Loss(stream: stream, sequence: expected, records: records))
        }
        return losses
    }

    private func next(in stream: UInt32) -> UInt32 {
        guard let last = copied[stream]?.keys.max() else { return 0 }
        return last == .max ? last : last + 1
    }
}
