import DependencyGraph
import Synchronization

/// The tasks that a host's views and actions have started and that have not ended.
///
/// Views' tasks are kept with their handles, so that they can be cancelled. Tasks that actions made (`Task { … }`) are followed without
/// them: each holds on to the cause that it inherited.
package final class TaskRegistry: Sendable {
    private struct Followed {
        weak var cause: TaskCause?
        var name: String
    }

    private struct State {
        var next = 0
        var running: [Int: (name: String, task: Task<Void, Never>)] = [:]
        /// In the order in which they were started.
        var followed: [Followed] = []
        /// How many are followed before those that have ended are left out.
        var limit = 64
    }

    private let state = Mutex(State())

    /// Starts a view's task and keeps it until it ends.
    func start(
        name: String, priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void,
        ended: @escaping @MainActor @Sendable (Int) -> Void
    ) -> Int {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        // One of its own, so that it is told apart from other tasks that began in the same action.
        let outer = TaskCause.current
        let cause = TaskCause(
            cause: outer?.cause ?? Cause(.task, name: name), step: outer?.step ?? "", clock: outer?.clock)
        follow(cause, name)
        let task = TaskCause.$current.withValue(cause) {
            Task(priority: priority) { @MainActor in
                await action()
                ended(number)
                self.state.withLock { _ = $0.running.removeValue(forKey: number) }
            }
        }
        state.withLock { state in state.running[number] = (name, task) }
        return number
    }

    // Tasks are cancelled outside of the lock: what they do when they are cancelled may come back here.

    func cancel(_ number: Int) { state.withLock { $0.running[number]?.task }?.cancel() }

    func cancelAll() {
        for task in state.withLock({ state in state.running.values.map(\.task) }) { task.cancel() }
    }

    /// Follows tasks until the last of them has ended.
    func follow(_ cause: TaskCause, _ name: String) {
        state.withLock { state in
            if state.followed.count >= state.limit {
                state.followed.removeAll { $0.cause == nil }
                state.limit = max(64, state.followed.count * 2)
            }
            state.followed.append(Followed(cause: cause, name: name))
        }
    }

    /// The names of the views' tasks that run, in the order in which they were started.
    package var running: [String] {
        state.withLock { state in state.running.sorted { $0.key < $1.key }.map(\.value.name) }
    }

    /// The names of the tasks that run and wait for something other than the host's clock, in the order in which they were started.
    package var awake: [String] {
        state.withLock { state in
            state.followed.removeAll { $0.cause == nil }
            return state.followed.filter { $0.cause?.isAsleep == false }.map(\.name)
        }
    }
}

extension Cause {
    /// What the tasks are called that an action with this cause made.
    var taskName: String {
        let place = location.map { " (\($0.fileID):\($0.line))" } ?? ""
        let what: String =
            switch kind {
            case .action, .step: "a task of \"\(name)\""
            case .appear: "a task of an appear or disappear action in \(name)"
            case .timer: "a task of a timer"
            case .task where name.isEmpty: "a task of a task"
            default: name.isEmpty ? "a task of \(kind)" : "a task of \(name)"
            }
        return what + place
    }
}

/// Carries a reference that is used on the main thread alone past the compiler.
final class MainThreadReference<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
