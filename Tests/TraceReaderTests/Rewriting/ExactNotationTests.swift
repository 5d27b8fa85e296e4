import Foundation
import Testing
import TraceFormat
import TraceReader

/// Every file comes back byte for byte from what is printed of it.
@Suite struct ExactNotationTests {
    private static let traces = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Traces")

    private func assembled(_ text: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try ExactNotation.assemble(text) { bytes += $0 }
        return bytes
    }

    @Test func referenceTracesComeBackWithoutAByteInDigits() throws {
        let folder = Self.traces.appending(path: "reference")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".viewtrace") }
        #expect(names.count == 6)
        for name in names {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            let text = try ExactNotation.print(bytes, name: name)
            #expect(try assembled(text) == bytes, "\(name)")
            #expect(text.hasSuffix("index stored 7\ntrailer\n") || text.contains("\nindex zlib"), "\(name)")
            #expect(!text.contains("\nraw "), "\(name)")
        }
    }

    @Test func damagedFilesComeBackToo() throws {
        let folder = Self.traces.appending(path: "malformed")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".viewtrace") }
        var read = 0
        for name in names {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            guard let text = try? ExactNotation.print(bytes, name: name) else { continue }
            read += 1
            #expect(try assembled(text) == bytes, "\(name)")
        }
        #expect(read >= 2)
    }

    @Test func thousandsOfChangedFilesComeBack() throws {
        let good = try SampleTrace.rows(3, updates: 3, streams: 2).bytes(recordsPerBlock: 5)
        var read = 0
        for seed in 1...1000 as ClosedRange<UInt64> {
            var random = Mutations(seed: seed)
            let changed = random.change(good)
            guard let text = try? ExactNotation.print(changed, name: "a") else { continue }
            read += 1
            let again = try assembled(text)
            #expect(again == changed, "seed \(seed)")
        }
        #expect(read > 900)
    }

    @Test func aLineSaysWhatAnEventIs() throws {
        let text = try ExactNotation.print(TraceNotation.parse("""
            0us transaction began t1 action tap
            2us state written w1 #3 _count at A.swift:5 equal
            3us transaction ended t1 passes 1 bodies 0 skips 0
            """).bytes(), name: "a")
        let events = text.split(separator: "\n").filter { $0.first?.isNumber == true }
        #expect(events == [
            "0 stringDefined 1 tap", "0 transactionBegan t1 3 1 0 -", "0 stringDefined 2 _count", "0 stringDefined 3 A.swift",
            "0 locationDefined 1 0 3 5 0", "2000 stateWritten w1 #3 2 1 1", "3000 transactionEnded t1 1 0 0",
        ])
    }

    @Test func aChangedLineChangesTheTrace() throws {
        let bytes = try TraceNotation.parse("0us transaction began t1 action tap").bytes(effort: .stored)
        let text = try ExactNotation.print(bytes, name: "a").replacing("stringDefined 1 tap", with: "stringDefined 1 \"long press\"")
        let read = try TraceFile.read(try assembled(text), name: "a")
        #expect(read.flaws.isEmpty)
        guard case .transactionBegan(_, _, let name, _, _) = read.records[0].event else { return #expect(Bool(false)) }
        #expect(read.definitions.text(name) == "long press")
    }

    @Test(arguments: [
        ("headr 1.0", 1, "'headr' begins no line, as 'header', 'block', 'index', 'trailer' and 'raw' do"),
        ("header 1.0 session 12", 1, "a session has 32 hexadecimal digits"),
        ("raw 00\nmore 0g", 2, "bytes are written as two digits from 0 to f each"),
        ("more 00", 1, "'more' goes on with no 'raw'"),
        ("block events zlib stream 0 sequence 0 schema 1 ticks 0 0", 1, "schema 1 does not stand above"),
        ("block clock zlib stream 4294967296 sequence 0 schema 0 ticks 0 0", 1, "the number behind 'stream' has more than 32 bits"),
        ("block clock gzip stream 0", 1, "'gzip' is no codec (zlib, stored)"),
        ("clock tick 0 monotonic 0 wall 0 bracket 0 rate 1/1", 1, "the line belongs into a block"),
        ("index zlib 1", 1, "there are 0 blocks above"),
        ("trailer 1", 1, "'1' is one too many"),
    ])
    func whatIsWrongIsNamedByItsLine(text: String, line: Int, reason: String) {
        #expect(throws: TraceReaderError.badNotation(path: "notation", line: line, reason: reason)) { try assembled(text) }
    }

    @Test func aBlockCannotGrowBeyondTheFormat() throws {
        var text = try ExactNotation.print(TraceNotation.parse("0us transaction began t1 action tap").bytes(), name: "a")
        let long = String(repeating: "x", count: 60_000)
        text = text.replacing("0 stringDefined 1 tap\n", with: String(repeating: "0 stringDefined 1 \(long)\n", count: 80))
        #expect {
            try assembled(text)
        } throws: { "\($0)".contains("the block takes more than 4194304 bytes") }
    }
}
