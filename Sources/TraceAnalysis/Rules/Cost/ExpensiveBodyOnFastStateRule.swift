import TraceReader

/// An expensive body runs because of state that changes at a high rate.
struct ExpensiveBodyOnFastStateRule: AnalysisRule {
    static let id = "expensive-body-on-fast-state"

    func whatIsMissing(in trace: TraceModel) -> String? { ExpensiveBodyRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    private struct Source: Hashable {
        var view: Int
        var culprit: CulpritID
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        let factor = limits.timeFactor(model.traces)
        var groups: [Source: [RunID]] = [:]
        var order: [Source] = []
        for run in evidence.runs where !model[run].isFirst && model[run].selfTime != nil && !explained.containsCost(run) {
            guard let culprit = fastCulprit(of: run, model) else { continue }
            let source = Source(view: model.view(of: run), culprit: culprit)
            if groups[source] == nil { order.append(source) }
            groups[source, default: []].append(run)
        }
        return order.compactMap { source in
            let runs = groups[source] ?? []
            guard runs.count >= limits.fastRuns, isFast(runs, evidence), let times = TimeSummary(runs.compactMap { model[$0].selfTime }),
                times.median / factor >= limits.expensiveWarning
            else { return nil }
            explained.explainCost(runs)
            // The first run is as long for the same reason.
            explained.explainCost(evidence.runs.filter { model[$0].isFirst && model.view(of: $0) == source.view })
            return finding(source, runs, times, evidence)
        }
    }

    /// What was written at the start of a run's chain, if by a source that goes on by itself: a timer, a publisher, a control that is held or typed into.
    private func fastCulprit(of run: RunID, _ model: AnalysisModel) -> CulpritID? {
        let trace = model.traces[run.trace]
        guard let culprit = model.chains(of: run).compactMap({ model.chains.origin(of: $0) }).first,
            let row = model[run].transaction
        else { return nil }
        let transaction = trace.tables.transactions[row]
        switch transaction.cause {
        case .timer, .change: return culprit
        case .action:
            // A control that writes through a binding has no code of the user's on the stack: the place is that from which it was driven.
            let writes = model[run].invalidations.compactMap { trace.tables.invalidations[$0].write } + chainWrites(of: run, model)
            let driven = trace.tables.names[transaction.location]
            return writes.contains { isBinding(trace.tables.writes[$0], driven, trace.tables) } ? culprit : nil
        default: return nil
        }
    }

    private func isBinding(_ write: WriteRow, _ driven: TraceLocation?, _ tables: TraceTables) -> Bool {
        guard let place = tables.names[write.location] else { return false }
        guard let driven else { return false }
        return place.line == driven.line && place.file.split(separator: "/").last == driven.file.split(separator: "/").last
    }

    /// The writes that made the runs above run, nearest first.
    private func chainWrites(of run: RunID, _ model: AnalysisModel) -> [Int] {
        let tables = model.traces[run.trace].tables
        var found: [Int] = []
        var next = model[run].parent
        while let current = next, found.count < 16 {
            found += tables.bodies[current].invalidations.compactMap { tables.invalidations[$0].write }
            next = tables.bodies[current].parent
        }
        return found
    }

    /// Whether the runs follow one another within a quarter of a second, as typing does.
    private func isFast(_ runs: [RunID], _ evidence: Evidence) -> Bool {
        let gaps = zip(runs, runs.dropFirst()).filter { $0.trace == $1.trace }.map {
            max(0, TraceTables.elapsed(from: evidence.model[$0].began, to: evidence.model[$1].began) - (evidence.model[$0].selfTime ?? 0))
        }
        guard let times = TimeSummary(gaps) else { return false }
        return times.median <= evidence.options.thresholds.fastInterval
    }

    private func finding(_ source: Source, _ runs: [RunID], _ times: TimeSummary, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let view = model.views[source.view]
        let culprit = model.chains.culprits[source.culprit.index]
        let causes = evidence.causes(of: runs)
        var cost = evidence.waste(of: runs)
        cost.wastedRuns = evidence.unchangedBodies(runs)
        let body = Wording.code("\(view).body")
        return Finding(
            rule: Self.id, severity: .warning, view: view, identityPath: evidence.path(of: runs), location: causes.location,
            culprit: culprit.description, count: runs.count, cost: cost, causes: causes,
            advice: "\(body) does its work again for each change of \(Wording.code(culprit.name)), which changes while somebody types, drags or a timer "
                + "runs. Let a small child view own or read \(Wording.code(culprit.name)), so that \(body) does not run for it; or do the work where its "
                + "own data changes and pass the result in.",
            records: runs.map { model.record(of: $0) })
    }

    func message(of finding: Finding) -> String {
        "changes of \(finding.culprit ?? "a property") ran its expensive body \(Wording.grouped(finding.count)) times, "
            + "\(Wording.time(finding.cost.selfTimeMedian ?? 0)) each"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(finding.culprit.map(Wording.code) ?? "the property") away from \(finding.view.map { Wording.code("\($0).body") } ?? "the body"). "
            + "It costs \(Wording.time(finding.cost.selfTime ?? 0))."
    }
}

extension ExpensiveBodyOnFastStateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An expensive body runs because of state that changes at a high rate.",
            severity: "warning",
            meaning: """
                A body that takes milliseconds is bearable where it runs once. Where it runs for each letter typed, each step of a \
                drag, or each tick of a timer, it is late each time. Mostly it does not need what changes: that stands in the same view \
                only because it was declared there.
                """,
            evidence: """
                Later runs of a view from one property that is written by timers, publishers, change actions, or by controls through a binding, \
                and their self times.
                """,
            thresholds: [
                "warning from 10 runs within 250 ms of one another whose median self time is 1 ms or more (twice that in debug builds measured in real time)",
            ],
            symptoms: ["typing lags", "the slider stutters", "scrolling stutters while a timer runs", "the processor is busy while a countdown shows"],
            example: """
                struct SearchScreen: View {
                    @State private var query = ""
                    let items: [Item]
                    var body: some View {
                        TextField("Find", text: $query)
                        // Sorted again for each letter.
                        ItemList(items: items.sorted())
                    }
                }
                """,
            repaired: """
                struct SearchScreen: View {
                    let sorted: [Item]            // sorted where items change
                    var body: some View {
                        SearchField()             // owns the query
                        ItemList(items: sorted)
                    }
                }
                """)
    }
}
