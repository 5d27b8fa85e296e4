import TraceReader

/// A body ran, and its output equals the last one.
struct UnchangedBodyUpdateRule: AnalysisRule {
    static let id = "unchanged-body-update"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "says why bodies ran, but not whether their output changed"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let groups = Self.groups(evidence, except: explained)
        let total = evidence.totalSelfTime
        let factor = evidence.options.thresholds.timeFactor(evidence.model.traces)
        let culprits = Dictionary(
            evidence.culpritMetrics().map { ($0.culprit, $0) }, uniquingKeysWith: { first, _ in first })
        return groups.filter { !$0.unchanged.isEmpty }.map { group in
            finding(group, evidence: evidence, total: total, factor: factor, culprits: culprits)
        }
    }

    private func finding(
        _ group: Group, evidence: Evidence, total: Int64?, factor: Int64, culprits: [Culprit: CulpritMetrics]
    ) -> Finding {
        let model = evidence.model
        let runs = group.unchanged.map(\.run)
        var tally = CauseTally()
        for (run, chain) in group.unchanged { tally.add(chain, run: run, in: model) }
        let causes = tally.chains(in: model)
        let times = TimeSummary(runs.compactMap { model[$0].selfTime })
        var cost = FindingCost()
        cost.runs = group.runs
        cost.wastedRuns = runs.count
        cost.selfTime = times?.total
        cost.selfTimeMedian = times?.median
        cost.selfTimeP95 = times?.percentile95
        cost.selfTimeMax = times?.maximum
        cost.inclusiveTime = TimeSummary(runs.compactMap { model[$0].inclusiveTime })?.total
        cost.share = times.flatMap { times in total.flatMap { $0 > 0 ? Double(times.total) / Double($0) : nil } }
        let view = model.views[group.view]
        let culprit = group.culprit
        let path = evidence.path(of: runs)
        let isWarning = isWorthAWarning(group, times: times, factor: factor, evidence.options.thresholds)
        return Finding(
            rule: Self.id, severity: isWarning ? .warning : .note, view: view, identityPath: path,
            location: causes.location, culprit: culprit?.description ?? group.startName, count: runs.count, cost: cost,
            causes: causes,
            advice: UnchangedBodyAdvice(
                view: view, culprit: culprit, metrics: culprit.flatMap { culprits[$0] },
                input: group.dominantInput(in: model), parent: group.dominantParent(in: model),
                fields: group.fields(in: model), isInCollection: path?.contains("[*]") == true
            ).text,
            records: runs.map { model.record(of: $0) })
    }

    private func isWorthAWarning(_ group: Group, times: TimeSummary?, factor: Int64, _ limits: Thresholds) -> Bool {
        let unchanged = group.unchanged.count
        if unchanged >= limits.unchangedRuns, Double(unchanged) >= limits.unchangedShare * Double(group.runs) { return true }
        guard let times else { return false }
        // One run that was interrupted is no waste: the median stands for all, and few runs count only where they are very long.
        if unchanged < limits.repeated { return times.total / factor > limits.picture }
        let (waste, overflow) = times.median.multipliedReportingOverflow(by: Int64(unchanged))
        return overflow || waste / factor >= limits.wastedSelfTime
    }
}

// MARK: - Runs by view and cause

extension UnchangedBodyUpdateRule {
    /// A view, and what stands at the start of its chain: a culprit's number, or that of a link where nothing was written.
    private struct Key: Hashable {
        var view: Int
        var isCulprit: Bool
        var number: Int
    }

    fileprivate struct Group {
        var view: Int
        var culprit: Culprit?
        /// What started the chains where no write stands at their start.
        var startName: String?
        /// Later runs of the view from this cause.
        var runs = 0
        var unchanged: [(run: RunID, chain: ChainID)] = []
    }

    /// Later runs by view and cause. A run that has several causes goes to the one that made most runs of its view.
    private static func groups(_ evidence: Evidence, except explained: ExplainedRuns) -> [Group] {
        let model = evidence.model
        let updates = evidence.runs.filter { !model[$0].isFirst && model[$0].outputChanged != nil && !explained.contains($0) }
        var totals: [Key: Int] = [:]
        for run in updates {
            let chains = model.chains(of: run)
            if chains.count == 1, let only = chains.first {
                totals[key(run, only, model), default: 0] += 1
            } else {
                for key in Set(chains.map { key(run, $0, model) }) { totals[key, default: 0] += 1 }
            }
        }
        var groups: [Key: Group] = [:]
        var order: [Key] = []
        for run in updates {
            let chains = model.chains(of: run)
            guard var best = chains.first else { continue }
            for chain in chains.dropFirst()
            where totals[key(run, chain, model), default: 0] > totals[key(run, best, model), default: 0] {
                best = chain
            }
            let key = key(run, best, model)
            if groups[key] == nil { order.append(key) }
            groups[key, default: group(key, best, model)].runs += 1
            if evidence.isUnchanged(run) { groups[key]!.unchanged.append((run, best)) }
        }
        return order.compactMap { groups[$0] }
    }

