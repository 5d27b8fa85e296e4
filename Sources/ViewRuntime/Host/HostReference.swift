import DependencyGraph

/// Leads to a host without keeping it alive.
///
/// A host has one for its whole life. It stands for a weak reference, with which every retain of the host, one and more a body, would go
/// through a table beside it.
final class HostReference: @unchecked Sendable {
    /// The host as long as it lives. Asked on the main thread alone.
    @exclusivity(unchecked) private(set) unowned(unsafe) var host: HostCore?
    private let graph: Graph
    /// Called, on any thread, when something was written and waits for a flush.
    @exclusivity(unchecked) var onWake: (@Sendable () -> Void)?

    init(_ host: HostCore) {
        self.host = host
        graph = host.graph
    }

    /// Hands work to the host, if it is still there when its turn comes. May be called from any thread.
    func post(_ work: @escaping @Sendable () -> Void) {
        graph.post(work)
        onWake?()
    }

    /// The host goes: nothing of what waits is done any more.
    func end() {
        host = nil
        graph.abandon()
    }
}

private struct HostReferenceKey: EnvironmentKey {
    static var defaultValue: HostReference? { nil }
}

extension EnvironmentValues {
    var host: HostReference? {
        get { self[HostReferenceKey.self] }
        set { self[HostReferenceKey.self] = newValue }
    }
}
