import TraceReader

/// An environment value that cannot be compared is made anew at each update, and runs its readers.
struct UnstableEnvironmentValueRule: AnalysisRule {
    static let id = "unstable-environment-value"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { EnvironmentFanoutRule().whatIsMissing(in: trace) }

    private struct Source: Hashable {
        var key, writer: String
    }

    private struct Written: Hashable {
        var trace, row: Int
    }

    private struct Use {
        var writes: [Written] = []
        /// Runs that came by these writes alone.
        var runs: [RunID] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        var sources: [Source: Use] = [:]
        var order: [Source] = []
        var places: [Written: Source] = [:]
        for (index, trace) in model.traces.enumerated() {
            for (row, write) in trace.tables.writes.enumerated() where write.kind == .environment && write.flags.contains(.uncomparable) {
                guard evidence.contains(write.place, time: write.time, in: trace) else { continue }
                let owner = trace.tables.bodyOwner(of: write.identity).map { trace.tables.names.typeName(trace.tables.identities[$0].type) }
                let source = Source(key: trace.tables.names[write.property], writer: owner ?? "the host")
                if sources[source] == nil { order.append(source) }
                sources[source, default: Use()].writes.append(Written(trace: index, row: row))
                places[Written(trace: index, row: row)] = source
            }
        }
        guard !places.isEmpty else { return [] }
        for run in evidence.runs where !model[run].isFirst && !explained.contains(run) {
            if let source = source(of: run, places, model) { sources[source]!.runs.append(run) }
        }
        return order.compactMap { source in
            guard let use = sources[source], !use.runs.isEmpty else { return nil }
            explained.explain(use.runs)
            return finding(source, use, evidence)
        }
    }

    /// The writer whose uncomparable values are all that ran a body.
    private func source(of run: RunID, _ places: [Written: Source], _ model: AnalysisModel) -> Source? {
        let tables = model.traces[run.trace].tables
        let invalidations = model[run].invalidations
        guard !tables.names[model[run].reasons].contains("@self"), let first = invalidations.first else { return nil }
        let sources = invalidations.map { row in tables.invalidations[row].write.flatMap { places[Written(trace: run.trace, row: $0)] } }
        guard let source = places[Written(trace: run.trace, row: tables.invalidations[first].write ?? -1)], sources.allSatisfy({ $0 == source }) else {
            return nil
        }
        return source
    }

    private func finding(_ source: Source, _ use: Use, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let limits = evidence.options.thresholds
        let causes = evidence.causes(of: use.runs)
        let vain = use.runs.filter(evidence.isUnchanged)
        var cost = evidence.waste(of: use.runs)
        cost.wastedRuns = vain.count
        (cost.savedRuns, cost.savedTime) = evidence.saving(of: vain)
        let readers = Wording.list(Set(use.runs.map { model.views[model.view(of: $0)] }).sorted().prefix(3).map(Wording.code))
        // A value that is made anew can be another one: where most readers show something new, it probably is.
        let isWaste = use.runs.count >= limits.repeated && Double(vain.count) >= limits.unchangedShare * Double(use.runs.count)
        return Finding(
            rule: Self.id, severity: isWaste ? .warning : .note, view: source.writer,
            identityPath: evidence.path(of: use.writes.map { ($0.trace, model.traces[$0.trace].tables.writes[$0.row].identity) }),
            location: causes.location, culprit: "environment \(source.key)", count: use.runs.count, cost: cost, causes: causes,
            advice: "\(Wording.code(source.writer)) makes the value of \(Wording.code(source.key)) anew whenever it runs, and nothing tells it from "
                + "the one before, so that \(readers) \(use.runs.count == 1 ? "runs" : "run") for it. Keep the value in `@State` or in a model, "
                + "let a closure capture only what stays (an object, a binding), or pass a type that is `Equatable`.",
            records: use.writes.map { model.traces[$0.trace].tables.writes[$0.row].record + model.traces[$0.trace].recordOffset })
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "a value") was made anew and ran \(Wording.count(finding.count, "body", "bodies")), of which "
            + "\(Wording.grouped(finding.cost.wastedRuns ?? 0)) showed nothing new"
    }

    func headline(of finding: Finding) -> String {
        "Keep the value of \(Wording.code(finding.culprit ?? "the key")) in one place. It is made in each run of "
            + "\(finding.view.map(Wording.code) ?? "its writer") now."
    }
}

extension UnstableEnvironmentValueRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An environment value that cannot be compared is made anew at each update.",
            severity: "warning from 3 runs of which at least half are in vain, else note",
            meaning: """
                Readers of an environment key run when its value differs. A closure that captures something else, or an object made in a \
                body, differs each time, whatever it does: every reader below runs whenever the writer does.
                """,
            evidence: """
                Writes to the environment that differ from the value before in closures, in what these captured, or in objects alone; the bodies that \
                ran for them and for nothing else, and those of them whose output is equal.
                """,
            thresholds: ["warning from 3 runs of which at least half are in vain", "note below that"],
            symptoms: [
                "all views that read an action from the environment run on every keystroke", "'_dismiss changed', '_openURL changed', '_save changed'",
                "a closure in the environment",
            ],
            example: """
                @Entry var save: (String) -> Void = { _ in }
                …
                // Captures the screen, and with it what is typed.
                Editor().environment(\\.save) { text in store(text, title) }
                """,
            repaired: """
                Editor().environment(\\.save) { [model] text in model.store(text) }
                """)
    }
}
