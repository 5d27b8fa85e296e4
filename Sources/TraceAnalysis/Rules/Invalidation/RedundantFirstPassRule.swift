import TraceReader

/// A body ran again right after its first run, for a value that was there already.
struct RedundantFirstPassRule: AnalysisRule {
    static let id = "redundant-first-pass"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let passes = FirstPasses(model)
        if passes.isEmpty { return [] }
        // What runs a view in vain later as well is a fault of its own, of which the first time is but one.
        let groups = WastedRuns.groups(evidence, except: explained).filter { group in
            group.culprit != nil && group.unchanged.allSatisfy { passes.contains($0.run) }
        }
        return WastedRuns.byCulprit(groups).map { group in
            explained.explain(group.unchanged.map(\.run))
            var finding = group.finding(
                Self.id, culprit: group.culprit?.description, advice: advice(group, evidence), in: evidence)
            let isRepeated = group.unchanged.count >= evidence.options.thresholds.repeated
            finding.severity = isRepeated ? .warning : .note
            return finding
        }
    }

    func message(of finding: Finding) -> String {
        "\(Wording.count(finding.count, "instance")) ran a second time right after the first, for \(finding.culprit.map(Wording.code) ?? "a write") "
            + "that changed nothing"
    }

    func headline(of finding: Finding) -> String {
        "Give \(Wording.code(finding.culprit ?? "the property")) its value before the view appears. Each \(finding.view.map(Wording.code) ?? "view") runs twice."
    }

    private func advice(_ group: WastedRuns, _ evidence: Evidence) -> String {
        let view = Wording.code(evidence.model.views[group.view])
        let name = group.culprit.map { Wording.code($0.name) } ?? "the property"
        let input = group.dominantInput(in: evidence.model).map { " (\(Wording.code($0)))" } ?? ""
        return "\(name) is written right after \(view) has run for the first time\(input), and nothing that it shows changes. Give it its value in "
            + "the initialiser, skip the first value of a publisher (`dropFirst()`), or compare before writing."
    }
}

extension RedundantFirstPassRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A body ran again right after its first run, for a value that was there already.",
            severity: "note; warning from 3 instances",
            meaning: """
                A publisher sends its current value to whoever subscribes, an appear action stores what the initialiser had stored: what \
                the mount sets off writes a value, and the body that has just run runs again. One such run costs little; in each row of \
                a list it doubles the cost of showing the list.
                """,
            evidence: """
                Second runs of an identity, in vain, in the transaction that mounted it or in one that this one set off; the property and \
                where it was written. A view that the same property runs in vain later as well is another rule's.
                """,
            thresholds: ["note from one instance", "warning from 3"],
            symptoms: [
                "a body runs twice when a view appears", "'@self, @identity changed' and right after it one property",
                "a list takes twice as long to show as its rows take",
            ],
            example: """
                .onAppear { model.theme = settings.theme }      // what it has already
                """,
            repaired: """
                init(settings: Settings) { theme = settings.theme }
                """)
    }
}
