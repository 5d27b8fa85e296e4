import TraceReader

/// Runs of one view from one cause, and those among them that made the output that was there already.
struct WastedRuns {
    /// The view, as an index into `AnalysisModel.views`.
    let view: Int
    /// What was written at the start of the chains.
    let culprit: Culprit?
    /// What started the chains where no write stands at their start.
    let startName: String?
    /// Later runs of the view from this cause.
    private(set) var runs = 0
    private(set) var unchanged: [(run: RunID, chain: ChainID)] = []
    /// Runs that had this cause alone and made another output: the view shows something of what changed.
    private(set) var shown = 0

    init(view: Int, culprit: Culprit?, startName: String?, runs: Int = 0, unchanged: [(run: RunID, chain: ChainID)] = []) {
        self.view = view
        self.culprit = culprit
        self.startName = startName
        self.runs = runs
        self.unchanged = unchanged
    }

    /// Later runs by view and cause, as far as some of them were in vain. A run that has several causes goes to the one that made most runs
    /// of its view.
    ///
    /// `isWanted` says which of the runs in vain are a rule's; runs that another rule explains are no rule's. Runs whose output differs are in
    /// vain only where `countsChanged` says so: what differs in it is then nothing that is seen.
    static func groups(
        _ evidence: Evidence, except explained: ExplainedRuns, countsChanged: Bool = false,
        where isWanted: (RunID) -> Bool = { _ in true }
    ) -> [WastedRuns] {
        let model = evidence.model
        let kinds = evidence.causeKinds
        var totals = Array(repeating: 0, count: kinds.count)
        for run in evidence.updates where !explained.contains(run) {
            let chains = model.chains(of: run)
            if chains.count == 1, let only = chains.first {
                totals[kinds[only]] += 1
            } else {
                for kind in Set(chains.map { kinds[$0] }) { totals[kind] += 1 }
            }
        }
        var groups: [WastedRuns?] = Array(repeating: nil, count: kinds.count)
        var order: [Int] = []
        for run in evidence.updates where !explained.contains(run) {
            let chains = model.chains(of: run)
            guard var best = chains.first else { continue }
            for chain in chains.dropFirst() where totals[kinds[chain]] > totals[kinds[best]] { best = chain }
            let kind = kinds[best]
            if groups[kind] == nil {
                order.append(kind)
                groups[kind] = group(model.view(of: run), best, model)
            }
            groups[kind]!.runs += 1
            if chains.count == 1, !evidence.isUnchanged(run) { groups[kind]!.shown += 1 }
            if countsChanged || evidence.isUnchanged(run), isWanted(run) { groups[kind]!.unchanged.append((run, best)) }
        }
        return order.compactMap { groups[$0] }.filter { !$0.unchanged.isEmpty }
    }

    private static func group(_ view: Int, _ chain: ChainID, _ model: AnalysisModel) -> WastedRuns {
        if let origin = model.chains.origin(of: chain) {
            return WastedRuns(view: view, culprit: model.chains.culprits[origin.index], startName: nil)
        }
        let start = model.chains.lastLink(of: chain)
        return WastedRuns(view: view, culprit: nil, startName: start.kind == .unknown ? nil : start.name)
    }
}

/// Numbers what wasted runs are grouped by: the view that ran, which its chain begins with, and what stands at the chain's start, a culprit or,
/// where nothing was written, a link.
struct CauseKinds {
    private var kinds: [Int] = []
    private(set) var count = 0

    private struct Kind: Hashable {
        var view: String
        var isCulprit: Bool
        var number: Int
    }

    init(_ chains: ChainTable) {
        var known: [Kind: Int] = [:]
        for index in 0..<chains.count {
            let chain = ChainID(index: index)
            let origin = chains.origin(of: chain)
            let kind = Kind(
                view: chains.firstLink(of: chain).name, isCulprit: origin != nil, number: origin?.index ?? chains.endNumber(of: chain))
            let number = known[kind] ?? known.count
            known[kind] = number
            kinds.append(number)
        }
        count = known.count
    }

    subscript(chain: ChainID) -> Int { kinds[chain.index] }
}

extension WastedRuns {
    /// The groups with one for each culprit, at the view that it ran most: the write is at fault, whoever holds what it went to.
    static func byCulprit(_ groups: [WastedRuns]) -> [WastedRuns] { merged(groups, by: \.culprit) }

    /// The groups with one for each key, at the view and with the culprit of the largest; a group without a key stays as it is. The largest
    /// stand first.
    static func merged<Key: Hashable>(_ groups: [WastedRuns], by key: (WastedRuns) -> Key?) -> [WastedRuns] {
        var merged: [WastedRuns] = []
        var places: [Key: Int] = [:]
        for group in sorted(groups) {
            let key = key(group)
            if let key, let index = places[key] {
                merged[index].runs += group.runs
                merged[index].unchanged += group.unchanged
                merged[index].shown += group.shown
                continue
            }
            if let key { places[key] = merged.count }
            merged.append(group)
        }
        return merged
    }

    private static func sorted(_ groups: [WastedRuns]) -> [WastedRuns] {
        groups.enumerated().sorted { ($1.element.unchanged.count, $0.offset) < ($0.element.unchanged.count, $1.offset) }.map(\.element)
    }
}

// MARK: - As a finding

