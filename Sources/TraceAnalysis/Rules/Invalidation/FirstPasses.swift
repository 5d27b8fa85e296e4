import TraceReader

/// The second runs of bodies that came right after their first one, by what the mount itself set off.
struct FirstPasses {
    private var rows: [Set<Int>] = []

    /// Transactions after the one that mounted a view that can belong to its mount.
    private static let farthest = 8

    init(_ model: AnalysisModel) {
        for trace in model.traces { rows.append(Self.second(trace.tables)) }
    }

    var isEmpty: Bool { rows.allSatisfy(\.isEmpty) }

    func contains(_ run: RunID) -> Bool { rows[run.trace].contains(run.row) }

    private static func second(_ tables: TraceTables) -> Set<Int> {
        var firsts: [IdentityID: Int] = [:]
        var found: Set<Int> = []
        for (row, body) in tables.bodies.enumerated() {
            if body.isFirst {
                firsts[body.identity] = row
                continue
            }
            guard let first = firsts.removeValue(forKey: body.identity), !body.invalidations.isEmpty,
                let mount = tables.bodies[first].transaction, let transaction = body.transaction,
                follows(transaction, mount, body, tables)
            else { continue }
            found.insert(row)
        }
        return found
    }

    /// Whether a transaction is the mount's own, one that it set off, or one that came at once from elsewhere and wrote what was there.
    private static func follows(_ transaction: Int, _ mount: Int, _ body: BodyRow, _ tables: TraceTables) -> Bool {
        var next: Int? = transaction
        while let row = next, row >= mount {
            if row == mount { return true }
            next = tables.transactions[row].parent
        }
        guard transaction > mount, transaction - mount <= farthest else { return false }
        for row in (mount + 1)...transaction {
            switch tables.transactions[row].cause {
            case .appear, .change, .task: continue
            case .external, .unknown: if row < transaction || writesWhatWasThere(body, tables) { continue }
            default: break
            }
            return false
        }
        return true
    }

    private static func writesWhatWasThere(_ body: BodyRow, _ tables: TraceTables) -> Bool {
        body.invalidations.allSatisfy { row in
            tables.invalidations[row].write.map { tables.writes[$0].flags.contains(.equal) } == true
        }
    }
}
