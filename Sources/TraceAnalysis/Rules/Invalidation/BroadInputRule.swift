import TraceReader

/// A view was given another value that differs in what it does not show.
struct BroadInputRule: AnalysisRule {
    static let id = "broad-input"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        InputFields.findings(
            Self.id, in: evidence, &explained, where: { $0.contains { $0.kind == .value } }, shown: { $0.kind == .value }, advice: advice)
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.counted(finding)) had another \(finding.culprit ?? "value"), and made the output that was there already"
    }

    func headline(of finding: Finding) -> String {
        "Give \(finding.view.map(Wording.code) ?? "the view") only what it shows. It runs in vain for \(finding.culprit ?? "its value")."
    }

    private func advice(_ view: String, _ giver: String, _ fields: [DifferingField]) -> String {
        let named = Wording.list(fields.prefix(3).map(\.words))
        let root = Wording.code((fields.first?.root ?? "").declaredName)
        let isWhole = fields.contains { $0.path == $0.root }
        let narrower = isWhole ? "Pass \(view) what it shows of \(root), or nothing of it" : "Pass \(view) the values of \(root) that it shows, not all of it"
        return "\(giver) gives \(view) another \(named) each time, and \(view) shows nothing of it. \(narrower); or make \(view) `Equatable` over "
            + "what it shows, and add `.equatable()` where it is used."
    }
}

extension BroadInputRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view is given more than it shows, and runs for the rest.",
            severity: "warning past the thresholds of unchanged-body-update, else note",
            meaning: """
                A body runs when any field of its view differs, shown or not. A view that is given a whole model where it shows one value of \
                it runs for each change of the model, and makes the output that was there.
                """,
            evidence: """
                Runs in vain for which another value of the view is the only reason, with the fields that differed and the view that gave \
                them. That a run's output is equal says that nothing that differed in it is shown.
                """,
            thresholds: ["as for unchanged-body-update: warning from 10 runs that are at least half, or from 1 ms in all"],
            symptoms: [
                "a row runs when a field changes that it does not show", "every row runs on every keystroke", "a body prints '@self changed' again and again",
                "passing the whole model to each row",
            ],
            example: """
                // Runs for each change of the profile: when it was last seen, …
                struct Avatar: View {
                    let profile: Profile
                    var body: some View { Text(profile.initials) }
                }
                """,
            repaired: """
                struct Avatar: View {
                    let initials: String
                    var body: some View { Text(initials) }
                }
                """)
    }
}
