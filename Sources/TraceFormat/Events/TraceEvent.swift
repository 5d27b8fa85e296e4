/// What one record of a trace says.
///
/// The order of the cases is the order of the sections in the format's page. Every event stands on the time axis
/// by the tick of its record. What identifiers stand for (strings, lists, types, locations) is no event, but a
/// ``TraceDefinition``: an event holds numbers only, so that millions of them are copied without a look inside.
public enum TraceEvent: Equatable, Sendable {
    // MARK: Tests and steps

    /// A test began; `name` is `Suite/Nested/name`, `arguments` describes the case of a parameterised one.
    case testBegan(name: StringID, arguments: StringID)
    /// The test that began last ended.
    case testEnded(failed: Bool)
    /// A named step of a test began.
    case stepBegan(name: StringID, location: LocationID)
    /// The step that began last ended: the host is idle again.
    case stepEnded(name: StringID)
    /// A mark that the recorded program set.
    case marked(name: StringID, value: StringID)

    // MARK: Transactions and writes

    /// A transaction began to be applied. `parent` is the transaction in whose update it was started.
    case transactionBegan(id: TransactionID, cause: CauseKind, name: StringID, location: LocationID, parent: TransactionID)
    /// The transaction was applied: passes over the graph, bodies run, and views skipped since their inputs were equal.
    case transactionEnded(id: TransactionID, passes: UInt32, bodies: UInt32, skips: UInt32)
    /// A state property was written. `identity` owns it.
    case stateWritten(write: WriteID, identity: IdentityID, property: StringID, location: LocationID, flags: WriteFlags)
    /// A property of an observable object (or `objectWillChange` of an `ObservableObject`) was written.
    case observableWritten(write: WriteID, object: ObjectID, type: StringID, property: StringID, location: LocationID, flags: WriteFlags)
    /// A writer in the tree gave an environment key another value. `identity` is the writer's.
    case environmentWritten(write: WriteID, identity: IdentityID, key: StringID, flags: WriteFlags, readersChecked: UInt32, readersRun: UInt32)
    /// An input of a body changed, so that the body will run. `input` is printed as `_printChanges()` prints it.
    case invalidated(identity: IdentityID, input: StringID, write: WriteID)

    // MARK: Bodies

    /// A body began to run. `reasons` in the documented order; `fields` are the paths of the view value that differed.
    case bodyBegan(identity: IdentityID, type: TypeID, reasons: ListID, fields: ListID)
    /// The body that began last on this stream ended. `reads` are the dynamic properties and observable properties it read.
    case bodyEnded(identity: IdentityID, outputChanged: Bool, reads: ListID)
    /// A body run created values of a view type: `count` initialisers were called.
    case viewValuesCreated(identity: IdentityID, type: TypeID, count: UInt32)

    // MARK: Equality

    /// A view is about to be compared with the new value of it by its own `==`. Written for types that declare one and are compared with it.
    case equalityBegan(identity: IdentityID)
    /// The comparison that began last on this stream ended. An equal value is dropped: the body does not run for it.
    case equalityEnded(identity: IdentityID, equal: Bool)
    /// What `==` says of a view is not what its fields say, or its wrapper comes between; `fields` are the paths that differ.
    case equalityMismatched(identity: IdentityID, kind: EqualityMismatch, fields: ListID)

    // MARK: Identity, state and lifetime

