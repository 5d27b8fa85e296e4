import TraceReader

/// Rows of one collection that ran in one transaction, by the view whose body ran in them.
struct RowBroadcast {
    /// The view, as an index into `AnalysisModel.views`.
    var view: Int
    var trace: Int
    /// The collection, as a row of `TraceTables.identities`.
    var collection: Int
    var runs: [RunID] = []
    /// The elements that ran, as rows of `TraceTables.identities`.
    var rows: Set<Int> = []
    /// Those of them that showed something new.
    var changed: Set<Int> = []

    /// Rows that ran together, of which too few changed.
    static func all(in evidence: Evidence, except explained: ExplainedRuns) -> [RowBroadcast] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        var elements = model.traces.map { ElementTable($0.tables) }
        var groups: [Key: Int] = [:]
        var found: [RowBroadcast] = []
        for run in evidence.runs {
            let body = model[run]
            guard !body.isFirst, let changed = body.outputChanged, let transaction = body.transaction, !explained.contains(run),
                let element = elements[run.trace].element(of: body.identity)
            else { continue }
            let view = model.view(of: run)
            let key = Key(trace: run.trace, transaction: transaction, view: view, collection: element.collection)
            let index = groups[key] ?? found.count
            if index == found.count {
                groups[key] = index
                found.append(RowBroadcast(view: view, trace: run.trace, collection: element.collection))
            }
            found[index].runs.append(run)
            found[index].rows.insert(element.row)
            if changed { found[index].changed.insert(element.row) }
        }
        return found.filter {
            $0.rows.count >= limits.broadcastRows && Double($0.changed.count) < limits.broadcastUsed * Double($0.rows.count)
        }
    }

    private struct Key: Hashable {
        var trace, transaction, view, collection: Int
    }
}

/// In which element of which collection an identity stands.
private struct ElementTable {
    struct Element {
        var collection, row: Int
    }

    private let tables: TraceTables
    private var known: [Int: Element?] = [:]

    init(_ tables: TraceTables) { self.tables = tables }

    /// The element of the nearest collection above an identity, or the identity itself. Cost: linear in the distance, once for each identity.
    mutating func element(of identity: IdentityID) -> Element? {
        guard let start = tables.identities.row(of: identity) else { return nil }
        if let found = known[start] { return found }
        var found: Element?
        var next: Int? = start
        while let row = next, found == nil {
            let parent = tables.identities[row].parent
            if tables.identities[row].kind == .keyed, let parent, tables.names.kind(of: tables.identities[parent].type) == .collection {
                found = Element(collection: parent, row: row)
            }
            next = parent
        }
        known[start] = .some(found)
        return found
    }
}