    private static func key(_ run: RunID, _ chain: ChainID, _ model: AnalysisModel) -> Key {
        let origin = model.chains.origin(of: chain)
        return Key(
            view: model.view(of: run), isCulprit: origin != nil, number: origin?.index ?? model.chains.endNumber(of: chain))
    }

    private static func group(_ key: Key, _ chain: ChainID, _ model: AnalysisModel) -> Group {
        if key.isCulprit { return Group(view: key.view, culprit: model.chains.culprits[key.number]) }
        let start = model.chains.lastLink(of: chain)
        return Group(view: key.view, startName: start.kind == .unknown ? nil : start.name)
    }
}

extension UnchangedBodyUpdateRule.Group {
    /// The input by which most of the unchanged runs were woken.
    fileprivate func dominantInput(in model: AnalysisModel) -> String? {
        mostFrequent(unchanged.compactMap { model.chains.firstLink(of: $0.chain).input })
    }

    /// The view whose body made most of the unchanged runs' values.
    fileprivate func dominantParent(in model: AnalysisModel) -> String? {
        mostFrequent(
            unchanged.compactMap { model.chains.secondLink(of: $0.chain) }.filter { $0.kind == .body }.map(\.name))
    }

    /// The fields of the view value that differed in the unchanged runs, the most frequent first.
    fileprivate func fields(in model: AnalysisModel) -> [DifferingField] {
        var counts: [DifferingField: Int] = [:]
        var known: [RunFields: Set<DifferingField>] = [:]
        for (run, _) in unchanged {
            let list = RunFields(trace: run.trace, list: model[run].fields)
            let fields = known[list]
                ?? Set(model.traces[run.trace].tables.names[list.list].map { DifferingField($0) })
            known[list] = fields
            for field in fields { counts[field, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key.words) < ($0.value, $1.key.words) }.map(\.key)
    }

    private func mostFrequent(_ items: [String]) -> String? {
        var counts: [String: Int] = [:]
        for item in items { counts[item, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

private struct RunFields: Hashable {
    var trace: Int
    var list: ListID
}

// MARK: - Page and messages

extension UnchangedBodyUpdateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A body ran, and its output equals the last one.",
            severity: "warning past the thresholds, else note",
            meaning: """
                SwiftUI runs a body when one of its inputs changed: its value, a state property, an environment key, a property of \
                an observable object. Where the output is the same as before, the body depends on more than it shows: the run is \
                wasted, and so are the comparisons below it. The finding stands at the view that ran in vain and names the write \
                at the start of the chain, since that is where the repair begins.
                """,
            evidence: """
                Later runs of a view from one cause, those among them whose output was equal, the inputs and fields that differed, \
                the chain back to the write, and the self time of the wasted runs. First runs do not count: there is no earlier \
                output. A run with several causes counts for the one that made most runs of its view.
                """,
            thresholds: [
                "warning from 10 unchanged runs of one view from one cause that are at least half of the runs from that cause",
                "warning from 1 ms of wasted self time in all (the median of the runs times their number; fewer than 3 runs count "
                    + "only above 16.7 ms, so that a busy machine makes no findings; twice that in debug builds)",
                "note below that",
            ],
            symptoms: [
                "typing lags", "the whole list updates when one row changes", "the processor is busy while nothing moves",
                "a body prints '@self changed' again and again",
            ],
            example: """
                struct CartScreen: View {
                    @State private var cart = Cart()
                    var body: some View {
                        Text(cart.note)
                        // Every row holds the whole cart …
                        ForEach(cart.items) { CartRow(item: $0, cart: cart) }
                    }
                }
                struct CartRow: View {
                    let item: Item
                    let cart: Cart
                    // … and shows nothing of it.
                    var body: some View { Text(item.name) }
                }
                """,
            repaired: """
                ForEach(cart.items) { CartRow(name: $0.name) }

                struct CartRow: View {
                    let name: String      // only what is shown
                    var body: some View { Text(name) }
                }
                """)
    }

    func message(of finding: Finding) -> String {
        let runs = finding.cost.runs ?? finding.count
        let which = runs == finding.count ? (runs == 1 ? "the one run" : "all \(Wording.grouped(runs)) runs")
            : "\(Wording.grouped(finding.count)) of \(Wording.count(runs, "run"))"
        let cause = finding.culprit.map { " caused by \(Wording.code($0))" } ?? " of unknown cause"
        return "\(which)\(cause) made the output that was there already"
    }

    func headline(of finding: Finding) -> String {
        let view = finding.view.map { Wording.code($0) } ?? "the view"
        let isWritten = finding.causes.first?.chain.write != nil
        return isWritten && finding.culprit != nil
            ? "Make \(Wording.code(finding.culprit ?? "")) stop running \(view) in vain." : "Keep \(view) from running in vain."
    }
}
