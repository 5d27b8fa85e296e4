import TraceFormat

/// Writes, what they invalidated, and the bodies that ran for it.
extension TableBuilder {
    mutating func addWrite(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .stateWritten(let write, let identity, let property, let location, let flags):
            var row = newWrite(.state, write, here)
            (row.identity, row.property, row.location, row.flags) = (identity, property, location, flags)
            add(row)
        case .observableWritten(let write, _, let type, let property, let location, let flags):
            var row = newWrite(.observable, write, here)
            (row.type, row.property, row.location, row.flags) = (type, property, location, flags)
            add(row)
        case .environmentWritten(let write, let identity, let key, let flags, let checked, let run):
            var row = newWrite(.environment, write, here)
            (row.identity, row.property, row.flags) = (identity, key, flags)
            (row.readersChecked, row.readersRun) = (checked, run)
            row.body = latestBody(atOrAbove: identity, in: row.transaction)
            add(row)
        default: return false
        }
        return true
    }

    private func newWrite(_ kind: WriteKind, _ id: WriteID, _ here: Position) -> WriteRow {
        WriteRow(
            record: here.number, id: id, kind: kind, identity: .none, type: .none, property: .none, location: .none, flags: [], readersChecked: 0,
            readersRun: 0, time: here.time, transaction: transaction, body: nil, place: place)
    }

    private mutating func add(_ row: WriteRow) {
        if row.id != .none { writeIndex[row.id] = Int32(clamping: tables.writes.count) }
        tables.writes.append(row)
    }

    mutating func invalidate(_ identity: IdentityID, _ input: StringID, _ write: WriteID, _ here: Position) {
        let found = writeIndex[write]
        if found < 0, write != .none { note(.unknownWrite) }
        streams[current].pending.add(tables.invalidations.count, of: identity)
        tables.invalidations.append(
            InvalidationRow(
                record: here.number, identity: identity, input: input, write: found < 0 ? nil : Int(found), transaction: transaction,
                place: place))
    }

    // MARK: Bodies

    /// Bodies open at once on one stream; more are counted and not followed.
    private static let deepestBodies = 10_000
    /// How many bodies above a run are asked whether they ran in its transaction.
    private static let farthestParent = 256

    mutating func beginBody(_ identity: IdentityID, _ type: TypeID, _ reasons: ListID, _ fields: ListID, _ here: Position) {
        let transaction = transaction
        let row = tables.bodies.count
        tables.bodies.append(
            BodyRow(
                record: here.number, identity: identity, type: type, reasons: reasons, fields: fields, isFirst: latestRun[identity] < 0,
                began: here.time, transaction: transaction, parent: parentRun(of: identity, in: transaction),
                invalidations: streams[current].pending.take(identity), place: place))
        latestRun[identity] = Int32(clamping: row)
        if !streams[current].ignoredEquality.isEmpty, let mismatch = streams[current].ignoredEquality.removeValue(forKey: identity) {
            tables.mismatches[mismatch].run = row
        }
        if streams[current].openBodies.count < Self.deepestBodies {
            streams[current].openBodies.append(OpenBody(row: row))
        } else {
            note(.bodiesNestedTooDeep)
        }
    }

    mutating func endBody(_ identity: IdentityID, _ outputChanged: Bool, _ reads: ListID, _ here: Position) {
        // The last one, unless an end was lost.
        guard let depth = openBody(of: identity) else { return note(.bodyEndedWithoutBeginning) }
        let lost = streams[current].openBodies.count - depth - 1
        for _ in 0..<lost { note(.bodyNeverEnded) }
        let open = streams[current].openBodies[depth]
        streams[current].openBodies.removeLast(lost + 1)
        let whole = TraceTables.elapsed(from: tables.bodies[open.row].began, to: here.time)
        tables.end(open.row, at: here.time, reads: reads, outputChanged: outputChanged, selfTime: max(0, whole - min(open.inner, whole)))
        guard tables.hasDurations, depth > 0 else { return }
        let outer = streams[current].openBodies[depth - 1].inner
        streams[current].openBodies[depth - 1].inner = outer.addingClamped(whole)
    }

    private func openBody(of identity: IdentityID) -> Int? {
        var depth = streams[current].openBodies.count
        let last = max(0, depth - 64)
        while depth > last {
            depth -= 1
            if tables.bodies[streams[current].openBodies[depth].row].identity == identity { return depth }
        }
        return nil
    }

    /// Runs that were caused by another stand after it, so that one pass from the end adds them up.
    mutating func addInclusiveTimes() {
        guard tables.hasDurations else { return }
        tables.addInclusiveTimes()
    }

    // MARK: Who ran above

    /// The run of the nearest body above `identity` that ran in this transaction.
    mutating func parentRun(of identity: IdentityID, in transaction: Int?) -> Int? {
        guard let transaction else { return nil }
        var current = identity
        for _ in 0..<Self.farthestParent {
            guard let above = nearestBody(above: current) else { return nil }
            let run = Int(latestRun[above])
            if run < 0 { return nil }
            if tables.bodies[run].transaction == transaction { return run }
            current = above
        }
        return nil
    }

    /// The latest run of the body at or above `identity`, if it ran in this transaction.
    mutating func latestBody(atOrAbove identity: IdentityID, in transaction: Int?) -> Int? {
        guard let transaction else { return nil }
        let run = Int(latestRun[identity])
        if run >= 0, tables.bodies[run].transaction == transaction { return run }
        return parentRun(of: identity, in: transaction)
    }

    /// The nearest identity above this one whose body has run. Paths walked once are remembered.
    private mutating func nearestBody(above identity: IdentityID) -> IdentityID? {
        guard let row = tables.identities.row(of: identity), let parent = tables.identities.parent(of: row) else { return nil }
        // Mostly the one right above has a body.
        let first = tables.identities.id(of: parent)
        if latestRun[first] >= 0 { return first }
        return walkToBody(from: parent)
    }

    private mutating func walkToBody(from start: Int) -> IdentityID? {
        var walked: [IdentityID] = []
        var found: IdentityID?
        var next: Int? = start
        while let current = next {
            let id = tables.identities.id(of: current)
            if latestRun[id] >= 0 {
                found = id
                break
            }
            if case .found(let known) = bodyAbove[id] {
                if known != IdentityID.none { found = known }
                break
            }
            walked.append(id)
            next = tables.identities.parent(of: current)
        }
        for id in walked { bodyAbove[id] = .found(found ?? IdentityID.none) }
        return found
    }
}

