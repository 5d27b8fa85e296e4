import TraceReader

/// One write to the environment makes many readers check or run.
struct EnvironmentFanoutRule: AnalysisRule {
    static let id = "environment-fanout"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "does not say what was written to the environment"
    }

    /// What the writes of one key from one kind of writer set off.
    private struct Fanout {
        var writes: [(trace: Int, row: Int)] = []
        var checked = 0
        var runs: [RunID] = []
        var unchanged: [RunID] = []
        /// The most readers that one write ran.
        var most = 0
    }

    private struct Source: Hashable {
        var key: String
        var writer: String
    }

    private struct Write: Hashable {
        var trace: Int
        var row: Int
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let limits = evidence.options.thresholds
        var readers: [Write: [RunID]] = [:]
        for run in evidence.runs where evidence.model.flags(of: run).isUpdateByInput && !explained.contains(run) {
            let tables = evidence.model.traces[run.trace].tables
            for row in evidence.model[run].invalidations {
                guard let write = tables.invalidations[row].write, tables.writes[write].kind == .environment else { continue }
                readers[Write(trace: run.trace, row: write), default: []].append(run)
            }
        }
        var sources: [Source: Fanout] = [:]
        var order: [Source] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            for (row, write) in trace.tables.writes.enumerated() where write.kind == .environment {
                guard evidence.contains(write.place, time: write.time, in: trace) else { continue }
                let writer = trace.tables.bodyOwner(of: write.identity).map { trace.tables.names.typeName(trace.tables.identities[$0].type) }
                let source = Source(key: trace.tables.names[write.property], writer: writer ?? "the host")
                let runs = readers[Write(trace: index, row: row)] ?? []
                if sources[source] == nil { order.append(source) }
                sources[source, default: Fanout()].writes.append((index, row))
                sources[source]!.checked += Int(write.readersChecked)
                sources[source]!.runs += runs
                sources[source]!.unchanged += runs.filter(evidence.isUnchanged)
                sources[source]!.most = max(sources[source]!.most, Int(write.readersChecked), runs.count)
            }
        }
        return order.compactMap { source in
            guard let fanout = sources[source], fanout.most >= limits.fanoutReaders else { return nil }
            let changed = fanout.runs.count - fanout.unchanged.count
            let isWarning = fanout.runs.count >= limits.fanoutReaders
                && Double(changed) < limits.fanoutUsed * Double(fanout.runs.count)
            if isWarning { explained.explain(fanout.unchanged) }
            return finding(source, fanout, isWarning, evidence)
        }
    }

    private func finding(_ source: Source, _ fanout: Fanout, _ isWarning: Bool, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let causes = evidence.causes(of: fanout.runs)
        var cost = evidence.avoidableWaste(of: fanout.unchanged)
        cost.runs = fanout.runs.count
        return Finding(
            rule: Self.id, severity: isWarning ? .warning : .note, view: source.writer,
            identityPath: evidence.path(of: fanout.writes.map { ($0.trace, model.traces[$0.trace].tables.writes[$0.row].identity) }),
            location: causes.location, culprit: "environment \(source.key)", count: fanout.unchanged.count, cost: cost, causes: causes,
            advice: advice(source, fanout, evidence),
            records: fanout.writes.map { model.traces[$0.trace].tables.writes[$0.row].record + model.traces[$0.trace].recordOffset })
    }

    func message(of finding: Finding) -> String {
        let runs = finding.cost.runs ?? 0
        if runs == 0 { return "a write of \(finding.culprit ?? "the environment") has many readers checked, and none runs" }
        return "writes of \(finding.culprit ?? "the environment") ran \(Wording.count(runs, "body", "bodies")) that read it, and "
            + "\(Wording.grouped(finding.count)) of them showed nothing new"
    }

    func headline(of finding: Finding) -> String {
        "Write \(Wording.code(finding.culprit ?? "the key")) nearer to its readers, or split it."
    }

    private func advice(_ source: Source, _ fanout: Fanout, _ evidence: Evidence) -> String {
        let model = evidence.model
        var counts: [String: Int] = [:]
        for run in fanout.runs { counts[model.views[model.view(of: run)], default: 0] += 1 }
        let readers = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { Wording.code($0.key) }
        let who = readers.isEmpty ? "its readers" : Wording.list(Array(readers))
        return "\(Wording.code(source.writer)) gives \(Wording.code(source.key)) another value for everything below it, and \(who) read it. Pass "
            + "what a row shows as its input, write the key on the part of the tree that needs it, or keep an `@Observable` object in the "
            + "environment, of which each reader depends only on the properties that it reads."
    }
}

extension EnvironmentFanoutRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "One write to the environment makes many readers check or run.",
            severity: "warning when far more run than change, else note",
            meaning: """
                An environment key reaches everything below its writer. When it changes, every reader is asked, and each whose value \
                differs runs, however little of it is shown. A value that changes often and is read by every row costs a run of every \
                row for each change.
                """,
            evidence: "Writes by key and writer, the readers that were checked and that ran, and how many of those showed something new.",
            thresholds: [
                "note from 50 readers that one write had checked or run", "warning from 50 runs of which under 20 % changed their output",
            ],
            symptoms: ["scrolling stutters while a value in the environment changes", "every row runs on a theme or size change"],
            example: """
                List(items) { ItemRow(item: $0) }            // each row reads \\.selection
                    .environment(\\.selection, selection)      // all run when one is selected
                """,
            repaired: """
                List(items) { ItemRow(item: $0, isSelected: $0.id == selection) }
                """)
    }
}
