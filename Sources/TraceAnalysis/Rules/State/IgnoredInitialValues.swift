import TraceReader

/// Runs of bodies whose views brought another initial value along for state that existed already.
struct IgnoredInitialValues {
    struct Event {
        var run: RunID
        var cell: StateCell
        /// Whether another field of the view changed as well, so that the view shows a mixture.
        var isKept: Bool
        /// Whether state of this kind is written by somebody's decision, before or later: then its initial value is where it begins, and no more.
        var isWritten: Bool
    }

    private(set) var events: [Event] = []

    init(in evidence: Evidence, _ histories: [StateHistory]) {
        let model = evidence.model
        var hasState: [FieldList: Bool] = [:]
        for run in evidence.runs where !model[run].isFirst && model[run].fields != .none {
            let list = FieldList(trace: run.trace, list: model[run].fields)
            let mayBe = hasState[list] ?? model.traces[run.trace].tables.names[list.list].contains { $0.hasPrefix("_") }
            hasState[list] = mayBe
            guard mayBe else { continue }
            let tables = model.traces[run.trace].tables
            let history = histories[run.trace]
            let body = model[run]
            let fields = DifferingField.all(of: run, in: model)
            var states: [(StringID, DifferingField)] = []
            var others = 0
            for field in fields {
                if let property = property(field, body.type, tables, history) {
                    states.append((property, field))
                } else if field.kind == .value { others += 1 }
            }
            for (property, field) in states where isAnotherValue(field, history.stateType(body.type, property), tables) {
                let cell = StateCell(identity: body.identity, property: property)
                events.append(
                    Event(
                        run: run, cell: cell, isKept: others > 0,
                        isWritten: history.isDecided(body.type, property)))
            }
        }
        dropFollowed(histories, model)
    }

    private struct FieldList: Hashable {
        var trace: Int
        var list: ListID
    }

    private func property(_ field: DifferingField, _ type: TypeID, _ tables: TraceTables, _ history: StateHistory) -> StringID? {
        let root = field.root
        guard root.hasPrefix("_") else { return nil }
        return tables.stateTypes.first { $0.type == type && tables.names[$0.property] == root }?.property
    }

    /// Whether the view brought a value that says something: not an object or a time that is new each time.
    private func isAnotherValue(_ field: DifferingField, _ type: StateTypeRow?, _ tables: TraceTables) -> Bool {
        guard let type else { return false }
        if type.kind == .observableObject {
            // The closure that would make the object captured something else.
            return field.difference.map {
                $0.hasPrefix("captured ") && !$0.contains(": another ") && !$0.contains("made anew") && !$0.contains("cannot be compared")
            } ?? false
        }
        guard type.kind == .value else { return false }
        let name = tables.names[type.valueType]
        if ["UUID", "Date", "ObjectIdentifier"].contains(name) || name.hasSuffix("<UUID>") || name.hasSuffix("<Date>") { return false }
        let last = field.path.split(separator: ".").last.map(String.init) ?? ""
        if field.path != field.root, last == "id" || last == "uuid" { return false }
        switch field.kind {
        case .value: return true
        case .closure, .opaque, .binding: return false
        }
    }

    /// Takes out what the view makes up for by itself: the state was written because something had changed.
    private mutating func dropFollowed(_ histories: [StateHistory], _ model: AnalysisModel) {
        events.removeAll { event in
            let history = histories[event.run.trace]
            let record = model[event.run].record
            return (history.writes[event.cell] ?? []).contains { write in
                guard history.tables.writes[write].record > record else { return false }
                switch history.cause(of: write) {
                case .change, .appear, .task: return true
                default: return false
                }
            }
        }
    }
}

/// A view was given another initial value for state that it has already: the new value is ignored.
struct IgnoredInitialValueRule: AnalysisRule {
    static let id = "ignored-initial-value"
    static let explainsRuns = true

