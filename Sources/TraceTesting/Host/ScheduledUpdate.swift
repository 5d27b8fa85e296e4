import Dispatch
import Synchronization

/// Updates a host when the main queue comes to it: after a write by a task or a block, before what that one queued (C050).
final class ScheduledUpdate: Sendable {
    @MainActor weak var host: ViewHost?
    private let isScheduled = Atomic(false)

    /// Called on any thread.
    func schedule() {
        guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async {
            self.isScheduled.store(false, ordering: .releasing)
            MainActor.assumeIsolated { self.host?.update() }
        }
    }
}
