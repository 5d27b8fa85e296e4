extension EventFields {
    /// Puts an event together from its numbers; `isNewer` is set where a case of an enumeration is none of ours.
    ///
    /// Returns nil for a tag that this version does not know. Numbers that are too large for their field count as the largest
    /// that is not.
    package func event(isNewer: inout Bool) -> TraceEvent? {
        guard let small = UInt8(exactly: tag), let tag = EventTag(rawValue: small) else { return nil }
        switch tag {
        case .stringDefined, .listDefined, .typeDefined, .locationDefined,
            .bodyBeganByItself, .bodyBeganAlike, .bodyEndedSame, .bodyEndedChanged:
            return nil
        case .testBegan: return .testBegan(name: id(0), arguments: id(1))
        case .testEnded: return .testEnded(failed: values[0] != 0)
        case .stepBegan: return .stepBegan(name: id(0), location: id(1))
        case .stepEnded: return .stepEnded(name: id(0))
        case .marked: return .marked(name: id(0), value: id(1))
        case .transactionBegan:
            let cause = code(1, CauseKind.unknown, &isNewer)
            return .transactionBegan(id: id(0), cause: cause, name: id(2), location: id(3), parent: id(4))
        case .transactionEnded:
            return .transactionEnded(id: id(0), passes: number(1), bodies: number(2), skips: number(3))
        case .stateWritten:
            return .stateWritten(write: id(0), identity: id(1), property: id(2), location: id(3), flags: flags(4))
        case .observableWritten:
            return .observableWritten(
                write: id(0), object: id(1), type: id(2), property: id(3), location: id(4), flags: flags(5))
        case .environmentWritten:
            return .environmentWritten(
                write: id(0), identity: id(1), key: id(2), flags: flags(3), readersChecked: number(4),
                readersRun: number(5))
        case .invalidated: return .invalidated(identity: id(0), input: id(1), write: id(2))
        case .bodyBegan: return .bodyBegan(identity: id(0), type: id(1), reasons: id(2), fields: id(3))
        case .bodyEnded: return .bodyEnded(identity: id(0), outputChanged: values[1] != 0, reads: id(2))
        case .viewValuesCreated: return .viewValuesCreated(identity: id(0), type: id(1), count: number(2))
        case .identityCreated:
            let kind = code(3, IdentityKind.structural, &isNewer)
            return .identityCreated(
                identity: id(0), parent: id(1), type: id(2), kind: kind, key: id(4), slot: number(5))
        case .identityRemoved: return .identityRemoved(identity: id(0), why: code(1, .unknown, &isNewer))
        case .identityMoved: return .identityMoved(identity: id(0), from: number(1), to: number(2))
        case .stateCreated: return .stateCreated(identity: id(0), property: id(1))
        case .stateDropped: return .stateDropped(identity: id(0), property: id(1), written: values[2] != 0)
        case .collectionUpdated:
            return .collectionUpdated(
                identity: id(0), count: number(1), inserted: number(2), removed: number(3), moved: number(4),
                duplicates: number(5))
        case .stateDeclared:
            return .stateDeclared(type: id(0), property: id(1), valueType: id(2), kind: code(3, .value, &isNewer))
        case .subjectShown: return .subjectShown(identity: id(0), subject: number(1))
        case .subjectChanged: return .subjectChanged(identity: id(0), field: id(1))
        case .initialValueCopied:
            return .initialValueCopied(identity: id(0), property: id(1), owner: id(2), source: id(3))
        case .referenceChanged: return .referenceChanged(identity: id(0), property: id(1), field: id(2))
        case .dataShifted: return .dataShifted(identity: id(0), from: number(1), to: number(2), rows: number(3))
        case .elementRenamed: return .elementRenamed(identity: id(0), old: id(1), position: number(2))
        case .evictionDue: return .evictionDue(identity: id(0))
        case .identityLeaving: return .identityLeaving(identity: id(0), why: code(1, .unknown, &isNewer))
        case .identityKept: return .identityKept(identity: id(0))
        case .duplicateIDFound:
            return .duplicateIDFound(identity: id(0), key: id(1), first: number(2), position: number(3))
        case .warningIssued: return .warningIssued(identity: id(0), kind: code(1, .other, &isNewer), text: id(2))
        case .appeared: return .appeared(identity: id(0))
        case .disappeared: return .disappeared(identity: id(0))
        case .taskStarted: return .taskStarted(identity: id(0), name: id(1))
        case .taskEnded: return .taskEnded(identity: id(0), name: id(1), cancelled: values[2] != 0)
        case .changeActionRan: return .changeActionRan(identity: id(0), valueType: id(1))
        case .layoutBegan: return .layoutBegan(identity: id(0))
        case .layoutEnded: return .layoutEnded(identity: id(0), measured: number(1))
        case .otherLogged: return .otherLogged(line: id(0))
        case .countersSampled: return .countersSampled(name: id(0), value: values[1])
        case .inertUsed: return .inertUsed(identity: id(0), api: id(1))
        case .equalityBegan: return .equalityBegan(identity: id(0))
        case .equalityEnded: return .equalityEnded(identity: id(0), equal: values[1] != 0)
        case .equalityMismatched:
            return .equalityMismatched(identity: id(0), kind: code(1, .ignored, &isNewer), fields: id(2))
        case .actionBegan:
            return .actionBegan(identity: id(0), cause: code(1, .unknown, &isNewer), name: id(2), location: id(3))
        case .actionEnded: return .actionEnded(identity: id(0))
        case .bodyWaited: return .bodyWaited(identity: id(0), nanoseconds: values[1])
        case .initialValuesDiscarded:
            return .initialValuesDiscarded(identity: id(0), property: id(1), valueType: id(2), count: number(3))
        case .resourceMade: return .resourceMade(identity: id(0), kind: id(1), property: id(2))
        case .idsGathered: return .idsGathered(identity: id(0), count: number(1), nanoseconds: values[2])
        case .costNoted:
            return .costNoted(identity: id(0), kind: code(1, .other, &isNewer), name: id(2), count: number(3), amount: values[4])
        case .collectionPlaced:
            return .collectionPlaced(identity: id(0), container: id(1), count: number(2), visible: number(3))
        case .placeNoted:
            return .placeNoted(
                identity: id(0), kind: code(1, .other, &isNewer), view: id(2), container: id(3), givenWidth: number(4),
                givenHeight: number(5), width: number(6), height: number(7))
        }
    }

    @inline(__always)
    private func number(_ index: Int) -> UInt32 { UInt32(clamping: values[index]) }

    @inline(__always)
    private func id<ID: TraceIdentifier>(_ index: Int) -> ID { ID(rawValue: number(index)) }

    private func flags(_ index: Int) -> WriteFlags { WriteFlags(rawValue: UInt8(truncatingIfNeeded: values[index])) }

    private func code<Code: RawRepresentable<UInt8>>(_ index: Int, _ other: Code, _ isNewer: inout Bool) -> Code {
        if let raw = UInt8(exactly: values[index]), let code = Code(rawValue: raw) { return code }
        isNewer = true
        return other
    }
}
