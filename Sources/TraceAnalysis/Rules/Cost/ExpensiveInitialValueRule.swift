import TraceReader

/// Building the initial value of a state property is slow, and it happens each time the view's value is made.
struct ExpensiveInitialValueRule: AnalysisRule {
    static let id = "expensive-initial-value"
    static let needs: Set<EventTag> = [.costNoted]

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let limits = evidence.options.thresholds
        let factor = limits.timeFactor(evidence.model.traces)
        let groups = evidence.groups(\.costNotes, identity: \.identity, place: \.place) { row, tables in
            row.kind == .initialValueBuilt ? tables.names[row.name] : nil
        }
        var findings: [Finding] = []
        for (type, group) in groups {
            guard let times = TimeSummary(group.rows.map { Int64(clamping: $0.row.amount) }) else { continue }
            let isRepeated = group.rows.count >= limits.repeated && times.median / factor >= limits.expensiveWarning
            guard isRepeated || times.maximum > (evidence.isExact ? limits.picture : limits.single) else { continue }
            let runs = evidence.runs(group, \.body)
            // Where it is most of what the body takes, the body itself is not slow.
            var built: [RunID: Double] = [:]
            for (trace, row) in group.rows {
                if let body = row.body { built[RunID(trace: trace, row: body), default: 0] += Double(row.amount) }
            }
            explained.explainCost(runs.filter { (built[$0] ?? 0) >= Double(evidence.model[$0].selfTime ?? 0) / 2 })
            findings.append(finding(type, group, times, runs, evidence))
        }
        return findings
    }

    private func finding(
        _ type: String, _ group: CostGroup<CostNoteRow>, _ times: TimeSummary, _ runs: [RunID], _ evidence: Evidence
    ) -> Finding {
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = times.total
        cost.selfTimeMedian = times.median
        cost.selfTimeP95 = times.percentile95
        cost.selfTimeMax = times.maximum
        let maker = group.view.map(Wording.code) ?? "what is above it"
        var holder: (view: String, property: String)?
        for (trace, row) in group.rows where holder == nil { holder = self.holder(of: row, evidence.model.traces[trace].tables) }
        let state = holder.map { "\($0.view).\($0.property)" } ?? "a state of type \(type)"
        let made = holder.map { Wording.code($0.view) } ?? "the view"
        return Finding(
            rule: Self.id, severity: .warning, view: holder?.view ?? group.view, identityPath: evidence.path(group, \.identity),
            location: causes.location, culprit: state, count: group.rows.count, cost: cost, causes: causes,
            advice: "Each run of the body of \(maker) makes \(made) with another initial value for \(Wording.code(state)), and "
                + "\(Wording.time(times.median)) pass before it is there; only the first is kept. Let the state be `nil` and build it in `.task`, or build "
                + "it once above and pass it down; where it is the arguments of \(made) that take the time, keep them in state or in the model.",
            records: evidence.records(group, \.record))
    }

    /// The state of this type that a view below the running body has, by names.
    private func holder(of row: CostNoteRow, _ tables: TraceTables) -> (view: String, property: String)? {
        let candidates = tables.stateTypes.filter { $0.valueType == row.name }
        guard !candidates.isEmpty, let maker = tables.identities.row(of: row.identity) else { return nil }
        let below = tables.identities.first { identity in
            guard candidates.contains(where: { $0.type == identity.type }), let parent = identity.parent else { return false }
            return tables.bodyOwner(of: tables.identities[parent].id) == maker
        }
        guard let below, let candidate = candidates.first(where: { $0.type == below.type }) else { return nil }
        return (tables.names.typeName(candidate.type), tables.names[candidate.property].declaredName)
    }

    func message(of finding: Finding) -> String {
        "building the initial value of \(Wording.code(finding.culprit ?? "a state")) takes \(Wording.time(finding.cost.selfTimeMedian ?? 0)), "
            + (finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times")
    }

    func headline(of finding: Finding) -> String {
        "Build the initial value of \(Wording.code(finding.culprit ?? "the state")) once. It takes \(Wording.time(finding.cost.selfTimeMedian ?? 0)) "
            + "each time its view is made."
    }
}

extension ExpensiveInitialValueRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "Building the initial value of a state property is slow, and it happens each time the view's value is made.",
            severity: "warning",
            meaning: """
                `@State` keeps the first initial value for as long as the identity lives. The expression is evaluated whenever a value of the view is \
                made, though: in each run of the body above. What it parses, sorts or loads is thrown away all but once, and the time is spent in the \
                parent's body, where nobody looks for it.
                """,
            evidence: """
                While a body runs: the time from its beginning, or from the state that was made before, until a state's initial value is there, from \
                0.5 ms on. What was computed for the view's other arguments is in it. Numbers, truth values, cases without objects, texts, nil \
                and collections without elements are left out.
                """,
            thresholds: [
                "warning from 1 ms as the median of at least 3 (twice that in debug builds measured in real time)",
                "a single time counts from 100 ms; under virtual time from 16.7 ms",
            ],
            symptoms: [
                "typing is slow although the view that changes is small", "a @State default is computed again and again",
                "the initializer of a view is slow", "a model is parsed on every update",
            ],
            example: """
                struct WordList: View {
                    // Parsed anew with each run of the body above.
                    @State private var index = WordIndex.parse(bundled)
                    var body: some View { Text("\\(index.count) words") }
                }
                """,
            repaired: """
                struct WordList: View {
                    @State private var index: WordIndex?
                    var body: some View {
                        Text("\\(index?.count ?? 0) words")
                            .task { index = await WordIndex.parse(bundled) }
                    }
                }
                """)
    }
}
