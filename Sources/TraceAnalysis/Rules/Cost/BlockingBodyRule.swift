import TraceReader

/// A body waits: for a file, the network, a lock.
struct BlockingBodyRule: AnalysisRule {
    static let id = "blocking-body"
    static let needs: Set<EventTag> = [.bodyWaited]

    func whatIsMissing(in trace: TraceModel) -> String? {
        // Under virtual time nothing waits.
        trace.tables.hasDurations ? nil : "has an order, but no durations"
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        guard model.traces.contains(where: { !$0.tables.waits.isEmpty }) else { return [] }
        var groups: [Int: [RunID]] = [:]
        var order: [Int] = []
        var totals: [Int: Int] = [:]
        for run in evidence.runs { totals[model.view(of: run), default: 0] += 1 }
        for run in evidence.runs where model.traces[run.trace].tables.waits[run.row] != nil {
            let view = model.view(of: run)
            if groups[view] == nil { order.append(view) }
            groups[view, default: []].append(run)
        }
        return order.compactMap { view in
            let runs = groups[view] ?? []
            guard let waits = TimeSummary(runs.compactMap { model.traces[$0.trace].tables.waits[$0.row] }) else { return nil }
            // A body that waits does so in most of its runs; what a busy machine keeps waiting are some of many.
            let isUsual = runs.count >= limits.repeated && 2 * runs.count > totals[view, default: 0]
            guard isUsual && waits.median >= limits.waiting || waits.maximum >= limits.hang else { return nil }
            explained.explainCost(runs)
            let times = TimeSummary(runs.compactMap { model[$0].selfTime })
            let causes = evidence.causes(of: runs)
            var cost = FindingCost()
            cost.runs = runs.count
            cost.selfTime = times?.total
            cost.selfTimeMedian = times?.median
            cost.selfTimeP95 = times?.percentile95
            cost.selfTimeMax = times?.maximum
            let name = model.views[view]
            return Finding(
                rule: Self.id, severity: .warning, view: name, identityPath: evidence.path(of: runs), location: causes.location,
                culprit: "\(name).body", count: runs.count, cost: cost, causes: causes,
                advice: "\(Wording.code("\(name).body")) keeps the main actor waiting (\(Wording.time(waits.total)) in all): it reads a file, asks the "
                    + "network or another process, or takes a lock that is held. Load what it shows in `.task`, keep it in state, and show a "
                    + "placeholder until it is there.",
                records: runs.map { model.record(of: $0) })
        }
    }

    func message(of finding: Finding) -> String {
        guard let median = finding.cost.selfTimeMedian else { return "its body waits" }
        return finding.count == 1
            ? "its body took \(Wording.time(median)), of which it computed for less than a tenth"
            : "its body takes \(Wording.time(median)) (median of \(Wording.grouped(finding.count)) runs), of which it computes for less than a tenth"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(Wording.code(finding.culprit ?? "the body")) from waiting. It stops the main actor for \(Wording.time(finding.cost.selfTime ?? 0))."
    }
}

extension BlockingBodyRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A body waits: for a file, the network, a lock.",
            severity: "warning",
            meaning: """
                A body runs on the main actor. One that reads a file, asks another process or waits for a lock does not compute, and \
                nothing else can: how long it takes depends on the disk, the network or another thread, so that it is fast on the desk and \
                hangs elsewhere.
                """,
            evidence: """
                For bodies of 5 ms and longer, the time that passed beside the time that their thread computed. A body counts as waiting \
                only where it computed for less than a tenth of the time, so that a busy machine makes no findings.
                """,
            thresholds: ["warning from 5 ms of waiting as the median of at least 3 runs that are most of the view's", "a single run counts from 250 ms"],
            symptoms: [
                "hangs when a screen opens", "the app freezes on a slow network", "scrolling stops while images load", "fast on the simulator, slow on the device",
            ],
            example: """
                struct Avatar: View {
                    let url: URL
                    // Reads from disk, or worse, in each run.
                    var body: some View {
                        Image(uiImage: UIImage(data: try! Data(contentsOf: url))!)
                    }
                }
                """,
            repaired: """
                struct Avatar: View {
                    let url: URL
                    @State private var image: UIImage?
                    var body: some View {
                        Group {
                            if let image { Image(uiImage: image) } else { Color.gray }
                        }
                        .task(id: url) { image = await load(url) }
                    }
                }
                """)
    }
}
