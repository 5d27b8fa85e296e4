import Testing
import TraceAnalysis
import TraceFormat
import TraceRecorder

/// Records what the hosts of a test do into a trace of the test's own, and holds it to its budgets.
///
/// Made with `.traced`. On a suite, it holds for all tests in it and in suites inside.
public struct TracedTrait: TestTrait, SuiteTrait, TestScoping {
    /// When a trace is kept.
    public enum Keep: Sendable {
        case always
        /// A test that passes leaves no trace.
        case onFailure
    }

    var directory: String?
    var keep: Keep
    var budgets: [Budget]?

    public var isRecursive: Bool { true }

    /// The recording of a test is the innermost trait's: one that is under way already for this test is left alone.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard !test.isSuite else { return try await function() }
        let identity = TestIdentity(test, testCase)
        let recording = HostRecording(.directory(effectiveDirectory), test: identity)
        let outcome = TestOutcome()
        let watching = IssueHandlingTrait.compactMapIssues { issue in
            if issue.isFailure { outcome.fail() }
            return recording.explained(issue)
        }
        do {
            try await watching.provideScope(for: test, testCase: testCase) {
                try await TestScope.$recording.withValue(recording) { try await function() }
                await recording.check(budgets, sourceLocation: test.sourceLocation)
            }
        } catch {
            await end(recording, failed: true)
            throw error
        }
        await end(recording, failed: outcome.hasFailed)
    }

    @MainActor
    private func end(_ recording: HostRecording, failed: Bool) {
        recording.end(failed: failed)
        if keep == .onFailure, !failed { recording.remove() }
    }

    /// The environment's directory, since whoever records wants all traces in one place; else the trait's own.
    private var effectiveDirectory: String {
        let given = RecordingPlace.environment[TracePlaces.directoryVariable] ?? ""
        return given.isEmpty ? directory ?? TracePlaces.defaultDirectory : given
    }
}

extension Trait where Self == TracedTrait {
    /// Records the hosts of each test into a trace of its own, in `.build/viewtrace` or where `VIEWTRACE_DIR` says, and holds each test to
    /// the budgets of `.viewtrace.json`.
    public static var traced: TracedTrait { traced() }

    /// Records the hosts of each test into a trace of its own.
    ///
    /// ```swift
    /// @Suite(.traced(budgets: [.init(.bodies, atMost: 1, view: "CartRow", step: "add")]))
    /// ```
    ///
    /// - Parameters:
    ///   - directory: where traces go if `VIEWTRACE_DIR` does not say; without it, to `.build/viewtrace`.
    ///   - keep: whether a test that passes leaves its trace.
    ///   - budgets: what each test is held to; without it, the budgets of `.viewtrace.json` in the working directory, if there is one. A
    ///     budget of level error that does not hold fails the test; one of level warning is recorded as a warning.
    public static func traced(
        directory: String? = nil, keep: TracedTrait.Keep = .always, budgets: [Budget]? = nil
    ) -> TracedTrait {
        TracedTrait(directory: directory, keep: keep, budgets: budgets)
    }
}
