import DependencyGraph

/// Listens to a host: everything the graph reports, and what happens to views.
///
/// Hooks come in pairs where time passes (`bodyBegan`, `bodyEnded`: always both, never nested in one another on one host), single
/// and in the past tense where something happened. Every hook has an empty default; all are called on the main thread, except
/// `stateWritten` and `observableWritten`, which are called on the thread that wrote, in the writer's own stack, so that a recorder
/// can walk it.
public protocol ViewInstrument: GraphInstrument {
    /// An identity appeared below `parent` (nil for a host's root). Posted before anything else about that node, parents first.
    func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement)
    /// An identity left the tree. Posted once for the topmost node of what is removed; what is below it goes with it.
    func identityRemoved(_ node: NodeID, why: IdentityRemoval)
    /// An identity was taken out of its place and stays until its removal transition has ended. Posted as `identityRemoved` is, which follows.
    func identityLeaving(_ node: NodeID, why: IdentityRemoval)
    /// An identity that was leaving is shown again.
    func identityKept(_ node: NodeID)
    /// An element of a keyed collection moved and kept its identity. Positions are those before and after the update.
    ///
    /// Of elements that changed their order, those moved that are not of one longest run that kept it: the fewest that explain the new order. Who
    /// only made room for others did not move.
    func identityMoved(_ node: NodeID, from: Int, to: Int)

    /// The next run of the node's body comes from these key paths of observable properties (`\Cart.total`), in the order in which they
    /// were written. Posted right before `bodyBegan`, under profiles that print key paths instead of `@dependencies`.
    func dependenciesNamed(_ node: NodeID, _ keyPaths: NameList)
    /// A body begins to run. `changed` holds the reasons as `type.reasons(_:)` prints them, `fields` the paths of the view value
    /// that differed, where `@self` is among the reasons of a view that had run before.
    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList)
    /// The body has returned; what it returned will be compared with what it had returned before. Posted before `bodyEnded` where there is something
    /// to compare: time from here on is not the body's.
    func bodyReturned(_ node: NodeID)
    /// The body ended. `reads` are what it read: its own dynamic properties (`_count`), keys of the environment (`\.colorScheme`),
    /// observable properties (`Cart.total`).
    func bodyEnded(_ node: NodeID, outputChanged: Bool, reads: NameList)
    /// A body or content closure of the node created that many values of a view type.
    func viewValuesCreated(_ node: NodeID, type: ViewTypeDescription, count: Int)

    /// Storage for a state property of the node was created.
    func stateCreated(_ node: NodeID, property: Name)
    /// Storage of a state property went with its node; `written` says whether it had been written and holds something else than it began with.
    func stateDropped(_ node: NodeID, property: Name, written: Bool)
    /// A view of the type was made that has this state property. Posted at each mount.
    func stateDeclared(_ type: ViewTypeDescription, property: Name, valueType: Any.Type, content: StateContent)
    /// A view that keeps state shows what `subject` stands for, from now on.
    func subjectShown(_ node: NodeID, subject: UInt32)
    /// A view that keeps state was given an element of another id in one of its fields.
    func subjectChanged(_ node: NodeID, field: Name)
    /// A state property began with a value that `owner` has as well, in `source`.
    func initialValueCopied(_ node: NodeID, property: Name, owner: NodeID, source: Name)
    /// A field of an object in a state property has changed without a signal since somebody looked.
    func referenceChanged(_ node: NodeID, property: Name, field: Name)
    /// A state property was written, also where the value is equal.
    func stateWritten(_ write: WriteID, owner: NodeID, property: Name, change: WriteChange)
    /// A property of an observable object will be written; for an `ObservableObject` the property is the published one where it is
    /// known, else `objectWillChange`.
    func observableWritten(_ write: WriteID, object: ObjectIdentifier, type: Name, property: Name, change: WriteChange)
    /// A writer in the tree gave an environment key another value; its readers were checked. `change` says whether it differs in
    /// nothing that can be compared.
    func environmentWritten(
        _ write: WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int)

    /// A view is compared with its new value by its own `==`: for types that declare one and are compared with it. Always followed by
    /// `equalityEnded`, which says whether they are equal.
    func equalityBegan(_ node: NodeID)
    func equalityEnded(_ node: NodeID, equal: Bool)
    /// Whether a body may be run apart to see if it shows what its view's `==` leaves out. False by default: it is one more call of the
    /// user's code, which a counter in it sees.
    var asksBodies: Bool { get }
    /// What a view's `==` says of its new value is not what its fields say. `fields` are the paths that differ.
    func equalityMismatched(_ node: NodeID, kind: EqualityMismatchKind, fields: NameList)

    /// A keyed collection was brought up to date with other ids, or built: all its elements inserted.
    ///
    /// `count` is that of its elements; of duplicates, all but the first of each id count as such and not as inserted. `moved` is the number of calls of
    /// `identityMoved` that went before.
    func collectionUpdated(_ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int)
    /// In a collection whose ids are positions, elements from `to` on show what stood from `from` on; equal positions where they changed places.
    func dataShifted(_ node: NodeID, from: Int, to: Int, rows: Int)
    /// An element has the content of one that left its position in the same update with another id.
    func elementRenamed(_ node: NodeID, old: NodeID, position: Int)
    /// A lazy container would give this row up under a profile that evicts rows.
    func evictionDue(_ node: NodeID)
    /// An id occurs again in a keyed collection. `key` describes it; it is a value of the user's.
    func duplicateIDFound(_ node: NodeID, key: String, first: Int, position: Int)

    /// A runtime warning in SwiftUI's wording. `value` is the part of the text that is a value of the user's, if any.
    func warningIssued(_ node: NodeID?, kind: RuntimeWarning.Kind, text: String, value: String?)

    /// Content was mounted below the node that uses inert APIs, which compile and have no effect here. `view` is the view or modifier in whose
    /// body they stand, nil at a host's root. Posted at each mount; a name may occur several times in `apis`.
    func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList)

    func appeared(_ node: NodeID)
    func disappeared(_ node: NodeID)
    func taskStarted(_ node: NodeID, name: String)
    func taskEnded(_ node: NodeID, name: String, cancelled: Bool)
    func changeActionRan(_ node: NodeID, valueType: Name)

    /// What runs spends so much time on purpose (`spend`, `pause`), computing or waiting. Answers whether that time has passed thereby: under
    /// virtual time; else the caller will take as long.
    func timeSpent(_ duration: Duration, waiting: Bool) -> Bool

    /// A layout pass begins at a host's root. Always followed by `layoutEnded`.
    func layoutBegan(_ node: NodeID)
    func layoutEnded(_ node: NodeID, measured: Int)

    /// An action begins: of a control, an appear or change action, of a timer, or a view's task. `node` is the view in whose body it stands, as far as it
    /// is known. Always followed by `actionEnded`, before what it wrote is applied: with the same node, or with nil for a task that has waited, so that
    /// its end says nothing about its time.
    func actionBegan(_ node: NodeID?, cause: Cause)
    func actionEnded(_ node: NodeID?)
    /// The view was given a fresh object as the initial value of state that it has already; nobody else holds the object, so that it is thrown away.
    func initialValueDiscarded(_ node: NodeID, property: Name, valueType: Name)
    /// The view makes something that is meant to be made once and kept: its former one is replaced by another. `kind` is the type's name, `property`
    /// that of the stored property which holds it, empty where it stands in the body.
    func resourceMade(_ node: NodeID, kind: Name, property: Name)
    /// A state was made while the node's body runs, with an initial value of this type. `isPlain` says whether it is one that nothing was computed for.
    func initialValueMade(_ node: NodeID, valueType: Any.Type, isPlain: () -> Bool)
    /// Content was mounted below the node that is drawn with these effects. `view` is the view or modifier in whose body they stand, nil at a host's
    /// root. Posted at each mount; a name may occur several times in `effects`.
    func effectsUsed(_ node: NodeID, by view: ViewTypeDescription?, _ effects: NameList)
    /// A lazy container has another number of rows of a collection evaluated than when it was told last: `count`, of which `seen` have been in sight.
    func rowsPrepared(_ node: NodeID, container: Name, count: Int, seen: Int)
    /// The elements of a collection are asked for their ids. Always followed by `idsEnded`.
    func idsBegan(_ node: NodeID)
    func idsEnded(_ node: NodeID, count: Int)
    /// A collection whose container is not lazy has other rows than before, and has been laid out: `visible` of them can be seen.
    func collectionPlaced(_ node: NodeID, container: Name, count: Int, visible: Int)
    /// A view came out of a layout pass otherwise than its author is likely to have meant. Posted once as long as it stays so.
    func placeNoted(_ node: NodeID, _ note: PlaceNote)
}

