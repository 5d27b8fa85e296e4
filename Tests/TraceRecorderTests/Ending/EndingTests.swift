import Foundation
import Testing
import TraceFormat
import TraceReader

@Suite("A recorded program that ends badly")
struct EndingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("by being killed leaves a trace of what was sealed before, and says that it was not closed")
    func killed() throws {
        _ = try ChildProcess.record(into: folder, seconds: 60, killAt: 100_000)
        let path = try #require(folder.traces.first)
        let trace = try TraceFile.open(path)
        let flaw = try #require(trace.incompleteness)
        #expect(flaw.text.contains("not closed cleanly"))
        // The kill may fall into the middle of a write: then the last block is cut off, and that is said.
        #expect(trace.flaws.filter { !$0.text.contains("cut off") }.map(\.text) == [flaw.text])
        #expect(trace.records.count > 1000)
        let places = Set(trace.records.compactMap { record in
            if case .stateWritten(_, _, _, let location, _) = record.event { trace.definitions.location(location) } else { nil }
        })
        #expect(places.map(\.function) == ["BusyScenario.toggleRow(_:)"])
        #expect(places.allSatisfy { $0.file == "Sources/tracebench/RecordCommand.swift" && $0.line > 0 })
    }

    @Test("at a full disk goes on, says so once, and leaves a valid prefix")
    func fullDisk() throws {
        // A limit on the size of files, whose signal is ignored, refuses as a full disk does: 200 blocks of 512 bytes.
        let child = try ChildProcess.record(into: folder, seconds: 1.5, setup: "trap '' XFSZ; ulimit -f 200")
        #expect(child.status == 0)
        let path = try #require(folder.traces.first)
        #expect(
            child.errors == "viewtrace: \(path): cannot be written: File too large; recording stops, the program goes on, and the "
                + "trace keeps what was written before\n")
        let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
        #expect(size <= 200 * 1024)
        let trace = try TraceFile.open(path)
        #expect(trace.flaws.map(\.statistic) == [.notClosed])
        #expect(trace.records.count > 1000)
    }

    @Test("without a folder that can be written goes on unrecorded, and says so once")
    func unwritable() throws {
        try Data().write(to: URL(filePath: folder.file("file")))
        let child = try ChildProcess.record(into: folder.file("file/traces"), seconds: 0.1)
        #expect(child.status == 0)
        let lines = child.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.first == "viewtrace: \(folder.file("file/traces/child")): cannot be written: Not a directory; the program goes on and "
                + "is not recorded")
        #expect(lines.filter { $0.hasPrefix("viewtrace:") }.count == 1)
    }
}
