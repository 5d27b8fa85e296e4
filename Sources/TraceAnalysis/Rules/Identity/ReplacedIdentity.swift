import TraceReader

/// An identity that left the tree while another took its place in the same transaction: what stood below it was built anew.
struct ReplacedIdentity {
    var trace: Int
    /// The rows in `TraceTables.identities`.
    var old: Int
    var new: Int
    /// State properties that had been written and were dropped with it, as `Editor._text`, each once.
    var lostState: [String]
    /// The type of the view that was there and is there again: the topmost one on both sides, or one that lost its state.
    var rebuilt: TypeID?
    /// First runs of bodies at and below the new identity in that transaction.
    var firstRuns: [RunID]
}

extension ReplacedIdentity {
    /// The replacements for one reason that are selected, in the order of the traces.
    static func all(_ why: RemovalReason, _ kind: IdentityKind, in evidence: Evidence) -> [ReplacedIdentity] {
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

    /// Nil where nothing left for this reason.
    init?(_ trace: Int, _ why: RemovalReason, _ kind: IdentityKind, in evidence: Evidence) {
        let model = evidence.model.traces[trace]
        let tables = model.tables
        let identities = tables.identities
        let gone = identities.indices.filter { row in
            let identity = identities[row]
            return identity.leftAlone && identity.why == why && identity.kind == kind
                && identity.removalPlace.map { evidence.contains($0, time: identity.removed, in: model) } == true
        }
        guard !gone.isEmpty else { return nil }
        var arrivals: [Place: [Int]] = [:]
        for row in identities.indices where identities[row].kind == kind {
            guard let transaction = identities[row].transaction, let parent = identities[row].parent else { continue }
            arrivals[Place(transaction: transaction, parent: parent), default: []].append(row)
        }
        for old in gone {
            guard let transaction = identities[old].removalTransaction, let parent = identities[old].parent else { continue }
            let place = Place(transaction: transaction, parent: parent)
            // The slot of explicit and erased content tells several in one body apart; a branch's slot says which branch it is.
            let isInPlace = { (new: Int) in
                identities[new].record > identities[old].record
                    && (kind == .branch || identities[new].slot == identities[old].slot)
            }
            guard let index = arrivals[place]?.firstIndex(where: isInPlace) else { continue }
            let new = arrivals[place]!.remove(at: index)
            if kind == .branch, identities[new].slot == identities[old].slot { continue }
            found.append(
                ReplacedIdentity(trace: trace, old: old, new: new, lostState: [], rebuilt: nil, firstRuns: []))
        }
        guard !found.isEmpty else { return nil }
        addStates(tables)
        addRuns(trace, tables)
        addTypes(tables)
    }

    /// The nearest row at or above `row` for which `isWanted` holds.
    private static func climb(_ row: Int, _ tables: TraceTables, _ isWanted: (Int) -> Bool) -> Int? {
        var next: Int? = row
        while let current = next {
            if isWanted(current) { return current }
            next = tables.identities[current].parent
        }
        return nil
    }

    private mutating func addStates(_ tables: TraceTables) {
        let index = Dictionary(found.indices.map { (found[$0].old, $0) }, uniquingKeysWith: { first, _ in first })
        for state in tables.states where state.droppedWritten == true {
            guard let row = tables.identities.row(of: state.identity),
                let root = Self.climb(row, tables, { tables.identities[$0].leftAlone }), let item = index[root]
            else { continue }
            let property = tables.names[state.property]
            let name = "\(tables.names.typeName(tables.identities[row].type)).\(property.hasPrefix("_") ? String(property.dropFirst()) : property)"
            if !found[item].lostState.contains(name) { found[item].lostState.append(name) }
        }
    }

    private mutating func addRuns(_ trace: Int, _ tables: TraceTables) {
        let index = Dictionary(found.indices.map { (found[$0].new, $0) }, uniquingKeysWith: { first, _ in first })
        for (row, body) in tables.bodies.enumerated() where body.isFirst {
            guard let identity = tables.identities.row(of: body.identity),
                let root = Self.climb(identity, tables, { index[$0] != nil }), let item = index[root],
                body.transaction == tables.identities[root].transaction
            else { continue }
            found[item].firstRuns.append(RunID(trace: trace, row: row))
        }
    }

    /// The same view on both sides: the topmost one of each, or one that lost what had been written.
    private mutating func addTypes(_ tables: TraceTables) {
        for item in found.indices {
            let (old, new) = (tables.identities[found[item].old], tables.identities[found[item].new])
            if old.type == new.type, tables.names.kind(of: old.type) != .framework {
                found[item].rebuilt = old.type
                continue
            }
            let lost = Set(found[item].lostState.map { $0.prefix { $0 != "." } })
            found[item].rebuilt = found[item].firstRuns.lazy.map { tables.bodies[$0.row].type }
                .first { lost.contains(Substring(tables.names.typeName($0))) }
        }
    }
}
