import DependencyGraph
import Dispatch

/// A view's task that runs on the main thread without waiting once: told to whoever records as an action.
///
/// Nobody can say when a task begins to wait; that it did is seen when something else runs on the main thread. Then how long it ran before that is not
/// known, and is not told.
final class TaskPart: @unchecked Sendable {
    private weak var host: HostCore?
    private let node: NodeID
    private var isOpen = true

    private init(_ host: HostCore, _ node: NodeID) {
        self.host = host
        self.node = node
    }

    /// Begins a part; nil where nobody records.
    static func begin(_ host: HostCore, _ node: NodeID, name: String) -> TaskPart? {
        guard let instrument = host.instrument, !host.isEnded else { return nil }
        host.taskPart?.end(isWhole: false)
        let part = TaskPart(host, node)
        instrument.actionBegan(node, cause: Cause(.task, name: name))
        host.taskPart = part
        DispatchQueue.main.async { part.end(isWhole: false) }
        return part
    }

    /// Ends the part: with the whole task, or since something else runs.
    func end(isWhole: Bool) {
        guard isOpen else { return }
        isOpen = false
        guard let host else { return }
        if host.taskPart === self { host.taskPart = nil }
        host.instrument?.actionEnded(isWhole ? node : nil)
    }
}
