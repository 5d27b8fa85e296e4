import Dispatch
import ViewRuntime

extension ViewHost {
    /// Waits until the host is idle: tasks of views and of actions have ended, and so has what they queued on the main actor.
    ///
    /// A task belongs to the action in which it was made, or to the task that made it. Detached tasks belong to nobody: they are followed
    /// as far as others wait for them, or as they come back to the main actor at once.
    ///
    /// Tasks that sleep on the host's own clock are not waited for; `advance(by:)` wakes them.
    ///
    /// - Parameter limit: how long to wait, in real time. Where other tests keep the main thread busy, the host gets its turns first.
    /// - Throws: `ViewHostError.notSettled`, which names the tasks that still run and where they were started.
    public func settle(limit: Duration = .seconds(2)) async throws {
        let deadline = ContinuousClock.now + limit
        var quietRounds = 0
        var rounds = 0
        update()
        // A chain of hops between the main actor and others is seen at one of them: each round passes all queues.
        while quietRounds < 3 {
            let activity = journal.activity
            await passQueues()
            update()
            let tasks = core.tasks.awake
            let isQuiet = tasks.isEmpty && journal.activity == activity && !core.hasPendingWork
            quietRounds = isQuiet ? quietRounds + 1 : 0
            if isQuiet { continue }
            rounds += 1
            if ContinuousClock.now >= deadline, rounds >= ViewHost.leastRounds { throw ViewHostError.notSettled(tasks: tasks, limit: limit) }
            if !tasks.isEmpty, journal.activity == activity { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Moves the manual clock and runs what becomes due on the way, earliest first, and settles after each.
    ///
    /// - Throws: `ViewHostError.notSettled`.
    public func advance(by duration: Duration) async throws {
        try await settle()
        let end = core.clock.now + duration
        while let due = core.clock.nextDue, due <= end {
            core.clock.advance(by: due - core.clock.now)
            try await settle()
        }
        core.clock.advance(by: end - core.clock.now)
        try await settle()
    }

    /// How often a host gets its turn before it is said not to come to rest.
    private static let leastRounds = 25

    /// Lets everything run that waits on the main actor, on the main queue, or in the pool of other threads.
    private func passQueues() async {
        for _ in 0..<4 { await Task.yield() }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { done.resume() }
        }
        await Task.detached {}.value
    }
}