    /// An identity appeared in the tree below `parent` (none for a root).
    case identityCreated(identity: IdentityID, parent: IdentityID, type: TypeID, kind: IdentityKind, key: StringID, slot: UInt32)
    /// An identity left the tree, with everything below it.
    case identityRemoved(identity: IdentityID, why: RemovalReason)
    /// An identity was taken out of its place and stays until its removal transition has ended; then it is removed.
    case identityLeaving(identity: IdentityID, why: RemovalReason)
    /// An identity that was leaving is shown again, with its state.
    case identityKept(identity: IdentityID)
    /// An element of a keyed collection moved; its identity stayed.
    case identityMoved(identity: IdentityID, from: UInt32, to: UInt32)
    /// Storage for a state property was created.
    case stateCreated(identity: IdentityID, property: StringID)
    /// Storage of a state property was dropped with its identity; `written` if it held something else by then than it began with.
    case stateDropped(identity: IdentityID, property: StringID, written: Bool)
    /// What a state property of a type of views holds. Once for each type and property.
    case stateDeclared(type: TypeID, property: StringID, valueType: StringID, kind: StateKind)
    /// A view that keeps state shows what this number stands for: equal data, equal number. At its creation, and when it is another one.
    case subjectShown(identity: IdentityID, subject: UInt32)
    /// A view that keeps state was given an element of another id in this field of its value, and kept its state.
    case subjectChanged(identity: IdentityID, field: StringID)
    /// A state property was made with a value that `owner` has in `source` (a path of its fields), and keeps a copy of it.
    case initialValueCopied(identity: IdentityID, property: StringID, owner: IdentityID, source: StringID)
    /// A field of the object in a state property was changed, and nobody was told: found before a body ran, or when all was done.
    case referenceChanged(identity: IdentityID, property: StringID, field: StringID)
    /// In a collection whose ids are positions, `rows` elements from position `to` on show what stood from position `from` on. Equal positions: they
    /// changed places.
    case dataShifted(identity: IdentityID, from: UInt32, to: UInt32, rows: UInt32)
    /// An element has the content of one that left its position in the same update with another id, `old`.
    case elementRenamed(identity: IdentityID, old: IdentityID, position: UInt32)
    /// A lazy container would give this row up under a profile that evicts rows.
    case evictionDue(identity: IdentityID)
    /// A keyed collection was brought up to date.
    case collectionUpdated(identity: IdentityID, count: UInt32, inserted: UInt32, removed: UInt32, moved: UInt32, duplicates: UInt32)
    /// An id occurs again in a keyed collection, at `position`, after its first occurrence at `first`. Equal positions: not known.
    case duplicateIDFound(identity: IdentityID, key: StringID, first: UInt32, position: UInt32)
    /// SwiftUI would have issued a runtime warning.
    case warningIssued(identity: IdentityID, kind: WarningKind, text: StringID)
    /// The identity's appear actions are due.
    case appeared(identity: IdentityID)
    /// The identity's disappear actions are due.
    case disappeared(identity: IdentityID)
    /// A `.task` of the identity was started.
    case taskStarted(identity: IdentityID, name: StringID)
    /// A `.task` of the identity ended, or was cancelled.
    case taskEnded(identity: IdentityID, name: StringID, cancelled: Bool)
    /// An `onChange` action ran.
    case changeActionRan(identity: IdentityID, valueType: StringID)
    /// The body at or above the identity uses an API that compiles and has no effect here. Once for each API and type of view.
    case inertUsed(identity: IdentityID, api: StringID)
    /// An action of a control, an appear, change or timer action began. `identity` is the view in whose body it stands, as far as it is known.
    case actionBegan(identity: IdentityID, cause: CauseKind, name: StringID, location: LocationID)
    /// The action that began last on this stream ended. What it set off comes after it. Another identity than the beginning's: a task that has
    /// waited, so that the time between says nothing.
    case actionEnded(identity: IdentityID)

    // MARK: What costs

    /// The body that ended last had its thread wait for so long: the thread had work and did none. Only for bodies of 5 ms and longer.
    case bodyWaited(identity: IdentityID, nanoseconds: UInt64)
    /// In the transaction, views that have their state already were given fresh initial objects for it, which were thrown away. `identity` is the
    /// first of them; once for each property and transaction.
    case initialValuesDiscarded(identity: IdentityID, property: StringID, valueType: StringID, count: UInt32)
    /// A view made something that is meant to be made once and kept, in place of its former one: a timer's publisher, say.
    /// `property` is the stored property that holds it; none where it stands in the body.
    case resourceMade(identity: IdentityID, kind: StringID, property: StringID)
    /// Asking the elements of a collection for their ids took long. Only from 0.5 ms on.
    case idsGathered(identity: IdentityID, count: UInt32, nanoseconds: UInt64)
    /// Something that costs, beside what records of their own say. What `name`, `count` and `amount` are is the kind's.
    case costNoted(identity: IdentityID, kind: CostNoteKind, name: StringID, count: UInt32, amount: UInt64)
    /// A collection whose container is not lazy was laid out: rows of it, and those of them that can be seen. Only from 50 rows on.
    case collectionPlaced(identity: IdentityID, container: StringID, count: UInt32, visible: UInt32)

