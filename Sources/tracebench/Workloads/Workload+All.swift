extension Workload {
    /// All workloads that are timed, for lists of that many rows.
    static func all(rows: Int) -> [Workload] {
        let driven: (Int) -> [String] = { count in NaiveList(rows: NaiveList.rows(rows), counts: [rows / 2: count]).texts }
        let perBatch = max(1, 50_000 / rows)
        return [
            list(
                "W1", .mount, rows: rows, batch: 1, idealBodies: ["ListView": 1, "RowView": rows],
                Targets(nanoseconds: 300, ratio: 2.5, recording: 2, statedFloor: 135)
            ) { _ in NaiveList(rows: NaiveList.rows(rows)) },
            list(
                "W2v", .changeValue, rows: rows, batch: perBatch, idealBodies: ["ListView": 1, "RowView": 1],
                Targets(nanoseconds: 75, ratio: 35, recording: 1.3, statedFloor: 2.3)
            ) { count in
                var list = NaiveList(rows: NaiveList.rows(rows))
                if count > 0 { list.rows[rows / 2].text = NaiveList.changedText(count) }
                return list
            },
            Workload(
                name: "W2o", unit: .operation, units: 1, batch: shortBatch, idealBodies: ["ModelRowView": 1],
                targets: Targets(nanoseconds: 500), views: { ModelListSide(rows: rows, listener: $0) },
                // What W3's floor does: one look-up and one assignment.
                floor: Floor(make: { FloorList(.setState, rows: rows) }, expected: driven),
                expected: { count in
                    var list = NaiveList(rows: NaiveList.rows(rows))
                    if count > 0 { list.rows[rows / 2].text = NaiveList.changedText(count) }
                    return list.texts
                }),
            list(
                "W3", .setState, rows: rows, batch: shortBatch, idealBodies: ["RowView": 1],
                Targets(nanoseconds: 500, ratio: 8, recording: 2, statedFloor: 60)
            ) { count in NaiveList(rows: NaiveList.rows(rows), counts: [rows / 2: count]) },
            list(
                "W4", .insert, rows: rows, batch: perBatch, idealBodies: ["ListView": 1, "RowView": 1],
                Targets(nanoseconds: 100, ratio: 2, recording: 1.5, statedFloor: 52)
            ) { count in
                let inserted = (0..<count).map { NaiveList.insertedRow($0 + 1, into: rows) }
                return NaiveList(rows: inserted.reversed() + NaiveList.rows(rows))
            },
            list(
                "W5", .tick, rows: rows, batch: perBatch, idealBodies: ["ListView": 1],
                Targets(nanoseconds: 75, ratio: 35, recording: 1.3, statedFloor: 2.3)
            ) { count in NaiveList(tick: count, rows: NaiveList.rows(rows)) },
            chain("W6leaf", .setLeaf, .operation, batch: shortBatch, ["ChainLeaf": 1], Targets(nanoseconds: 600)),
            chain(
                "W6root", .setRoot, .level, batch: 20, ["ChainRoot": 1, "ChainLink": ChainSide.depth - 1, "ChainLeaf": 1],
                Targets(nanoseconds: 150, recording: 2)),
            chain("W6equal", .tick, .operation, batch: shortBatch, ["ChainRoot": 1], Targets(nanoseconds: 500)),
        ]
    }

    private static let shortBatch = 1_000

    private static func list(
        _ name: String, _ operation: ListOperation, rows: Int, batch: Int, idealBodies: [String: Int], _ targets: Targets,
        expected: @escaping (Int) -> NaiveList
    ) -> Workload {
        let isShort = operation == .setState
        return Workload(
            name: name, unit: isShort ? .operation : .row, units: isShort ? 1 : rows, batch: batch, idealBodies: idealBodies,
            targets: targets, views: { ListSide(operation, rows: rows, listener: $0) },
            floor: Floor(make: { FloorList(operation, rows: rows) }, expected: { expected($0).texts }),
            expected: { expected($0).texts })
    }

    private static func chain(
        _ name: String, _ operation: ChainOperation, _ unit: Unit, batch: Int, _ idealBodies: [String: Int], _ targets: Targets
    ) -> Workload {
        Workload(
            name: name, unit: unit, units: unit == .level ? ChainSide.depth : 1, batch: batch, idealBodies: idealBodies,
            targets: targets, views: { ChainSide(operation, listener: $0) }, floor: nil,
            expected: { ChainSide.expected(operation, $0) })
    }
}
