import Foundation
import Testing
import TraceFormat
import TraceReader

/// A file as a later version might write it: what is new is skipped and said, what is old is read.
@Suite struct FutureTests {
    /// Extra fields, two new kinds of events, a newer minor version, a longer header, optional features, new kinds of blocks.
    private func file() throws -> [UInt8] {
        let future = EventSchema(
            id: 1,
            tags: EventSchema.current.tags.map { tag in
                var tag = tag
                if tag.tag > UInt16(EventTag.lastFixed) {
                    tag.fields += [FieldDescription("extra", .number), FieldDescription("more", .fixed64)]
                }
                return tag
            } + [
                TagDescription(
                    tag: 100, name: "gestureBegan", since: 4, criticality: .ignorable, fields: [.init("x", .signed)]),
                TagDescription(
                    tag: 300, name: "identitySplit", since: 4, criticality: .tree, fields: [.init("i", .identity)]),
            ])
        return try SampleTrace.withPath { path in
            var header = TraceHeader()
            header.version.minor = 4
            header.optionalFeatures = 0x8001
            let file = try TraceFileWriter(path: path, header: header, metadata: TraceMetadata(), schema: future)
            try file.write(ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1))
            let encoder = BlockEncoder(schema: future)
            encoder.begin(stream: 0, sequence: 0)
            #expect(encoder.encode(tag: UInt16(EventTag.appeared.rawValue), fields: [7, 1, 2], tick: 1))
            #expect(encoder.encode(tag: 100, fields: [UInt64(bitPattern: -5)], tick: 2))
            #expect(encoder.encode(tag: 300, fields: [8], tick: 3))
            #expect(encoder.encode(tag: UInt16(EventTag.disappeared.rawValue), fields: [7, 1, 2], tick: 4))
            try file.write(encoder)
            let sealer = BlockSealer()
            for type: UInt8 in [60, 61 | BlockHeader.skippable] {
                var block = BlockHeader(.clock)
                block.type = type
                try [UInt8](repeating: 1, count: 9).withUnsafeBytes { try file.write(sealer.seal(block, content: $0)) }
            }
            try file.close(TraceMetadata())
            return try bytes(of: path)
        }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    @Test func whatIsOldIsReadAndWhatIsNewIsSaid() throws {
        let read = try TraceFile.read(try file(), name: "future")
        #expect(read.header.version == TraceVersion(major: 1, minor: 4))
        #expect(read.records.map(\.event) == [
            .appeared(identity: IdentityID(rawValue: 7)),
            .unknown(tag: 100, fields: FieldsID(rawValue: 1)),
            .unknown(tag: 300, fields: FieldsID(rawValue: 2)),
            .disappeared(identity: IdentityID(rawValue: 7)),
        ])
        #expect(read.definitions.fields(FieldsID(rawValue: 1)) == [UInt64(bitPattern: -5)])
        #expect(read.definitions.fields(FieldsID(rawValue: 2)) == [8])
        #expect(read.records.map(\.time) == [1, 2, 3, 4])
        #expect(read.flaws.map(\.severity) == [.warning, .warning, .note])
        #expect(read.flaws.map(\.text).dropFirst() == [
            "1 records of kind 300 (identitySplit) are known to a newer tracectl only; identities may be wrong",
            "1 records of kind 100 (gestureBegan) are known to a newer tracectl only; nothing else depends on them",
        ])
        #expect(read.flaws[0].statistic == .unknownBlock)
        #expect(read.flaws[0].text.hasSuffix("is of type 60, which only a newer tracectl reads"))
    }

    @Test func aLongerHeaderIsSkipped() throws {
        let file = try SampleTrace.rows(2, updates: 2)
        var bytes = try file.bytes()
        bytes.replaceSubrange(12..<16, with: [80, 0, 0, 0])
        bytes.replaceSubrange(60..<64, with: bytes[..<60].withUnsafeBytes { checksum in
            withUnsafeBytes(of: Checksum.of(checksum).littleEndian) { Array($0) }
        })
        bytes.insert(contentsOf: [UInt8](repeating: 0xAB, count: 16), at: 64)
        let read = try TraceFile.read(bytes, name: "future")
        #expect(read.records == file.records)
        // The offsets of the index do not fit any more, which is this test's doing.
        #expect(read.flaws.map(\.statistic) == [.wrongIndex])
    }
}
