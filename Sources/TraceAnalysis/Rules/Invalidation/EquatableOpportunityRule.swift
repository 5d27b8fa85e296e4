import TraceReader

/// Runs that an `==` over the fields shown would have skipped.
struct EquatableOpportunityRule: AnalysisRule {
    static let id = "equatable-opportunity"

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    /// What is found with a warning for one input has its advice there; this is about views that many small causes run.
    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        let groups = WastedRuns.groups(evidence, except: ExplainedRuns()) { run in
            model.isOnlyForItsValue(run)
        }
        let small = InputFields.merged(groups, in: model).filter { !$0.isWorthAWarning(evidence) }
        return WastedRuns.merged(small, by: \.view).compactMap { group in
            guard group.unchanged.count >= evidence.options.thresholds.unchangedRuns else { return nil }
            let fields = group.fields(in: model)
            var finding = group.finding(
                Self.id, culprit: fields.isEmpty ? nil : Wording.list(fields.prefix(3).map { Wording.code($0.declaredPath) }),
                advice: advice(group, fields, evidence), in: evidence)
            finding.severity = .note
            return finding
        }
    }

    func message(of finding: Finding) -> String {
        "an `==` over what is shown would have skipped \(Wording.count(finding.count, "run"))"
            + (finding.cost.inclusiveTime.map { ", \(Wording.time($0)) with what is below" } ?? "")
    }

    func headline(of finding: Finding) -> String {
        "Make \(finding.view.map(Wording.code) ?? "the view") `Equatable` over what it shows. That would skip \(Wording.count(finding.count, "run"))."
    }

    private func advice(_ group: WastedRuns, _ fields: [DifferingField], _ evidence: Evidence) -> String {
        let view = Wording.code(evidence.model.views[group.view])
        let differing = fields.isEmpty ? "values" : Wording.list(fields.prefix(3).map(\.words))
        return "\(view) runs in vain for \(differing), a few times for each of several causes. Make it `Equatable` over the fields that it shows, and add "
            + "`.equatable()` where it is used: of its runs for another value, \(Wording.grouped(group.unchanged.count)) of "
            + "\(Wording.grouped(group.runs)) would have been skipped in this trace."
    }
}

extension EquatableOpportunityRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An `==` over the fields shown would have skipped runs.",
            severity: "note",
            meaning: """
                A view that is run in vain by many causes, a few times by each, has no single culprit to mend. Comparing what it shows, and \
                nothing else, keeps all of them out.
                """,
            evidence: """
                Runs in vain for another value of the view alone, none of whose causes is past the thresholds of unchanged-body-update; what \
                they took, with the bodies below them.
                """,
            thresholds: ["note from 10 such runs of one view"],
            symptoms: ["a view runs a little for everything", "is it worth to make a view Equatable"],
            example: """
                Chart(points: points, onTap: { select($0, in: screen) }, theme: theme)
                """,
            repaired: """
                Chart(points: points, onTap: { select($0, in: screen) }, theme: theme)
                    .equatable()          // static func == compares the points alone
                """)
    }
}
