import TraceReader

/// One write ran many rows of a collection, of which few show what was written.
struct RowBroadcastRule: AnalysisRule {
    static let id = "row-broadcast"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    /// What ran the rows of one kind of collection.
    private struct Source: Hashable {
        var isCulprit: Bool
        var number: Int
        var collection: String
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        var sources: [Source: [RowBroadcast]] = [:]
        var order: [Source] = []
        for broadcast in RowBroadcast.all(in: evidence, except: explained) {
            guard let chain = mostFrequentChain(broadcast.runs, evidence) else { continue }
            let tables = model.traces[broadcast.trace].tables
            let origin = model.chains.origin(of: chain)
            let source = Source(
                isCulprit: origin != nil, number: origin?.index ?? model.chains.endNumber(of: chain),
                collection: tables.generalPath(of: tables.identities[broadcast.collection].id))
            if sources[source] == nil { order.append(source) }
            sources[source, default: []].append(broadcast)
        }
        return order.compactMap { source in
            let broadcasts = (sources[source] ?? []).filter { isShownBySome(sources[source] ?? [], $0.view, evidence) }
            guard !broadcasts.isEmpty else { return nil }
            let group = WastedRuns.merged(broadcasts.map { wasted($0, source, evidence) }, by: { _ in 0 })[0]
            explained.explain(group.unchanged.map(\.run))
            return finding(group, broadcasts, evidence)
        }
    }

    /// Whether what ran the rows is of use to some of them, as far as the trace knows. What no row shows is `broad-input`'s, or that of the rule
    /// that knows the way by which it came.
    private func isShownBySome(_ broadcasts: [RowBroadcast], _ view: Int, _ evidence: Evidence) -> Bool {
        let model = evidence.model
        var changedFor: Set<Set<String>> = []
        var vain: [RunID] = []
        var isChangedOtherwise = false
        for run in broadcasts.filter({ $0.view == view }).flatMap(\.runs) {
            if evidence.isUnchanged(run) {
                vain.append(run)
            } else if model.isOnlyForItsValue(run) {
                changedFor.insert(fields(run, model))
            } else {
                isChangedOtherwise = true
            }
        }
        guard let first = vain.first else { return false }
        if model.isOnlyForItsValue(first) {
            let fields = fields(first, model)
            return changedFor.contains { $0.isSubset(of: fields) }
        }
        // Who reads a property shows what becomes of it; who is told of an object's every change perhaps nothing.
        return isChangedOtherwise || !CoarseObservationRule.cameBySignal(first, model, of: { _ in true })
    }

    private func fields(_ run: RunID, _ model: AnalysisModel) -> Set<String> {
        Set(DifferingField.all(of: run, in: model).filter { $0.kind == .value }.map(\.path))
    }

    private func mostFrequentChain(_ runs: [RunID], _ evidence: Evidence) -> ChainID? {
        var counts: [ChainID: Int] = [:]
        for run in runs where evidence.isUnchanged(run) {
            if let chain = evidence.model.chains(of: run).first { counts[chain, default: 0] += 1 }
        }
        return counts.max { ($0.value, $1.key.index) < ($1.value, $0.key.index) }?.key
    }

    private func wasted(_ broadcast: RowBroadcast, _ source: Source, _ evidence: Evidence) -> WastedRuns {
        let model = evidence.model
        let unchanged = broadcast.runs.filter(evidence.isUnchanged).compactMap { run in
            model.chains(of: run).first.map { (run: run, chain: $0) }
        }
        let start = unchanged.first.map { model.chains.lastLink(of: $0.chain) }
        return WastedRuns(
            view: broadcast.view, culprit: source.isCulprit ? model.chains.culprits[source.number] : nil,
            startName: start.flatMap { $0.kind == .unknown ? nil : $0.name }, runs: broadcast.runs.count, unchanged: unchanged)
    }

    private func finding(_ group: WastedRuns, _ broadcasts: [RowBroadcast], _ evidence: Evidence) -> Finding {
        var finding = group.finding(
            Self.id, culprit: group.culprit?.description ?? group.startName, advice: advice(group, broadcasts, evidence), in: evidence)
        finding.severity = .warning
        return finding
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "an unknown cause") ran \(Wording.count(finding.cost.runs ?? 0, "row")), and "
            + "\(Wording.grouped(finding.count)) of them showed nothing new"
    }

    func headline(of finding: Finding) -> String {
        "Tell each \(finding.view.map(Wording.code) ?? "row") only what it shows of \(Wording.code(finding.culprit ?? "what is written")). All rows run now."
    }

    private func advice(_ group: WastedRuns, _ broadcasts: [RowBroadcast], _ evidence: Evidence) -> String {
        let model = evidence.model
        let view = Wording.code(model.views[group.view])
        let name = group.culprit.map { Wording.code($0.name) } ?? "what is written"
        let fields = group.fields(in: model).filter { $0.kind == .value }
        if let field = fields.first {
            let giver = group.dominantParent(in: model).map(Wording.code) ?? "The view above"
            return "\(giver) gives each \(view) the whole of \(Wording.code(field.root.declaredName)), and few show what changed of it. Compute above the "
                + "rows what each one shows (whether it is the selected one, say), and pass that value alone."
        }
        let input = group.dominantInput(in: model) ?? ""
        switch group.culprit?.kind {
        case .environment:
            return "Each \(view) reads the environment key \(name), and few show what changed of it. Compute above the rows what each one shows, and "
                + "pass it as an input."
        case .observable where !input.hasPrefix("_"):
            return "Each \(view) reads \(name), so that every change of it runs all of them. Compute above the rows what each one shows, and pass it as "
                + "an input, or keep that value in an observable object for each element."
        case .observable:
            return "Each \(view) observes the whole object of \(name) through \(Wording.code(input)). Compute above the rows what each one shows, and "
                + "pass it as an input, or keep that value in an observable object for each element."
        default:
            let way = input.hasPrefix("_") ? "holds \(Wording.code(input.declaredName))" : "depends on \(name)"
            return "Each \(view) \(way), and few show what changed of it. Compute above the rows what each one shows, pass it as a value, and "
                + "pass an action where a row must write."
        }
    }
}

extension RowBroadcastRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "One write ran many rows of a collection, although few changed.",
            severity: "warning",
            meaning: """
                Each row that holds the whole of something (the selection, the set of favourites, the query) runs for each change of it, \
                though the change concerns one or two of them. The cost of a tap then grows with the number of rows.
                """,
            evidence: """
                Rows of one collection that ran in one transaction, how many of them showed something new, and the write at the start of \
                their chains. That some show it tells it from broad-input.
                """,
            thresholds: ["warning from 10 rows that ran in one transaction, of which under 20 % changed"],
            symptoms: [
                "selecting one row updates all of them", "every row runs when one favourite changes", "a long list stutters on each tap",
                "the whole list updates when one row changes",
            ],
            example: """
                ForEach(songs) { SongRow(song: $0, playing: model) }

                struct SongRow: View {
                    let song: Song
                    let playing: PlayerModel
                    // Every row reads what is played.
                    var body: some View { Text(song.name).bold(playing.current == song.id) }
                }
                """,
            repaired: """
                ForEach(songs) { SongRow(song: $0, isPlaying: model.current == $0.id) }

                struct SongRow: View {
                    let song: Song
                    let isPlaying: Bool
                    var body: some View { Text(song.name).bold(isPlaying) }
                }
                """)
    }
}
