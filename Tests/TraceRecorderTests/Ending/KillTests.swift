import Foundation
import Testing
import TraceFormat
import TraceReader

@Suite("A recording that is killed")
struct KillTests {
    /// How often it is killed, each time at another moment.
    private static let kills = ProcessInfo.processInfo.environment["VIEWTRACE_KILLS"].flatMap(Int.init) ?? 25

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("at any moment loses nothing of what was recorded before")
    func nothingIsLost() throws {
        var seen = 0, live = 0
        for index in 0..<Self.kills {
            let place = folder.file("\(index)")
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let progress = folder.file("\(index)/progress")
            _ = try ChildProcess.record(into: place, seconds: 60, options: ["--progress", progress]) { process in
                let end = ContinuousClock.now + .seconds(30)
                while !FileManager.default.fileExists(atPath: progress), process.isRunning, ContinuousClock.now < end { usleep(500) }
                // Moments that no two runs share: from the first transaction on, through several blocks.
                usleep(UInt32(index % 25) * 3_000 + UInt32.random(in: 0..<3_000))
                kill(process.processIdentifier, SIGKILL)
            }
            let path = try #require(FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String }.first { $0.hasSuffix(".viewtrace") })
            let trace = try TraceFile.open(place + "/" + path)
            let bytes = (try? Data(contentsOf: URL(filePath: progress))) ?? Data()
            let done = bytes.count == 8 ? bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) } : 0
            // Besides the mount, each transaction is one turn; the one after the last that was counted may have ended too.
            var ended = 0, bodies = 0
            for record in trace.records {
                if case .transactionEnded = record.event { ended += 1 }
                if case .bodyEnded = record.event { bodies += 1 }
            }
            let turns = UInt64(max(0, ended - 1))
            #expect(turns == done || turns == done + 1, "kill \(index): \(done) transactions were recorded, \(turns) are in the trace")
            #expect(bodies >= Int(turns) * 40 && bodies < Int(turns + 1) * 40 + 1, "kill \(index)")
            let statistics = Set(trace.flaws.map(\.statistic))
            // The kill may fall into the middle of a write: then that block is cut off in the file, and whole in the live part.
            #expect(statistics == [.notClosed] || statistics == [.notClosed, .damagedBlock], "kill \(index): \(trace.flaws)")
            seen += trace.records.count
            let slots = (try? FileManager.default.attributesOfItem(atPath: place + "/" + path + ".live"))?[.size] as? Int ?? 0
            #expect(slots > 0 && slots <= 5 << 20, "kill \(index)")
            live += slots
            try FileManager.default.removeItem(atPath: place)
        }
        #expect(seen > Self.kills * 80)
        #expect(live > 0)
    }

    @Test("is mended by folding its live part into the trace")
    func repaired() throws {
        _ = try ChildProcess.record(into: folder, seconds: 60, killAt: 60_000)
        let path = try #require(folder.traces.first)
        let trace = try TraceFile.open(path)
        let copy = folder.file("copy.viewtrace")
        let repair = try TraceRepair(of: path, to: copy)
        #expect(repair.recordCount == trace.records.count)
        let again = try TraceFile.open(copy)
        let different = zip(again.records, trace.records).first { $0 != $1 }
        #expect(again.records.count == trace.records.count && different == nil, "\(String(describing: different))")
        #expect(again.incompleteness == nil)
        // Without its live part the trace has fewer records.
        try FileManager.default.removeItem(atPath: path + ".live")
        #expect(try TraceFile.open(path).records.count < trace.records.count)
    }

    @Test("leaves no live part behind where it was closed")
    func closed() throws {
        let child = try ChildProcess.record(into: folder, seconds: 0.1)
        #expect(child.status == 0)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        #expect(names.filter { $0.hasSuffix(".live") } == [])
        #expect(folder.traces.count == 1)
    }
}
