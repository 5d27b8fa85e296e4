import TraceReader

/// A view was given a binding to another place with an equal value, and showed the same.
struct UnstableBindingRule: AnalysisRule {
    static let id = "unstable-binding"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    /// Whoever passes the binding on has another output each time; its value is equal, so that nothing else is shown.
    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        InputFields.findings(
            Self.id, in: evidence, &explained, countsChanged: true, where: { $0.allSatisfy { $0.kind == .binding } }
        ) { view, giver, fields in
            "\(giver) makes the binding \(Wording.code(fields.first?.declaredPath ?? "")) anew in its body, as `Binding(get:set:)` does: its value is equal, "
                + "and \(view) runs all the same. Take the binding of stored state (`$items[0].name`, `$model.name`), or give the model a "
                + "property that does what `get` and `set` do."
        }
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.counted(finding)) came by \(finding.culprit ?? "a binding") made anew, with an equal value"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(finding.culprit ?? "the binding") of \(finding.view.map(Wording.code) ?? "the view") in one place. It is made in each run now."
    }
}

extension UnstableBindingRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A binding is made anew in each run, with an equal value.",
            severity: "warning past the thresholds of unchanged-body-update, else note",
            meaning: """
                Two bindings are equal if they lead to the same place. `Binding(get:set:)` in a body makes a place of its own each time, \
                so that the view that gets it runs whenever the parent does, though the value is the same.
                """,
            evidence: """
                Runs for another value of the view alone, in which only bindings differed: they lead to another place with an equal value.
                """,
            thresholds: ["as for unchanged-body-update: warning from 10 runs that are at least half, or from 1 ms in all"],
            symptoms: ["a text field's view runs on every change elsewhere", "every row with a toggle runs"],
            example: """
                Toggle("Done", isOn: Binding(
                    get: { model.isDone(id) }, set: { model.setDone(id, $0) }))
                """,
            repaired: """
                Toggle("Done", isOn: $model.items[id].isDone)
                """)
    }
}
