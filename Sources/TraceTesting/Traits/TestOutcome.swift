import Synchronization

/// Whether a test has failed so far.
final class TestOutcome: Sendable {
    private let failed = Atomic(false)
    var hasFailed: Bool { failed.load(ordering: .acquiring) }
    func fail() { failed.store(true, ordering: .releasing) }
}
