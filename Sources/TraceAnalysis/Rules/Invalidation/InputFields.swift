import TraceReader

/// Runs for another value of the view, by what differs in it.
enum InputFields {
    /// The findings about runs in vain that came by fields of these kinds alone. `advice` is given the view, the view that made the value,
    /// both as code spans, and the fields.
    static func findings(
        _ rule: String, of kinds: Set<DifferingField.Kind>, in evidence: Evidence, _ explained: inout ExplainedRuns, countsChanged: Bool = false,
        advice: (String, String, [DifferingField]) -> String
    ) -> [Finding] {
        let model = evidence.model
        let groups = WastedRuns.groups(evidence, except: explained, countsChanged: countsChanged) { run in
            guard model.isOnlyForItsValue(run) else { return false }
            let fields = DifferingField.all(of: run, in: model)
            return !fields.isEmpty && fields.allSatisfy { kinds.contains($0.kind) }
        }
        return groups.map { group in
            explained.explain(group.unchanged.map(\.run))
            let fields = group.fields(in: model)
            let giver = group.dominantParent(in: model).map(Wording.code) ?? "The view above"
            return group.finding(
                rule, culprit: Wording.list(fields.prefix(3).map { Wording.code($0.declaredPath) }),
                advice: advice(Wording.code(model.views[group.view]), giver, fields), in: evidence)
        }
    }
}
