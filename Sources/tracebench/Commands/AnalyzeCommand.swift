import ArgumentParsing
import CMachine
import DependencyGraph
import Foundation
import TraceAnalysis
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

/// `tracebench analyze --records N`
enum AnalyzeCommand {
    private static let records = Option(
        "records", valueName: "n", .number(in: 1_000...1_000_000_000), isRequired: true, help: "How many records the trace has.")
    private static let rounds = Option(
        "rounds", valueName: "n", .number(in: 1...100), defaultText: "5", help: "How often each figure is measured; the median counts.")

    static let command = Command(
        "analyze", abstract: "Generate a trace and measure how fast it is read and reported.",
        discussion: """
            Beside each figure stands its ratio to the limit: inflating and decoding every block on one core, and keeping nothing. Memory is \
            the most that the process had after that step.
            """,
        arguments: [records.declaration, rounds.declaration]
    ) { arguments in
        let count = arguments[records] ?? 0, rounds = arguments[rounds] ?? 5
        return try MainActor.assumeIsolated { try run(count, rounds) }
    }

    @MainActor
    private static func run(_ count: Int, _ rounds: Int) throws -> Int32 {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tracebench-\(UUID().uuidString).viewtrace").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let recorder = try Recorder(to: path)
        let scenario = BusyScenario(recorder, rows: 40)
        scenario.mount()
        for turn in 0..<UInt32(max(1, count / 84)) { scenario.toggleRow(turn % 40) }
        recorder.close()
        var limit = Samples(), open = Samples(), tables = Samples(), analysis = Samples()
        var read = 0
        var peaks: [Int] = []
        for round in 0..<rounds {
            limit.append(try time { read = try decode(path) })
            if round == 0 { peaks.append(peak()) }
            var file: TraceFile?
            open.append(try time { file = try TraceFile.open(path) })
            if round == 0 { peaks.append(peak()) }
            guard let file else { return 1 }
            tables.append(time { _ = TraceTables(file) })
            if round == 0 { peaks.append(peak()) }
            analysis.append(time { _ = Analysis(of: [file]) })
            if round == 0 { peaks.append(peak()) }
        }
        print("\(read) records, \(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0) bytes")
        print(line(["", "M records/s", "seconds", "spread", "of limit", "peak MB", "bytes/record"], widths: [24, 12, 10, 16, 10, 10, 14]))
        for (index, row) in [("inflate and decode", limit), ("open", open), ("tables", tables), ("analysis", analysis)].enumerated() {
            let (name, samples) = row
            print(
                line(
                    [
                        name, figure(Double(read) / samples.median * 1e3), figure(samples.median / 1e9),
                        "\(figure(samples.minimum / 1e9))…\(figure(samples.maximum / 1e9))",
                        index == 0 ? "" : figure(samples.ratios(to: limit).median) + "x", String(peaks[index] >> 20),
                        figure(Double(peaks[index]) / Double(read)),
                    ], widths: [24, 12, 10, 16, 10, 10, 14]))
        }
        return 0
    }

    /// Nanoseconds of wall time that `work` took: several threads may share it.
    private static func time(_ work: () throws -> Void) rethrows -> Double {
        let start = vt_monotonic_nanoseconds()
        try work()
        return Double(vt_monotonic_nanoseconds() - start)
    }

    /// Inflates and decodes every block, and keeps nothing. Answers how many records there are.
    private static func decode(_ path: String) throws -> Int {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        let opener = BlockOpener()
        var count = 0
        var place = TraceHeader.size
        try bytes.withUnsafeBytes { bytes in
            while place < bytes.count - Trailer.size {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
                let header = try BlockHeader(decoding: rest)
                let size = BlockHeader.size + Int(header.storedLength)
                if header.knownType == .events {
                    let stored = UnsafeRawBufferPointer(rebasing: rest[BlockHeader.size..<size])
                    var decoder = opener.events(header, content: try opener.content(header, stored: stored), table: .current)
                    while try decoder.next() != nil { count += 1 }
                }
                place += size
            }
        }
        return count
    }

    /// The most memory that the process had so far, in bytes.
    private static func peak() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
        #endif
    }
}