    // MARK: Layout

    /// A layout pass began.
    case layoutBegan(identity: IdentityID)
    /// The layout pass ended, after measuring `measured` views.
    case layoutEnded(identity: IdentityID, measured: UInt32)
    /// In a layout pass, a view came out otherwise than its author is likely to have meant. Lengths are in tenths of a point; of what was
    /// given, 0 is an open length and else 1 is added. Once for each place as long as it stays so.
    case placeNoted(
        identity: IdentityID, kind: PlaceNoteKind, view: StringID, container: StringID, givenWidth: UInt32, givenHeight: UInt32,
        width: UInt32, height: UInt32)

    // MARK: Material from elsewhere and the recorder itself

    /// A line of an imported log that is none of ours; kept with its position.
    case otherLogged(line: StringID)
    /// A counter of the recorder or of the importer.
    case countersSampled(name: StringID, value: UInt64)
    /// A kind of record that this version does not know, with its declared fields; a text or a list counts as its length.
    case unknown(tag: UInt16, fields: FieldsID)
}

/// What a type in the tree is.
public enum TypeKind: UInt8, CaseIterable, Sendable {
    /// A view of the user's with a body.
    case view = 0
    /// A view modifier of the user's with a body.
    case modifier = 1
    /// A view of the framework's that has an identity of its own.
    case framework = 2
    /// A keyed collection (`ForEach`).
    case collection = 3
    /// A host: the root of a tree.
    case host = 4
}

/// What a state property holds, by who is told when that changes.
public enum StateKind: UInt8, CaseIterable, Sendable {
    /// A value, or an object that is none of the user's.
    case value = 0
    /// An object of a class of which nobody is told when it changes.
    case unobserved = 1
    /// An `ObservableObject`.
    case observableObject = 2
    /// An object of an `@Observable` class.
    case observable = 3
}

/// What started a transaction.
public enum CauseKind: UInt8, CaseIterable, Sendable {
    case unknown = 0
    /// A host was mounted.
    case mount = 1
    /// A test step wrote directly.
    case step = 2
    /// An action of a control.
    case action = 3
    /// A host's root view was replaced.
    case rootReplaced = 4
    /// A cell was configured.
    case cellConfigured = 5
    /// A task.
    case task = 6
    /// A timer or another source of time.
    case timer = 7
    /// An appear or disappear action.
    case appear = 8
    /// An `onChange` or `onReceive` action.
    case change = 9
    /// A write from outside any of these.
    case external = 10
}

/// How an identity is told from its siblings.
public enum IdentityKind: UInt8, CaseIterable, Sendable {
    /// The root of a host.
    case root = 0
    /// A fixed place in its parent's body.
    case structural = 1
    /// A branch of `if` or `switch`; `slot` is the branch.
    case branch = 2
    /// An element of a keyed collection; `key` is its id.
    case keyed = 3
    /// `.id(_:)`; `key` is the id.
    case explicit = 4
    /// The content of an `AnyView`; `key` is the dynamic type.
    case erased = 5
    /// Presented content: a sheet, a destination, a tab; `key` is the item or tag.
    case presented = 6
}

