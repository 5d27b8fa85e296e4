import TraceFormat

/// Makes events of every kind with any values.
enum RandomEvents {
    /// One event of each kind that the current schema describes, with random values.
    static func oneOfEach(_ random: inout SeededGenerator) -> [TraceEvent] {
        [
            .testBegan(name: random.id(), arguments: random.id()),
            .testEnded(failed: random.flag()),
            .stepBegan(name: random.id(), location: random.id()),
            .stepEnded(name: random.id()),
            .marked(name: random.id(), value: random.id()),
            .transactionBegan(
                id: random.id(), cause: pick(&random), name: random.id(), location: random.id(), parent: random.id()),
            .transactionEnded(
                id: random.id(), passes: random.number(), bodies: random.number(), skips: random.number()),
            .stateWritten(
                write: random.id(), identity: random.id(), property: random.id(), location: random.id(),
                flags: flags(&random)),
            .observableWritten(
                write: random.id(), object: random.id(), type: random.id(), property: random.id(),
                location: random.id(), flags: flags(&random)),
            .environmentWritten(
                write: random.id(), identity: random.id(), key: random.id(), flags: flags(&random),
                readersChecked: random.number(), readersRun: random.number()),
            .invalidated(identity: random.id(), input: random.id(), write: random.id()),
            .bodyBegan(identity: random.id(), type: random.id(), reasons: random.id(), fields: random.id()),
            .bodyBegan(identity: random.id(), type: random.id(), reasons: random.id(), fields: .none),
            .bodyEnded(identity: random.id(), outputChanged: random.flag(), reads: random.id()),
            .viewValuesCreated(identity: random.id(), type: random.id(), count: random.number()),
            .identityCreated(
                identity: random.id(), parent: random.id(), type: random.id(), kind: pick(&random), key: random.id(),
                slot: random.number()),
            .identityRemoved(identity: random.id(), why: pick(&random)),
            .identityMoved(identity: random.id(), from: random.number(), to: random.number()),
            .stateCreated(identity: random.id(), property: random.id()),
            .stateDropped(identity: random.id(), property: random.id(), written: random.flag()),
            .collectionUpdated(
                identity: random.id(), count: random.number(), inserted: random.number(), removed: random.number(),
                moved: random.number(), duplicates: random.number()),
            .stateDeclared(type: random.id(), property: random.id(), valueType: random.id(), kind: pick(&random)),
            .subjectShown(identity: random.id(), subject: random.number()),
            .subjectChanged(identity: random.id(), field: random.id()),
            .initialValueCopied(
                identity: random.id(), property: random.id(), owner: random.id(), source: random.id()),
            .referenceChanged(identity: random.id(), property: random.id(), field: random.id()),
            .dataShifted(
                identity: random.id(), from: random.number(), to: random.number(), rows: random.number()),
            .elementRenamed(identity: random.id(), old: random.id(), position: random.number()),
            .evictionDue(identity: random.id()),
            .identityLeaving(identity: random.id(), why: pick(&random)),
            .identityKept(identity: random.id()),
            .duplicateIDFound(
                identity: random.id(), key: random.id(), first: random.number(), position: random.number()),
            .warningIssued(identity: random.id(), kind: pick(&random), text: random.id()),
            .appeared(identity: random.id()),
            .disappeared(identity: random.id()),
            .taskStarted(identity: random.id(), name: random.id()),
            .taskEnded(identity: random.id(), name: random.id(), cancelled: random.flag()),
            .changeActionRan(identity: random.id(), valueType: random.id()),
            .layoutBegan(identity: random.id()),
            .layoutEnded(identity: random.id(), measured: random.number()),
            .otherLogged(line: random.id()),
            .countersSampled(name: random.id(), value: random.next()),
            .inertUsed(identity: random.id(), api: random.id()),
            .equalityBegan(identity: random.id()), .equalityEnded(identity: random.id(), equal: random.flag()),
            .equalityMismatched(identity: random.id(), kind: pick(&random), fields: random.id()),
            .actionBegan(identity: random.id(), cause: pick(&random), name: random.id(), location: random.id()),
            .actionEnded(identity: random.id()),
            .bodyWaited(identity: random.id(), nanoseconds: random.next()),
            .initialValuesDiscarded(
                identity: random.id(), property: random.id(), valueType: random.id(), count: random.number()),
            .resourceMade(identity: random.id(), kind: random.id(), property: random.id()),
            .idsGathered(identity: random.id(), count: random.number(), nanoseconds: random.next()),
            .costNoted(identity: random.id(), kind: pick(&random), name: random.id(), count: random.number(), amount: random.next()),
            .collectionPlaced(
                identity: random.id(), container: random.id(), count: random.number(), visible: random.number()),
            .placeNoted(
                identity: random.id(), kind: pick(&random), view: random.id(), container: random.id(),
                givenWidth: random.number(), givenHeight: random.number(), width: random.number(), height: random.number()),
        ]
    }

    /// One definition of each kind, with random values.
    static func oneDefinitionOfEach(_ random: inout SeededGenerator) -> [TraceDefinition] {
        [
            .string(id: random.id(), text: text(&random)),
            .list(id: random.id(), items: (0..<random.number() % 20).map { _ in random.id() }),
            .type(id: random.id(), name: random.id(), module: random.id(), kind: pick(&random)),
            .location(
                id: random.id(), function: random.id(), file: random.id(), line: random.number(),
                column: random.number()),
        ]
    }

    private static func pick<Code: CaseIterable>(_ random: inout SeededGenerator) -> Code {
        Code.allCases.randomElement(using: &random)!
    }

    private static func flags(_ random: inout SeededGenerator) -> WriteFlags {
        WriteFlags(rawValue: UInt8(truncatingIfNeeded: random.next()))
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let letters = ["a", "Z", " ", "\"", "ü", "漢", "🙂", "\u{0}", "\n", "_"]
        return (0..<random.number() % 40).map { _ in letters.randomElement(using: &random)! }.joined()
    }
}
