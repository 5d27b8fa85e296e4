import Combine
import Synchronization

/// A clock that moves only when told to.
final class ManualClock: CombineTime {
    private struct Job {
        let due: Duration
        let number: Int
        let action: () -> Void
    }

    private struct State: @unchecked Sendable {
        var now: Duration = .zero
        var number = 0
        var jobs: [Job] = []
    }

    private let state = Mutex(State())

    var now: Duration { state.withLock { $0.now } }
    var waiting: Int { state.withLock { $0.jobs.count } }

    func schedule(at due: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        nonisolated(unsafe) let action = action
        let number = state.withLock { state in
            state.number += 1
            state.jobs.append(Job(due: max(due, state.now), number: state.number, action: action))
            return state.number
        }
        return AnyCancellable { [self] in state.withLock { $0.jobs.removeAll { $0.number == number } } }
    }

    /// Runs what becomes due, in order.
    func advance(by duration: Duration) {
        let end = now + duration
        while let action = next(until: end) { action() }
        state.withLock { $0.now = end }
    }

    private func next(until end: Duration) -> (() -> Void)? {
        struct Found: @unchecked Sendable { let action: (() -> Void)? }
        return state.withLock { state in
            guard let job = state.jobs.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) })
            else { return Found(action: nil) }
            state.jobs.removeAll { $0.number == job.number }
            state.now = job.due
            return Found(action: job.action)
        }.action
    }

    /// Runs `body` as a host does: with this clock as the current one.
    func host<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CombineClock.with(self, body)
    }
}
