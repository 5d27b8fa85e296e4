import TraceReader

/// A write of one stored default woke holders of other keys.
struct StorageKeyAmplificationRule: AnalysisRule {
    static let id = "storage-key-amplification"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        guard CoarseObservationRule.hasSignals(evidence.model) else { return [] }
        return WastedRuns.groups(evidence, except: explained) { CoarseObservationRule.cameBySignal($0, evidence.model, of: { $0 == "AppStorage" }) }
            .map { group in
                explained.explain(group.unchanged.map(\.run))
                let view = Wording.code(evidence.model.views[group.view])
                let key = group.culprit.map { Wording.code($0.name) } ?? "one key"
                let input = group.dominantInput(in: evidence.model).map(Wording.code) ?? "its property"
                var finding = group.finding(
                    Self.id, culprit: group.culprit?.description,
                    advice: "\(view) holds another key in \(input) and runs for each write of \(key). Keys with a dot, or with `@` in front, are "
                        + "told of every write: name the key without. Keep values that change often in a model instead of in defaults.",
                    in: evidence)
                if group.unchanged.count >= evidence.options.thresholds.repeated { finding.severity = .warning }
                return finding
            }
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.words(finding, cause: finding.culprit)) are of holders of another key, and showed nothing new"
    }

    func headline(of finding: Finding) -> String {
        "Rename the key that \(finding.view.map(Wording.code) ?? "the view") holds. Writes of other keys run it."
    }
}

extension StorageKeyAmplificationRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A write of one stored default woke holders of other keys.",
            severity: "warning from 3 runs, else note",
            meaning: """
                Defaults are observed key by key, and a key with a dot in it, or that begins with `@`, cannot be: `@AppStorage` with such \
                a key is told of every write to the defaults, and its view runs for each.
                """,
            evidence: "Runs in vain of views with `@AppStorage` that came by a write of a key that they do not hold.",
            thresholds: ["warning from 3 runs", "note below that"],
            symptoms: ["settings update while something else is saved", "many views run when one default is written"],
            example: """
                @AppStorage("player.volume") private var volume = 1.0
                """,
            repaired: """
                @AppStorage("playerVolume") private var volume = 1.0
                """)
    }
}
