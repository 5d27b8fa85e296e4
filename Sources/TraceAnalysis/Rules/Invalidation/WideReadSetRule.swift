import TraceReader

/// One body reads many observable properties, so that any of them runs it.
struct WideReadSetRule: AnalysisRule {
    static let id = "wide-read-set"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "says why bodies ran, but not what they read"
    }

    /// What the runs of one view read, and which writes ran them.
    private struct Readers {
        var properties: Set<String> = []
        /// Later runs that came by a property's write.
        var runs: [RunID] = []
        var writes: [String: Int] = [:]
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        var readers: [Int: Readers] = [:]
        var order: [Int] = []
        var known: [ReadList: Set<String>] = [:]
        var last: (list: ReadList, view: Int)?
        for run in evidence.runs {
            let list = ReadList(trace: run.trace, list: model[run].reads)
            if let last, last.list == list, last.view == model.view(of: run) { continue }
            last = (list, model.view(of: run))
            let properties = known[list] ?? Self.properties(model.traces[run.trace].tables.names[list.list])
            known[list] = properties
            guard properties.count >= limits.wideReads else { continue }
            let view = model.view(of: run)
            if readers[view] == nil { order.append(view) }
            // The most that one run reads: what a view reads by turns does not add up.
            if properties.count > readers[view, default: Readers()].properties.count { readers[view, default: Readers()].properties = properties }
        }
        if readers.isEmpty { return [] }
        for run in evidence.runs where !model.flags(of: run).contains(.isFirst) && !explained.contains(run) {
            let view = model.view(of: run)
            guard readers[view] != nil else { continue }
            let written = writtenProperties(run, model)
            if written.isEmpty { continue }
            readers[view]!.runs.append(run)
            for property in written { readers[view]!.writes[property, default: 0] += 1 }
        }
        return order.compactMap { view in
            guard let reader = readers[view] else { return nil }
            let isWarning = reader.writes.count > 1 && costs(reader.runs, evidence)
            if isWarning { explained.explain(reader.runs.filter(evidence.isUnchanged)) }
            return finding(view, reader, isWarning, evidence)
        }
    }

    private struct ReadList: Hashable {
        var trace: Int
        var list: ListID
    }

    /// The observable properties among what was read: `Cart.total`, not `_cart`, `\.locale` or `Cart`.
    private static func properties(_ reads: [String]) -> Set<String> {
        Set(reads.filter { !$0.hasPrefix("_") && !$0.hasPrefix("\\") && !$0.hasPrefix("@") && $0.contains(".") })
    }

    /// The properties whose writes ran a body that read them.
    private func writtenProperties(_ run: RunID, _ model: AnalysisModel) -> Set<String> {
        let trace = model.traces[run.trace]
        var found: Set<String> = []
        for row in model[run].invalidations {
            let invalidation = trace.tables.invalidations[row]
            guard let write = invalidation.write, trace.tables.writes[write].kind == .observable,
                !trace.tables.names[invalidation.input].hasPrefix("_")
            else { continue }
            found.insert(model.chains.culprits[trace.writeCulprits[write].index].name)
        }
        return found
    }

    private func costs(_ runs: [RunID], _ evidence: Evidence) -> Bool {
        let limits = evidence.options.thresholds
        if runs.count >= limits.unchangedRuns { return true }
        guard runs.count >= limits.repeated, let times = TimeSummary(runs.compactMap { evidence.model[$0].selfTime }) else { return false }
        let (time, overflow) = times.median.multipliedReportingOverflow(by: Int64(runs.count))
        return overflow || time / limits.timeFactor(evidence.model.traces) >= limits.wastedSelfTime
    }

    private func finding(_ view: Int, _ reader: Readers, _ isWarning: Bool, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let runs = reader.runs.isEmpty ? evidence.runs.filter { model.view(of: $0) == view } : reader.runs
        let causes = evidence.causes(of: runs)
        let vain = runs.filter(evidence.isUnchanged)
        var cost = evidence.waste(of: runs)
        cost.wastedRuns = vain.count
        let top = reader.writes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let name = model.views[view]
        return Finding(
            rule: Self.id, severity: isWarning ? .warning : .note, view: name, identityPath: evidence.path(of: runs),
            location: causes.location, culprit: top.first?.key ?? reader.properties.min(), count: reader.properties.count, cost: cost,
            causes: causes, advice: advice(Wording.code(name), reader, top), records: runs.map { model.record(of: $0) })
    }

    func message(of finding: Finding) -> String {
        let runs = finding.cost.runs ?? 0
        return "the body reads \(Wording.count(finding.count, "observable property", "observable properties")), and changes of them ran it "
            + Wording.count(runs, "time")
    }

    func headline(of finding: Finding) -> String {
        "Take \(finding.view.map(Wording.code) ?? "the view") apart. Any of \(Wording.grouped(finding.count)) properties runs all of its body."
    }

    private func advice(_ view: String, _ reader: Readers, _ top: [(key: String, value: Int)]) -> String {
        let writers = top.prefix(3).map { "\(Wording.code($0.key)) (\(Wording.count($0.value, "run")))" }
        let named = writers.isEmpty ? "" : " Most runs come from \(Wording.list(writers))."
        return "Any of these properties runs the whole body of \(view): helper functions and computed views belong to it.\(named) Move what shows "
            + "them into views of their own, each of which reads what it shows."
    }
}

extension WideReadSetRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "One body reads many observable properties, so that any of them runs it.",
            severity: "warning from 10 runs for two or more of them, or from 1 ms, else note",
            meaning: """
                What a body reads of observable objects is what runs it, and helper functions and computed properties that return views \
                read for the body that calls them. A body that reads a whole model runs for each change of any part, and makes all of its \
                output anew.
                """,
            evidence: "The observable properties that one run of the body has read, and the runs that writes of each of them made.",
            thresholds: [
                "note from 8 properties read in one run",
                "warning from 10 runs that writes of at least two of them made, or from 1 ms of self time in these (twice that in debug builds)",
            ],
            symptoms: [
                "a screen runs for everything", "extracting into helper functions changed nothing", "@dependencies changed, whatever is written",
                "the app hangs when a window gets the focus",
            ],
            example: """
                struct ChatScreen: View {
                    let chat: ChatModel
                    var body: some View { VStack { header; messages; composer } }
                    // Computed views read for the screen's body.
                    private var header: some View { Text(chat.title).badge(chat.unread) }
                    …
                }
                """,
            repaired: """
                struct ChatScreen: View {
                    let chat: ChatModel
                    var body: some View {
                        VStack {
                            Header(chat: chat)
                            Messages(chat: chat)
                            Composer(chat: chat)
                        }
                    }
                }
                """)
    }
}
