import Foundation
import Testing
import TraceFormat
import TraceReader

@Suite struct OpeningTests {
    @Test(arguments: [nil, 1, 7, 100])
    func whatWasWrittenIsRead(recordsPerBlock: Int?) throws {
        let file = try TraceNotation.parse(TraceNotationTests.everyEventButUnknown)
        try SampleTrace.withPath { path in
            try file.write(to: path, recordsPerBlock: recordsPerBlock)
            let read = try TraceFile.open(path)
            #expect(read.path == path)
            #expect(read.flaws == [])
            #expect(read.records == file.records)
            #expect(read.header == file.header)
            #expect(TraceNotation.print(read) == TraceNotationTests.everyEventButUnknown)
        }
    }

    @Test(arguments: [UInt32(1), 3])
    func threeWaysOfFindingBlocksGiveTheSame(streams: UInt32) throws {
        let file = try SampleTrace.rows(20, updates: 10, streams: streams)
        let bytes = try file.bytes(recordsPerBlock: 31)
        let byIndex = try TraceFile.read(bytes, name: "rows")
        #expect(byIndex.records == file.records)
        #expect(byIndex.flaws == [])
        for searching in [false, true] {
            let read = try TraceFile.readWithoutIndex(bytes, name: "rows", searching: searching)
            #expect(read.records == byIndex.records)
            #expect(read.definitions == byIndex.definitions)
            #expect(read.metadata == byIndex.metadata)
            #expect(read.flaws == [])
        }
    }

    @Test func aWrongIndexIsNotUsed() throws {
        let file = try SampleTrace.rows(5, updates: 2)
        var bytes = try file.bytes(recordsPerBlock: 5)
        // The trailer points one byte too far, with a right checksum.
        let start = bytes.count - Trailer.size
        let trailer = try #require(bytes[start...].withUnsafeBytes { Trailer(decoding: $0) })
        let wrong = Trailer(
            indexOffset: trailer.indexOffset + 1, eventCount: trailer.eventCount, blockCount: trailer.blockCount)
        bytes.replaceSubrange(start..., with: wrong.encoded)
        let read = try TraceFile.read(bytes, name: "rows")
        #expect(read.records == file.records)
        #expect(read.flaws.map(\.statistic) == [.wrongIndex])
        #expect(read.flaws.map(\.text) == ["the index does not fit the file; it was not used"])
    }

    @Test func blocksOfOneStreamAreReadInTheOrderOfTheirNumbers() throws {
        try SampleTrace.withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            try file.write(ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1))
            for sequence: UInt32 in [2, 0, 1] {
                let encoder = BlockEncoder()
                encoder.begin(stream: 4, sequence: sequence)
                let event = TraceEvent.appeared(identity: IdentityID(rawValue: sequence + 1))
                #expect(encoder.encode(event, tick: 5))
                try file.write(encoder)
            }
            try file.close(TraceMetadata())
            let read = try TraceFile.open(path)
            #expect(read.records == (0..<3).map { place in
                TraceRecord(
                    number: Int(place) + 1, stream: 4, time: 5,
                    event: .appeared(identity: IdentityID(rawValue: place + 1)))
            })
            #expect(read.flaws == [])
        }
    }

    @Test func theLastMetadataHolds() throws {
        try SampleTrace.withPath { path in
            var metadata = TraceMetadata()
            metadata.testName = "first"
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: metadata)
            metadata.testName = "last"
            try file.close(metadata)
            let read = try TraceFile.open(path)
            #expect(read.metadata.testName == "last")
            #expect(read.metadata.json == #"{"test":{"name":"last"}}"#)
            #expect(read.records == [])
            #expect(read.flaws == [])
        }
    }

    @Test func aLocationThatWasResolvedLaterHoldsItsLastDefinition() throws {
        try SampleTrace.withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            for (sequence, line) in [UInt32(0), 42].enumerated() {
                let encoder = BlockEncoder()
                encoder.begin(stream: 0, sequence: UInt32(sequence))
                #expect(encoder.define(string: 1, text: "Cart.swift"))
                #expect(encoder.define(location: 3, function: 0, file: line == 0 ? 0 : 1, line: line, column: 0))
                #expect(encoder.encode(.testEnded(failed: false), tick: 0))
                try file.write(encoder)
            }
            try file.close(TraceMetadata())
            let read = try TraceFile.open(path)
            let place = read.definitions.location(LocationID(rawValue: 3))
            #expect(place == TraceLocation(function: "", file: "Cart.swift", line: 42))
        }
    }

    @Test func droppedRecordsAreCounted() throws {
        try SampleTrace.withPath { path in
            let file = try TraceFileWriter(path: path, header: TraceHeader(), metadata: TraceMetadata())
            try file.writeLoss(stream: 2, sequence: 0, records: 1234, firstTick: 1, lastTick: 9)
            try file.close(TraceMetadata())
            let flaws = try TraceFile.open(path).flaws
            #expect(flaws.map(\.statistic) == [.droppedRecords])
            #expect(flaws.map(\.text) == ["the recorder dropped 1234 records of stream 2"])
            #expect(flaws.map(\.recordsLost) == [1234])
            #expect(flaws.map(\.severity) == [.loss])
        }
    }

    @Test func limitsAreKeptAndSaid() throws {
        let bytes = try SampleTrace.rows(20, updates: 10).bytes(recordsPerBlock: 50)
        let read = try TraceFile.read(bytes, name: "rows", limits: ReadingLimits(records: 100))
        #expect(read.records.count == 100)
        #expect(Set(read.flaws.map(\.statistic)) == [.limitReached])
        #expect(read.flaws.reduce(0) { $0 + $1.recordsLost } == 425 - 100)
    }
}
