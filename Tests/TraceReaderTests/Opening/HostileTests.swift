import Foundation
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

    /// The file with an index that says these places and stored sizes, and a trailer.
    private func closed(_ bytes: [UInt8], index entries: [(offset: Int, stored: Int)]) -> [UInt8] {
        var content = Content()
        for entry in entries {
            content.fixed(UInt64(entry.offset))
            for number in [1, 0, 0, UInt32(entry.stored), 0, 0] { content.fixed(number) }
            for _ in 0..<3 { content.fixed(UInt64(0)) }
        }
        let index = file([block(.index, content.bytes)])[TraceHeader.size...]
        return bytes + index
            + Trailer(indexOffset: UInt64(bytes.count), eventCount: 1, blockCount: UInt32(entries.count)).encoded
    }

    @Test func anIndexThatCutsBlocksInTwoIsNotUsed() throws {
        let whole = file([schema, event(), event(sequence: 1)])
        let start = TraceHeader.size + BlockHeader.size + schema.stored.count
        let right = [
            (TraceHeader.size, schema.stored.count), (start, 3), (start + BlockHeader.size + 3, 3),
        ]
        #expect(try TraceFile.read(closed(whole, index: right), name: "a").flaws.map(\.statistic) == [.noMetadata, .wrongClock])
        // The same bytes in other pieces: the second block would end in the middle of the first event's.
        let wrong = [(TraceHeader.size, schema.stored.count), (start, 1), (start + BlockHeader.size + 1, 5)]
        let read = try TraceFile.read(closed(whole, index: wrong), name: "a")
        #expect(read.records.count == 2)
        #expect(read.flaws.map(\.statistic) == [.noMetadata, .wrongClock, .wrongIndex])
    }

    @Test func anIndexOfNothingHidesNothing() throws {
        var bytes = closed(file([]), index: [])
        let trailer = bytes.suffix(Trailer.size)
        bytes.removeLast(Trailer.size)
        bytes += file([schema, event()])[TraceHeader.size...] + trailer
        let read = try TraceFile.read(bytes, name: "a")
        #expect(read.records.count == 1)
        #expect(read.flaws.contains { $0.statistic == .wrongIndex })
    }

    #if os(Linux)
    /// Bytes that this thread has read from files.
    private var bytesRead: Int {
        get throws {
            let text = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("rchar: ") })
            return try #require(Int(line.dropFirst(7)))
        }
    }

    @Test func aFileOfMarkersAloneIsReadAFewTimesAndNotSquared() throws {
        var bytes = file([schema, event()])
        for _ in 0..<(1 << 20) / 8 { bytes += BlockHeader.marker }
        try SampleTrace.withPath { path in
            try Data(bytes).write(to: URL(filePath: path))
            let before = try bytesRead
            let read = try TraceFile.open(path)
            #expect(read.records.count == 1)
            // Each marker's header once, 64 bytes for 8, and the search.
            #expect(try bytesRead - before < 12 * bytes.count)
        }
    }
    #endif

    @Test func schemasWithoutEndAreLeftOut() throws {
        // A byte makes an empty schema; in memory each is thousands.
        let schemas = (0..<UInt32(TraceLimits.schemas + 5)).map { number in block(.schema, [0]) { $0.schema = 2 + number } }
        let read = try read([schema] + schemas + [event()])
        #expect(read.records.count == 1)
        #expect(read.flaws.filter { $0.statistic == .damagedBlock }.count == 6)
        #expect(texts(read, .damagedBlock).first?.contains("the schema is wrong: the file has more than 1024 of them") == true)
    }

    @Test func schemasOfManyFieldsAreLeftOutOnceTheyAreTooLarge() throws {
        var content = Content()
        content.varints(4096 - 128)
        for tag in UInt64(128)..<4096 {
            // The entry's length, its tag, no name, since, criticality, and fields without names.
            content.varints(134, tag, 0, 0, 0, 64)
            for _ in 0..<64 { content.varints(0, 1) }
        }
        let large = content.bytes
        let read = try read([schema] + (0..<20).map { number in block(.schema, large) { $0.schema = 2 + number } } + [event()])
        #expect(read.records.count == 1)
        #expect(texts(read, .damagedBlock).count == 20 - TraceLimits.schemaBytes / large.count)
    }

    @Test func aSchemaThatComesAgainAndAgainIsOne() throws {
        let read = try read(Array(repeating: schema, count: TraceLimits.schemas + 5) + [event()])
        #expect(read.flaws.filter { $0.statistic == .damagedBlock }.isEmpty)
    }

    @Test func aListThatIsLongerThanABlockIsLeftOut() throws {
        // One text of 64 KiB, and a list that has it a hundred times: a line of the dump would have 6 MiB.
        var content = Content()
        content.varints(1, 0, 1)
        content.text(String(repeating: "a", count: TraceLimits.textBytes))
        for (id, count) in [(1, 100), (2, 64)] as [(UInt64, Int)] {
            content.varints(2, 0, id, UInt64(count))
            for _ in 0..<count { content.varints(1) }
        }
        content.varints(UInt64(EventTag.testEnded.rawValue), 0, 0)
        let lists = block(.events, content.bytes) {
            $0.eventCount = 1
            $0.schema = 1
            $0.kinds = 0b110 | 1 << UInt64(EventTag.testEnded.rawValue)
        }
        let read = try read([schema, lists])
        #expect(read.definitions.list(ListID(rawValue: 1)) == ["?1"])
        #expect(read.definitions.list(ListID(rawValue: 2)).count == 64)
        #expect(texts(read, .limitReached) == ["1 lists were left out: their strings take more than 4194304 bytes"])
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
