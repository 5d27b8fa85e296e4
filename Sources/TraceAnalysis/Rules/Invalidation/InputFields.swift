import TraceReader

/// Runs for another value of the view, by what differs in it.
enum InputFields {
    /// The findings about runs in vain that came by another value of the view alone, and by fields that a rule wants: one for each view and what
    /// differs in it, whatever was written. `shown` are those of the fields that are at fault. `advice` is given the view, the view that made the
    /// value, both as code spans, and the fields.
    static func findings(
        _ rule: String, in evidence: Evidence, _ explained: inout ExplainedRuns, countsChanged: Bool = false,
        where isWanted: ([DifferingField]) -> Bool, shown: (DifferingField) -> Bool = { _ in true },
        advice: (String, String, [DifferingField]) -> String
    ) -> [Finding] {
        let model = evidence.model
        func isWantedList(_ fields: [DifferingField]) -> Bool { !fields.isEmpty && isWanted(fields) }
        guard model.traces.contains(where: { $0.differingFields.values.contains(where: isWantedList) }) else { return [] }
        var known: [FieldList: Bool] = [:]
        var last: (list: FieldList, isWanted: Bool)?
        let groups = WastedRuns.groups(evidence, except: explained, countsChanged: countsChanged) { run in
            guard model.isOnlyForItsValue(run) else { return false }
            let list = FieldList(run, in: model)
            if let last, last.list == list { return last.isWanted }
            let isWanted = known[list] ?? isWantedList(list.fields(in: model))
            known[list] = isWanted
            last = (list, isWanted)
            return isWanted
        }
        return merged(groups, in: model, shown: shown).map { group in
            explained.explain(group.unchanged.map(\.run))
            let fields = group.fields(in: model).filter(shown)
            let giver = group.dominantParent(in: model).map(Wording.code) ?? "The view above"
            return group.finding(
                rule, culprit: Wording.list(fields.prefix(3).map { Wording.code($0.declaredPath) }),
                advice: advice(Wording.code(model.views[group.view]), giver, fields), in: evidence)
        }
    }

    /// The groups with one for each view and the field of it that differs most often, whatever was written.
    static func merged(_ groups: [WastedRuns], in model: AnalysisModel, shown: (DifferingField) -> Bool = { _ in true }) -> [WastedRuns] {
        WastedRuns.merged(groups) { group in
            Place(view: group.view, field: group.fields(in: model).first(where: shown)?.root)
        }
    }

    private struct Place: Hashable {
        var view: Int
        var field: String?
    }
}