/// Why an identity left the tree.
public enum RemovalReason: UInt8, CaseIterable, Sendable {
    case unknown = 0
    /// Another branch was taken.
    case branch = 1
    /// Its element left its collection.
    case element = 2
    /// Its explicit id changed.
    case explicitID = 3
    /// The dynamic type of an `AnyView` changed.
    case erasedType = 4
    /// It was dismissed, popped, or its tab was closed.
    case dismissed = 5
    /// A lazy container gave it up.
    case evicted = 6
    /// Its host ended.
    case hostEnded = 7
    /// Its explicit id changed, though what has it is equal to what it was, or shows nothing of an id that was made up (a `UUID`).
    case renewedID = 8
}

/// What is remarkable about the place that a view got in a layout.
public enum PlaceNoteKind: UInt8, CaseIterable, Sendable {
    /// None that this version knows.
    case other = 0
    /// It is larger than what its container was given, and shows beyond it.
    case overflowing = 1
    /// A geometry reader takes a stack's whole length and leaves its siblings too little.
    case greedy = 2
    /// It has no ideal size and was asked for one: it fell to 10 points or less.
    case collapsed = 3
    /// Its aspect ratio is that of its content's ideal size, so that it fills less than it was given.
    case pinned = 4
    /// It decorates content to which the padding was added after it.
    case decoration = 5
}

/// What a record of costs is about.
public enum CostNoteKind: UInt8, CaseIterable, Sendable {
    /// None that this version knows.
    case other = 0
    /// The action that ends next had its thread compute for at most `amount` nanoseconds. Only for actions of 16 ms and longer.
    case actionComputed = 1
    /// The initial value of a state property was there `amount` nanoseconds after the running body had begun or had made the state before. `name` is the
    /// value's type. Only from 0.5 ms on.
    case initialValueBuilt = 2
    /// The body at or above the identity draws its content with the effect `name`. Once for each effect and type of view.
    case effectUsed = 3
    /// Of a lazy container's collection, `count` rows are evaluated, and `amount` of them have been in sight. `name` is the container.
    case rowsPrepared = 4
}

/// Properties of a write.
public struct WriteFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The new value equals the old one.
    public static let equal = WriteFlags(rawValue: 1)
    /// The write fell into a transaction that was pending already for the same property.
    public static let coalesced = WriteFlags(rawValue: 2)
    /// The write happened while bodies ran, and was dropped or deferred.
    public static let duringUpdate = WriteFlags(rawValue: 4)
    /// The write came from a thread other than the main thread.
    public static let offMainThread = WriteFlags(rawValue: 8)
    /// The new value differs in nothing that can be compared: closures, what these captured, objects made anew.
    public static let uncomparable = WriteFlags(rawValue: 16)
}

/// How `==` and the fields of a view disagree.
public enum EqualityMismatch: UInt8, CaseIterable, Sendable {
    /// `==` said equal, and the body would have shown the fields that differ: the view shows old data.
    case hidden = 0
    /// `==` would have said equal, and was not asked: a view of plain bytes is compared by them, and its body runs.
    case ignored = 1
    /// The view's body ends in a layout priority, which stands inside the equatable wrapper around the view; the only field names it.
    case priority = 2
}

/// Kinds of SwiftUI's runtime warnings.
public enum WarningKind: UInt8, CaseIterable, Sendable {
    case other = 0
    /// Two equal ids in a `ForEach`.
    case duplicateID = 1
    /// Two equal ids placed by a lazy container.
    case duplicateLayoutID = 2
    /// A constant range's `ForEach` changed its count.
    case nonConstantRange = 3
    /// State was written while bodies ran.
    case stateWrittenDuringUpdate = 4
    /// An object published while bodies ran.
    case publishedDuringUpdate = 5
    /// An object published off the main thread.
    case publishedOffMainThread = 6
    /// An action fired too often in one frame.
    case multipleUpdatesPerFrame = 7
    /// Storage was used outside an installed view.
    case notInstalled = 8
    /// A frame's dimensions are contradictory, negative or not finite.
    case invalidFrame = 9
    /// A picker's selection has no tag.
    case missingTag = 10
    /// A link has no destination.
    case missingDestination = 11
    /// A dependency cycle.
    case cycle = 12
    /// The number of views per element of a collection is not constant.
    case variableRowCount = 13
}
