import DependencyGraph
import Foundation
import Testing
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

/// Files that take nothing, and paths that are somebody else's.
@MainActor @Suite("A recording under pressure")
struct PressureTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A pipe that has a reader who reads nothing.
    private func stuckPipe() throws -> (path: String, reader: Int32) {
        let path = folder.file("pipe.viewtrace")
        #expect(mkfifo(path, 0o600) == 0)
        return (path, open(path, O_RDONLY | O_NONBLOCK))
    }

    private func write(_ recorder: Recorder, _ count: UInt32) {
        let hooks = recorder.instrument
        for write in 1...count {
            // Property names that differ, so that blocks fill up soon.
            hooks.stateWritten(
                DependencyGraph.WriteID(rawValue: write), owner: NodeID(rawValue: 1), property: Name("_value\(write)"), change: [])
        }
    }

    @Test("by a full pipe waits no longer than its patience, and lets the program go on")
    func fullPipe() throws {
        let (path, reader) = try stuckPipe()
        defer { close(reader) }
        var options = Recorder.Options()
        options.patience = .milliseconds(300)
        let recorder = try Recorder(to: path, options: options)
        let start = ContinuousClock.now
        // More than eight blocks of 256 KiB, and what the pipe holds.
        write(recorder, 120_000)
        recorder.close()
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("by a full pipe keeps no other recording from being written")
    func besideFullPipe() throws {
        let (path, reader) = try stuckPipe()
        defer { close(reader) }
        var options = Recorder.Options()
        options.onFull = .drop
        options.patience = .seconds(2)
        let stuck = try Recorder(to: path, options: options)
        write(stuck, 120_000)
        let other = try Recorder(to: folder.file("other.viewtrace"))
        write(other, 10)
        let start = ContinuousClock.now
        other.flush()
        // The other's own patience is thirty seconds.
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(try TraceFile.open(other.path).records.count == 10)
        other.close()
        stuck.close()
    }

    @Test("drops blocks where it is asked to, and the trace says how many records are missing")
    func dropping() throws {
        let (path, reader) = try stuckPipe()
        var options = Recorder.Options()
        options.onFull = .drop
        let recorder = try Recorder(to: path, options: options)
        write(recorder, 120_000)
        // Now somebody reads on, until the recorder has closed the pipe.
        let target = folder.file("copy.viewtrace")
        let copied = DispatchSemaphore(value: 0)
        Thread {
            _ = fcntl(reader, F_SETFL, 0)
            _ = FileManager.default.createFile(atPath: target, contents: nil)
            let output = FileHandle(forWritingAtPath: target)!
            let input = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
            while let part = try? input.read(upToCount: 1 << 16), !part.isEmpty { output.write(part) }
            copied.signal()
        }.start()
        recorder.close()
        copied.wait()
        let trace = try TraceFile.open(target)
        let lost = trace.flaws.reduce(0) { $0 + Int($1.recordsLost) }
        #expect(Set(trace.flaws.map(\.statistic)) == [.droppedRecords])
        #expect(lost > 0)
        // Nothing is lost that is not counted.
        let counters = 7
        #expect(trace.records.count + lost == 120_000 + counters)
    }

    @Test("shares its path with nobody: of two that are given the same one begins")
    func samePath() throws {
        let path = folder.file("a.viewtrace")
        let first = try Recorder(to: path)
        #expect(throws: RecorderError.exists(path: path)) { try Recorder(to: path) }
        write(first, 10)
        first.close()
        #expect(try TraceFile.open(path).flaws.isEmpty)
    }

    @Test("in a process that forks is the parent's alone")
    func fork() throws {
        let child = try ChildProcess.record(into: folder, seconds: 0.3, options: ["--fork"])
        #expect(child.status == 0)
        let path = try #require(folder.traces.first)
        let trace = try TraceFile.open(path)
        #expect(trace.flaws.isEmpty)
        #expect(folder.traces.count == 1)
        var transactions: [UInt32] = []
        for record in trace.records { if case .transactionEnded(let id, _, _, _) = record.event { transactions.append(id.rawValue) } }
        #expect(transactions == Array(1...UInt32(transactions.count)))
        #expect(transactions.count > 20)
    }

    @Test(
        "on a disk that is full goes on, and what is not written can be read from its live part",
        .enabled(if: SmallDisk.isThere, "no file system can be mounted here: 'unshare -rm mount -t tmpfs' is refused"))
    func smallDisk() throws {
        // How long it takes to fill the disk is the machine's affair.
        let message = "cannot be written: No space left on device; recording stops, the program goes on"
        var child = ChildProcess(status: 0, errors: "")
        for seconds in [2.0, 8, 32] where !child.errors.contains(message) {
            try? FileManager.default.removeItem(atPath: folder.file("out"))
            child = try ChildProcess.record(into: folder.file("disk"), seconds: seconds, within: SmallDisk.command(folder, size: "1m", options: ""))
        }
        #expect(child.status == 0)
        let path = try #require(folder.traces.first)
        #expect(child.errors.contains(message))
        let trace = try TraceFile.open(path)
        #expect(trace.records.count > 1000)
        // Blocks for which there was no room on the disk are lost, and that is said; all others are there.
        var last: UInt32 = 0
        var isWhole = true
        for record in trace.records {
            guard case .transactionBegan(let id, _, _, _, _) = record.event else { continue }
            isWhole = isWhole && id.rawValue == last + 1
            last = id.rawValue
        }
        #expect(Set(trace.flaws.map(\.statistic)) == (isWhole ? [.notClosed] : [.notClosed, .missingBlock]))
    }

    @Test(
        "in a folder that cannot be written to goes on unrecorded",
        .enabled(if: SmallDisk.isThere, "no file system can be mounted here: 'unshare -rm mount -t tmpfs' is refused"))
    func readOnly() throws {
        let child = try ChildProcess.record(into: folder.file("disk"), seconds: 0.1, within: SmallDisk.command(folder, size: "1m", options: ",ro"))
        #expect(child.status == 0)
        #expect(child.errors.contains("Read-only file system; the program goes on and is not recorded"))
        #expect(folder.traces == [])
    }
}

/// A small file system of a test's own, in a namespace of its own.
enum SmallDisk {
    static let isThere: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "unshare -rm sh -c 'mount -t tmpfs -o size=1m tmpfs /mnt' 2>/dev/null"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// A command that runs what follows it with a file system mounted at `disk` in the folder, and copies what is in it out afterwards.
    static func command(_ folder: TemporaryFolder, size: String, options: String) -> String {
        let disk = folder.file("disk")
        return "mkdir -p \(disk) \(folder.file("out")); exec unshare -rm sh -c 'mount -t tmpfs -o size=\(size)\(options) tmpfs \(disk); \"$@\"; "
            + "status=$?; cp -r \(disk)/. \(folder.file("out")); exit $status' sh"
    }
}
