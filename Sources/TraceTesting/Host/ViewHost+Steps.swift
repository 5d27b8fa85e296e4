import DependencyGraph
import ViewRuntime

extension ViewHost {
    /// Names a part of the test: what happens until the host is idle again belongs to it, in counts and in the trace.
    ///
    /// Writes that `body` makes itself are put down to the step. Tasks are started and not waited for; the asynchronous form does.
    @discardableResult
    public func step<Result>(
        _ name: String, fileID: String = #fileID, line: Int = #line, _ body: () throws -> Result
    ) rethrows -> Result {
        let window = beginStep(name, fileID, line)
        defer { endStep(window, name) }
        defer { update() }
        return try withBaseCause(stepCause(name, fileID, line)) { try body() }
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
        let window = beginStep(name, fileID, line)
        defer { endStep(window, name) }
        let outer = core.graph.currentCause
        core.graph.currentCause = stepCause(name, fileID, line)
        defer { core.graph.currentCause = outer }
        let result = try await body()
        try await settle()
        return result
    }

    private func stepCause(_ name: String, _ fileID: String, _ line: Int) -> Cause {
        Cause(.step, name: name, location: CodeLocation(fileID: fileID, line: line))
    }

    private func beginStep(_ name: String, _ fileID: String, _ line: Int) -> Int {
        update()
        return journal.beginStep(name)
    }

    private func endStep(_ window: Int, _ name: String) {
        journal.endStep(window)
    }

    private func withBaseCause<Result>(_ cause: Cause, _ body: () throws -> Result) rethrows -> Result {
        let outer = core.graph.currentCause
        core.graph.currentCause = cause
        defer { core.graph.currentCause = outer }
        return try body()
    }
}
