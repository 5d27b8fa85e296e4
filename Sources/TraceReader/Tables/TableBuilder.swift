import TraceFormat

/// Fills tables from records in the order of time.
///
/// What belongs together is found on the way: a body's transaction is the one that is open on its stream, its invalidations are those
/// of its identity in that transaction, its parent is the latest run of the nearest body above it in the same transaction.
package struct TableBuilder {
    private var tables: TraceTables
    private var streams: [UInt32: StreamState] = [:]
    private var firstTime: Int64?
    /// Tests that are under way, each with the number of steps that began before it.
    private var openTests: [(row: Int, firstStep: Int)] = []
    private var openSteps: [Int] = []
    private var writeIndex: [WriteID: Int] = [:]
    private var transactionIndex: [TransactionID: Int] = [:]
    private var latestRun: [IdentityID: Int] = [:]
    /// For an identity without runs: the nearest one above it that had some when it was asked; `.none` where there was none.
    private var bodyAbove: [IdentityID: IdentityID] = [:]

    /// Bodies open at once on one stream; more are counted and not followed.
    private static let deepestBodies = 10_000
    /// How many bodies above a run are asked whether they ran in its transaction.
    private static let farthestParent = 256

    private struct StreamState {
        var openBodies: [OpenBody] = []
        var openTransactions: [Int] = []
        var openLayouts: [Int] = []
        var openComparisons: [Int] = []
        /// The latest mismatch of an identity whose run is due, by identity.
        var ignoredEquality: [IdentityID: Int] = [:]
        var openActions: [Int] = []
        /// The transaction that began last, which has queued the actions that follow.
        var lastTransaction: Int?
        /// Invalidations of the open transaction that no run has answered, by identity.
        var pending: [IdentityID: [Int]] = [:]
    }

    private struct OpenBody {
        var row: Int
        var inner: Int64 = 0
    }

    /// Makes a builder. Where `hasDurations` is false, no run gets a time; where `knowsOutput` is false, none says whether its output
    /// changed.
    package init(definitions: TraceDefinitions = TraceDefinitions(), hasDurations: Bool = true, knowsOutput: Bool = true) {
        tables = TraceTables(definitions: definitions)
        tables.hasDurations = hasDurations
        tables.knowsOutput = knowsOutput
    }

    private var place: TracePlace { TracePlace(test: openTests.last?.row, step: openSteps.last) }

    private mutating func note(_ contradiction: TraceContradiction) {
        tables.contradictions[contradiction, default: 0] += 1
    }

    /// Takes one record in.
    package mutating func add(number: Int, stream: UInt32, time: Int64, event: TraceEvent) {
        tables.recordCount += 1
        if firstTime == nil { firstTime = time }
        tables.duration = TraceTables.elapsed(from: firstTime ?? time, to: time)
        let here = Position(number: number, stream: stream, time: time)
        if addTest(event, here) || addTransaction(event, here) || addWrite(event, here) || addBody(event, here) { return }
        if addIdentity(event, here) || addState(event, here) || addContent(event, here) || addEquality(event, here) { return }
        addOther(event, here)
    }

    /// The tables of all records so far.
    package consuming func finish() -> TraceTables {
        for state in streams.values {
            for _ in state.openBodies { note(.bodyNeverEnded) }
        }
        dropLeavingState()
        tables.identities.removeDescendants()
        addInclusiveTimes()
        return tables
    }

    private struct Position {
        var number: Int
        var stream: UInt32
        var time: Int64
    }

    private func transaction(on stream: UInt32) -> Int? { streams[stream]?.openTransactions.last }

    // MARK: Tests and steps

    private mutating func addTest(_ event: TraceEvent, _ here: Position) -> Bool {
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
        default: return false
        }
        return true
    }

    // MARK: Transactions

    private mutating func addTransaction(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .transactionBegan(let id, let cause, let name, let location, let parent):
            let row = tables.transactions.count
            tables.transactions.append(
                TransactionRow(
                    record: here.number, id: id, cause: cause, name: name, location: location,
                    parent: parent == .none ? nil : transactionIndex[parent], began: here.time, ended: nil, passes: 0,
                    bodies: 0, skips: 0, place: place))
            transactionIndex[id] = row
            streams[here.stream, default: StreamState()].openTransactions.append(row)
            streams[here.stream]!.lastTransaction = row
        case .transactionEnded(let id, let passes, let bodies, let skips):
            // The last one, unless an end was lost.
            guard
                let depth = streams[here.stream]?.openTransactions.suffix(64)
                    .lastIndex(where: { tables.transactions[$0].id == id })
            else {
                note(.transactionEndedWithoutBeginning)
                break
            }
            let row = streams[here.stream]!.openTransactions[depth]
            tables.transactions[row].ended = here.time
            tables.transactions[row].passes = passes
            tables.transactions[row].bodies = bodies
            tables.transactions[row].skips = skips
            streams[here.stream]!.openTransactions.removeSubrange(depth...)
            if depth == 0 { endOutermostTransaction(on: here.stream) }
        default: return false
        }
        return true
    }

    /// Nothing is due any more, and no body runs: what is still open lost its end.
    private mutating func endOutermostTransaction(on stream: UInt32) {
        for _ in streams[stream]!.openBodies { note(.bodyNeverEnded) }
        streams[stream]!.openBodies.removeAll()
        // Emptying a table costs its size, so one that was large once is not kept for transactions that are small.
        let isLarge = streams[stream]!.pending.capacity > 1024
        if isLarge || !streams[stream]!.pending.isEmpty { streams[stream]!.pending.removeAll(keepingCapacity: !isLarge) }
        streams[stream]!.openComparisons.removeAll()
        streams[stream]!.ignoredEquality.removeAll()
    }

    // MARK: Writes and invalidations

    private mutating func addWrite(_ event: TraceEvent, _ here: Position) -> Bool {
        var row = WriteRow(
            record: here.number, id: .none, kind: .state, identity: .none, type: .none, property: .none, location: .none,
            flags: [], readersChecked: 0, readersRun: 0, time: here.time, transaction: transaction(on: here.stream), body: nil,
            place: place)
        switch event {
        case .stateWritten(let write, let identity, let property, let location, let flags):
            (row.id, row.identity, row.property, row.location, row.flags) = (write, identity, property, location, flags)
        case .observableWritten(let write, _, let type, let property, let location, let flags):
            row.kind = .observable
            (row.id, row.type, row.property, row.location, row.flags) = (write, type, property, location, flags)
        case .environmentWritten(let write, let identity, let key, let flags, let checked, let run):
            row.kind = .environment
            (row.id, row.identity, row.property, row.flags) = (write, identity, key, flags)
            (row.readersChecked, row.readersRun) = (checked, run)
            row.body = latestBody(atOrAbove: identity, in: row.transaction)
        case .invalidated(let identity, let input, let write):
            let found = writeIndex[write]
            if found == nil, write != .none { note(.unknownWrite) }
            streams[here.stream, default: StreamState()].pending[identity, default: []].append(tables.invalidations.count)
            tables.invalidations.append(
                InvalidationRow(
                    record: here.number, identity: identity, input: input, write: found,
                    transaction: transaction(on: here.stream), place: place))
            return true
        default: return false
        }
        if row.id != .none { writeIndex[row.id] = tables.writes.count }
        tables.writes.append(row)
        return true
    }

    // MARK: Bodies

    private mutating func addBody(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .bodyBegan(let identity, let type, let reasons, let fields):
            beginBody(identity, type, reasons, fields, here)
        case .bodyEnded(let identity, let outputChanged, let reads):
            endBody(identity, outputChanged, reads, here)
        case .viewValuesCreated: break
        default: return false
        }
        return true
    }

    private mutating func beginBody(
        _ identity: IdentityID, _ type: TypeID, _ reasons: ListID, _ fields: ListID, _ here: Position
    ) {
        let transaction = transaction(on: here.stream)
        let row = tables.bodies.count
        let isFirst = latestRun[identity] == nil
        tables.bodies.append(
            BodyRow(
                record: here.number, identity: identity, type: type, reasons: reasons, fields: fields, reads: .none,
                outputChanged: nil, isFirst: isFirst, began: here.time, ended: nil, selfTime: nil, inclusiveTime: nil,
                transaction: transaction, parent: parentRun(of: identity, in: transaction),
                invalidations: streams[here.stream]?.pending.removeValue(forKey: identity) ?? [], place: place))
        latestRun[identity] = row
        if let mismatch = streams[here.stream]?.ignoredEquality.removeValue(forKey: identity) { tables.mismatches[mismatch].run = row }
        if streams[here.stream]?.openBodies.count ?? 0 < Self.deepestBodies {
            streams[here.stream, default: StreamState()].openBodies.append(OpenBody(row: row))
        } else {
            note(.bodiesNestedTooDeep)
        }
    }

    private mutating func endBody(_ identity: IdentityID, _ outputChanged: Bool, _ reads: ListID, _ here: Position) {
        // The last one, unless an end was lost.
        guard
            let depth = streams[here.stream]?.openBodies.suffix(64)
                .lastIndex(where: { tables.bodies[$0.row].identity == identity })
        else { return note(.bodyEndedWithoutBeginning) }
        let lost = streams[here.stream]!.openBodies.count - depth - 1
        for _ in 0..<lost { note(.bodyNeverEnded) }
        let open = streams[here.stream]!.openBodies[depth]
        streams[here.stream]!.openBodies.removeSubrange(depth...)
        tables.bodies[open.row].ended = here.time
        tables.bodies[open.row].reads = reads
        if tables.knowsOutput { tables.bodies[open.row].outputChanged = outputChanged }
        guard tables.hasDurations else { return }
        let whole = TraceTables.elapsed(from: tables.bodies[open.row].began, to: here.time)
        tables.bodies[open.row].selfTime = max(0, whole - min(open.inner, whole))
        if depth > 0 {
            let outer = streams[here.stream]!.openBodies[depth - 1].inner
            streams[here.stream]!.openBodies[depth - 1].inner = outer.addingClamped(whole)
        }
    }

    /// Runs that were caused by another stand after it, so that one pass from the end adds them up.
    private mutating func addInclusiveTimes() {
        guard tables.hasDurations else { return }
        for row in tables.bodies.indices { tables.bodies[row].inclusiveTime = tables.bodies[row].selfTime }
        for row in tables.bodies.indices.reversed() {
            guard let parent = tables.bodies[row].parent, let time = tables.bodies[row].inclusiveTime,
                let sum = tables.bodies[parent].inclusiveTime
            else { continue }
            tables.bodies[parent].inclusiveTime = sum.addingClamped(time)
        }
    }

    // MARK: Who ran above

    /// The run of the nearest body above `identity` that ran in this transaction.
    private mutating func parentRun(of identity: IdentityID, in transaction: Int?) -> Int? {
        guard let transaction else { return nil }
        var current = identity
        for _ in 0..<Self.farthestParent {
            guard let above = nearestBody(above: current), let run = latestRun[above] else { return nil }
            if tables.bodies[run].transaction == transaction { return run }
            current = above
        }
        return nil
    }

    /// The latest run of the body at or above `identity`, if it ran in this transaction.
    private mutating func latestBody(atOrAbove identity: IdentityID, in transaction: Int?) -> Int? {
        guard let transaction else { return nil }
        if let run = latestRun[identity], tables.bodies[run].transaction == transaction { return run }
        return parentRun(of: identity, in: transaction)
    }

    /// The nearest identity above this one whose body has run. Paths walked once are remembered.
    private mutating func nearestBody(above identity: IdentityID) -> IdentityID? {
        guard let row = tables.identities.row(of: identity) else { return nil }
        var walked: [IdentityID] = []
        var found: IdentityID?
        var next = tables.identities[row].parent
        while let current = next {
            let id = tables.identities[current].id
            if latestRun[id] != nil {
                found = id
                break
            }
            if let known = bodyAbove[id] {
                if known != IdentityID.none { found = known }
                break
            }
            walked.append(id)
            next = tables.identities[current].parent
        }
        for id in walked { bodyAbove[id] = found ?? IdentityID.none }
        return found
    }

    // MARK: Identities

    private mutating func addIdentity(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .identityCreated(let id, let parent, let type, let kind, let key, let slot):
            let above = parent == .none ? nil : tables.identities.row(of: parent)
            if above == nil, parent != .none { note(.unknownParent) }
            let row = IdentityRow(
                record: here.number, id: id, parent: above, type: type, kind: kind, key: key, slot: slot,
                depth: above.map { tables.identities[$0].depth + 1 } ?? 0, created: here.time, removed: nil, why: nil,
                transaction: transaction(on: here.stream), place: place, removalPlace: nil)
            let typeKind = tables.names.kind(of: type)
            if tables.identities.add(row, hasBody: typeKind == .view || typeKind == .modifier) {
                // A number that is used again names another identity.
                latestRun[id] = nil
                bodyAbove[id] = nil
            } else {
                note(.identityCreatedTwice)
            }
        case .identityRemoved(let id, let why):
            let isKnown = tables.identities.remove(
                id, at: here.time, why: why, transaction: transaction(on: here.stream), place: place)
            if !isKnown { note(.unknownIdentityRemoved) }
        case .identityMoved: break
        case .identityLeaving(let id, let why):
            tables.identities.leave(id, at: here.time, why: why, transaction: transaction(on: here.stream), place: place)
        case .identityKept(let id): tables.identities.keep(id)
        case .stateCreated(let identity, let property):
            tables.states.append(
                StateRow(record: here.number, identity: identity, property: property, droppedWritten: nil, place: place))
        case .stateDropped(let identity, let property, let written):
            tables.states.append(
                StateRow(record: here.number, identity: identity, property: property, droppedWritten: written, place: place))
        default: return false
        }
        return true
    }

    // MARK: State

    private mutating func addState(_ event: TraceEvent, _ here: Position) -> Bool {
        let transaction = transaction(on: here.stream)
        switch event {
        case .stateDeclared(let type, let property, let valueType, let kind):
            tables.stateTypes.append(
                StateTypeRow(record: here.number, type: type, property: property, valueType: valueType, kind: kind))
        case .subjectShown(let identity, let subject):
            tables.subjects.append(
                SubjectRow(record: here.number, identity: identity, subject: subject, transaction: transaction, place: place))
        case .subjectChanged(let identity, let field):
            tables.subjectChanges.append(
                SubjectChangeRow(record: here.number, identity: identity, field: field, transaction: transaction, place: place))
        case .initialValueCopied(let identity, let property, let owner, let source):
            tables.copiedValues.append(
                CopiedValueRow(
                    record: here.number, identity: identity, property: property, owner: owner, source: source, place: place))
        case .referenceChanged(let identity, let property, let field):
            tables.referenceChanges.append(
                ReferenceChangeRow(record: here.number, identity: identity, property: property, field: field, place: place))
        case .dataShifted(let identity, let from, let to, let rows):
            tables.dataShifts.append(
                DataShiftRow(
                    record: here.number, identity: identity, from: from, to: to, rows: rows, transaction: transaction,
                    place: place))
        case .elementRenamed(let identity, let old, let position):
            tables.renamedElements.append(
                RenamedElementRow(
                    record: here.number, identity: identity, old: old, position: position, transaction: transaction,
                    place: place))
        case .evictionDue(let identity):
            tables.evictions.append(EvictionRow(record: here.number, identity: identity, place: place))
        default: return false
        }
        return true
    }

    /// State of what was still leaving at the end of the trace: it is as good as gone.
    private mutating func dropLeavingState() {
        let left = tables.identities.removeLeaving()
        if left.isEmpty { return }
        var written: Set<StateKey> = []
        for write in tables.writes where write.kind == .state && write.flags.isDisjoint(with: [.equal, .duringUpdate]) {
            written.insert(StateKey(identity: write.identity, property: write.property))
        }
        var kept: [StateKey: StateRow] = [:]
        var order: [StateKey] = []
        for row in tables.states {
            let key = StateKey(identity: row.identity, property: row.property)
            if row.droppedWritten == nil { order.append(key) }
            kept[key] = row.droppedWritten == nil ? row : nil
        }
        for key in order {
            guard var row = kept.removeValue(forKey: key), let identity = tables.identities.row(of: key.identity),
                let top = tables.identities.removedTop(of: identity), left.contains(top)
            else { continue }
            row.droppedWritten = written.contains(key)
            tables.states.append(row)
        }
    }

    private struct StateKey: Hashable {
        var identity: IdentityID
        var property: StringID
    }

    // MARK: Collections, warnings, the rest

    private mutating func addContent(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .collectionUpdated(let identity, let count, let inserted, let removed, let moved, let duplicates):
            tables.collections.append(
                CollectionRow(
                    record: here.number, identity: identity, count: count, inserted: inserted, removed: removed,
                    moved: moved, duplicates: duplicates, transaction: transaction(on: here.stream), place: place))
        case .duplicateIDFound(let identity, let key, let first, let position):
            let body = latestBody(atOrAbove: identity, in: transaction(on: here.stream))
            tables.duplicates.append(
                DuplicateRow(
                    record: here.number, identity: identity, key: key, first: first, position: position, body: body,
                    place: place))
        case .warningIssued(let identity, let kind, let text):
            let body = latestBody(atOrAbove: identity, in: transaction(on: here.stream))
            tables.warnings.append(
                WarningRow(record: here.number, identity: identity, kind: kind, text: text, body: body, place: place))
        default: return false
        }
        return true
    }

    private mutating func addEquality(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .equalityBegan(let identity):
            // One `==` asks another only where a view's body is made within it: what nests deeper lost its end.
            if streams[here.stream]?.openComparisons.count ?? 0 < 64 {
                streams[here.stream, default: StreamState()].openComparisons.append(tables.comparisons.count)
            }
            tables.comparisons.append(
                ComparisonRow(record: here.number, identity: identity, isEqual: nil, time: nil, began: here.time, place: place))
        case .equalityEnded(let identity, let equal):
            guard let row = streams[here.stream]?.openComparisons.popLast(), tables.comparisons[row].identity == identity else { break }
            tables.comparisons[row].isEqual = equal
            if tables.hasDurations {
                tables.comparisons[row].time = TraceTables.elapsed(from: tables.comparisons[row].began, to: here.time)
            }
        case .equalityMismatched(let identity, let kind, let fields):
            if kind == .ignored { streams[here.stream, default: StreamState()].ignoredEquality[identity] = tables.mismatches.count }
            tables.mismatches.append(
                MismatchRow(
                    record: here.number, identity: identity, kind: kind, fields: fields,
                    giver: parentRun(of: identity, in: transaction(on: here.stream)), run: nil, time: here.time, place: place))
        default: return false
        }
        return true
    }

    private mutating func addOther(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .layoutBegan(let identity):
            streams[here.stream, default: StreamState()].openLayouts.append(tables.layouts.count)
            tables.layouts.append(
                LayoutRow(record: here.number, identity: identity, began: here.time, ended: nil, measured: 0, place: place))
        case .layoutEnded(_, let measured):
            guard let row = streams[here.stream]?.openLayouts.popLast() else { break }
            tables.layouts[row].ended = here.time
            tables.layouts[row].measured = measured
        case .inertUsed(let identity, let api):
            tables.inertUses.append(
                InertRow(
                    record: here.number, identity: identity, api: api, owner: tables.bodyOwner(of: identity), place: place))
        case .otherLogged: tables.otherLines += 1
        case .countersSampled(let name, let value):
            tables.counters.append(CounterRow(record: here.number, name: name, value: value))
        case .unknown: tables.unknownRecords += 1
        default: addCost(event, here)
        }
    }

    // MARK: What costs

    private mutating func addCost(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .actionBegan(let identity, let cause, let name, let location):
            streams[here.stream, default: StreamState()].openActions.append(tables.actions.count)
            tables.actions.append(
                ActionRow(
                    record: here.number, identity: identity, cause: cause, name: name, location: location, began: here.time,
                    ended: nil, transaction: streams[here.stream]?.lastTransaction, place: place))
        case .actionEnded(let identity):
            guard let row = streams[here.stream]?.openActions.popLast(), identity == tables.actions[row].identity else { break }
            tables.actions[row].ended = here.time
            guard let outer = streams[here.stream]?.openActions.last else { break }
            let time = TraceTables.elapsed(from: tables.actions[row].began, to: here.time)
            tables.actions[outer].inner = tables.actions[outer].inner.addingClamped(time)
        case .bodyWaited(let identity, let nanoseconds):
            if let run = latestRun[identity] { tables.waits[run] = Int64(clamping: nanoseconds) }
        case .initialValuesDiscarded(let identity, let property, let valueType, let count):
            tables.discards.append(
                DiscardRow(
                    record: here.number, identity: identity, property: property, valueType: valueType, count: count,
                    body: parentRun(of: identity, in: transaction(on: here.stream)), place: place))
        case .resourceMade(let identity, let kind, let property):
            let transaction = transaction(on: here.stream)
            tables.resources.append(
                ResourceRow(
                    record: here.number, identity: identity, kind: kind, property: property, transaction: transaction,
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        default: addPlace(event, here)
        }
    }

    private mutating func addPlace(_ event: TraceEvent, _ here: Position) {
        let transaction = transaction(on: here.stream)
        switch event {
        case .idsGathered(let identity, let count, let nanoseconds):
            tables.idGatherings.append(
                IDGatheringRow(
                    record: here.number, identity: identity, count: count, nanoseconds: Int64(clamping: nanoseconds),
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        case .costNoted(let identity, let kind, let name, let count, let amount):
            if kind == .actionComputed {
                if let row = streams[here.stream]?.openActions.last { tables.actions[row].computed = Int64(clamping: amount) }
                break
            }
            tables.costNotes.append(
                CostNoteRow(
                    record: here.number, identity: identity, kind: kind, name: name, count: count, amount: amount,
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        case .collectionPlaced(let identity, let container, let count, let visible):
            tables.placedCollections.append(
                PlacedCollectionRow(
                    record: here.number, identity: identity, container: container, count: count, visible: visible,
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        case .placeNoted(let identity, let kind, let view, let container, let givenWidth, let givenHeight, let width, let height):
            tables.placeNotes.append(
                PlaceNoteRow(
                    record: here.number, identity: identity, kind: kind, view: view, container: container,
                    givenWidth: Self.given(givenWidth), givenHeight: Self.given(givenHeight), width: Double(width) / 10,
                    height: Double(height) / 10, body: latestBody(atOrAbove: identity, in: transaction), place: place))
        default: break
        }
    }

    /// Points of a length in tenths plus 1; nil for an open one.
    private static func given(_ number: UInt32) -> Double? { number == 0 ? nil : Double(number - 1) / 10 }
}

extension Int64 {
    /// The sum, or the largest number where it does not fit.
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}