extension WastedRuns {
    /// A finding of a rule about these runs: a warning past the thresholds of `unchanged-body-update`, else a note.
    func finding(_ rule: String, culprit: String?, advice: String, in evidence: Evidence) -> Finding {
        let model = evidence.model
        let wasted = unchanged.map(\.run)
        var tally = CauseTally()
        for (run, chain) in unchanged { tally.add(chain, run: run, in: model) }
        let causes = tally.chains(in: model)
        var cost = evidence.avoidableWaste(of: wasted)
        cost.runs = runs
        return Finding(
            rule: rule, severity: isWorthAWarning(evidence) ? .warning : .note, view: model.views[view],
            identityPath: evidence.path(of: wasted), location: causes.location, culprit: culprit, count: wasted.count, cost: cost,
            causes: causes, advice: advice, records: wasted.map { model.record(of: $0) })
    }

    /// Whether these runs in vain are past the thresholds of `unchanged-body-update`.
    func isWorthAWarning(_ evidence: Evidence) -> Bool {
        let limits = evidence.options.thresholds
        let count = unchanged.count
        if count >= limits.unchangedRuns, Double(count) >= limits.unchangedShare * Double(runs) { return true }
        guard let times = TimeSummary(unchanged.compactMap { evidence.model[$0.run].selfTime }) else { return false }
        let factor = limits.timeFactor(evidence.model.traces)
        // One run that was interrupted is no waste: the median stands for all, and few runs count only where they are very long.
        if count < limits.repeated { return times.total / factor > limits.picture }
        let (waste, overflow) = times.median.multipliedReportingOverflow(by: Int64(count))
        return overflow || waste / factor >= limits.wastedSelfTime
    }

    /// `12 of 20 runs`, `all 12 runs`.
    static func counted(_ finding: Finding) -> String {
        let runs = finding.cost.runs ?? finding.count
        return runs == finding.count ? (runs == 1 ? "the one run" : "all \(Wording.grouped(runs)) runs")
            : "\(Wording.grouped(finding.count)) of \(Wording.count(runs, "run"))"
    }

    /// `12 of 20 runs caused by …`, `all 12 runs of unknown cause`.
    static func words(_ finding: Finding, cause: String?) -> String {
        counted(finding) + (cause.map { " caused by \(Wording.code($0))" } ?? " of unknown cause")
    }

    /// The input by which most of the unchanged runs were woken.
    func dominantInput(in model: AnalysisModel) -> String? { mostFrequent { model.chains.firstLink(of: $0).input } }

    /// The view whose body made most of the unchanged runs' values.
    func dominantParent(in model: AnalysisModel) -> String? {
        mostFrequent { chain in model.chains.secondLink(of: chain).flatMap { $0.kind == .body ? $0.name : nil } }
    }

    /// The name that most of the unchanged runs' chains have; of equally frequent ones, the first.
    private func mostFrequent(_ name: (ChainID) -> String?) -> String? {
        var runs: [ChainID: Int] = [:]
        var last: (chain: ChainID, count: Int)?
        for (_, chain) in unchanged {
            if last?.chain == chain {
                last!.count += 1
                continue
            }
            if let last { runs[last.chain, default: 0] += last.count }
            last = (chain, 1)
        }
        if let last { runs[last.chain, default: 0] += last.count }
        var counts: [String: Int] = [:]
        for (chain, count) in runs {
            if let name = name(chain) { counts[name, default: 0] += count }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Whether the runs are those of many elements of a collection.
    func isInCollection(_ evidence: Evidence) -> Bool { evidence.path(of: unchanged.map(\.run))?.contains("[*]") == true }

    /// The fields of the view value that differed in the unchanged runs, the most frequent first.
    func fields(in model: AnalysisModel) -> [DifferingField] {
        var lists: [FieldList: Int] = [:]
        var last: (list: FieldList, count: Int)?
        for (run, _) in unchanged {
            let list = FieldList(run, in: model)
            if last?.list == list {
                last!.count += 1
                continue
            }
            if let last { lists[last.list, default: 0] += last.count }
            last = (list, 1)
        }
        if let last { lists[last.list, default: 0] += last.count }
        var counts: [DifferingField: Int] = [:]
        for (list, count) in lists {
            for field in Set(list.fields(in: model)) { counts[field, default: 0] += count }
        }
        return counts.sorted { ($1.value, $0.key.words) < ($0.value, $1.key.words) }.map(\.key)
    }
}

extension Evidence {
    /// What runs cost that would not happen without a fault, and what is saved without them.
    func avoidableWaste(of runs: [RunID]) -> FindingCost {
        var cost = waste(of: runs)
        (cost.savedRuns, cost.savedTime) = saving(of: runs)
        return cost
    }

    /// What runs cost, all of which are in vain.
    func waste(of runs: [RunID]) -> FindingCost {
        var cost = FindingCost()
        cost.runs = runs.count
        cost.wastedRuns = runs.count
        let times = TimeSummary(runs.compactMap { model[$0].selfTime })
        cost.selfTime = times?.total
        cost.selfTimeMedian = times?.median
        cost.selfTimeP95 = times?.percentile95
        cost.selfTimeMax = times?.maximum
        cost.inclusiveTime = inclusiveTime(of: runs)
        let total = totalSelfTime
        cost.share = times.flatMap { times in total.flatMap { $0 > 0 ? Double(times.total) / Double($0) : nil } }
        return cost
    }
}

extension Evidence {
    /// The time of runs in their bodies and in those that ran because of them, in all; nil where nothing was timed.
    func inclusiveTime(of runs: [RunID]) -> Int64? {
        var total: Int64?
        for run in runs {
            guard let time = model[run].inclusiveTime else { continue }
            let (sum, overflow) = (total ?? 0).addingReportingOverflow(time)
            total = overflow ? .max : sum
        }
        return total
    }
}

extension Sequence<String> {
    /// The one that occurs most often; of equally frequent ones, the first by name.
    var mostFrequent: String? {
        var counts: [String: Int] = [:]
        for item in self { counts[item, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
