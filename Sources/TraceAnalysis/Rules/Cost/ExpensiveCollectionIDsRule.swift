import TraceReader

/// Gathering the ids of a collection is slow.
struct ExpensiveCollectionIDsRule: AnalysisRule {
    static let id = "expensive-collection-ids"
    static let needs: Set<EventTag> = [.idsGathered]

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let limits = evidence.options.thresholds
        let factor = limits.timeFactor(evidence.model.traces)
        let groups = evidence.groups(\.idGatherings, identity: \.identity, place: \.place) { row, tables in
            let name = tables.typeName(of: row.identity)
            return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
        }
        return groups.compactMap { collection, group in
            guard let times = TimeSummary(group.rows.map(\.row.nanoseconds)) else { return nil }
            let isRepeated = group.rows.count >= limits.repeated && times.median / factor >= limits.expensiveWarning
            // What the thread computed is no other process's work; ids that are stored take nowhere as long, in any build.
            let isOnce = group.rows.contains { $0.row.nanoseconds > limits.picture && $0.row.nanoseconds / max(1, Int64($0.row.count)) >= limits.idTime }
            guard isRepeated || isOnce || times.maximum > (evidence.isExact ? limits.picture : limits.single) else { return nil }
            let runs = evidence.runs(group, \.body)
            let causes = evidence.causes(of: runs)
            var cost = FindingCost()
            cost.selfTime = times.total
            cost.selfTimeMedian = times.median
            cost.selfTimeP95 = times.percentile95
            cost.selfTimeMax = times.maximum
            let elements = group.rows.map { Int($0.row.count) }.max() ?? 0
            let view = group.view.map { " in \(Wording.code($0))" } ?? ""
            return Finding(
                rule: Self.id, severity: .warning, view: group.view, identityPath: evidence.path(group, \.identity), location: causes.location,
                culprit: "the ids of \(collection)", count: group.rows.count, cost: cost, causes: causes,
                advice: "\(Wording.code(collection))\(view) asks \(Wording.count(elements, "element")) for an id at each update, and that takes "
                    + "\(Wording.time(times.median)). Store the id in the element instead of computing it, and filter and sort where the data changes, not in "
                    + "the data that is handed over.",
                records: evidence.records(group, \.record))
        }
    }

    func message(of finding: Finding) -> String {
        let times = finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times"
        return "gathering \(finding.culprit ?? "the ids") took \(Wording.time(finding.cost.selfTimeMedian ?? 0)), \(times)"
    }

    func headline(of finding: Finding) -> String { "Store what \(finding.culprit ?? "the ids of the collection") are computed from." }
}

extension ExpensiveCollectionIDsRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "Gathering the ids of a collection is slow.",
            severity: "warning",
            meaning: """
                A keyed collection asks every element for its id, at each update, also for the rows that nobody sees: a list of ten thousand \
                asks ten thousand times. An id that is computed (a string put together, a hash, a date formatted), or data that is filtered and \
                sorted as it is asked, is computed as often.
                """,
            evidence: "What the thread computes while the elements of a collection say their ids, from 0.5 ms on, and how many they are.",
            thresholds: [
                "warning from 1 ms as the median of at least 3 (twice that in debug builds measured in real time)",
                "a single time counts from 16.7 ms where each element takes 20 µs, else from 100 ms",
            ],
            symptoms: ["a long list is slow at each change", "the id property in Instruments", "typing in a list's search field lags"],
            example: """
                struct Entry: Identifiable {
                    var name: String, date: Date
                    var id: String { name + formatter.string(from: date) }
                }
                """,
            repaired: """
                struct Entry: Identifiable {
                    let id: UUID
                    var name: String, date: Date
                }
                """)
    }
}
