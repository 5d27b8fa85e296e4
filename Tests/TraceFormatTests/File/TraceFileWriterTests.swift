import Foundation
import Synchronization
import Testing
import TraceFormat

/// How often `SIGPIPE` was handled.
private let brokenPipes = Atomic(0)

@Suite struct TraceFileWriterTests {
    /// Calls a function with the path of a file that does not exist, and removes the file afterwards.
    private func withPath<Result>(_ body: (String) throws -> Result) rethrows -> Result {
        let path = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString).viewtrace").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    private func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    /// Hexadecimal digits of the bytes, 16 a line.
    private func hex(_ bytes: some Collection<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.enumerated()
            .reduce(into: "") { $0 += ($1.offset == 0 ? "" : $1.offset % 16 == 0 ? "\n" : " ") + $1.element }
    }

    @Test func aPipeThatNobodyReadsIsAnErrorAndNoSignal() throws {
        let before = signal(SIGPIPE) { _ in brokenPipes.add(1, ordering: .relaxed) }
        defer { signal(SIGPIPE, before) }
        try withPath { path in
            #expect(mkfifo(path, 0o600) == 0)
            let reader = open(path, O_RDONLY | O_NONBLOCK)
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            close(reader)
            #expect(throws: TraceFormatError.notWritten(path: path, code: EPIPE, reason: "Broken pipe")) {
                try file.write(ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1))
            }
        }
        // The signal would end a program that has no handler for it: a recorder must not end what it records.
        #expect(brokenPipes.load(ordering: .relaxed) == 0)
        #expect(raise(SIGPIPE) == 0)
        #expect(brokenPipes.load(ordering: .relaxed) == 1)
    }

    /// The smallest file that holds an event, byte by byte. A change here means that older files are read otherwise.
    @Test func aTinyFileHasTheseBytes() throws {
        let written = try withPath { path in
            let header = TraceHeader(
                session: TraceSessionID(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10),
                wallClock: 0x1122, monotonicClock: 0x3344, shard: 5, process: 6)
            let schema = EventSchema(id: 1, tags: [])
            let file = try TraceFileWriter(
                path: path, header: header, metadata: TraceMetadata(), schema: schema, effort: .stored)
            try file.write(ClockPoint(tick: 100, monotonic: 0x3344, wallClock: 0x1122, bracket: 7, numerator: 32))
            let encoder = BlockEncoder(capacity: BlockEncoder.leastCapacity)
            encoder.begin(stream: 0, sequence: 0)
            #expect(encoder.define(string: 1, text: "tap"))
            #expect(encoder.transactionBegan(101, transaction: 1, cause: 3, name: 1, location: 0, parent: 0))
            #expect(encoder.bodyBegan(103, identity: 5, type: 2, reasons: 3, fields: 0))
            #expect(encoder.bodyEnded(300, identity: 5, outputChanged: true, reads: 0))
            try file.write(encoder, effort: .stored)
            try file.close(TraceMetadata())
            #expect(file.size == 836)
            return try bytes(path)
        }
        // The file's header: magic, version 1.0, 64 bytes; session; two clocks; features, shard, process, checksum.
        #expect(hex(written[0..<60]) == """
            89 56 54 52 0d 0a 1a 0a 01 00 00 00 40 00 00 00
            01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10
            22 11 00 00 00 00 00 00 44 33 00 00 00 00 00 00
            00 00 00 00 05 00 00 00 06 00 00 00
            """)
        // Metadata at 64: a block's header (type 2, all else 0 but the lengths), and "{}".
        #expect(hex(written[64..<72]) == "f7 42 4c 4b 0d 0a 1a 42")
        #expect(hex(written[76..<130]) == """
            02 00 00 00 00 00 00 00 00 00 00 00 02 00 00 00
            02 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            00 00 00 00 7b 7d
            """)
        // The schema at 130: type 3, schema 1, one byte: no tags.
        #expect(written[142] == 3 && written[166] == 1)
        #expect(written[194] == 0)
        // A reading of the clocks at 195: tick, monotonic, wall clock, bracket, 32/1 nanoseconds a tick.
        #expect(written[207] == 5)
        #expect(hex(written[259..<307]) == """
            64 00 00 00 00 00 00 00 44 33 00 00 00 00 00 00
            22 11 00 00 00 00 00 00 07 00 00 00 00 00 00 00
            20 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00
            """)
        // Events at 307: type 1, stored, rows; 23 bytes, 3 events, schema 1; ticks 101 to 300; tags 1, 5, 8, 11.
        #expect(hex(written[319..<371]) == """
            01 00 00 00 00 00 00 00 00 00 00 00 17 00 00 00
            17 00 00 00 03 00 00 00 01 00 00 00 65 00 00 00
            00 00 00 00 2c 01 00 00 00 00 00 00 22 09 00 00
            00 00 00 00
            """)
        // String 1 is "tap"; transaction +1 (zigzag 2), an action named 1; body of identity +5 (zigzag 10), 2 ticks later;
        // it ended 197 ticks later, its output changed.
        #expect(hex(written[371..<394]) == """
            01 00 01 03 74 61 70 05 00 02 03 01 00 00 08 02
            0a 02 03 0b c5 01 00
            """)
    }

    @Test func theIndexNamesEachBlock() throws {
        try withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            let encoder = BlockEncoder()
            for sequence: UInt32 in 0..<3 {
                encoder.begin(stream: 9, sequence: sequence)
                #expect(encoder.encode(.testEnded(failed: false), tick: UInt64(sequence)))
                try file.write(encoder, effort: .stored)
            }
            try file.close(TraceMetadata())
            let written = try bytes(path)
            let trailer = try #require(written.suffix(Trailer.size).withUnsafeBytes { Trailer(decoding: $0) })
            #expect(trailer.eventCount == 3)
            #expect(trailer.blockCount == 6)
            let place = Int(trailer.indexOffset)
            let header = try written[place...].withUnsafeBytes { try BlockHeader(decoding: $0) }
            #expect(header.knownType == .index)
            #expect(Int(header.length) == 6 * IndexEntry.size)
            #expect(place + BlockHeader.size + Int(header.storedLength) + Trailer.size == written.count)
            let entries = try written[(place + BlockHeader.size)...].withUnsafeBytes { stored in
                let opener = BlockOpener()
                let part = UnsafeRawBufferPointer(rebasing: stored[..<Int(header.storedLength)])
                let content = try opener.content(header, stored: part)
                return (0..<6).map { IndexEntry(decoding: content, at: $0 * IndexEntry.size) }
            }
            #expect(entries.map(\.type) == [2, 3, 1, 1, 1, 2])
            #expect(entries[2...4].map(\.sequence) == [0, 1, 2])
            #expect(entries[2...4].map(\.stream) == [9, 9, 9])
            #expect(entries[2...4].map(\.firstTick) == [0, 1, 2])
            for entry in entries {
                let block = try written[Int(entry.offset)...].withUnsafeBytes { try BlockHeader(decoding: $0) }
                #expect(IndexEntry(offset: entry.offset, header: block) == entry)
            }
        }
    }

    @Test func aFolderThatIsNotThereIsAnErrorThatNamesThePath() {
        let path = "/nowhere-\(UUID().uuidString)/a.viewtrace"
        #expect(throws: TraceFormatError.notWritten(path: path, code: ENOENT, reason: "No such file or directory")) {
            try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
        }
    }

    #if os(Linux)
    @Test func aFullDiskIsAnErrorThatStays() throws {
        var refusal: TraceFormatError?
        do {
            _ = try TraceFileWriter(path: "/dev/full", header: TraceHeader(), metadata: TraceMetadata())
        } catch {
            refusal = error
        }
        #expect(refusal == .notWritten(path: "/dev/full", code: ENOSPC, reason: "No space left on device"))
    }
    #endif

    @Test func anEncoderWithoutEventsWritesNothing() throws {
        try withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            let size = file.size
            let encoder = BlockEncoder()
            encoder.begin(stream: 0, sequence: 0)
            #expect(encoder.define(string: 1, text: "unused"))
            try file.write(encoder)
            #expect(file.size == size)
        }
    }

    @Test func anEventWhoseDefinitionsFillMoreThanABlockIsAnError() throws {
        try withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            let stream = TraceStreamWriter(file, capacity: BlockEncoder.leastCapacity)
            var interner = DefinitionInterner()
            let long = (1...2).map { interner.string(String(repeating: "\($0)", count: TraceLimits.textBytes)) }
            #expect(throws: TraceFormatError.tooLarge(
                what: "an event with its definitions", limit: BlockEncoder.leastCapacity)
            ) {
                try stream.append(
                    .marked(name: long[0], value: long[1]), tick: 0, definitions: interner.definitions)
            }
        }
    }
}
