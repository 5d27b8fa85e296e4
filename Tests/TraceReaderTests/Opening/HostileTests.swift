import Testing
import TraceFormat
import TraceReader

/// Files that were made to hurt: right checksums around wrong content.
@Suite struct HostileTests {
    /// A file of these blocks, each with a right checksum, and no trailer.
    private func file(_ blocks: [(header: BlockHeader, stored: [UInt8])]) -> [UInt8] {
        var bytes = TraceHeader().encoded
        for block in blocks {
            var head = [UInt8](repeating: 0, count: BlockHeader.size)
            head.withUnsafeMutableBytes { head in
                block.stored.withUnsafeBytes { block.header.encode(into: head, content: $0) }
            }
            bytes += head + block.stored
        }
        return bytes
    }

    private func block(
        _ type: BlockType, _ content: [UInt8], change: (inout BlockHeader) -> Void = { _ in }
    ) -> (header: BlockHeader, stored: [UInt8]) {
        var header = BlockHeader(type)
        header.storedLength = UInt32(content.count)
        header.length = UInt32(content.count)
        change(&header)
        return (header, content)
    }

    /// A block with one event.
    private func event(sequence: UInt32 = 0, stream: UInt32 = 0) -> (header: BlockHeader, stored: [UInt8]) {
        block(.events, [EventTag.testEnded.rawValue, 0, 0]) {
            $0.eventCount = 1
            $0.kinds = 1 << UInt64(EventTag.testEnded.rawValue)
            $0.schema = 1
            $0.sequence = sequence
            $0.stream = stream
        }
    }

    private var schema: (header: BlockHeader, stored: [UInt8]) {
        block(.schema, EventSchema.current.encoded) { $0.schema = 1 }
    }

    private func read(_ blocks: [(header: BlockHeader, stored: [UInt8])]) throws -> TraceFile {
        try TraceFile.read(file(blocks), name: "a.viewtrace")
    }

    private func texts(_ file: TraceFile, _ statistic: TraceFlaw.Statistic) -> [String] {
        file.flaws.filter { $0.statistic == statistic }.map(\.text)
    }

    @Test func aBombCostsNoMoreThanItsBlock() throws {
        let zeros = [UInt8](repeating: 0, count: TraceLimits.blockBytes)
        let sealer = BlockSealer()
        let bomb = zeros.withUnsafeBytes { Array(sealer.seal(BlockHeader(.events), content: $0).bytes) }
        var header = try bomb.withUnsafeBytes { try BlockHeader(decoding: $0) }
        header.length = 4096
        let read = try read([schema, (header, Array(bomb[BlockHeader.size...])), event()])
        #expect(read.records.count == 1)
        #expect(texts(read, .damagedBlock) == [
            "at byte \(64 + 64 + schema.stored.count) \(bomb.count) bytes were skipped: the content cannot be inflated: "
                + "it is longer than announced; 0 records lost"
        ])
    }

    @Test func aBlockOfWrongEventsIsLeftOutAsAWhole() throws {
        let bad = block(.events, [EventTag.testEnded.rawValue, 0, 0, 0, 0, 0]) {
            $0.eventCount = 2
            $0.schema = 1
        }
        let read = try read([schema, bad, event(sequence: 1)])
        #expect(read.records.count == 1)
        #expect(read.flaws.filter { $0.statistic == .damagedBlock }.map(\.recordsLost) == [2])
        #expect(read.incompleteness?.text == "incomplete: not closed cleanly; 1 records recovered, 2 lost")
    }

    @Test func aBlockThatIsThereTwiceIsReported() throws {
        let read = try read([schema, event(), event()])
        #expect(read.records.count == 2)
        #expect(texts(read, .repeatedBlock) == ["block 0 of stream 0 is there twice"])
    }

    @Test func aHugeGapInTheNumbersCostsNothing() throws {
        let read = try read([schema, event(sequence: .max)])
        #expect(texts(read, .missingBlock) == ["4294967295 blocks are missing: 0 to 4294967294 of stream 0"])
    }

    @Test func thousandsOfStreamsAreMerged() throws {
        let read = try read([schema] + (0..<3000).map { event(stream: UInt32($0) * 7919 % 3000) })
        #expect(read.records.map(\.stream) == Array(0..<3000))
    }

    @Test func thousandsOfFlawsAreSummedUp() throws {
        let bad = block(.clock, [1, 2, 3])
        let read = try read([schema, event()] + Array(repeating: bad, count: 5000))
        let damaged = read.flaws.filter { $0.statistic == .damagedBlock }
        #expect(damaged.count == 21)
        #expect(damaged.last?.text == "4980 more flaws of the kind damaged-block, 0 records lost")
    }

    @Test func aFileOfFalseMarkersIsGivenUpInTime() throws {
        // Each marker claims a block of 4 MiB: checking all of them would take hours.
        var header = BlockHeader(.events)
        header.storedLength = UInt32(TraceLimits.blockBytes)
        header.length = header.storedLength
        var head = [UInt8](repeating: 0, count: BlockHeader.size)
        head.withUnsafeMutableBytes { head in
            [UInt8]().withUnsafeBytes { header.encode(into: head, content: $0) }
        }
        var bytes = file([schema, event()])
        for _ in 0..<(8 << 20) / BlockHeader.size { bytes += head }
        let read = try TraceFile.read(bytes, name: "a.viewtrace")
        #expect(read.records.count == 1)
        #expect(read.flaws.contains { $0.statistic == .limitReached })
    }

    @Test func metadataThatIsNoJSONIsSaid() throws {
        let read = try read([block(.metadata, Array("[[".utf8)), schema, event()])
        #expect(texts(read, .noMetadata) == [
            "the file does not say what was recorded, nor how the program was built: the metadata is no JSON object"
        ])
    }

    @Test func definitionsThatContradictAreSaid() throws {
        let tag = EventTag.stringDefined.rawValue
        let twice = block(.events, [tag, 0, 1, 1, 0x61, tag, 0, 1, 1, 0x62, EventTag.testEnded.rawValue, 0, 0]) {
            $0.eventCount = 1
            $0.schema = 1
            $0.kinds = 1 << UInt64(tag) | 1 << UInt64(EventTag.testEnded.rawValue)
        }
        let read = try read([schema, twice])
        #expect(read.definitions.text(StringID(rawValue: 1)) == "a")
        #expect(texts(read, .contradiction) == ["1 definitions contradict earlier ones, which were kept"])
    }

    @Test func withoutItsSchemaABlockIsReadWithOurs() throws {
        let read = try read([event()])
        #expect(read.records.count == 1)
        #expect(texts(read, .noSchema) == ["1 blocks were read with this tool's schema: their own is not in the file"])
    }
}
