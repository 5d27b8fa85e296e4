import TraceFormat

/// Identities, their state, and what they show.
extension TableBuilder {
    mutating func addIdentity(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .identityCreated(let id, let parent, let type, let kind, let key, let slot):
            let above = parent == .none ? nil : tables.identities.row(of: parent)
            if above == nil, parent != .none { note(.unknownParent) }
            let row = IdentityRow(
                record: here.number, id: id, parent: above, type: type, kind: kind, key: key, slot: slot,
                depth: above.map { tables.identities[$0].depth + 1 } ?? 0, created: here.time, removed: nil, why: nil,
                transaction: transaction, place: place, removalPlace: nil)
            let typeKind = tables.names.kind(of: type)
            if tables.identities.add(row, hasBody: typeKind == .view || typeKind == .modifier) {
                // A number that is used again names another identity.
                latestRun[id] = -1
                bodyAbove[id] = .unknown
            } else {
                note(.identityCreatedTwice)
            }
        case .identityRemoved(let id, let why):
            let isKnown = tables.identities.remove(
                id, at: here.time, why: why, transaction: transaction, place: place)
            if !isKnown { note(.unknownIdentityRemoved) }
        case .identityMoved: break
        case .identityLeaving(let id, let why):
            tables.identities.leave(id, at: here.time, why: why, transaction: transaction, place: place)
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

    mutating func addState(_ event: TraceEvent, _ here: Position) -> Bool {
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
    mutating func dropLeavingState() {
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
}
