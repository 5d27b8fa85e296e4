import TraceReader

/// State, or a published property, was written while bodies ran.
struct StateWriteDuringUpdateRule: AnalysisRule {
    static let id = "state-write-during-update"
    static let explains: Set<WarningKind> = [.stateWrittenDuringUpdate, .publishedDuringUpdate]

    func findings(in evidence: Evidence) -> [Finding] {
        let writes = evidence.model.traces.map { DroppedWrites($0.tables) }
        return WarningGroup.groups(of: Self.explains, in: evidence).map { group in
            let write = group.rows.lazy.compactMap { item in
                writes[item.trace].nearest(to: item.row).map { (evidence.model.traces[item.trace], $0) }
            }.first
            let culprit = write.map { trace, row in
                evidence.model.chains.culprits[trace.writeCulprits[row].index].name
            }
            let location = write.flatMap { trace, row in trace.tables.names[trace.tables.writes[row].location] }
            return group.finding(
                Self.id, .error, culprit: culprit, location: location, advice: advice(group, culprit, location), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let what = finding.culprit.map(Wording.code) ?? "state"
        return "\(what) was written while bodies ran" + (finding.count == 1 ? "" : " (\(Wording.grouped(finding.count)) times)")
    }

    func headline(of finding: Finding) -> String {
        "Move the write of \(Wording.code(finding.culprit ?? "state")) out of the update. SwiftUI leaves what it does there undefined."
    }

    private func advice(_ group: WarningGroup, _ culprit: String?, _ location: TraceLocation?) -> String {
        let body = group.view.map { Wording.code("\($0).body") } ?? "A body"
        let what = culprit.map { Wording.code($0) } ?? (group.kind == .publishedDuringUpdate ? "a published property" : "state")
        let place = location.map { " (\($0.short))" } ?? ""
        return "\(body), or something that it calls, writes \(what)\(place) while bodies run. Write it in an action, in `onAppear`, `task` or "
            + "`onChange`, or compute the value in the body instead of keeping it."
    }
}

/// Writes that came while bodies ran.
private struct DroppedWrites {
    private let rows: [Int]
    private let tables: TraceTables

    init(_ tables: TraceTables) {
        self.tables = tables
        rows = tables.writes.indices.filter { tables.writes[$0].flags.contains(.duringUpdate) }
    }

    /// The last one before a warning in the same test and step. A warning stands right behind the write that it is about.
    func nearest(to warning: WarningRow) -> Int? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if tables.writes[rows[middle]].record < warning.record { low = middle + 1 } else { high = middle }
        }
        let isOfState = warning.kind == .stateWrittenDuringUpdate
        for index in rows[..<low].suffix(16).reversed() {
            let write = tables.writes[index]
            if write.place == warning.place, (write.kind == .state) == isOfState { return index }
        }
        return nil
    }
}

extension StateWriteDuringUpdateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "State, or a published property, was written while bodies ran.",
            severity: "error",
            meaning: """
                A body describes; it must not change what it describes. SwiftUI drops such a write or runs the body again for it, \
                and says that the behaviour is undefined: it has differed between releases. What looks right today shows an old \
                value tomorrow, or runs forever.
                """,
            evidence: """
                The warning in SwiftUI's wording, the body that ran, and the property and place of the write that came right before it.
                """,
            thresholds: ["error from the first occurrence"],
            symptoms: [
                "\"Modifying state during view update, this will cause undefined behavior.\"",
                "\"Publishing changes from within view updates is not allowed, this will cause undefined behavior.\"",
                "a value is one update behind", "purple warnings in Xcode",
            ],
            example: """
                struct Results: View {
                    @State private var count = 0
                    let hits: [Hit]
                    var body: some View {
                        count = hits.count               // a write while the body runs
                        return Text("\\(count) hits")
                    }
                }
                """,
            repaired: """
                struct Results: View {
                    let hits: [Hit]
                    var body: some View { Text("\\(hits.count) hits") }
                }
                """)
    }
}
