import TraceReader

/// Replacements of one kind at one place: the same content in the body of the same view.
struct ReplacementGroup {
    var trace: Int
    /// The view in whose body the content stands.
    var owner: String
    /// The view that was rebuilt; nil where another view took its place.
    var rebuilt: String?
    var items: [ReplacedIdentity] = []

    private struct Key: Hashable {
        var path: String
        var owner: String
        var rebuilt: String?
    }

    /// Groups replacements by the path of what holds them and by what was rebuilt.
    static func groups(_ items: [ReplacedIdentity], in evidence: Evidence) -> [ReplacementGroup] {
        let model = evidence.model
        var groups: [Key: ReplacementGroup] = [:]
        var order: [Key] = []
        for item in items {
            let tables = model.traces[item.trace].tables
            guard let owner = item.owner(in: model), evidence.containsView(named: owner) else { continue }
            let parent = tables.identities[item.old].parent.map { tables.generalPath(of: tables.identities[$0].id) } ?? ""
            let key = Key(path: parent, owner: owner, rebuilt: item.rebuilt.map { tables.names.typeName($0) })
            if groups[key] == nil { order.append(key) }
            groups[key, default: ReplacementGroup(trace: item.trace, owner: owner, rebuilt: key.rebuilt)].items.append(item)
        }
        return order.compactMap { groups[$0] }
    }

    /// State that had been written and was lost, each property once.
    var lostState: [String] {
        var seen: Set<String> = []
        return items.flatMap(\.lostState).filter { seen.insert($0).inserted }
    }

    var firstRuns: [RunID] { items.flatMap(\.firstRuns) }

    /// What was lost, in words: `` `Editor.text` and the state of … ``; nil where nothing that had been written.
    var lossWords: String? {
        let lost = lostState
        if lost.isEmpty { return nil }
        let shown = lost.prefix(3).map(Wording.code)
        return Wording.list(Array(shown)) + (lost.count > 3 ? " and \(lost.count - 3) more" : "")
    }

    func finding(
        _ rule: String, _ severity: Severity, view: String, culprit: String?, advice: String, in evidence: Evidence
    ) -> Finding {
        let model = evidence.model
        let runs = firstRuns
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        let times = TimeSummary(runs.compactMap { model[$0].selfTime })
        cost.selfTime = times?.total
        cost.selfTimeMedian = times?.median
        cost.selfTimeP95 = times?.percentile95
        cost.selfTimeMax = times?.maximum
        let places = items.map { item in (item.trace, model.traces[item.trace].tables.identities[item.new].id) }
        return Finding(
            rule: rule, severity: severity, view: view, identityPath: evidence.path(of: places), location: causes.location,
            culprit: culprit, count: items.count, cost: cost, causes: causes, advice: advice,
            records: items.map { $0.record(in: model) })
    }
}
