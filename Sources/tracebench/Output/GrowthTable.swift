/// How costs grow with the number of rows.
struct GrowthTable {
    let text: String

    private static let widths = [12, 12, 12, 12, 14]
    /// Caches grow cold with the number of rows; more than this is growth.
    private static let flatLimit = 2.0

    /// Results by rising number of rows.
    init(_ results: [RuntimeBenchmark.Result]) {
        let first = results[0], last = results[results.count - 1]
        var lines = [
            "main thread's processor time, ns for each unit",
            "",
            line(["rows"] + results.map { String($0.rows) } + ["last/first"], widths: Self.widths),
        ]
        for (index, workload) in first.workloads.enumerated() {
            let medians = results.map { $0.workloads[index].views.median }
            lines.append(
                line(
                    ["\(workload.workload.name) \(workload.workload.unit == .operation ? "op" : workload.workload.unit.rawValue)"]
                        + medians.map(figure) + [figure(medians[medians.count - 1] / medians[0])], widths: Self.widths))
        }
        lines.append(
            line(
                ["W7 B/row"] + results.map { figure($0.heap.bytesPerRow) }
                    + [figure(last.heap.bytesPerRow / first.heap.bytesPerRow)], widths: Self.widths))
        lines.append("")
        for name in ["W2o", "W3"] {
            guard let small = first.workloads.first(where: { $0.workload.name == name }),
                let large = last.workloads.first(where: { $0.workload.name == name })
            else { continue }
            let growth = large.views.median / small.views.median
            let verdict = growth <= Self.flatLimit ? "flat" : "not flat"
            lines.append("\(name) is \(verdict): \(figure(growth)) times from \(first.rows) to \(last.rows) rows.")
        }
        text = lines.map { $0 + "\n" }.joined()
    }
}
