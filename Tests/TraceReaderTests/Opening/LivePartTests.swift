import Foundation
import Testing
import TraceFormat
import TraceReader

/// What a killed process left beside its trace.
@Suite struct LivePartTests {
    private static let session = TraceSessionID(high: 5, low: 6)

    /// Encodes marks, from one number to another, and commits each.
    private func encode(_ encoder: BlockEncoder, _ numbers: Range<UInt64>, stream: UInt32, sequence: UInt32) {
        encoder.begin(stream: stream, sequence: sequence)
        for number in numbers {
            if number == numbers.lowerBound { #expect(encoder.define(string: 1, text: "mark")) }
            #expect(encoder.encode(.countersSampled(name: StringID(rawValue: 1), value: number), tick: 100 + number))
            if number == numbers.lowerBound { encoder.publish() }
            encoder.commit()
        }
    }

    /// Writes a trace with one block of three records, and a live part with two blocks behind it; calls a function with its path.
    private func withTrace<Result>(
        session: TraceSessionID = LivePartTests.session, isClosed: Bool = false, _ body: (String) throws -> Result
    ) throws -> Result {
        try SampleTrace.withPath { path in
            defer { try? FileManager.default.removeItem(atPath: path + ".live") }
            let file = try TraceFileWriter(path: path, header: TraceHeader(session: session), metadata: TraceMetadata())
            try file.write(ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1))
            let live = try #require(LiveFile(besides: path, session: Self.session))
            let encoders = (0..<3).compactMap { _ in live.makeEncoder() }
            try #require(encoders.count == 3)
            encode(encoders[0], 0..<3, stream: 0, sequence: 0)
            try file.write(encoders[0])
            encoders[0].retract()
            encode(encoders[1], 3..<5, stream: 0, sequence: 1)
            encode(encoders[2], 10..<14, stream: 7, sequence: 0)
            // What is behind the last whole event is nobody's.
            #expect(encoders[2].encode(.countersSampled(name: StringID(rawValue: 1), value: 99), tick: 200))
            if isClosed { try file.close(TraceMetadata()) }
            return try body(path)
        }
    }

    private func values(_ file: TraceFile) -> [UInt64] {
        file.records.compactMap { if case .countersSampled(_, let value) = $0.event { value } else { nil } }
    }

    @Test func committedEventsAreReadInTheirPlace() throws {
        try withTrace { path in
            let trace = try TraceFile.open(path)
            #expect(values(trace) == [0, 1, 2, 3, 4, 10, 11, 12, 13])
            #expect(trace.records.map(\.stream) == [0, 0, 0, 0, 0, 7, 7, 7, 7])
            #expect(trace.records.map(\.time) == [100, 101, 102, 103, 104, 110, 111, 112, 113])
            #expect(trace.flaws.map(\.text) == ["incomplete: not closed cleanly; 9 records recovered, 0 lost"])
            #expect(trace.definitions.text(StringID(rawValue: 1)) == "mark")
        }
    }

    @Test func aBlockThatIsInTheFileTooCountsOnce() throws {
        try withTrace { path in
            // As if the kill had come before the slot was given back.
            let live = try FileHandle(forUpdating: URL(filePath: path + ".live"))
            try live.seek(toOffset: 4096)
            try live.write(contentsOf: Data([1]))
            try live.close()
            let trace = try TraceFile.open(path)
            #expect(values(trace) == [0, 1, 2, 3, 4, 10, 11, 12, 13])
            #expect(trace.flaws.count == 1)
        }
    }

    @Test func aClosedTraceHasNoLivePart() throws {
        try withTrace(isClosed: true) { path in
            let trace = try TraceFile.open(path)
            #expect(values(trace) == [0, 1, 2])
            #expect(trace.flaws.isEmpty)
        }
    }

    @Test func theLivePartOfAnotherRecordingIsNotRead() throws {
        try withTrace(session: TraceSessionID(high: 1, low: 1)) { path in
            let trace = try TraceFile.open(path)
            #expect(values(trace) == [0, 1, 2])
        }
    }

    @Test func damagedLivePartsNeitherCrashNorHang() throws {
        try withTrace { path in
            let good = Array(try Data(contentsOf: URL(filePath: path + ".live")))
            // The header and the slots' beginnings, where all that is said stands.
            let places = [0..<64] + (0..<3).map { (4096 + $0 * 266_240)..<(4096 + $0 * 266_240 + 120) }
            var random = SeededPlaces(seed: 11)
            for round in 0..<400 {
                var bytes = good
                for _ in 0...random.next(3) {
                    let range = places[random.next(places.count)]
                    bytes[range.lowerBound + random.next(range.count)] = UInt8(random.next(256))
                }
                if round % 10 == 0 { bytes.removeLast(random.next(bytes.count)) }
                // A header's checksum that is right lets what it says count.
                if round % 2 == 0, bytes.count >= 64 {
                    let sum = bytes[..<60].withUnsafeBytes { Checksum.of($0) }
                    withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(60..<64, with: $0) }
                }
                try Data(bytes).write(to: URL(filePath: path + ".live"))
                let trace = try TraceFile.open(path)
                #expect(Array(values(trace).prefix(3)) == [0, 1, 2] || !trace.flaws.isEmpty, "round \(round)")
                #expect(trace.records.count >= 3 && trace.records.count < 200, "round \(round)")
            }
        }
    }
}

private struct SeededPlaces {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
