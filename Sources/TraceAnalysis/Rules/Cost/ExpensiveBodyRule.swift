import TraceReader

/// A body over the time budget.
struct ExpensiveBodyRule: AnalysisRule {
    static let id = "expensive-body"

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let factor = evidence.options.thresholds.timeFactor(model.traces)
        let total = evidence.totalSelfTime ?? 0
        var groups: [[RunID]] = Array(repeating: [], count: model.views.count)
        for run in evidence.runs where model[run].selfTime != nil && !explained.containsCost(run) { groups[model.view(of: run)].append(run) }
        return groups.enumerated().compactMap { view, runs in
            guard let times = TimeSummary(runs.compactMap { model[$0].selfTime }) else { return nil }
            let limits = evidence.options.thresholds
            guard let severity = severity(times, runs: runs.count, total: total, factor: factor, limits) else { return nil }
            if severity >= .warning { explained.explainCost(runs) }
            return finding(view: model.views[view], runs, times, severity, total: total, evidence)
        }
    }

    private func severity(_ times: TimeSummary, runs: Int, total: Int64, factor: Int64, _ limits: Thresholds) -> Severity? {
        if runs < limits.repeated { return times.maximum / factor > limits.picture ? .error : nil }
        let median = times.median / factor
        if median >= limits.picture { return .error }
        if median >= limits.expensiveWarning { return .warning }
        if median >= limits.expensiveNote { return .note }
        // One run that was interrupted is no large part: the median stands for all.
        let (usual, overflow) = times.median.multipliedReportingOverflow(by: Int64(runs))
        let isLargePart = overflow || Double(usual) >= limits.expensiveShare * Double(total)
        return isLargePart && (overflow || usual / factor >= limits.picture) ? .note : nil
    }

    private func finding(
        view: String, _ runs: [RunID], _ times: TimeSummary, _ severity: Severity, total: Int64, _ evidence: Evidence
    ) -> Finding {
        let model = evidence.model
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.wastedRuns = evidence.unchangedBodies(runs)
        cost.selfTime = times.total
        cost.selfTimeMedian = times.median
        cost.selfTimeP95 = times.percentile95
        cost.selfTimeMax = times.maximum
        cost.inclusiveTime = evidence.inclusiveTime(of: runs)
        cost.share = total > 0 ? Double(times.total) / Double(total) : nil
        return Finding(
            rule: Self.id, severity: severity, view: view, identityPath: evidence.path(of: runs), location: causes.location,
            culprit: "\(view).body", count: runs.count, cost: cost, causes: causes,
            advice: advice(view: view, causes: causes, cost: cost), records: records(runs, model))
    }

    /// The longest first.
    private func records(_ runs: [RunID], _ model: AnalysisModel) -> [Int] {
        var longest = runs.map { run in (time: model[run].selfTime ?? 0, row: run.row, record: model.record(of: run)) }
        longest.sort { $0.time != $1.time ? $0.time > $1.time : ($0.row, $0.record) < ($1.row, $1.record) }
        return longest.map(\.record)
    }
}

// MARK: - Page and messages

extension ExpensiveBodyRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A body takes longer than an update has time for.",
            severity: "note, warning or error by time",
            meaning: """
                Bodies run on the main actor, many of them for one update, and an update has 16.7 ms at 60 pictures a second. A body \
                should only describe: sorting, filtering, formatting, decoding and reading files belong where the data changes, \
                once, not where it is shown, each time.
                """,
            evidence: """
                The self time of each run: the time in this body without the bodies of its children. Median, 95th percentile and \
                longest; the number of runs; the build mode, since debug builds are slower.
                """,
            thresholds: [
                "note from 0.5 ms of median self time over at least 3 runs", "warning from 1 ms", "error from 16.7 ms",
                "fewer than 3 runs count only above 16.7 ms, so that a busy machine makes no findings",
                "note where a view takes 25 % of all self time, and at least 16.7 ms",
                "twice these times in debug builds measured in real time; virtual time counts as it stands",
            ],
            symptoms: ["scrolling stutters", "hangs when a screen opens", "typing lags", "hitches"],
            example: """
                struct HistoryScreen: View {
                    let orders: [Order]
                    var body: some View {
                        // Sorts in each run, and makes a formatter for each row.
                        List(orders.sorted { $0.date > $1.date }) { order in
                            Text(DateFormatter().string(from: order.date))
                        }
                    }
                }
                """,
            repaired: """
                @Observable final class History {
                    private(set) var newestFirst: [Order] = []
                    var orders: [Order] = [] {
                        // Once for each change.
                        didSet { newestFirst = orders.sorted { $0.date > $1.date } }
                    }
                }
                struct HistoryScreen: View {
                    let history: History
                    var body: some View {
                        List(history.newestFirst) { Text($0.date, format: .dateTime) }
                    }
                }
                """)
    }

    func message(of finding: Finding) -> String {
        let cost = finding.cost
        guard let median = cost.selfTimeMedian, let tail = cost.selfTimeP95, let longest = cost.selfTimeMax else {
            return "its body takes long"
        }
        if finding.count == 1 { return "its one run took \(Wording.time(longest))" }
        let numbers = "median of \(Wording.grouped(finding.count)) runs; 95th percentile \(Wording.time(tail)), longest "
            + Wording.time(longest)
        // A note for its part of the whole: one run is short, but there are many.
        if finding.severity == .note, let share = cost.share, share >= Thresholds().expensiveShare {
            return "its body takes \(Wording.percent(share)) of all self time, \(Wording.time(median)) a run (\(numbers))"
        }
        return "its body takes \(Wording.time(median)) (\(numbers))"
    }

    func headline(of finding: Finding) -> String {
        let share = finding.cost.share.map { ", \(Wording.percent($0)) of all self time" } ?? ""
        return "Make \(Wording.code(finding.culprit ?? "the body")) cheaper. It takes \(Wording.time(finding.cost.selfTime ?? 0))\(share)."
    }

    private func advice(view: String, causes: [CountedChain], cost: FindingCost) -> String {
        let body = Wording.code("\(view).body")
        var text: String
        if let write = causes.first(where: { $0.chain.write != nil })?.chain.write {
            let place = write.location.map { ", written at \($0.short)," } ?? ""
            text = "Move the work out of \(body): do it once where its data changes (\(Wording.code(write.name))\(place) runs it most), "
                + "keep the result in the model or in state, and let the body read that."
        } else {
            text = "Move the work out of \(body): do it once where its data is made, keep the result in the model or in state, and let "
                + "the body read that."
        }
        if let wasted = cost.wastedRuns, wasted > 0, let runs = cost.runs {
            text += " \(Wording.grouped(wasted)) of \(Wording.count(runs, "run")) changed nothing and can go altogether."
        }
        return text
    }
}
