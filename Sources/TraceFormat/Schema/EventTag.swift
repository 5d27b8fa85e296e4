/// The number that begins an event, for the kinds that this version writes.
///
/// 0 is never written, so that a block of zeros is no block of events. 1 to 15 are fixed by the major version, 16 to 239 are
/// described by the file's schema, 240 says that the tag follows as a varint.
package enum EventTag: UInt8, CaseIterable, Sendable {
    case stringDefined = 1
    case listDefined = 2
    case typeDefined = 3
    case locationDefined = 4
    case transactionBegan = 5
    case transactionEnded = 6
    /// A body began and fields of its view value differed: its parent made it run.
    case bodyBegan = 7
    /// A body began for a reason of its own: no list of fields.
    case bodyBeganByItself = 8
    /// A body began with the type, reasons and fields of the body that began last in this block.
    case bodyBeganAlike = 9
    /// The body that began last in this block ended, its output unchanged.
    case bodyEndedSame = 10
    /// The body that began last in this block ended, its output changed.
    case bodyEndedChanged = 11
    /// A body ended that is not the one that began last in this block.
    case bodyEnded = 12
    case identityCreated = 13
    case stateCreated = 14
    case viewValuesCreated = 15

    case stateWritten = 16
    case observableWritten = 17
    case environmentWritten = 18
    case invalidated = 19
    case identityRemoved = 20
    case identityMoved = 21
    case stateDropped = 22
    case collectionUpdated = 23
    case stateDeclared = 60
    case subjectShown = 61
    case subjectChanged = 62
    case initialValueCopied = 63
    case referenceChanged = 64
    case dataShifted = 65
    case elementRenamed = 66
    case evictionDue = 67
    case identityLeaving = 68
    case identityKept = 69
    case duplicateIDFound = 24
    case warningIssued = 25
    case appeared = 26
    case disappeared = 27
    case taskStarted = 28
    case taskEnded = 29
    case changeActionRan = 30
    case layoutBegan = 31
    case layoutEnded = 32
    case testBegan = 33
    case testEnded = 34
    case stepBegan = 35
    case stepEnded = 36
    case marked = 37
    case otherLogged = 38
    case countersSampled = 39
    case inertUsed = 40
    case equalityBegan = 48
    case equalityEnded = 49
    case equalityMismatched = 50
    case actionBegan = 41
    case actionEnded = 42
    case bodyWaited = 43
    case initialValuesDiscarded = 44
    case resourceMade = 45
    case idsGathered = 46
    case collectionPlaced = 47
    case placeNoted = 51
    case costNoted = 52

    /// The last tag whose fields the major version fixes.
    package static let lastFixed: UInt8 = 15
    /// The tag that says that the real one follows as a varint.
    package static let escape: UInt8 = 240

    /// The fields in the order in which they are written.
    package var fields: [FieldDescription] {
        switch self {
        case .stringDefined: [.init("id", .string), .init("text", .text)]
        case .listDefined: [.init("id", .list), .init("items", .strings)]
        case .typeDefined: [.init("id", .type), .init("name", .string), .init("module", .string), .init("kind", .code)]
        case .locationDefined:
            [
                .init("id", .location), .init("function", .string), .init("file", .string), .init("line", .number),
                .init("column", .number),
            ]
        case .transactionBegan:
            [
                .init("transaction", .transaction), .init("cause", .code), .init("name", .string),
                .init("location", .location), .init("parent", .relatedTransaction),
            ]
        case .transactionEnded:
            [
                .init("transaction", .transaction), .init("passes", .number), .init("bodies", .number),
                .init("skips", .number),
            ]
        case .bodyBegan:
            [.init("identity", .identity), .init("type", .type), .init("reasons", .list), .init("fields", .list)]
        case .bodyBeganByItself: [.init("identity", .identity), .init("type", .type), .init("reasons", .list)]
        case .bodyBeganAlike: [.init("identity", .identity)]
        case .bodyEndedSame, .bodyEndedChanged: [.init("reads", .list)]
        case .bodyEnded: [.init("identity", .identity), .init("changed", .code), .init("reads", .list)]
        case .identityCreated:
            [
                .init("identity", .identity), .init("parent", .relatedIdentity), .init("type", .type),
                .init("kind", .code), .init("key", .string), .init("slot", .number),
            ]
        case .stateCreated: [.init("identity", .identity), .init("property", .string)]
        case .viewValuesCreated: [.init("identity", .identity), .init("type", .type), .init("count", .number)]
        case .stateWritten:
            [
                .init("write", .write), .init("identity", .identity), .init("property", .string),
                .init("location", .location), .init("flags", .code),
            ]
        case .observableWritten:
            [
                .init("write", .write), .init("object", .object), .init("type", .string), .init("property", .string),
                .init("location", .location), .init("flags", .code),
            ]
        case .environmentWritten:
            [
                .init("write", .write), .init("identity", .identity), .init("key", .string), .init("flags", .code),
                .init("readersChecked", .number), .init("readersRun", .number),
            ]
        case .invalidated: [.init("identity", .identity), .init("input", .string), .init("write", .relatedWrite)]
        case .identityRemoved: [.init("identity", .identity), .init("why", .code)]
        case .identityMoved: [.init("identity", .identity), .init("from", .number), .init("to", .number)]
        case .stateDropped: [.init("identity", .identity), .init("property", .string), .init("written", .code)]
        case .collectionUpdated:
            [
                .init("identity", .identity), .init("count", .number), .init("inserted", .number),
                .init("removed", .number), .init("moved", .number), .init("duplicates", .number),
            ]
        case .stateDeclared:
            [.init("type", .type), .init("property", .string), .init("valueType", .string), .init("kind", .code)]
        case .subjectShown: [.init("identity", .identity), .init("subject", .number)]
        case .subjectChanged: [.init("identity", .identity), .init("field", .string)]
        case .initialValueCopied:
            [
                .init("identity", .identity), .init("property", .string), .init("owner", .relatedIdentity),
                .init("source", .string),
            ]
        case .referenceChanged: [.init("identity", .identity), .init("property", .string), .init("field", .string)]
        case .dataShifted:
            [.init("identity", .identity), .init("from", .number), .init("to", .number), .init("rows", .number)]
        case .elementRenamed:
            [.init("identity", .identity), .init("old", .relatedIdentity), .init("position", .number)]
        case .evictionDue, .identityKept: [.init("identity", .identity)]
        case .identityLeaving: [.init("identity", .identity), .init("why", .code)]
        case .duplicateIDFound:
            [
                .init("identity", .identity), .init("key", .string), .init("first", .number),
                .init("position", .number),
            ]
        case .warningIssued: [.init("identity", .identity), .init("kind", .code), .init("text", .string)]
        case .appeared, .disappeared, .layoutBegan: [.init("identity", .identity)]
        case .taskStarted: [.init("identity", .identity), .init("name", .string)]
        case .taskEnded: [.init("identity", .identity), .init("name", .string), .init("cancelled", .code)]
        case .changeActionRan: [.init("identity", .identity), .init("valueType", .string)]
        case .layoutEnded: [.init("identity", .identity), .init("measured", .number)]
        case .testBegan: [.init("name", .string), .init("arguments", .string)]
        case .testEnded: [.init("failed", .code)]
        case .stepBegan: [.init("name", .string), .init("location", .location)]
        case .stepEnded: [.init("name", .string)]
        case .marked: [.init("name", .string), .init("value", .string)]
        case .otherLogged: [.init("line", .string)]
        case .countersSampled: [.init("name", .string), .init("value", .number)]
        case .inertUsed: [.init("identity", .identity), .init("api", .string)]
        case .equalityBegan: [.init("identity", .identity)]
        case .equalityEnded: [.init("identity", .identity), .init("equal", .code)]
        case .equalityMismatched: [.init("identity", .identity), .init("kind", .code), .init("fields", .list)]
        case .actionBegan:
            [.init("identity", .identity), .init("cause", .code), .init("name", .string), .init("location", .location)]
        case .actionEnded: [.init("identity", .identity)]
        case .bodyWaited: [.init("identity", .identity), .init("nanoseconds", .number)]
        case .initialValuesDiscarded:
            [.init("identity", .identity), .init("property", .string), .init("valueType", .string), .init("count", .number)]
        case .resourceMade: [.init("identity", .identity), .init("kind", .string), .init("property", .string)]
        case .idsGathered: [.init("identity", .identity), .init("count", .number), .init("nanoseconds", .number)]
        case .costNoted:
            [
                .init("identity", .identity), .init("kind", .code), .init("name", .string), .init("count", .number), .init("amount", .number),
            ]
        case .collectionPlaced:
            [.init("identity", .identity), .init("container", .string), .init("count", .number), .init("visible", .number)]
        case .placeNoted:
            [
                .init("identity", .identity), .init("kind", .code), .init("view", .string), .init("container", .string),
                .init("givenWidth", .number), .init("givenHeight", .number), .init("width", .number), .init("height", .number),
            ]
        }
    }

    /// What a reader that does not know the tag would get wrong.
    package var criticality: Criticality {
        switch self {
        case .identityCreated, .identityRemoved, .identityMoved: .tree
        case .marked, .otherLogged, .countersSampled, .changeActionRan, .appeared, .disappeared, .inertUsed, .equalityBegan, .equalityEnded,
            .equalityMismatched: .ignorable
        case .stateDeclared, .subjectShown, .subjectChanged, .initialValueCopied, .referenceChanged, .dataShifted, .elementRenamed,
            .evictionDue, .identityLeaving, .identityKept:
            .ignorable
        case .actionBegan, .actionEnded, .bodyWaited, .initialValuesDiscarded, .resourceMade, .idsGathered, .collectionPlaced, .placeNoted,
            .costNoted:
            .ignorable
        default: .counts
        }
    }
}

/// What a reader gets wrong that skips an event it does not know.
package enum Criticality: UInt8, CaseIterable, Sendable {
    /// Nothing that it would otherwise say.
    case ignorable = 0
    /// Counts and durations.
    case counts = 1
    /// Which identities exist.
    case tree = 2
}
