import TraceAnalysis

/// A comparison as JSON. Times are whole nanoseconds; what a side does not have is `null`.
package struct ComparisonJSON {
    private let document: Document

    package init(_ comparison: TraceComparison, base: String, head: String) {
        document = Document(comparison, base: base, head: head)
    }

    package var text: String { JSONText.of(document) }
}

private struct Document: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var base, head: Side
    var summary: [String: Int]
    var changes: [ChangeRow]
    var newFindings, goneFindings: [Finding]
    var times: [TimeRow]
    var renamedViews, renamedModels, movedFiles, movedPlaces: [RenameRow]
    var newTests, goneTests, otherConditions: [String]

    init(_ comparison: TraceComparison, base: String, head: String) {
        self.base = Side(path: base, bodies: comparison.baseBodies)
        self.head = Side(path: head, bodies: comparison.headBodies)
        summary = ["equal": comparison.equal]
        for status in TraceComparison.Status.allCases { summary[status.rawValue] = comparison.count(status) }
        changes = comparison.changes.map(ChangeRow.init)
        (newFindings, goneFindings) = (comparison.newFindings, comparison.goneFindings)
        times = comparison.times.map(TimeRow.init)
        renamedViews = comparison.renamedViews.map(RenameRow.init)
        renamedModels = comparison.renamedModels.map(RenameRow.init)
        movedFiles = comparison.movedFiles.map(RenameRow.init)
        movedPlaces = comparison.movedPlaces.map(RenameRow.init)
        (newTests, goneTests, otherConditions) = (comparison.newTests, comparison.goneTests, comparison.otherConditions)
    }
}

private struct Side: Encodable {
    var path: String
    var bodies: Int
}

private struct ChangeRow: Encodable {
    var status: TraceComparison.Status
    var test, step: String?
    var view, path: String
    var base, head, baseUnchanged, headUnchanged: Int?
    var edges: [EdgeRow]

    init(_ change: TraceComparison.Change) {
        (status, test, step, view, path) = (change.status, change.test, change.step, change.view, change.path)
        (base, head) = (change.base, change.head)
        (baseUnchanged, headUnchanged) = (change.baseUnchanged, change.headUnchanged)
        edges = change.edges.map(EdgeRow.init)
    }

    private enum CodingKeys: String, CodingKey {
        case status, test, step, view, path, base, head, baseUnchanged, headUnchanged, edges
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(status, forKey: .status)
        try values.encode(test, forKey: .test)
        try values.encode(step, forKey: .step)
        try values.encode(view, forKey: .view)
        try values.encode(path, forKey: .path)
        try values.encode(base, forKey: .base)
        try values.encode(head, forKey: .head)
        try values.encode(baseUnchanged, forKey: .baseUnchanged)
        try values.encode(headUnchanged, forKey: .headUnchanged)
        try values.encode(edges, forKey: .edges)
    }
}

private struct EdgeRow: Encodable {
    var cause, input: String
    var base, head: Int

    init(_ edge: TraceComparison.EdgeChange) { (cause, input, base, head) = (edge.cause, edge.input, edge.base, edge.head) }
}

private struct RenameRow: Encodable {
    var base, head: String

    init(_ rename: TraceComparison.Rename) { (base, head) = (rename.base, rename.head) }
}

private struct TimeRow: Encodable {
    var view: String
    var base, head: Spread

    struct Spread: Encodable {
        var runs: Int
        var lowerQuartile, median, upperQuartile: Int64

        init(_ spread: TimeSpread) {
            (runs, lowerQuartile, median, upperQuartile) = (spread.runs, spread.lowerQuartile, spread.median, spread.upperQuartile)
        }
    }

    init(_ change: TraceComparison.TimeChange) { (view, base, head) = (change.view, Spread(change.base), Spread(change.head)) }
}
