import TraceReader

/// Collections whose elements get another id while a row of them is edited: the row under the finger goes, and another one comes in its place.
struct EditedIDs {
    private struct Place: Hashable {
        var view: String?
        var path: String
    }

    private struct Edits {
        var name: String
        var identities: [(trace: Int, identity: IdentityID)] = []
        var records: [Int] = []
        var runs: [RunID] = []
        var locations: [TraceLocation] = []
    }

    /// Letters from which on it is no chance.
    private static let fewest = 2

    /// A finding for each collection.
    static func findings(_ rule: String, in evidence: Evidence) -> [Finding] {
        var places: [Place: Edits] = [:]
        var order: [Place] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            guard tables.actions.contains(where: tables.isTyping) else { continue }
            let successors = Successors(tables)
            for action in tables.actions where tables.isTyping(action) && evidence.contains(action.place, time: action.began, in: trace) {
                guard let element = tables.element(atOrAbove: action.identity), let new = successors.of(element, after: action, tables),
                    let parent = tables.identities[element].parent
                else { continue }
                let collection = tables.identities[parent].id
                let view = evidence.viewName(of: collection, in: tables)
                if evidence.options.view != nil, view.map(evidence.containsView) != true { continue }
                let place = Place(view: view, path: tables.generalPath(of: collection))
                if places[place] == nil { order.append(place) }
                places[place, default: Edits(name: tables.collectionName(collection))].identities.append((index, collection))
                places[place]!.records.append(tables.identities[new].record + trace.recordOffset)
                if let run = tables.bodies.firstIndex(where: { $0.identity == tables.identities[new].id }) { places[place]!.runs.append(RunID(trace: index, row: run)) }
            }
        }
        return order.compactMap { place in
            places[place].flatMap { $0.records.count >= fewest ? finding(rule, place, $0, evidence) : nil }
        }
    }

    private static func finding(_ rule: String, _ place: Place, _ edits: Edits, _ evidence: Evidence) -> Finding {
        let causes = evidence.causes(of: edits.runs)
        var cost = FindingCost()
        cost.runs = edits.runs.count
        cost.selfTime = TimeSummary(edits.runs.compactMap { evidence.model[$0].selfTime })?.total
        let owner = place.view.map { " in \(Wording.code($0))" } ?? ""
        return Finding(
            rule: rule, severity: .error, view: place.view, identityPath: evidence.path(of: edits.identities), location: causes.location,
            culprit: "the ids of \(edits.name)", count: edits.records.count, cost: cost, causes: causes,
            advice: "Each letter typed into a row of \(Wording.code(edits.name))\(owner) gives its element another id, so that the row goes with its field, its "
                + "focus and its state, and another one comes in its place. Give the elements an id that does not change with what is edited (`let id = UUID()`, "
                + "stored), in place of `id: \\.self` or of the edited text.",
            records: edits.records)
    }
}

/// Elements that came in the transaction in which another one left its position.
private struct Successors {
    private struct Key: Hashable {
        var parent: Int
        var slot: UInt32
        var transaction: Int
    }

    private var rows: [Key: Int] = [:]

    init(_ tables: TraceTables) {
        for (row, identity) in tables.identities.enumerated() where identity.kind == .keyed {
            guard let parent = identity.parent, let transaction = identity.transaction else { continue }
            rows[Key(parent: parent, slot: identity.slot, transaction: transaction)] = row
        }
    }

    /// The element that took the place of one that left in the update which the action caused.
    func of(_ element: Int, after action: ActionRow, _ tables: TraceTables) -> Int? {
        let identity = tables.identities[element]
        guard identity.leftAlone, identity.why == .element, let transaction = identity.removalTransaction, let parent = identity.parent,
            tables.transactions[transaction].record > action.record,
            transaction == 0 || tables.transactions[transaction - 1].record < action.record
        else { return nil }
        return rows[Key(parent: parent, slot: identity.slot, transaction: transaction)]
    }
}

extension TraceTables {
    /// Whether an action is a letter that came to a field, or what ends its editing.
    func isTyping(_ action: ActionRow) -> Bool {
        guard action.cause == .action, identities.row(of: action.identity) != nil else { return false }
        let name = typeName(of: action.identity)
        return ["TextField", "TextEditor", "SecureField"].contains { name.hasPrefix($0) }
    }

    /// The nearest element of a keyed collection at or above an identity.
    fileprivate func element(atOrAbove identity: IdentityID) -> Int? {
        var next = identities.row(of: identity)
        while let row = next {
            if identities[row].kind == .keyed { return row }
            next = identities[row].parent
        }
        return nil
    }
}
