import DependencyGraph
import Foundation
import Testing
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

@MainActor @Suite("Writes from other threads")
struct ThreadTests {
    @Test("are all in the trace, each thread's in order and marked as off the main thread")
    func fourThreads() throws {
        let folder = try TemporaryFolder()
        let recorder = try Recorder(to: folder.file("a.viewtrace"))
        let counter = ThreadScript(recorder)
        let threads = (0..<4).map { number in
            Thread { counter.run(thread: UInt32(number)) }
        }
        for thread in threads { thread.start() }
        // The main thread seals the others' blocks while they write, and writes itself.
        for _ in 0..<20 {
            recorder.flush()
            Script.write(recorder, to: 1)
        }
        counter.wait(threads: 4)
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.flaws.isEmpty)
        var writes: [UInt32: [UInt32]] = [:]
        var streams: [UInt32: Set<UInt32>] = [:]
        for record in trace.records {
            guard case .stateWritten(let write, let identity, _, _, let flags) = record.event, identity.rawValue >= 100 else { continue }
            writes[identity.rawValue, default: []].append(write.rawValue)
            streams[identity.rawValue, default: []].insert(record.stream)
            #expect(flags == .offMainThread)
        }
        let all = Array(1...UInt32(ThreadScript.writes))
        #expect(writes == [100: all, 101: all, 102: all, 103: all])
        #expect(streams.values.allSatisfy { $0.count == 1 && !$0.contains(0) })
        #expect(Set(streams.values).count == 4)
    }

    @Test("of a thread that is idle are in the file soon, however busy the others are")
    func idleThread() throws {
        let folder = try TemporaryFolder()
        let recorder = try Recorder(to: folder.file("a.viewtrace"))
        let script = ThreadScript(recorder)
        Thread { script.run(thread: 7, writes: 1) }.start()
        script.wait(threads: 1)
        // Blocks come in faster than idle streams are looked at. A busy machine takes its time.
        let end = ContinuousClock.now + .seconds(30)
        // The file alone, without the live part beside it.
        func written() throws -> TraceFile { try TraceFile.read(Array(Data(contentsOf: URL(filePath: recorder.path))), name: "written") }
        var trace = try written()
        while ContinuousClock.now < end, Set(trace.records.map(\.stream)).count < 2 {
            let pause = ContinuousClock.now + .milliseconds(300)
            while ContinuousClock.now < pause { script.write(100, of: NodeID(rawValue: 100)) }
            trace = try written()
        }
        recorder.close()
        #expect(trace.records.count > 1)
        #expect(trace.records.filter { $0.stream != 0 }.count == 1)
    }
}

/// Writes from one thread after the other, many of them.
private final class ThreadScript: @unchecked Sendable {
    /// Writes of each of four threads; half a million in scripts/long.
    static let writes = ProcessInfo.processInfo.environment["VIEWTRACE_THREAD_WRITES"].flatMap(Int.init) ?? 20_000
    private let recorder: Recorder
    private let property = Name("_count")
    private let done = DispatchSemaphore(value: 0)

    init(_ recorder: Recorder) { self.recorder = recorder }

    func run(thread: UInt32, writes: Int = ThreadScript.writes) {
        write(writes, of: NodeID(rawValue: 100 + thread))
        done.signal()
    }

    /// Writes as often to a property of one node.
    func write(_ count: Int, of node: NodeID) {
        for write in 1...UInt32(count) {
            recorder.instrument.stateWritten(WriteID(rawValue: write), owner: node, property: property, change: [])
        }
    }

    func wait(threads: Int) {
        for _ in 0..<threads { done.wait() }
    }
}

private typealias WriteID = DependencyGraph.WriteID
