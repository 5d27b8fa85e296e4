import Synchronization

/// What a task inherits from where it is made: the action, or the view's task, to which its writes are put down, and the clock it goes by.
///
/// So what `Task { … }` in a button's action writes later can be traced to the button. An object, since every action hands one on; it
/// lives as long as one of the tasks runs that inherited it.
package final class TaskCause: Sendable {
    package let cause: Cause
    /// The step in which the task was made; empty outside of steps.
    package let step: String
    /// What decides when timers and delays are due; the view layer knows its type.
    package let clock: (any AnyObject & Sendable)?

    package init(cause: Cause, step: String, clock: (any AnyObject & Sendable)? = nil) {
        self.cause = cause
        self.step = step
        self.clock = clock
    }

    private let sleeps = Atomic(0)

    /// Whether one of the tasks that inherited it sleeps on the host's clock.
    package var isAsleep: Bool { sleeps.load(ordering: .relaxed) > 0 }

    /// Notes that a task begins or ends a sleep on the host's clock.
    package func addSleeps(_ count: Int) { sleeps.add(count, ordering: .relaxed) }

    @TaskLocal package static var current: TaskCause?

    /// The cause of a write during `step`: a task from another step names that one.
    func cause(in step: String) -> Cause {
        guard self.step != step, !self.step.isEmpty else { return cause }
        let name = cause.name.isEmpty ? "of step \(self.step)" : "\(cause.name) (of step \(self.step))"
        return Cause(cause.kind, name: name, location: cause.location)
    }
}
