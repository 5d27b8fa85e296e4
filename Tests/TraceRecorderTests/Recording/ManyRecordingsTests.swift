import DependencyGraph
import Foundation
import Testing
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

/// A suite records each of its tests apart, and runs hundreds at once.
@MainActor @Suite("Many recordings at once", .serialized)
struct ManyRecordingsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ recorder: Recorder, _ count: UInt32 = 10) {
        let name = Name("_count")
        for write in 1...count {
            recorder.instrument.stateWritten(
                DependencyGraph.WriteID(rawValue: write), owner: NodeID(rawValue: 1), property: name, change: [])
        }
    }

    @Test("share their threads, and each is whole")
    func threads() throws {
        #if os(Linux)
        func threads() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count }
        let before = try threads()
        #endif
        let recorders = try (0..<100).map { try Recorder(to: folder.file("\($0).viewtrace")) }
        for (index, recorder) in recorders.enumerated() { write(recorder, UInt32(index + 1)) }
        for recorder in recorders { recorder.flush() }
        #if os(Linux)
        // Two write, one looks up symbols; what else runs beside this test may have some of its own.
        #expect(try threads() - before < 50)
        #endif
        for recorder in recorders { recorder.close() }
        for (index, recorder) in recorders.enumerated() {
            let trace = try TraceFile.open(recorder.path)
            #expect(trace.flaws.isEmpty)
            #expect(trace.records.filter { if case .stateWritten = $0.event { true } else { false } }.count == index + 1)
        }
    }

    @Test("begin, are flushed and end while their idle streams are looked at", .timeLimit(.minutes(2)))
    func comingAndGoing() throws {
        var recorders: [Recorder] = []
        var number = 0
        // Streams are looked at four times a second.
        let end = ContinuousClock.now + .seconds(2)
        while ContinuousClock.now < end {
            number += 1
            let recorder = try Recorder(to: folder.file("\(number).viewtrace"))
            write(recorder, 1)
            recorders.append(recorder)
            recorders[number % recorders.count].flush()
            if recorders.count == 20 { recorders.removeFirst().close() }
        }
        for recorder in recorders { recorder.close() }
        for file in 1...number { #expect(try TraceFile.open(folder.file("\(file).viewtrace")).flaws.isEmpty) }
    }

    @Test("find the site of a write that they have in common alike")
    func sites() throws {
        let recorders = try (0..<4).map { try Recorder(to: folder.file("\($0).viewtrace")) }
        for recorder in recorders { write(recorder, 1) }
        for recorder in recorders { recorder.close() }
        let sites = try recorders.map { recorder in
            try TraceFile.open(recorder.path).lines.filter { $0.contains("ManyRecordingsTests.swift") }.count
        }
        #expect(sites.allSatisfy { $0 > 0 })
        #expect(Set(sites).count == 1)
    }

    @Test("without a name write nothing before somebody wants to read them, and leave nothing")
    func unnamed() throws {
        func left(_ recorder: Recorder) -> Bool { FileManager.default.fileExists(atPath: recorder.path) }
        let unread = try Recorder(unnamedWith: Recorder.Options())
        write(unread)
        #expect(unread.readablePath == nil)
        unread.close()
        #expect(unread.readablePath == nil)
        #expect(!left(unread))

        let read = try Recorder(unnamedWith: Recorder.Options())
        write(read)
        read.flush()
        #expect(try TraceFile.open(#require(read.readablePath)).records.count == 10)
        write(read, 3)
        read.flush()
        #expect(try TraceFile.open(#require(read.readablePath)).records.count == 13)
        #if os(Linux)
        #expect(!left(read))
        #endif
        read.close()
        #expect(!left(read))
    }

    @Test("without a name are whole where they take more than memory is to hold")
    func largeUnnamed() throws {
        let recorder = try Recorder(unnamedWith: Recorder.Options())
        for write in UInt32(1)...400_000 {
            recorder.instrument.stateWritten(
                DependencyGraph.WriteID(rawValue: write), owner: NodeID(rawValue: 1), property: Name("_value\(write % 50_000)"), change: [])
        }
        // Some blocks are written by now.
        #expect(recorder.readablePath != nil)
        recorder.flush()
        #expect(try TraceFile.open(#require(recorder.readablePath)).records.count == 400_000)
    }
}
