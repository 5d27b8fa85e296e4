import TraceReader

/// A lazy row's written state is far out of sight, where other versions give the row up.
struct LatentStateLossRule: AnalysisRule {
    static let id = "latent-state-loss"
    static let needs: Set<EventTag> = [.evictionDue]

    private struct Key: Hashable {
        var view: String
        var property: String
        var path: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var groups: [Key: StateGroup] = [:]
        var order: [Key] = []
        for (index, trace) in evidence.model.traces.enumerated() where !trace.tables.evictions.isEmpty {
            let tables = trace.tables
            let history = evidence.states.history(index)
            // The first time that a row is far away tells enough.
            var rows: [Int: Int] = [:]
            for eviction in tables.evictions where evidence.contains(eviction.place, time: nil, in: trace) {
                if let row = tables.identities.row(of: eviction.identity) { rows[row] = eviction.record }
            }
            for (root, cell) in history.writtenCells(below: Set(rows.keys), before: .max) {
                guard let record = rows[root], !history.decisions(cell, before: record).isEmpty else { continue }
                let view = tables.typeName(of: cell.identity)
                guard evidence.containsView(named: view) else { continue }
                let key = Key(
                    view: view, property: tables.names[cell.property].declaredName, path: tables.generalPath(of: cell.identity))
                if groups[key] == nil { order.append(key) }
                groups[key, default: StateGroup(view: view, property: key.property, severity: .note)].items.append(
                    StateGroup.Item(trace: index, identity: cell.identity, record: record))
            }
        }
        return order.compactMap { key in groups[key]?.finding(Self.id, advice: advice(key), in: evidence) }
    }

    private func advice(_ key: Key) -> String {
        "\(Wording.code("\(key.view).\(key.property)")) was written in a row that is more than two screens away now. The profile of this recording "
            + "keeps it; under `ios27` a lazy container gives such rows up, and it would begin anew. Keep it in the row's data, or in a view "
            + "above the container by id."
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "state") of \(Wording.count(finding.count, "row")) is kept far out of sight, where other versions drop it"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(Wording.code(finding.culprit ?? "the state")) outside of the rows. From `ios27` on it goes when its row is scrolled away."
    }
}

extension LatentStateLossRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A lazy row's written state went out of sight, and would be dropped under the profile ios27.",
            severity: "note",
            meaning: """
                Up to iOS 26, a row of a `List` or of a lazy stack that was shown once keeps its state when it is scrolled away. From \
                iOS 27 on, rows that are a few screens away are given up with all their state, and begin anew when they come back.
                """,
            evidence: "State that had been written in a row which then was more than two lengths of the host away from what is visible.",
            thresholds: ["note from the first row"],
            symptoms: ["a row forgets what was typed after scrolling on a new system", "rows collapse after scrolling far away"],
            example: """
                struct StepRow: View {
                    let step: Step
                    @State private var isDone = false
                    …
                }
                """,
            repaired: """
                struct StepRow: View {
                    @Binding var step: Step          // with isDone in it
                    …
                }
                """)
    }
}
