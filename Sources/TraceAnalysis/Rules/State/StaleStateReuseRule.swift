import TraceReader

/// State that was written for one element served another without starting anew.
struct StaleStateReuseRule: AnalysisRule {
    static let id = "stale-state-reuse"
    static let needs: Set<EventTag> = [.subjectShown]

    private struct Key: Hashable {
        var view: String
        var property: String
        var isCell: Bool
    }

    private struct Change {
        var identity: IdentityID
        var field: String?
        var record: Int
        var transaction: Int?
        var isCell: Bool
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        let histories = model.traces.indices.map(evidence.states.history)
        // What was made of the element and kept is that rule's.
        let ignored = Set(
            evidence.ignoredInitialValues.events.map { DuplicatedState.Cell(trace: $0.run.trace, cell: $0.cell) })
        var groups: [Key: StateGroup] = [:]
        var order: [Key] = []
        var fields: [Key: String] = [:]
        var places: [Key: TraceLocation] = [:]
        for (index, trace) in model.traces.enumerated() {
            let (tables, history) = (trace.tables, histories[index])
            for change in changes(index, evidence) {
                guard let row = tables.identities.row(of: change.identity) else { continue }
                let view = tables.names.typeName(tables.identities[row].type)
                guard evidence.containsView(named: view) else { continue }
                for property in history.writtenProperties(of: change.identity) {
                    let cell = StateCell(identity: change.identity, property: property)
                    guard !history.decisions(cell, before: change.record).isEmpty,
                        !ignored.contains(DuplicatedState.Cell(trace: index, cell: cell)), !isReset(cell, after: change, history)
                    else { continue }
                    let key = Key(view: view, property: tables.names[property].declaredName, isCell: change.isCell)
                    if groups[key] == nil { order.append(key) }
                    // Of what is no text nobody can say whether it belongs to the element or to the screen.
                    let severity: Severity = change.isCell ? .error : history.isText(cell) ? .warning : .note
                    let runs = history.runs(of: change.identity, in: change.transaction).map { RunID(trace: index, row: $0) }
                    groups[key, default: StateGroup(view: view, property: key.property, severity: severity)].items.append(
                        StateGroup.Item(trace: index, identity: change.identity, record: change.record, runs: runs))
                    if fields[key] == nil { fields[key] = change.field }
                    if places[key] == nil { places[key] = history.place(of: change.transaction) }
                }
            }
        }
        return order.compactMap { key in
            groups[key]?.finding(Self.id, advice: advice(key, fields[key]), location: places[key], in: evidence)
        }
    }

    /// Where views were given other data and kept their state: an element of another id, or anything else where a cell was reused.
    private func changes(_ index: Int, _ evidence: Evidence) -> [Change] {
        let trace = evidence.model.traces[index]
        let tables = trace.tables
        let shifted = Set(tables.dataShifts.compactMap(\.transaction))
        func isCell(_ transaction: Int?) -> Bool {
            guard let transaction else { return false }
            let row = tables.transactions[transaction]
            return row.cause == .cellConfigured && tables.names[row.name] != "reconfigured"
        }
        var found: [Change] = []
        var seen: Set<Place> = []
        for row in tables.subjectChanges where evidence.contains(row.place, time: nil, in: trace) {
            // Data that moves under positions is another rule's.
            if let transaction = row.transaction, shifted.contains(transaction) { continue }
            seen.insert(Place(identity: row.identity, transaction: row.transaction))
            found.append(
                Change(
                    identity: row.identity, field: tables.names[row.field].declaredName, record: row.record, transaction: row.transaction,
                    isCell: isCell(row.transaction)))
        }
        var subjects: [IdentityID: UInt32] = [:]
        for row in tables.subjects {
            let before = subjects.updateValue(row.subject, forKey: row.identity)
            guard let before, before != row.subject, isCell(row.transaction), evidence.contains(row.place, time: nil, in: trace),
                seen.insert(Place(identity: row.identity, transaction: row.transaction)).inserted
            else { continue }
            found.append(
                Change(identity: row.identity, field: nil, record: row.record, transaction: row.transaction, isCell: true))
        }
        return found.sorted { $0.record < $1.record }
    }

    private struct Place: Hashable {
        var identity: IdentityID
        var transaction: Int?
    }

    /// Whether an action sets the state because the element changed.
    private func isReset(_ cell: StateCell, after change: Change, _ history: StateHistory) -> Bool {
        (history.writes[cell] ?? []).contains { write in
            guard history.tables.writes[write].record > change.record else { return false }
            switch history.cause(of: write) {
            case .change, .appear, .task: return true
            default: return false
            }
        }
    }

    private func advice(_ key: Key, _ field: String?) -> String {
        let state = Wording.code("\(key.view).\(key.property)")
        let what = field.map { "another \(Wording.code($0))" } ?? "other data"
        if key.isCell {
            return "The cell was reused for \(what), and \(state) stayed as it was written for the one before. Give the content the id of its "
                + "item (`.id(item.id)`), or keep the value in the item."
        }
        return "\(Wording.code(key.view)) was given \(what) and kept \(state), which was written for the one before. Give it the id of what it shows "
            + "(`.id(\(field ?? "item").id)`) so that it starts anew, or keep the value in the data."
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "state") was written for one element and served another \(Wording.count(finding.count, "time"))"
    }

    func headline(of finding: Finding) -> String {
        "Give \(finding.view.map(Wording.code) ?? "the view") the id of what it shows. State written for one element appears at another."
    }
}

extension StaleStateReuseRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "State that was written for one element served another without starting anew.",
            severity: "error in a cell that was reused; warning for text in a view that was given another element; else note",
            meaning: """
                A view keeps its state as long as its identity stays, whatever data it is given. A recycled cell, and a detail that \
                shows one item after the other, keep what was written for the one before: text appears at the wrong item, a row is \
                expanded that nobody opened.
                """,
            evidence: """
                State that had been written in a view which then was given an element of another id (a recycled cell: other data) and \
                kept its identity; no action set the state anew. Ids that are positions are found by `positional-id`, state made from \
                the element by `ignored-initial-value`.
                """,
            thresholds: [
                "error where a cell was reused", "warning where the state is text", "note for other state, which may belong to the screen",
            ],
            symptoms: [
                "a reused cell shows the state of another row", "the text of one item appears in another", "a row is expanded after scrolling",
                "the detail keeps the draft of the last item",
            ],
            example: """
                cell.contentConfiguration = UIHostingConfiguration {
                    NoteRow(note: note)               // has a @State isOpen
                }
                """,
            repaired: """
                cell.contentConfiguration = UIHostingConfiguration {
                    NoteRow(note: note).id(note.id)
                }
                """)
    }
}
