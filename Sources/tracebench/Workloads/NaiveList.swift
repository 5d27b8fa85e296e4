import BenchmarkViews

/// The naive evaluator: what a list shows, computed anew from its data.
struct NaiveList {
    var tick = 0
    var rows: [RowValue]
    /// Local counts by row id; 0 for a row that has none.
    var counts: [Int: Int] = [:]

    var texts: [String] {
        ["tick \(tick)"] + rows.flatMap { [$0.text, String(counts[$0.id] ?? 0)] }
    }

    /// Rows with ids from 0, each with a text of its own.
    static func rows(_ count: Int) -> [RowValue] {
        (0..<count).map { RowValue(id: $0, text: "row \($0)") }
    }

    /// The text that operation `number` gives the row in the middle.
    static func changedText(_ number: Int) -> String { "x\(number)" }

    /// The row that operation `number` puts first.
    static func insertedRow(_ number: Int, into count: Int) -> RowValue { RowValue(id: count + number, text: "new \(number)") }
}