    private struct Key: Hashable {
        var view: Int
        var property: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        let histories = model.traces.indices.map(evidence.states.history)
        let copies = evidence.duplicatedState.cells
        var groups: [Key: StateGroup] = [:]
        var order: [Key] = []
        var kept: Set<Key> = []
        for event in evidence.ignoredInitialValues.events {
            let tables = model.traces[event.run.trace].tables
            let key = Key(view: model.view(of: event.run), property: tables.names[event.cell.property].declaredName)
            if groups[key] == nil { order.append(key) }
            // A copy that was written is the greater fault, and another rule's; what was written and is no copy may be a default that is meant.
            let isCopy = copies.contains(DuplicatedState.Cell(trace: event.run.trace, cell: event.cell))
            let isShown = !event.isWritten && isRead(event, histories[event.run.trace])
            let isWarning = !isCopy && (event.isKept || isShown)
            groups[key, default: StateGroup(view: model.views[key.view], property: key.property, severity: .note)].items.append(
                StateGroup.Item(
                    trace: event.run.trace, identity: event.cell.identity, record: model[event.run].record, runs: [event.run]))
            if isWarning { groups[key]?.severity = .warning }
            if event.isKept { kept.insert(key) }
            explained.explain([event.run])
        }
        return order.compactMap { key in
            groups[key].map { $0.finding(Self.id, advice: advice($0, kept.contains(key)), in: evidence) }
        }
    }

    private func isRead(_ event: IgnoredInitialValues.Event, _ history: StateHistory) -> Bool {
        let name = history.tables.names[event.cell.property]
        return (history.runsOfIdentity[event.cell.identity] ?? []).contains {
            history.tables.names[history.tables.bodies[$0].reads].contains(name)
        }
    }

    private func advice(_ group: StateGroup, _ isKept: Bool) -> String {
        let state = Wording.code(group.culprit)
        let view = Wording.code(group.view)
        let mixed = isKept ? " Other inputs did change, so that \(view) shows old and new data together." : ""
        return "\(view) was given another value for \(state), and state takes its initial value only once: the new one was ignored."
            + "\(mixed) Let it be a plain `let` (or a `@Binding` where it is written), or give the view the id of its data: "
            + "`.id(item.id)` starts it anew."
    }

    func message(of finding: Finding) -> String {
        "another initial value for \(finding.culprit.map(Wording.code) ?? "state") was ignored \(Wording.count(finding.count, "time")), since the "
            + "state existed already"
    }

    func headline(of finding: Finding) -> String {
        "Pass \(Wording.code(finding.culprit ?? "the value")) as an input, not as the first value of state. New values never arrive."
    }
}

extension IgnoredInitialValueRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view was given another initial value for state that exists already, and ignored it.",
            severity: "warning where the view shows the input otherwise too, or shows the state and never wrote it; else note",
            meaning: """
                `_count = State(initialValue: count)`, a `@State` property without a default, and `_model = StateObject(wrappedValue: \
                Model(item))` take their value once, when the view's identity begins. Each later run of the parent makes the view with \
                a new value, which is thrown away. Where the state is meant as a default that is right; where it stands for the \
                input, the view shows what the parent had long ago.
                """,
            evidence: """
                Runs of a body whose view value differed in the initial value of a state property; whether other fields differed \
                as well; whether the state was ever written, and read. State that an `onChange` action sets afterwards is no finding.
                """,
            thresholds: [
                "warning where another input of the view changed in the same run",
                "warning where the body reads the state and nobody has written it",
                "note where the state had been written and nothing else of the view changed: a default by intention",
            ],
            symptoms: [
                "the child shows an old value", "the view does not update when the parent changes", "init is called but the body shows the old data",
                "the detail shows the first item only", "State(initialValue:) is ignored",
            ],
            example: """
                struct Detail: View {
                    let note: Note
                    @State private var title: String
                    init(note: Note) {
                        self.note = note
                        _title = State(initialValue: note.title)   // of the first note only
                    }
                    …
                }
                """,
            repaired: """
                Detail(note: note)
                    .id(note.id)          // another note, another view
                """)
    }
}