extension ViewInstrument {
    public func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement) {}
    public func identityRemoved(_ node: NodeID, why: IdentityRemoval) {}
    public func identityMoved(_ node: NodeID, from: Int, to: Int) {}
    public func dependenciesNamed(_ node: NodeID, _ keyPaths: NameList) {}
    public func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {}
    public func bodyReturned(_ node: NodeID) {}
    public func bodyEnded(_ node: NodeID, outputChanged: Bool, reads: NameList) {}
    public func viewValuesCreated(_ node: NodeID, type: ViewTypeDescription, count: Int) {}
    public func stateCreated(_ node: NodeID, property: Name) {}
    public func stateDropped(_ node: NodeID, property: Name, written: Bool) {}
    public func stateDeclared(_ type: ViewTypeDescription, property: Name, valueType: Any.Type, content: StateContent) {}
    public func subjectShown(_ node: NodeID, subject: UInt32) {}
    public func subjectChanged(_ node: NodeID, field: Name) {}
    public func initialValueCopied(_ node: NodeID, property: Name, owner: NodeID, source: Name) {}
    public func referenceChanged(_ node: NodeID, property: Name, field: Name) {}
    public func identityLeaving(_ node: NodeID, why: IdentityRemoval) {}
    public func identityKept(_ node: NodeID) {}
    public func dataShifted(_ node: NodeID, from: Int, to: Int, rows: Int) {}
    public func elementRenamed(_ node: NodeID, old: NodeID, position: Int) {}
    public func evictionDue(_ node: NodeID) {}
    public func stateWritten(_ write: WriteID, owner: NodeID, property: Name, change: WriteChange) {}
    public func observableWritten(
        _ write: WriteID, object: ObjectIdentifier, type: Name, property: Name, change: WriteChange
    ) {}
    public func environmentWritten(
        _ write: WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int
    ) {}
    public func equalityBegan(_ node: NodeID) {}
    public var asksBodies: Bool { false }
    public func equalityEnded(_ node: NodeID, equal: Bool) {}
    public func equalityMismatched(_ node: NodeID, kind: EqualityMismatchKind, fields: NameList) {}
    public func collectionUpdated(
        _ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int
    ) {}
    public func duplicateIDFound(_ node: NodeID, key: String, first: Int, position: Int) {}
    public func warningIssued(_ node: NodeID?, kind: RuntimeWarning.Kind, text: String, value: String?) {}
    public func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList) {}
    public func appeared(_ node: NodeID) {}
    public func disappeared(_ node: NodeID) {}
    public func taskStarted(_ node: NodeID, name: String) {}
    public func taskEnded(_ node: NodeID, name: String, cancelled: Bool) {}
    public func changeActionRan(_ node: NodeID, valueType: Name) {}
    public func timeSpent(_ duration: Duration, waiting: Bool) -> Bool { false }
    public func layoutBegan(_ node: NodeID) {}
    public func layoutEnded(_ node: NodeID, measured: Int) {}
    public func actionBegan(_ node: NodeID?, cause: Cause) {}
    public func actionEnded(_ node: NodeID?) {}
    public func initialValueDiscarded(_ node: NodeID, property: Name, valueType: Name) {}
    public func resourceMade(_ node: NodeID, kind: Name, property: Name) {}
    public func initialValueMade(_ node: NodeID, valueType: Any.Type, isPlain: () -> Bool) {}
    public func effectsUsed(_ node: NodeID, by view: ViewTypeDescription?, _ effects: NameList) {}
    public func rowsPrepared(_ node: NodeID, container: Name, count: Int, seen: Int) {}
    public func idsBegan(_ node: NodeID) {}
    public func idsEnded(_ node: NodeID, count: Int) {}
    public func collectionPlaced(_ node: NodeID, container: Name, count: Int, visible: Int) {}
    public func placeNoted(_ node: NodeID, _ note: PlaceNote) {}
}
