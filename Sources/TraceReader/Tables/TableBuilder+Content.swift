import TraceFormat

/// Collections, warnings, comparisons, layouts, and what costs.
extension TableBuilder {
    mutating func addContent(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .collectionUpdated(let identity, let count, let inserted, let removed, let moved, let duplicates):
            tables.collections.append(
                CollectionRow(
                    record: here.number, identity: identity, count: count, inserted: inserted, removed: removed,
                    moved: moved, duplicates: duplicates, transaction: transaction, place: place))
        case .duplicateIDFound(let identity, let key, let first, let position):
            let body = latestBody(atOrAbove: identity, in: transaction)
            tables.duplicates.append(
                DuplicateRow(
                    record: here.number, identity: identity, key: key, first: first, position: position, body: body,
                    place: place))
        case .warningIssued(let identity, let kind, let text):
            let body = latestBody(atOrAbove: identity, in: transaction)
            tables.warnings.append(
                WarningRow(record: here.number, identity: identity, kind: kind, text: text, body: body, place: place))
        default: return false
        }
        return true
    }

    mutating func addEquality(_ event: TraceEvent, _ here: Position) -> Bool {
        switch event {
        case .equalityBegan(let identity):
            // One `==` asks another only where a view's body is made within it: what nests deeper lost its end.
            if streams[current].openComparisons.count < 64 {
                streams[current].openComparisons.append(tables.comparisons.count)
            }
            tables.comparisons.append(
                ComparisonRow(record: here.number, identity: identity, isEqual: nil, time: nil, began: here.time, place: place))
        case .equalityEnded(let identity, let equal):
            guard let row = streams[current].openComparisons.popLast(), tables.comparisons[row].identity == identity else { break }
            tables.comparisons[row].isEqual = equal
            if tables.hasDurations {
                tables.comparisons[row].time = TraceTables.elapsed(from: tables.comparisons[row].began, to: here.time)
            }
        case .equalityMismatched(let identity, let kind, let fields):
            if kind == .ignored { streams[current].ignoredEquality[identity] = tables.mismatches.count }
            tables.mismatches.append(
                MismatchRow(
                    record: here.number, identity: identity, kind: kind, fields: fields,
                    giver: parentRun(of: identity, in: transaction), run: nil, time: here.time, place: place))
        default: return false
        }
        return true
    }

    mutating func addOther(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .layoutBegan(let identity):
            streams[current].openLayouts.append(tables.layouts.count)
            tables.layouts.append(
                LayoutRow(record: here.number, identity: identity, began: here.time, ended: nil, measured: 0, place: place))
        case .layoutEnded(_, let measured):
            guard let row = streams[current].openLayouts.popLast() else { break }
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

    mutating func addCost(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .actionBegan(let identity, let cause, let name, let location):
            streams[current].openActions.append(tables.actions.count)
            tables.actions.append(
                ActionRow(
                    record: here.number, identity: identity, cause: cause, name: name, location: location, began: here.time,
                    ended: nil, transaction: streams[current].lastTransaction, place: place))
        case .actionEnded(let identity):
            guard let row = streams[current].openActions.popLast(), identity == tables.actions[row].identity else { break }
            tables.actions[row].ended = here.time
            guard let outer = streams[current].openActions.last else { break }
            let time = TraceTables.elapsed(from: tables.actions[row].began, to: here.time)
            tables.actions[outer].inner = tables.actions[outer].inner.addingClamped(time)
        case .bodyWaited(let identity, let nanoseconds):
            let run = Int(latestRun[identity])
            if run >= 0 { tables.waits[run] = Int64(clamping: nanoseconds) }
        case .initialValuesDiscarded(let identity, let property, let valueType, let count):
            tables.discards.append(
                DiscardRow(
                    record: here.number, identity: identity, property: property, valueType: valueType, count: count,
                    body: parentRun(of: identity, in: transaction), place: place))
        case .resourceMade(let identity, let kind, let property):
                tables.resources.append(
                ResourceRow(
                    record: here.number, identity: identity, kind: kind, property: property, transaction: transaction,
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        default: addPlace(event, here)
        }
    }

    mutating func addPlace(_ event: TraceEvent, _ here: Position) {
        switch event {
        case .idsGathered(let identity, let count, let nanoseconds):
            tables.idGatherings.append(
                IDGatheringRow(
                    record: here.number, identity: identity, count: count, nanoseconds: Int64(clamping: nanoseconds),
                    body: latestBody(atOrAbove: identity, in: transaction), place: place))
        case .costNoted(let identity, let kind, let name, let count, let amount):
            if kind == .actionComputed {
                if let row = streams[current].openActions.last { tables.actions[row].computed = Int64(clamping: amount) }
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
    static func given(_ number: UInt32) -> Double? { number == 0 ? nil : Double(number - 1) / 10 }
}
