import TraceAnalysis
import TraceReader

/// The body runs behind each finding: the records that it names, or the run during which such a record was made.
struct BundleEvidence {
    private(set) var ends: [UInt32] = []
    private(set) var runs: [UInt32] = []

    /// - Parameter firstRuns: the row of the first run of each trace.
    init(_ findings: [Finding], in model: AnalysisModel, firstRuns: [Int]) {
        for finding in findings {
            var found: Set<UInt32> = []
            for record in finding.records {
                guard let run = Self.run(of: record, in: model) else { continue }
                found.insert(UInt32(clamping: firstRuns[run.trace] + run.row + 1))
            }
            runs += found.sorted()
            ends.append(UInt32(runs.count))
        }
    }

    private static func run(of record: Int, in model: AnalysisModel) -> RunID? {
        guard let trace = model.traces.lastIndex(where: { $0.recordOffset < record }) else { return nil }
        let tables = model.traces[trace].tables
        let number = record - model.traces[trace].recordOffset
        let row =
            tables.bodies.firstRow(of: number, \.record)
            ?? tables.duplicates.firstRow(of: number, \.record).flatMap { tables.duplicates[$0].body }
            ?? tables.warnings.firstRow(of: number, \.record).flatMap { tables.warnings[$0].body }
        return row.map { RunID(trace: trace, row: $0) }
    }

    func add(to writer: inout BundleWriter) {
        writer.add("evidence.end", ends)
        writer.add("evidenceRuns.run", runs)
    }
}

extension Array {
    /// The row of a record in a table that ascends by record.
    fileprivate func firstRow(of record: Int, _ key: KeyPath<Element, Int>) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle][keyPath: key] < record { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low][keyPath: key] == record ? low : nil
    }
}
