import Synchronization

/// The tasks that a host's views have started and that have not ended.
package final class TaskRegistry: Sendable {
    private struct Entry {
        var name: String
        var task: Task<Void, Never>
        /// How many sleeps on the host's clock the task is in.
        var sleeps = 0
    }

    /// The number of the task that runs.
    @TaskLocal static var current: Int?

    private struct State {
        var next = 0
        var running: [Int: Entry] = [:]
    }

    private let state = Mutex(State())

    /// Starts a task and keeps it until it ends.
    func start(
        name: String, priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void,
        ended: @escaping @MainActor @Sendable (Int) -> Void
    ) -> Int {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        let task = Task(priority: priority) { @MainActor in
            await TaskRegistry.$current.withValue(number) { await action() }
            ended(number)
            self.state.withLock { _ = $0.running.removeValue(forKey: number) }
        }
        state.withLock { state in state.running[number] = Entry(name: name, task: task) }
        return number
    }

    // Tasks are cancelled outside of the lock: what they do when they are cancelled may come back here.

    func cancel(_ number: Int) { state.withLock { $0.running[number]?.task }?.cancel() }

    func cancelAll() {
        for task in state.withLock({ state in state.running.values.map(\.task) }) { task.cancel() }
    }

    /// Notes that a task begins or ends a sleep on the host's clock.
    func addSleeps(_ count: Int, to number: Int) { state.withLock { $0.running[number]?.sleeps += count } }

    /// The names of the tasks that run, in the order in which they were started.
    package var running: [String] {
        state.withLock { state in state.running.sorted { $0.key < $1.key }.map(\.value.name) }
    }

    /// The names of the tasks that run and wait for something other than the host's clock, in the order in which they were started.
    package var awake: [String] {
        state.withLock { state in
            state.running.filter { $0.value.sleeps == 0 }.sorted { $0.key < $1.key }.map(\.value.name)
        }
    }
}

/// Carries a reference that is used on the main thread alone past the compiler.
final class MainThreadReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
