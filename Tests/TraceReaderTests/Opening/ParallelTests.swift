import Foundation
import Testing
import TraceFormat
import TraceReader

/// Files of more than a megabyte, whose blocks are decoded several at once.
@Suite struct ParallelTests {
    /// Counters on two streams, with values that take many bytes.
    private var trace: TraceFile {
        var definitions = TraceDefinitions()
        #expect(definitions.add(.string(id: StringID(rawValue: 1), text: "counter")) == .known)
        let records = (0..<100_000).map { index in
            TraceRecord(
                number: index + 1, stream: UInt32(index % 2), time: Int64(index),
                event: .countersSampled(name: StringID(rawValue: 1), value: UInt64.max - UInt64(index)))
        }
        return TraceFile(path: "a", definitions: definitions, records: records)
    }

    @Test func recordsComeInTheirOrder() throws {
        let trace = trace
        let bytes = try trace.bytes(recordsPerBlock: 2_000, effort: .stored)
        #expect(bytes.count > 1 << 20)
        let read = try TraceFile.read(bytes, name: "a")
        #expect(read.flaws.map(\.statistic) == [])
        #expect(read.records == trace.records)
    }

    @Test func aBlockThatDecodesBadlyIsNamedAsAnyOther() throws {
        var bytes = try trace.bytes(recordsPerBlock: 2_000, effort: .stored)
        var place = TraceHeader.size
        var seen = 0
        while true {
            let header = try bytes[place...].withUnsafeBytes { try BlockHeader(decoding: $0) }
            let end = place + BlockHeader.size + Int(header.storedLength)
            if header.knownType == .events { seen += 1 }
            guard seen == 30 else {
                place = end
                continue
            }
            // A tag that no event has, under a checksum that is right.
            bytes[place + BlockHeader.size] = 0
            var sum = Checksum()
            bytes[(place + 12)..<end].withUnsafeBytes { sum.update($0) }
            withUnsafeBytes(of: sum.value.littleEndian) { bytes.replaceSubrange((place + 8)..<(place + 12), with: $0) }
            let read = try TraceFile.read(bytes, name: "a")
            #expect(read.records.count == 98_000)
            #expect(read.flaws.map(\.statistic) == [.damagedBlock])
            #expect(read.flaws.map(\.offset) == [UInt64(place)])
            #expect(
                read.flaws.map(\.text) == [
                    "at byte \(place) \(end - place) bytes were skipped: the event at byte 0 of the content is wrong: its tag is 0, which no "
                        + "event has; 2000 records lost"
                ])
            return
        }
    }
}
