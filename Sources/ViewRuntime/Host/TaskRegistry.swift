import Synchronization

/// The tasks that a host's views have started and that have not ended.
package final class TaskRegistry: Sendable {
    private struct Entry {
        var name: String
        var task: Task<Void, Never>
    }

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
            await action()
            ended(number)
            self.state.withLock { _ = $0.running.removeValue(forKey: number) }
        }
        state.withLock { state in state.running[number] = Entry(name: name, task: task) }
        return number
    }

    func cancel(_ number: Int) { state.withLock { $0.running[number]?.task.cancel() } }

    func cancelAll() { state.withLock { for entry in $0.running.values { entry.task.cancel() } } }

    /// The names of the tasks that run, in the order in which they were started.
    package var running: [String] {
        state.withLock { state in state.running.sorted { $0.key < $1.key }.map(\.value.name) }
    }
}

/// Carries a reference that is used on the main thread alone past the compiler.
final class MainThreadReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
