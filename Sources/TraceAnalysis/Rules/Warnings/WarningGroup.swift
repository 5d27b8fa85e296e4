import TraceReader

/// Runtime warnings of one kind and text at one view.
struct WarningGroup {
    let kind: WarningKind
    let text: String
    /// The view whose body is nearest to what was warned of.
    let view: String?
    fileprivate(set) var rows: [(trace: Int, row: WarningRow)] = []
}

extension WarningGroup {
    var count: Int { rows.count }
    var identities: [(trace: Int, identity: IdentityID)] { rows.map { ($0.trace, $0.row.identity) } }
    var bodies: [RunID] { rows.compactMap { item in item.row.body.map { RunID(trace: item.trace, row: $0) } } }

    func records(in model: AnalysisModel) -> [Int] {
        rows.map { $0.row.record + model.traces[$0.trace].recordOffset }
    }

    private struct Key: Hashable {
        var kind: WarningKind
        var text: String
        var view: String?
    }

    /// The selected warnings of these kinds, in the order in which each was first issued.
    static func groups(of kinds: Set<WarningKind>, in evidence: Evidence) -> [WarningGroup] {
        var groups: [Key: WarningGroup] = [:]
        var order: [Key] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            for row in tables.warnings where kinds.contains(row.kind) && evidence.contains(row.place, time: nil, in: trace) {
                let view = tables.bodyOwner(of: row.identity).map { tables.names.typeName(tables.identities[$0].type) }
                if evidence.options.view != nil, view.map(evidence.containsView) != true { continue }
                let key = Key(kind: row.kind, text: tables.names[row.text], view: view)
                if groups[key] == nil { order.append(key) }
                groups[key, default: WarningGroup(kind: key.kind, text: key.text, view: view)].rows.append((index, row))
            }
        }
        return order.compactMap { groups[$0] }
    }

    /// What these warnings come to as a finding of a rule.
    func finding(
        _ rule: String, _ severity: Severity, culprit: String?, location: TraceLocation? = nil, advice: String, in evidence: Evidence
    ) -> Finding {
        let causes = evidence.causes(of: bodies)
        return Finding(
            rule: rule, severity: severity, view: view, identityPath: evidence.path(of: identities),
            location: location ?? causes.location, culprit: culprit ?? text, count: count, causes: causes, advice: advice,
            records: records(in: evidence.model))
    }
}
