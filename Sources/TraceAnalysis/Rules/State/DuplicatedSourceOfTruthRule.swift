import TraceReader

/// State that began as a copy of a value that somebody else has, and was written so that the two differ.
struct DuplicatedState {
    struct Cell: Hashable {
        var trace: Int
        var cell: StateCell
    }

    struct Split {
        var trace: Int
        var copy: CopiedValueRow
        /// The writes that made the two differ, as rows of `TraceTables.writes`.
        var writes: [Int]
    }

    private(set) var splits: [Split] = []
    private(set) var cells: Set<Cell> = []

    init(in evidence: Evidence, _ histories: [StateHistory]) {
        for (index, trace) in evidence.model.traces.enumerated() {
            for copy in trace.tables.copiedValues where evidence.contains(copy.place, time: nil, in: trace) {
                let cell = StateCell(identity: copy.identity, property: copy.property)
                let writes = histories[index].decisions(cell, before: .max).filter { trace.tables.writes[$0].record > copy.record }
                guard let first = writes.first, !isReconciled(copy, after: first, trace.tables, histories[index]) else { continue }
                splits.append(Split(trace: index, copy: copy, writes: writes))
                cells.insert(Cell(trace: index, cell: cell))
            }
        }
    }

    /// Whether the source was written as well, or the view was given another one: then the copy was a draft.
    private func isReconciled(_ copy: CopiedValueRow, after write: Int, _ tables: TraceTables, _ history: StateHistory) -> Bool {
        let parts = tables.names[copy.source].split(separator: ".").map(String.init)
        guard let root = parts.first, let leaf = parts.last else { return false }
        // What is written to both in one action stands close together, in either order.
        let start = (history.transaction(of: write).map { tables.transactions[$0].record } ?? tables.writes[write].record) - 16
        let isWritten = tables.writes.enumerated().contains { row, other in
            guard other.record >= min(start, tables.writes[write].record), !other.flags.contains(.equal) else { return false }
            // What a test or a server writes to the source afterwards gives nothing back: the copy stays what it is.
            if other.kind == .observable, other.record > tables.writes[write].record, history.cause(of: row) == .step { return false }
            let name = tables.names[other.property].declaredName
            switch other.kind {
            case .state: return other.identity != copy.identity && (other.identity == copy.owner ? name == root : name == leaf)
            case .observable: return name == leaf || name == root || name == "objectWillChange"
            case .environment: return false
            }
        }
        if isWritten { return true }
        let record = tables.writes[write].record
        return (history.runsOfIdentity[copy.identity] ?? []).contains { run in
            let body = tables.bodies[run]
            guard body.record > record, !body.isFirst, body.fields != .none else { return false }
            return tables.names[body.fields].contains { !$0.hasPrefix("_") && DifferingField($0).kind == .value }
        }
    }
}

/// State was copied from a value that somebody else has, and then written: two owners that differ.
struct DuplicatedSourceOfTruthRule: AnalysisRule {
    static let id = "duplicated-source-of-truth"
    static let needs: Set<EventTag> = [.initialValueCopied]

    private struct Key: Hashable {
        var view: String
        var property: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        let histories = model.traces.indices.map(evidence.states.history)
        let ignored = evidence.ignoredInitialValues.events.filter(\.isKept)
        let handled = Set(ignored.map { DuplicatedState.Cell(trace: $0.run.trace, cell: $0.cell) })
        var groups: [Key: StateGroup] = [:]
        var order: [Key] = []
        var owners: [Key: (owner: String, source: String)] = [:]
        var places: [Key: TraceLocation] = [:]
        for split in evidence.duplicatedState.splits {
            let tables = model.traces[split.trace].tables
            let cell = StateCell(identity: split.copy.identity, property: split.copy.property)
            guard !handled.contains(DuplicatedState.Cell(trace: split.trace, cell: cell)) else { continue }
            let view = tables.typeName(of: split.copy.identity)
            guard evidence.containsView(named: view) else { continue }
            let key = Key(view: view, property: tables.names[split.copy.property].declaredName)
            if groups[key] == nil { order.append(key) }
            let severity: Severity = isDraft(cell, histories[split.trace]) ? .note : .warning
            groups[key, default: StateGroup(view: view, property: key.property, severity: severity)].items += split.writes.map { write in
                StateGroup.Item(
                    trace: split.trace, identity: cell.identity, record: tables.writes[write].record,
                    runs: histories[split.trace].runs(of: cell.identity, in: histories[split.trace].transaction(of: write))
                        .map { RunID(trace: split.trace, row: $0) })
            }
            if severity > (groups[key]?.severity ?? .note) { groups[key]?.severity = severity }
            if owners[key] == nil { owners[key] = (tables.typeName(of: split.copy.owner), tables.names[split.copy.source]) }
            if places[key] == nil { places[key] = split.writes.lazy.compactMap { tables.names[tables.writes[$0].location] }.first }
        }
        return order.compactMap { key in
            groups[key]?.finding(Self.id, advice: advice(key, owners[key]), location: places[key], in: evidence)
        }
    }

    /// Whether it is text in presented content, which is given back when it is saved.
    private func isDraft(_ cell: StateCell, _ history: StateHistory) -> Bool {
        guard history.isText(cell) else { return false }
        let identities = history.tables.identities
        var next = identities.row(of: cell.identity)
        while let row = next {
            if identities[row].kind == .presented { return true }
            next = identities[row].parent
        }
        return false
    }

    private func advice(_ key: Key, _ owner: (owner: String, source: String)?) -> String {
        let state = Wording.code("\(key.view).\(key.property)")
        let source = owner.map { "\(Wording.code($0.source)) of \(Wording.code($0.owner))" } ?? "a value above it"
        return "\(state) began as a copy of \(source) and was written alone: the two differ from then on, and each shows its own. Keep the value in "
            + "one place and pass \(Wording.code("$\(key.property)")) as a `@Binding`, or write it back when editing ends."
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "state") is a copy, and was written \(Wording.count(finding.count, "time")) while its source stayed as "
            + "it was"
    }

    func headline(of finding: Finding) -> String {
        "Make \(Wording.code(finding.culprit ?? "the state")) a binding to its source. Two owners of one value show different things now."
    }
}

extension DuplicatedSourceOfTruthRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "State was copied from a value that somebody else has, and then written: the two differ.",
            severity: "warning; note for text in a sheet or a pushed screen, which may be a draft",
            meaning: """
                `@State` makes its view the owner of a value. A value that came from a parent has two owners then: what the child \
                writes never reaches the parent, and what the parent writes never reaches the child. Each shows its own.
                """,
            evidence: """
                A state property whose initial value is that of a property of a view above, of a field of the view or of its \
                element, under the same name or with a value that is hardly there by chance; the writes of the state; and that \
                its source was not written with it or later.
                """,
            thresholds: ["warning from the first write after which the source stays as it was"],
            symptoms: [
                "the parent does not see the change", "a toggle in a row does not change the list", "changes are lost when going back",
                "two views show different values of one thing",
            ],
            example: """
                struct FavouriteButton: View {
                    @State var isFavourite: Bool          // a copy of the parent's
                    var body: some View {
                        Button("Favourite") { isFavourite.toggle() }
                    }
                }
                """,
            repaired: """
                struct FavouriteButton: View {
                    @Binding var isFavourite: Bool
                    var body: some View {
                        Button("Favourite") { isFavourite.toggle() }
                    }
                }
                """)
    }
}
