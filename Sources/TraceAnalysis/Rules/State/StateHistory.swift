import TraceReader

/// One state property of one view.
struct StateCell: Hashable {
    var identity: IdentityID
    var property: StringID
}

/// Who wrote which state of a trace, and by what. Indices that few ask for are made when they are.
final class StateHistory {
    let tables: TraceTables
    /// Writes that changed a value, as rows of `TraceTables.writes`, in order.
    private(set) var writes: [StateCell: [Int]] = [:]
    private var applied: [Int: Int] = [:]
    private var written: [IdentityID: [StringID]] = [:]
    private var types: [TypeProperty: StateTypeRow] = [:]

    private struct TypeProperty: Hashable {
        var type: TypeID
        var property: StringID
    }

    init(_ tables: TraceTables) {
        self.tables = tables
        for (row, write) in tables.writes.enumerated()
        where write.kind == .state && write.flags.isDisjoint(with: [.equal, .duringUpdate]) {
            let cell = StateCell(identity: write.identity, property: write.property)
            if writes[cell] == nil { written[write.identity, default: []].append(write.property) }
            writes[cell, default: []].append(row)
        }
        for invalidation in tables.invalidations {
            if let write = invalidation.write, applied[write] == nil { applied[write] = invalidation.transaction }
        }
        for row in tables.stateTypes { types[TypeProperty(type: row.type, property: row.property)] = row }
    }

    /// Body runs of each identity, in order.
    private(set) lazy var runsOfIdentity = Dictionary(grouping: tables.bodies.indices) { tables.bodies[$0].identity }
    /// Body runs of each transaction, in order.
    private(set) lazy var runsOfTransaction = Dictionary(
        grouping: tables.bodies.indices.filter { tables.bodies[$0].transaction != nil }) { tables.bodies[$0].transaction! }
    /// Writes that each transaction applied.
    private(set) lazy var writesOfTransaction = Dictionary(
        grouping: tables.invalidations.filter { $0.transaction != nil && $0.write != nil }) { $0.transaction! }
        .mapValues { $0.map { $0.write! } }
    /// The identities below each row.
    private(set) lazy var children = Dictionary(
        grouping: tables.identities.indices.filter { tables.identities[$0].parent != nil }) { tables.identities[$0].parent! }

    /// The place of the user's write that a transaction applied first, else of what started it.
    func place(of transaction: Int?) -> TraceLocation? {
        guard let transaction else { return nil }
        let places = (writesOfTransaction[transaction] ?? []).lazy.compactMap { self.tables.names[self.tables.writes[$0].location] }
        return places.first ?? tables.names[tables.transactions[transaction].location]
    }

    /// The body runs of an identity in a transaction.
    func runs(of identity: IdentityID, in transaction: Int?) -> [Int] {
        guard let transaction else { return [] }
        return (runsOfTransaction[transaction] ?? []).filter { tables.bodies[$0].identity == identity }
    }

    /// The view whose action made a write; nil where none is known.
    func action(of write: Int) -> IdentityID? {
        let record = tables.writes[write].record
        // Actions stand in the order of their records.
        var range = tables.actions.startIndex..<tables.actions.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = tables.actions[middle].record < record ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        guard range.lowerBound > 0 else { return nil }
        let action = tables.actions[range.lowerBound - 1]
        guard action.identity != .none, let ended = action.ended, ended >= tables.writes[write].time else { return nil }
        return action.identity
    }

    /// Whether somebody decides what a property of views of a type holds.
    func isDecided(_ type: TypeID, _ property: StringID) -> Bool { decided.contains(TypeProperty(type: type, property: property)) }

    private lazy var decided = Set(
        writes.compactMap { cell, rows in
            rows.contains { !isFollowing($0) }
                ? tables.identities.row(of: cell.identity).map { TypeProperty(type: tables.identities[$0].type, property: cell.property) } : nil
        })

    /// The transaction that brought a write to a body; nil where no body reads what was written.
    func transaction(of write: Int) -> Int? { applied[write] }

    /// What started the transaction that applied a write.
    func cause(of write: Int) -> CauseKind? { applied[write].map { tables.transactions[$0].cause } }

    /// Whether a write only followed something else that had changed, or came with the view.
    func isFollowing(_ write: Int) -> Bool {
        switch cause(of: write) {
        case .change, .appear: true
        default: false
        }
    }

    /// The properties of a view that were written.
    func writtenProperties(of identity: IdentityID) -> [StringID] { written[identity] ?? [] }

    /// The writes of a property by somebody's decision, before a record.
    func decisions(_ cell: StateCell, before record: Int) -> [Int] {
        (writes[cell] ?? []).filter { tables.writes[$0].record < record && !isFollowing($0) }
    }

    /// What a property of views of a type holds; nil where the trace does not say.
    func stateType(_ type: TypeID, _ property: StringID) -> StateTypeRow? {
        types[TypeProperty(type: type, property: property)]
    }

    /// `Editor.text`.
    func name(_ cell: StateCell) -> String { "\(tables.typeName(of: cell.identity)).\(tables.names[cell.property].declaredName)" }

    /// Whether a state property is text that somebody may have typed.
    func isText(_ cell: StateCell) -> Bool {
        guard let row = tables.identities.row(of: cell.identity),
            let type = stateType(tables.identities[row].type, cell.property)
        else { return false }
        return ["String", "Optional<String>", "AttributedString"].contains(tables.names[type.valueType])
    }

    /// The written properties at and below an identity, with the element or view that holds them.
    func writtenCells(below roots: Set<Int>, before record: Int) -> [(root: Int, cell: StateCell)] {
        let identities = tables.identities
        var found: [(root: Int, cell: StateCell)] = []
        for cell in writes.keys {
            guard !decisions(cell, before: record).isEmpty, let row = identities.row(of: cell.identity) else { continue }
            var next: Int? = row
            while let current = next, !roots.contains(current) { next = identities[current].parent }
            if let root = next { found.append((root, cell)) }
        }
        return found.sorted { ($0.root, $0.cell.identity, $0.cell.property) < ($1.root, $1.cell.identity, $1.cell.property) }
    }
}

/// Findings about state of one view and property at one place, merged.
struct StateGroup {
    var view: String
    var property: String
    var severity: Severity
    /// What happened, and where.
    var items: [Item] = []

    struct Item {
        var trace: Int
        var identity: IdentityID
        var record: Int
        /// Body runs that show it.
        var runs: [RunID] = []
    }

    var culprit: String { "\(view).\(property)" }

    func finding(_ rule: String, advice: String, location: TraceLocation? = nil, in evidence: Evidence) -> Finding {
        let model = evidence.model
        let runs = items.flatMap(\.runs)
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = TimeSummary(runs.compactMap { model[$0].selfTime })?.total
        return Finding(
            rule: rule, severity: severity, view: view, identityPath: evidence.path(of: items.map { ($0.trace, $0.identity) }),
            location: location ?? causes.location, culprit: culprit, count: items.count, cost: cost, causes: causes, advice: advice,
            records: items.map { $0.record + model.traces[$0.trace].recordOffset })
    }
}
