import TraceReader

/// Records of one kind at one view, from any of the traces: what rules about costs and layouts group.
struct CostGroup<Row> {
    /// The view in whose body they stand; the host's content has none.
    let view: String?
    fileprivate(set) var rows: [(trace: Int, row: Row)] = []
}

extension Evidence {
    /// The selected rows of one table, grouped by view and by what else tells them apart, in the order in which each group began. `isWanted` is given
    /// the number of the trace and the row.
    func groups<Row, Key: Hashable>(
        _ table: KeyPath<TraceTables, [Row]>, identity: KeyPath<Row, IdentityID>, place: KeyPath<Row, TracePlace>,
        by key: (Row, TraceTables) -> Key?, where isWanted: (Int, Row) -> Bool = { _, _ in true }
    ) -> [(key: Key, group: CostGroup<Row>)] {
        var groups: [ViewKey<Key>: CostGroup<Row>] = [:]
        var order: [ViewKey<Key>] = []
        for (index, trace) in model.traces.enumerated() {
            let tables = trace.tables
            for row in tables[keyPath: table] where contains(row[keyPath: place], time: nil, in: trace) && isWanted(index, row) {
                guard let own = key(row, tables) else { continue }
                let view = viewName(of: row[keyPath: identity], in: tables)
                if options.view != nil, view.map(containsView) != true { continue }
                let key = ViewKey(view: view, key: own)
                if groups[key] == nil { order.append(key) }
                groups[key, default: CostGroup(view: view)].rows.append((index, row))
            }
        }
        return order.compactMap { key in groups[key].map { (key.key, $0) } }
    }

    /// The name of the view in whose body an identity stands.
    func viewName(of identity: IdentityID, in tables: TraceTables) -> String? {
        tables.bodyOwner(of: identity).map { tables.names.typeName(tables.identities[$0].type) }
    }

    /// The runs that rows name, without repetition.
    func runs<Row>(_ group: CostGroup<Row>, _ body: KeyPath<Row, Int?>) -> [RunID] {
        var seen: Set<RunID> = []
        return group.rows.compactMap { item in
            item.row[keyPath: body].map { RunID(trace: item.trace, row: $0) }
        }.filter { seen.insert($0).inserted }
    }

    func records<Row>(_ group: CostGroup<Row>, _ record: KeyPath<Row, Int>) -> [Int] {
        group.rows.map { $0.row[keyPath: record] + model.traces[$0.trace].recordOffset }
    }

    func path<Row>(_ group: CostGroup<Row>, _ identity: KeyPath<Row, IdentityID>) -> String? {
        path(of: group.rows.map { ($0.trace, $0.row[keyPath: identity]) })
    }

    /// Whether no other process's work can be in the traces' times.
    var isExact: Bool { model.traces.allSatisfy { $0.metadata.clock == .virtual } }

    /// Whether the times of something that the main actor does are too long: as a rule, or once by so much that no busy machine explains it.
    func holdsTheMainActor(_ times: TimeSummary, count: Int) -> Bool {
        let limits = options.thresholds
        let factor = limits.timeFactor(model.traces)
        if times.maximum > (isExact ? limits.picture : limits.single) { return true }
        return count >= limits.repeated && times.median / factor > limits.picture
    }
}

private struct ViewKey<Key: Hashable>: Hashable {
    var view: String?
    var key: Key
}
