/// The numbers of an event, in the order of its tag's fields; identifiers are absolute here, differences are the codec's work.
///
/// Bodies use the general tags; the codec picks the short ones.
package struct EventFields {
    /// The tag of the event.
    package var tag: UInt16
    /// How many of `values` belong to it.
    package var count: Int
    /// Room for as many numbers as a tag can have fields.
    package let values: UnsafeMutablePointer<UInt64>

    /// Takes memory for `TraceLimits.schemaFields` numbers, which the caller owns.
    package init(values: UnsafeMutablePointer<UInt64>) {
        tag = 0
        count = 0
        self.values = values
    }

    private mutating func set(_ tag: EventTag, _ numbers: UInt64...) {
        self.tag = UInt16(tag.rawValue)
        count = numbers.count
        for (index, number) in numbers.enumerated() { values[index] = number }
    }

    /// Takes the numbers of an event of a kind that has no case.
    package mutating func set(tag: UInt16, fields: [UInt64]) {
        self.tag = tag
        count = min(fields.count, TraceLimits.schemaFields)
        for index in 0..<count { values[index] = fields[index] }
    }

    /// Takes an event apart. One of an unknown kind has its fields elsewhere and leaves a count of 0.
    package mutating func set(_ event: TraceEvent) {
        switch event {
        case .testBegan(let name, let arguments): set(.testBegan, name.wide, arguments.wide)
        case .testEnded(let failed): set(.testEnded, failed.wide)
        case .stepBegan(let name, let location): set(.stepBegan, name.wide, location.wide)
        case .stepEnded(let name): set(.stepEnded, name.wide)
        case .marked(let name, let value): set(.marked, name.wide, value.wide)
        case .transactionBegan(let id, let cause, let name, let location, let parent):
            set(.transactionBegan, id.wide, UInt64(cause.rawValue), name.wide, location.wide, parent.wide)
        case .transactionEnded(let id, let passes, let bodies, let skips):
            set(.transactionEnded, id.wide, UInt64(passes), UInt64(bodies), UInt64(skips))
        case .stateWritten(let write, let identity, let property, let location, let flags):
            set(.stateWritten, write.wide, identity.wide, property.wide, location.wide, UInt64(flags.rawValue))
        case .observableWritten(let write, let object, let type, let property, let location, let flags):
            set(
                .observableWritten, write.wide, object.wide, type.wide, property.wide, location.wide,
                UInt64(flags.rawValue))
        case .environmentWritten(let write, let identity, let key, let flags, let checked, let run):
            set(
                .environmentWritten, write.wide, identity.wide, key.wide, UInt64(flags.rawValue), UInt64(checked),
                UInt64(run))
        case .invalidated(let identity, let input, let write):
            set(.invalidated, identity.wide, input.wide, write.wide)
        case .bodyBegan(let identity, let type, let reasons, let fields):
            set(.bodyBegan, identity.wide, type.wide, reasons.wide, fields.wide)
        case .bodyEnded(let identity, let changed, let reads):
            set(.bodyEnded, identity.wide, changed.wide, reads.wide)
        case .viewValuesCreated(let identity, let type, let count):
            set(.viewValuesCreated, identity.wide, type.wide, UInt64(count))
        case .identityCreated(let identity, let parent, let type, let kind, let key, let slot):
            set(
                .identityCreated, identity.wide, parent.wide, type.wide, UInt64(kind.rawValue), key.wide,
                UInt64(slot))
        case .identityRemoved(let identity, let why): set(.identityRemoved, identity.wide, UInt64(why.rawValue))
        case .identityMoved(let identity, let from, let to):
            set(.identityMoved, identity.wide, UInt64(from), UInt64(to))
        case .stateCreated(let identity, let property): set(.stateCreated, identity.wide, property.wide)
        case .stateDropped(let identity, let property, let written):
            set(.stateDropped, identity.wide, property.wide, written.wide)
        case .collectionUpdated(let identity, let count, let inserted, let removed, let moved, let duplicates):
            set(
                .collectionUpdated, identity.wide, UInt64(count), UInt64(inserted), UInt64(removed), UInt64(moved),
                UInt64(duplicates))
        case .stateDeclared(let type, let property, let valueType, let kind):
            set(.stateDeclared, type.wide, property.wide, valueType.wide, UInt64(kind.rawValue))
        case .subjectShown(let identity, let subject): set(.subjectShown, identity.wide, UInt64(subject))
        case .subjectChanged(let identity, let field): set(.subjectChanged, identity.wide, field.wide)
        case .initialValueCopied(let identity, let property, let owner, let source):
            set(.initialValueCopied, identity.wide, property.wide, owner.wide, source.wide)
        case .referenceChanged(let identity, let property, let field):
            set(.referenceChanged, identity.wide, property.wide, field.wide)
        case .dataShifted(let identity, let from, let to, let rows):
            set(.dataShifted, identity.wide, UInt64(from), UInt64(to), UInt64(rows))
        case .elementRenamed(let identity, let old, let position):
            set(.elementRenamed, identity.wide, old.wide, UInt64(position))
        case .evictionDue(let identity): set(.evictionDue, identity.wide)
        case .identityLeaving(let identity, let why): set(.identityLeaving, identity.wide, UInt64(why.rawValue))
        case .identityKept(let identity): set(.identityKept, identity.wide)
        case .duplicateIDFound(let identity, let key, let first, let position):
            set(.duplicateIDFound, identity.wide, key.wide, UInt64(first), UInt64(position))
        case .warningIssued(let identity, let kind, let text):
            set(.warningIssued, identity.wide, UInt64(kind.rawValue), text.wide)
        case .appeared(let identity): set(.appeared, identity.wide)
        case .disappeared(let identity): set(.disappeared, identity.wide)
        case .taskStarted(let identity, let name): set(.taskStarted, identity.wide, name.wide)
        case .taskEnded(let identity, let name, let cancelled):
            set(.taskEnded, identity.wide, name.wide, cancelled.wide)
        case .changeActionRan(let identity, let valueType): set(.changeActionRan, identity.wide, valueType.wide)
        case .layoutBegan(let identity): set(.layoutBegan, identity.wide)
        case .layoutEnded(let identity, let measured): set(.layoutEnded, identity.wide, UInt64(measured))
        case .otherLogged(let line): set(.otherLogged, line.wide)
        case .countersSampled(let name, let value): set(.countersSampled, name.wide, value)
        case .inertUsed(let identity, let api): set(.inertUsed, identity.wide, api.wide)
        case .equalityBegan(let identity): set(.equalityBegan, identity.wide)
        case .equalityEnded(let identity, let equal): set(.equalityEnded, identity.wide, equal.wide)
        case .equalityMismatched(let identity, let kind, let fields):
            set(.equalityMismatched, identity.wide, UInt64(kind.rawValue), fields.wide)
        case .actionBegan(let identity, let cause, let name, let location):
            set(.actionBegan, identity.wide, UInt64(cause.rawValue), name.wide, location.wide)
        case .actionEnded(let identity): set(.actionEnded, identity.wide)
        case .bodyWaited(let identity, let nanoseconds): set(.bodyWaited, identity.wide, nanoseconds)
        case .initialValuesDiscarded(let identity, let property, let valueType, let count):
            set(.initialValuesDiscarded, identity.wide, property.wide, valueType.wide, UInt64(count))
        case .resourceMade(let identity, let kind, let property): set(.resourceMade, identity.wide, kind.wide, property.wide)
        case .idsGathered(let identity, let count, let nanoseconds):
            set(.idsGathered, identity.wide, UInt64(count), nanoseconds)
        case .costNoted(let identity, let kind, let name, let count, let amount):
            set(.costNoted, identity.wide, UInt64(kind.rawValue), name.wide, UInt64(count), amount)
        case .collectionPlaced(let identity, let container, let count, let visible):
            set(.collectionPlaced, identity.wide, container.wide, UInt64(count), UInt64(visible))
        case .placeNoted(let identity, let kind, let view, let container, let givenWidth, let givenHeight, let width, let height):
            set(
                .placeNoted, identity.wide, UInt64(kind.rawValue), view.wide, container.wide, UInt64(givenWidth),
                UInt64(givenHeight), UInt64(width), UInt64(height))
        case .unknown(let tag, _):
            self.tag = tag
            count = 0
        }
    }
}

extension TraceIdentifier {
    var wide: UInt64 { UInt64(rawValue) }
}

extension Bool {
    var wide: UInt64 { self ? 1 : 0 }
}
