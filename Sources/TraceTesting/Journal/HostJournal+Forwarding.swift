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

    func timeSpent(_ duration: Duration) -> Bool { recorder?.timeSpent(duration) ?? false }

    func stateCreated(_ node: NodeID, property: Name) { recorder?.stateCreated(node, property: property) }

    func stateDropped(_ node: NodeID, property: Name, written: Bool) {
        recorder?.stateDropped(node, property: property, written: written)
    }

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
}
