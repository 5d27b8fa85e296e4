import DependencyGraph
import SwiftUI
import ViewRuntime

/// A host whose instrument notes what happened to identities and collections.
@MainActor
final class TreeLog {
    private let journal = Journal()
    private let host: HostCore

    init<Content: View>(@ViewBuilder _ content: () -> Content) {
        host = HostCore(instrument: journal)
        host.mount(content())
        journal.lines = []
    }

    /// Runs an action and everything that follows; returns what happened to identities and collections.
    func act(_ action: () -> Void) -> [String] {
        host.flush()
        journal.lines = []
        host.perform(Cause(.action, name: "tap"), action)
        host.flush()
        return journal.lines
    }

    private final class Journal: ViewInstrument {
        var lines: [String] = []

        func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement) {
            if case .keyed(let key, let index) = element { lines.append("\(key()) created at \(index)") }
        }

        func identityRemoved(_ node: NodeID, why: IdentityRemoval) { lines.append("removed: \(why)") }
        func identityMoved(_ node: NodeID, from: Int, to: Int) { lines.append("moved from \(from) to \(to)") }

        func collectionUpdated(_ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int) {
            lines.append("\(count) elements: \(inserted) inserted, \(removed) removed, \(moved) moved, \(duplicates) duplicates")
        }
    }
}
