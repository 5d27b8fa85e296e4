import DependencyGraph
import ViewRuntime

/// Reports that the journal itself has no use for.
extension HostJournal {
    func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement) {
        recorder?.identityCreated(node, parent: parent, type: type, element: element)
    }

    func identityRemoved(_ node: NodeID, why: IdentityRemoval) { recorder?.identityRemoved(node, why: why) }

    func identityMoved(_ node: NodeID, from: Int, to: Int) { recorder?.identityMoved(node, from: from, to: to) }

    func viewValuesCreated(_ node: NodeID, type: ViewTypeDescription, count: Int) {
        recorder?.viewValuesCreated(node, type: type, count: count)
    }

    func bodyReturned(_ node: NodeID) { recorder?.bodyReturned(node) }

    func timeSpent(_ duration: Duration, waiting: Bool) -> Bool {
        recorder?.timeSpent(duration, waiting: waiting) ?? false
    }

    func stateCreated(_ node: NodeID, property: Name) { recorder?.stateCreated(node, property: property) }

    func stateDropped(_ node: NodeID, property: Name, written: Bool) {
        recorder?.stateDropped(node, property: property, written: written)
    }

    func stateDeclared(_ type: ViewTypeDescription, property: Name, valueType: Any.Type, content: StateContent) {
        recorder?.stateDeclared(type, property: property, valueType: valueType, content: content)
    }

    func subjectShown(_ node: NodeID, subject: UInt32) { recorder?.subjectShown(node, subject: subject) }

    func subjectChanged(_ node: NodeID, field: Name) { recorder?.subjectChanged(node, field: field) }

    func initialValueCopied(_ node: NodeID, property: Name, owner: NodeID, source: Name) {
        recorder?.initialValueCopied(node, property: property, owner: owner, source: source)
    }

    func referenceChanged(_ node: NodeID, property: Name, field: Name) {
        recorder?.referenceChanged(node, property: property, field: field)
    }

    func identityLeaving(_ node: NodeID, why: IdentityRemoval) { recorder?.identityLeaving(node, why: why) }

    func identityKept(_ node: NodeID) { recorder?.identityKept(node) }

    func dataShifted(_ node: NodeID, from: Int, to: Int, rows: Int) {
        recorder?.dataShifted(node, from: from, to: to, rows: rows)
    }

    func elementRenamed(_ node: NodeID, old: NodeID, position: Int) {
        recorder?.elementRenamed(node, old: old, position: position)
    }

    func evictionDue(_ node: NodeID) { recorder?.evictionDue(node) }

    func collectionUpdated(_ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        recorder?.collectionUpdated(
            node, count: count, inserted: inserted, removed: removed, moved: moved, duplicates: duplicates)
    }

    func duplicateIDFound(_ node: NodeID, key: String, first: Int, position: Int) {
        recorder?.duplicateIDFound(node, key: key, first: first, position: position)
    }

    func warningIssued(_ node: NodeID?, kind: RuntimeWarning.Kind, text: String, value: String?) {
        recorder?.warningIssued(node, kind: kind, text: text, value: value)
    }

    func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList) {
        recorder?.inertUsed(node, by: view, apis)
    }

    var asksBodies: Bool { recorder?.asksBodies ?? false }

    func equalityBegan(_ node: NodeID) { recorder?.equalityBegan(node) }

    func equalityEnded(_ node: NodeID, equal: Bool) { recorder?.equalityEnded(node, equal: equal) }

    func equalityMismatched(_ node: NodeID, kind: EqualityMismatchKind, fields: NameList) {
        recorder?.equalityMismatched(node, kind: kind, fields: fields)
    }

    func appeared(_ node: NodeID) { recorder?.appeared(node) }

    func disappeared(_ node: NodeID) { recorder?.disappeared(node) }

    func changeActionRan(_ node: NodeID, valueType: Name) { recorder?.changeActionRan(node, valueType: valueType) }

    func layoutBegan(_ node: NodeID) { recorder?.layoutBegan(node) }

    func layoutEnded(_ node: NodeID, measured: Int) { recorder?.layoutEnded(node, measured: measured) }

    func actionBegan(_ node: NodeID?, cause: Cause) { recorder?.actionBegan(node, cause: cause) }

    func actionEnded(_ node: NodeID?) { recorder?.actionEnded(node) }

    func initialValueDiscarded(_ node: NodeID, property: Name, valueType: Name) {
        recorder?.initialValueDiscarded(node, property: property, valueType: valueType)
    }

    func resourceMade(_ node: NodeID, kind: Name, property: Name) { recorder?.resourceMade(node, kind: kind, property: property) }

    func initialValueMade(_ node: NodeID, valueType: Any.Type, isPlain: () -> Bool) {
        recorder?.initialValueMade(node, valueType: valueType, isPlain: isPlain)
    }

    func effectsUsed(_ node: NodeID, by view: ViewTypeDescription?, _ effects: NameList) {
        recorder?.effectsUsed(node, by: view, effects)
    }

    func rowsPrepared(_ node: NodeID, container: Name, count: Int, seen: Int) {
        recorder?.rowsPrepared(node, container: container, count: count, seen: seen)
    }

    func idsBegan(_ node: NodeID) { recorder?.idsBegan(node) }

    func idsEnded(_ node: NodeID, count: Int) { recorder?.idsEnded(node, count: count) }

    func collectionPlaced(_ node: NodeID, container: Name, count: Int, visible: Int) {
        recorder?.collectionPlaced(node, container: container, count: count, visible: visible)
    }

    func placeNoted(_ node: NodeID, _ note: PlaceNote) { recorder?.placeNoted(node, note) }
}
