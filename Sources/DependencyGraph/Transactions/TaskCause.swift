/// What the writes of a task are put down to: the action, or the view's task, in which it was made.
///
/// Tasks inherit it from where they are made, so that what `Task { … }` in a button's action writes later can be traced to the button.
package struct TaskCause: Sendable {
    package var cause: Cause
    /// The step in which the task was made; empty outside of steps.
    package var step: String

    package init(cause: Cause, step: String) {
        self.cause = cause
        self.step = step
    }

    @TaskLocal package static var current: TaskCause?

    /// The cause of a write during `step`: a task from another step names that one.
    func cause(in step: String) -> Cause {
        guard self.step != step, !self.step.isEmpty else { return cause }
        var cause = cause
        cause.name += cause.name.isEmpty ? "of step \(self.step)" : " (of step \(self.step))"
        return cause
    }
}
