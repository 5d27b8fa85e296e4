import DependencyGraph
import ViewRuntime

/// Counts bodies by the printed name of their type.
final class BodyCounter: ViewInstrument {
    private(set) var counts: [String: Int] = [:]

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        if type.kind == .view { counts[type.name, default: 0] += 1 }
    }

    func reset() { counts = [:] }
}
