import TraceReader

/// An identity that left the tree while another took its place in the same transaction: what stood below it was built anew.
struct ReplacedIdentity {
    var trace: Int
    /// The rows in `TraceTables.identities`.
    var old: Int
    var new: Int
    /// State properties that had been written and were dropped, of views that are there again, as `Editor.text`, each once.
    var lostState: [String] = []
    /// Whether such a view stands in an element of a collection whose id is there again.
    var losesInElements = false
    /// The type of the view that was there and is there again: one that lost its state, else the topmost one.
    var rebuilt: TypeID?
    /// Whether that view stands in an element of a collection.
    var rebuiltInElement = false
    /// First runs of bodies at and below the new identity in that transaction.
    var firstRuns: [RunID] = []
}

extension ReplacedIdentity {
    /// The replacements for these reasons that are selected, in the order of the traces.
    static func all(_ why: Set<RemovalReason>, _ kind: IdentityKind, in evidence: Evidence) -> [ReplacedIdentity] {
        evidence.model.traces.indices.flatMap { trace in
            ReplacementFinder(trace, why, kind, in: evidence)?.found ?? []
        }
    }

    /// The view in whose body the replaced content stands.
    func owner(in model: AnalysisModel) -> String? {
        let tables = model.traces[trace].tables
        return tables.identities[old].parent.flatMap { tables.bodyOwner(of: tables.identities[$0].id) }
            .map { tables.names.typeName(tables.identities[$0].type) }
    }

    /// Why the old identity left.
    func why(in model: AnalysisModel) -> RemovalReason? { model.traces[trace].tables.identities[old].why }

    /// The record of the removal's other side: where the new identity was created.
    func record(in model: AnalysisModel) -> Int {
        model.traces[trace].tables.identities[new].record + model.traces[trace].recordOffset
    }
}

/// Pairs what left with what came in its place, in one trace.
private struct ReplacementFinder {
    var found: [ReplacedIdentity] = []

    private struct Place: Hashable {
        var transaction: Int
        var parent: Int
    }

    /// Nil where nothing left for these reasons.
    init?(_ trace: Int, _ why: Set<RemovalReason>, _ kind: IdentityKind, in evidence: Evidence) {
        let model = evidence.model.traces[trace]
        let identities = model.tables.identities
        let gone = identities.indices.filter { row in
            let identity = identities[row]
            return identity.leftAlone && identity.kind == kind && identity.why.map(why.contains) == true
                && identity.removalPlace.map { evidence.contains($0, time: identity.removed, in: model) } == true
        }
        guard !gone.isEmpty else { return nil }
        let places = Set(gone.compactMap { Self.place(identities[$0].removalTransaction, identities[$0]) })
        var arrivals: [Place: [Int]] = [:]
        for row in identities.indices where identities[row].kind == kind {
            guard let place = Self.place(identities[row].transaction, identities[row]), places.contains(place) else { continue }
            arrivals[place, default: []].append(row)
        }
        let content = ReplacedContent(model.tables, gone: gone, came: arrivals.values.flatMap { $0 })
        var unpaired: [Int] = []
        // What has the same views on both sides first: several branches of one body may change in one transaction.
        for old in gone where !pair(old, &arrivals, trace, identities, isWanted: { content.isSame(old, $0) }) { unpaired.append(old) }
        for old in unpaired { _ = pair(old, &arrivals, trace, identities, isWanted: { _ in true }) }
        guard !found.isEmpty else { return nil }
        found.sort { ($0.old, $0.new) < ($1.old, $1.new) }
        content.describe(&found)
        addRuns(trace, model.tables)
    }

    private static func place(_ transaction: Int?, _ row: IdentityRow) -> Place? {
        guard let transaction, let parent = row.parent else { return nil }
        return Place(transaction: transaction, parent: parent)
    }

    private mutating func pair(
        _ old: Int, _ arrivals: inout [Place: [Int]], _ trace: Int, _ identities: IdentityTable, isWanted: (Int) -> Bool
    ) -> Bool {
        guard let place = Self.place(identities[old].removalTransaction, identities[old]),
            let index = arrivals[place]?.firstIndex(where: { identities[$0].record > identities[old].record && isWanted($0) })
        else { return false }
        let new = arrivals[place]!.remove(at: index)
        found.append(ReplacedIdentity(trace: trace, old: old, new: new))
        return true
    }

    private mutating func addRuns(_ trace: Int, _ tables: TraceTables) {
        let index = Dictionary(found.indices.map { (found[$0].new, $0) }, uniquingKeysWith: { first, _ in first })
        for (row, body) in tables.bodies.enumerated() where body.isFirst {
            guard let identity = tables.identities.row(of: body.identity) else { continue }
            var next: Int? = identity
            while let current = next, index[current] == nil { next = tables.identities[current].parent }
            guard let root = next, let item = index[root], body.transaction == tables.identities[root].transaction else { continue }
            found[item].firstRuns.append(RunID(trace: trace, row: row))
        }
    }
}
