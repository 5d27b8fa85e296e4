#if os(Linux)
import Foundation
import SwiftUI
import Testing
import TraceReader
import TraceTesting

/// Tests that do not end by themselves, in a process of their own that is killed while several of them run.
private enum EndlessRun {
    static let variable = "ENDLESS_RUN_FOLDER"
    /// Where each test counts its steps; nil where nobody wants them to run.
    static let folder = ProcessInfo.processInfo.environment[variable]
    static let tests = 3
}

private struct Tally: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)")
        Button("More") { count += 1 }
    }
}

@MainActor @Suite(.traced, .enabled(if: EndlessRun.folder != nil, "runs in a process that is killed"))
private struct EndlessTests {
    @Test(arguments: 0..<EndlessRun.tests)
    func taps(number: Int) async throws {
        let host = ViewHost { Tally() }
        let file = open("\(EndlessRun.folder!)/\(number)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        defer { close(file) }
        // Where nobody kills it, because the tests that should were ended themselves.
        let end = ContinuousClock.now + .seconds(60)
        var steps: UInt64 = 0
        while ContinuousClock.now < end {
            try await host.step("tap") { try host.button("More").tap() }
            steps += 1
            _ = withUnsafeBytes(of: steps.littleEndian) { pwrite(file, $0.baseAddress!, $0.count, 0) }
            await Task.yield()
        }
    }
}

@Suite("A run of tests that is killed")
struct KilledRunTests {
    /// How often, each time at another moment.
    private static let kills = ProcessInfo.processInfo.environment["VIEWTRACE_KILLS"].flatMap(Int.init) ?? 3

    private func count(_ path: String) -> UInt64 {
        let bytes = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        return bytes.count == 8 ? bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) } : 0
    }

    @Test("leaves the trace of each test that was under way, with all of its steps")
    func killed() throws {
        for index in 0..<Self.kills {
            let folder = try TemporaryFolder()
            let process = Process()
            process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["--filter", "EndlessTests", "--testing-library", "swift-testing"]
            var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("VIEWTRACE_") }
            environment[EndlessRun.variable] = folder.path
            environment["VIEWTRACE_DIR"] = folder.file("traces")
            process.environment = environment
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            let counts = (0..<EndlessRun.tests).map { folder.file("\($0)") }
            let end = ContinuousClock.now + .seconds(60)
            while counts.contains(where: { count($0) < 2 }), process.isRunning, ContinuousClock.now < end { usleep(1_000) }
            usleep(UInt32.random(in: 0..<200_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal, "kill \(index)")

            let names = FileManager.default.enumerator(atPath: folder.file("traces"))?.compactMap { $0 as? String } ?? []
            let traces = try names.filter { $0.hasSuffix(".viewtrace") && !$0.hasPrefix("latest") }.map {
                try TraceFile.open(folder.file("traces/\($0)"))
            }
            #expect(traces.count == EndlessRun.tests, "kill \(index): \(names)")
            for trace in traces {
                let number = try #require(trace.metadata.testArguments)
                let done = count(folder.file(number))
                var ended: UInt64 = 0
                for record in trace.records { if case .stepEnded = record.event { ended += 1 } }
                #expect(done >= 2, "kill \(index), test \(number)")
                // The step after the last that was counted may have ended too.
                #expect(ended == done || ended == done + 1, "kill \(index), test \(number): \(done) steps were taken, \(ended) are in the trace")
                let statistics = Set(trace.flaws.map(\.statistic))
                // The kill may fall into the middle of a write: then that block is cut off in the file, and whole in the live part.
                #expect(statistics == [.notClosed] || statistics == [.notClosed, .damagedBlock], "kill \(index): \(trace.flaws)")
            }
        }
    }
}
#endif
