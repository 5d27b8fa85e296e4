import TraceReader

/// Comparing a view takes more than the bodies that it saves.
struct CostlyEqualityRule: AnalysisRule {
    static let id = "costly-equality"
    static let needs: Set<EventTag> = [.equalityBegan]

    func whatIsMissing(in trace: TraceModel) -> String? {
        if !trace.tables.knowsOutput { return "does not say what was compared" }
        return trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    private struct Compared {
        var times: [Int64] = []
        var equal = 0
        var places: [(trace: Int, identity: IdentityID)] = []
        var records: [Int] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        let compared = compared(evidence)
        if compared.isEmpty { return [] }
        var runs: [String: [RunID]] = [:]
        for run in evidence.runs {
            let view = model.views[model.view(of: run)]
            if compared[view] != nil { runs[view, default: []].append(run) }
        }
        let factor = limits.timeFactor(model.traces)
        return compared.sorted { $0.key < $1.key }.compactMap { view, compared in
            guard compared.times.count >= limits.repeated, let times = TimeSummary(compared.times) else { return nil }
            // The median stands for all: one comparison that was interrupted is not what it costs.
            let spent = times.median.multipliedReportingOverflow(by: Int64(compared.times.count)).partialValue
            let body = TimeSummary(runs[view]?.compactMap { model[$0].inclusiveTime } ?? [])?.median ?? 0
            let saved = body.multipliedReportingOverflow(by: Int64(compared.equal)).partialValue
            guard spent > saved, spent / factor >= limits.wastedSelfTime else { return nil }
            return finding(view, compared, times, spent: spent, saved: saved, runs[view] ?? [], evidence)
        }
    }

    private func compared(_ evidence: Evidence) -> [String: Compared] {
        var views: [String: Compared] = [:]
        for (index, trace) in evidence.model.traces.enumerated() {
            for row in trace.tables.comparisons {
                guard let time = row.time, evidence.contains(row.place, time: row.began, in: trace) else { continue }
                let view = trace.tables.typeName(of: row.identity)
                guard evidence.containsView(named: view) else { continue }
                views[view, default: Compared()].times.append(time)
                if row.isEqual == true { views[view]!.equal += 1 }
                views[view]!.places.append((index, row.identity))
                views[view]!.records.append(row.record + trace.recordOffset)
            }
        }
        return views
    }

    private func finding(
        _ view: String, _ compared: Compared, _ times: TimeSummary, spent: Int64, saved: Int64, _ runs: [RunID], _ evidence: Evidence
    ) -> Finding {
        let causes = evidence.causes(of: runs.filter { !evidence.model[$0].isFirst })
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = spent
        cost.selfTimeMedian = times.median
        cost.selfTimeP95 = times.percentile95
        cost.selfTimeMax = times.maximum
        return Finding(
            rule: Self.id, severity: .warning, view: view, identityPath: evidence.path(of: compared.places), location: causes.location,
            culprit: "\(view).==", count: compared.times.count, cost: cost, causes: causes,
            advice: "`==` of \(Wording.code(view)) took \(Wording.time(times.median)) each time, \(Wording.time(spent)) in all, and saved "
                + "\(Wording.count(compared.equal, "run")) of its body, \(Wording.time(saved)). Compare an id or a version number instead of all the data, "
                + "or drop `==` and let the body run.",
            records: compared.records)
    }

    func message(of finding: Finding) -> String {
        "`==` took \(Wording.time(finding.cost.selfTime ?? 0)) in \(Wording.count(finding.count, "comparison")), more than the bodies that it saved"
    }

    func headline(of finding: Finding) -> String {
        "Make `==` of \(finding.view.map(Wording.code) ?? "the view") cheaper, or drop it. It takes more than it saves."
    }
}

extension CostlyEqualityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "Comparing a view takes more than the bodies that it saves.",
            severity: "warning",
            meaning: """
                An `==` over large data is walked in each run of the parent, whether the view runs afterwards or not. Where the body is cheap, or \
                the values mostly differ, the comparison is the greater part of the work.
                """,
            evidence: "The times of the comparisons by the view's own `==`, how many of them said equal, and what a run of its body takes with what is below.",
            thresholds: [
                "warning from 3 comparisons that took 1 ms in all (twice that in debug builds), and more than the runs that they saved",
            ],
            symptoms: ["typing lags in a screen with an Equatable chart", "== is at the top of the profile", "Equatable made it slower"],
            example: """
                struct Chart: View, Equatable {
                    let points: [Point]                    // 20,000 of them
                    static func == (a: Self, b: Self) -> Bool { a.points == b.points }
                    …
                }
                """,
            repaired: """
                    static func == (a: Self, b: Self) -> Bool { a.version == b.version }
                """)
    }
}
