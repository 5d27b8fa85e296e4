import CMachine
import Foundation
import TraceAnalysis
import TraceReader
import TraceRecorder
import TraceReport

/// `tracebench analyze --records N`: records a busy scenario of so many records, and reports it.
enum AnalyzeCommand {
    /// Rows of the list, all of which run with each write.
    private static let rows: UInt32 = 40

    @MainActor
    static func run(records: Int, path: String) throws -> Int32 {
        let recorder = try Recorder(to: path)
        let scenario = BusyScenario(recorder, rows: rows)
        scenario.mount()
        // Two records a body, and five of the transaction and its write.
        let perTurn = 2 * Int(rows) + 4
        for turn in 0..<max(1, records / perTurn) { scenario.toggleRow(UInt32(turn % Int(rows))) }
        recorder.close()
        let size = (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0

        var steps: [(name: String, nanoseconds: UInt64)] = []
        func measured<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
            let began = vt_monotonic_nanoseconds()
            let result = try work()
            steps.append((name, vt_monotonic_nanoseconds() - began))
            return result
        }
        let file = try measured("open") { try TraceFile.open(path) }
        let model = measured("tables and causes") { AnalysisModel([file]) }
        let analysis = measured("rules and metrics") { Analysis(model, options: AnalysisOptions()) }
        let text = measured("text") { TextReport(analysis).text }
        let count = file.records.count
        print("\(count) records, \(size) bytes, \(analysis.measured.bodies) bodies, \(analysis.findings.count) findings, \(text.utf8.count) bytes of report")
        let total = steps.reduce(0) { $0 + $1.nanoseconds }
        for (name, nanoseconds) in steps + [("in all", total)] {
            let perRecord = Double(nanoseconds) / Double(max(1, count))
            print(String(format: "%@ %.2f s, %.0f ns a record", name.padding(toLength: 20, withPad: " ", startingAt: 0), Double(nanoseconds) / 1e9, perRecord))
        }
        let bytes = Self.mostBytes
        print("at most \(bytes >> 20) MiB, \(bytes / max(1, count)) bytes a record")
        return 0
    }

    /// The most memory that the process has had.
    private static var mostBytes: Int {
        var usage = rusage()
        // 0 is RUSAGE_SELF, which is a number on one system and an enumeration on the other.
        getrusage(0, &usage)
        #if canImport(Darwin)
        return usage.ru_maxrss
        #else
        return usage.ru_maxrss * 1024
        #endif
    }
}