extension TraceTables {
    fileprivate mutating func end(_ row: Int, at time: Int64, reads: ListID, outputChanged: Bool, selfTime: Int64) {
        let (knowsOutput, hasDurations) = (knowsOutput, hasDurations)
        bodies.withUnsafeMutableBufferPointer { bodies in
            bodies[row].ended = time
            bodies[row].reads = reads
            if knowsOutput { bodies[row].outputChanged = outputChanged }
            if hasDurations { bodies[row].selfTime = selfTime }
        }
    }

    fileprivate mutating func addInclusiveTimes() {
        bodies.withUnsafeMutableBufferPointer { bodies in
            for row in bodies.indices { bodies[row].inclusiveTime = bodies[row].selfTime }
            for row in bodies.indices.reversed() {
                guard let parent = bodies[row].parent, let time = bodies[row].inclusiveTime, let sum = bodies[parent].inclusiveTime else { continue }
                bodies[parent].inclusiveTime = sum.addingClamped(time)
            }
        }
    }
}

/// Invalidations of an open transaction that no run has answered, by identity.
struct PendingInvalidations {
    /// Where the list of each identity begins in `entries`.
    private var first = IDTable<IdentityID, Int32>(none: -1)
    private var entries: [Entry] = []

    private struct Entry {
        var identity: IdentityID
        var row: Int
        /// The next one of the same identity, and, in the first one, the last.
        var next: Int32 = -1
        var last: Int32 = -1
    }

    mutating func add(_ row: Int, of identity: IdentityID) {
        let own = Int32(clamping: entries.count)
        entries.append(Entry(identity: identity, row: row))
        let head = Int(first[identity])
        guard head >= 0 else {
            first[identity] = own
            return
        }
        let last = entries[head].last < 0 ? head : Int(entries[head].last)
        entries[last].next = own
        entries[head].last = own
    }

    /// The invalidations of an identity, which are answered now.
    mutating func take(_ identity: IdentityID) -> RowList {
        if entries.isEmpty { return [] }
        var next = Int(first[identity])
        guard next >= 0 else { return [] }
        first[identity] = -1
        var rows = RowList()
        while next >= 0 {
            rows.append(entries[next].row)
            next = Int(entries[next].next)
        }
        return rows
    }

    mutating func removeAll() {
        if entries.isEmpty { return }
        for entry in entries { first[entry.identity] = -1 }
        // What was large once is not kept for transactions that are small.
        entries.removeAll(keepingCapacity: entries.count <= 1024)
    }
}
