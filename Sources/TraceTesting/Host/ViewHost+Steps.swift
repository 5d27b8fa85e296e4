import DependencyGraph
import ViewRuntime

extension ViewHost {
    /// Names a part of the test: what happens until the host is idle again belongs to it, in counts and in the trace.
    ///
    /// Writes that `body` makes itself are put down to the step. Tasks are started and not waited for; the asynchronous form does.
    @_disfavoredOverload @discardableResult
    public func step<Result>(
        _ name: String, fileID: String = #fileID, line: Int = #line, _ body: () throws -> Result
    ) rethrows -> Result {
        let step = begin(name, CodeLocation(fileID: fileID, line: line))
        defer { end(step) }
        return try body()
    }

    /// Names a part of the test: what happens until the host is idle again belongs to it, in counts and in the trace.
    ///
    /// Ends with `settle()`, which waits for tasks and for what they queued.
    ///
    /// - Throws: what `body` throws, or `ViewHostError.notSettled`.
    @discardableResult
    public func step<Result>(
        _ name: String, fileID: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Result
    ) async throws -> Result {
        let step = begin(name, CodeLocation(fileID: fileID, line: line))
        defer { end(step) }
        let result = try await body()
        try await settle()
        return result
    }

    /// A step that is under way, and what was under way before.
    private struct Step {
        var name: String
        var window: Int
        var outerCause: Cause
        var outerStep: String
    }

    private func begin(_ name: String, _ location: CodeLocation) -> Step {
        update()
        recording.stepBegan(name, location: location)
        let step = Step(
            name: name, window: journal.beginStep(name), outerCause: core.graph.currentCause,
            outerStep: core.graph.currentStep)
        core.graph.currentCause = Cause(.step, name: name, location: location)
        core.graph.currentStep = name
        return step
    }

    private func end(_ step: Step) {
        update()
        core.graph.currentCause = step.outerCause
        core.graph.currentStep = step.outerStep
        journal.endStep(step.window)
        recording.stepEnded(step.name)
    }
}
