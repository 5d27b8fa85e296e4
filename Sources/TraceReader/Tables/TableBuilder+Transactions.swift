import TraceFormat

/// Tests, steps and transactions.
extension TableBuilder {
    mutating func addTest(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .testBegan(let name, let arguments):
            openTests.append((tables.tests.count, tables.steps.count))
            tables.tests.append(
                TestRow(record: here.number, name: name, arguments: arguments, began: here.time, ended: nil, failed: nil))
        case .testEnded(let failed):
            guard let test = openTests.popLast() else { break }
            tables.tests[test.row].ended = here.time
            tables.tests[test.row].failed = failed
            // Its steps end with it: they stand last, since what began within it and belongs to another test has ended.
            while let step = openSteps.last, step >= test.firstStep { openSteps.removeLast() }
        case .stepBegan(let name, let location):
            openSteps.append(tables.steps.count)
            tables.steps.append(
                StepRow(
                    record: here.number, name: name, location: location, test: openTests.last?.row, began: here.time, ended: nil))
        case .stepEnded(let name):
            guard let open = openSteps.last else { break }
            // A step of another name can only be one whose end was lost.
            let step = tables.steps[open].name == name ? openSteps.count - 1 : openSteps.suffix(64).lastIndex { tables.steps[$0].name == name }
            guard let step else { break }
            tables.steps[openSteps[step]].ended = here.time
            openSteps.removeSubrange(step...)
        default: break
        }
    }

    // MARK: Transactions

    mutating func beginTransaction(
        _ id: TransactionID, _ cause: CauseKind, _ name: StringID, _ location: LocationID, _ parent: TransactionID, _ here: Position
    ) {
        let row = tables.transactions.count
        let outer = parent == .none ? -1 : transactionIndex[parent]
        tables.transactions.append(
            TransactionRow(
                record: here.number, id: id, cause: cause, name: name, location: location, parent: outer < 0 ? nil : Int(outer),
                began: here.time, ended: nil, passes: 0, bodies: 0, skips: 0, place: place))
        transactionIndex[id] = Int32(clamping: row)
        streams[current].openTransactions.append(row)
        streams[current].lastTransaction = row
    }

    mutating func endTransaction(_ id: TransactionID, _ passes: UInt32, _ bodies: UInt32, _ skips: UInt32, _ here: Position) {
        // The last one, unless an end was lost. Looked up in place: a second reference would make the removal copy all that are open.
        guard let depth = streams[current].openTransactions.suffix(64).lastIndex(where: { tables.transactions[$0].id == id }) else {
            return note(.transactionEndedWithoutBeginning)
        }
        let row = streams[current].openTransactions[depth]
        tables.transactions[row].ended = here.time
        tables.transactions[row].passes = passes
        tables.transactions[row].bodies = bodies
        tables.transactions[row].skips = skips
        streams[current].openTransactions.removeSubrange(depth...)
        if depth == 0 { endOutermostTransaction() }
    }

    /// Nothing is due any more, and no body runs: what is still open lost its end.
    private mutating func endOutermostTransaction() {
        for _ in streams[current].openBodies { note(.bodyNeverEnded) }
        streams[current].openBodies.removeAll(keepingCapacity: true)
        streams[current].pending.removeAll()
        streams[current].openComparisons.removeAll()
        if !streams[current].ignoredEquality.isEmpty { streams[current].ignoredEquality.removeAll() }
    }
}
