import TraceReader

/// `@State` holds an object of a class of which nobody is told when it changes.
struct UnobservedReferenceStateRule: AnalysisRule {
    static let id = "unobserved-reference-state"
    static let needs: Set<EventTag> = [.stateDeclared]

    private struct Key: Hashable {
        var view: String
        var property: String
        var type: String
    }

    private struct Uses {
        var created: [(trace: Int, row: StateRow)] = []
        var changes: [(trace: Int, row: ReferenceChangeRow)] = []
        /// Fields that changed and of which a body that reads the object showed nothing until it ran for something else, if it did.
        var fields: [String] = []
        var runs: [RunID] = []
        var isShown = false
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var uses: [Key: Uses] = [:]
        var order: [Key] = []
        for (index, trace) in evidence.model.traces.enumerated() where trace.tables.stateTypes.contains(where: { $0.kind == .unobserved }) {
            let tables = trace.tables
            let history = evidence.states.history(index)
            func key(_ identity: IdentityID, _ property: StringID) -> Key? {
                guard let row = tables.identities.row(of: identity),
                    let type = history.stateType(tables.identities[row].type, property), type.kind == .unobserved
                else { return nil }
                let view = tables.names.typeName(tables.identities[row].type)
                guard evidence.containsView(named: view) else { return nil }
                return Key(view: view, property: tables.names[property].declaredName, type: Self.plain(tables.names[type.valueType]))
            }
            for state in tables.states where state.droppedWritten == nil && evidence.contains(state.place, time: nil, in: trace) {
                guard let key = key(state.identity, state.property) else { continue }
                if uses[key] == nil { order.append(key) }
                uses[key, default: Uses()].created.append((index, state))
            }
            for change in tables.referenceChanges where evidence.contains(change.place, time: nil, in: trace) {
                guard let key = key(change.identity, change.property), uses[key] != nil else { continue }
                uses[key]?.changes.append((index, change))
                let field = "\(key.type).\(tables.names[change.field].declaredName)"
                if uses[key]?.fields.contains(field) == false { uses[key]?.fields.append(field) }
                let runs = history.runsOfIdentity[change.identity] ?? []
                let name = tables.names[change.property]
                if runs.contains(where: { tables.names[tables.bodies[$0].reads].contains(name) }) { uses[key]?.isShown = true }
                uses[key]?.runs += runs.first { tables.bodies[$0].record > change.record }.map { [RunID(trace: index, row: $0)] } ?? []
            }
        }
        return order.compactMap { key in uses[key].map { finding(key, $0, evidence) } }
    }

    /// `Model` of `Optional<Model>`.
    private static func plain(_ type: String) -> String {
        type.hasPrefix("Optional<") && type.hasSuffix(">") ? String(type.dropFirst("Optional<".count).dropLast()) : type
    }

    private func finding(_ key: Key, _ uses: Uses, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let isWarning = !uses.changes.isEmpty && uses.isShown
        let causes = evidence.causes(of: uses.runs)
        var cost = FindingCost()
        cost.runs = uses.runs.count
        let records = isWarning
            ? uses.changes.map { $0.row.record + model.traces[$0.trace].recordOffset }
            : uses.created.map { $0.row.record + model.traces[$0.trace].recordOffset }
        return Finding(
            rule: Self.id, severity: isWarning ? .warning : .note, view: key.view,
            identityPath: evidence.path(of: uses.created.map { ($0.trace, $0.row.identity) }), location: nil,
            culprit: "\(key.view).\(key.property)", count: isWarning ? uses.changes.count : uses.created.count, cost: cost, causes: causes,
            advice: advice(key, uses, isWarning), records: records)
    }

    private func advice(_ key: Key, _ uses: Uses, _ isWarning: Bool) -> String {
        let state = Wording.code("\(key.view).\(key.property)")
        let type = Wording.code(key.type)
        let changed = isWarning
            ? "\(Wording.list(uses.fields.prefix(3).map(Wording.code))) changed, and no body ran for it. "
            : ""
        return "\(state) keeps a \(type), and `@State` is told only when another object takes its place. \(changed)Make \(type) `@Observable`"
            + (isWarning ? ", or a struct." : ", or a struct, if views show what it holds.")
    }

    func message(of finding: Finding) -> String {
        let name = finding.culprit.map(Wording.code) ?? "a state property"
        if finding.severity == .note { return "\(name) holds an object of which nobody is told when it changes" }
        return "the object in \(name) changed \(Wording.count(finding.count, "time")), and no body ran for it"
    }

    func headline(of finding: Finding) -> String {
        "Make the class in \(Wording.code(finding.culprit ?? "the state")) `@Observable`. The screen shows what it held before."
    }
}

extension UnobservedReferenceStateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "@State holds an object of a class that is neither Observable nor ObservableObject.",
            severity: "warning where the object changed and a body reads it, else note",
            meaning: """
                `@State` watches the reference, not the object: a write of another object is a change, a write of one of its fields \
                is none. Views show what the fields were when they ran last, until something else happens to run them. For a \
                helper that no view shows (a cache, a formatter) that is fine.
                """,
            evidence: """
                The class in the state property; fields of the object that had changed when its view's body ran for another reason, \
                or when all updates were done; whether that body reads the property.
                """,
            thresholds: ["warning where a field changed outside of bodies, and the view's body reads the property", "note otherwise"],
            symptoms: [
                "the view does not update when the model changes", "the counter changes only after typing", "the screen is one change behind",
                "nothing happens when the button is tapped", "the new value appears after rotating",
            ],
            example: """
                final class Basket { var count = 0 }
                struct BasketView: View {
                    @State private var basket = Basket()
                    var body: some View {
                        Button("\\(basket.count)") { basket.count += 1 }   // shows 0
                    }
                }
                """,
            repaired: """
                @Observable final class Basket { var count = 0 }
                """)
    }
}
