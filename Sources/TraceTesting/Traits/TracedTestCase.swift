import TraceFormat
import TraceRecorder
import XCTest

/// An XCTest case whose hosts are recorded: each test method into a trace of its own, as `.traced` does for Swift Testing.
///
/// ```swift
/// final class CartTests: TracedTestCase {
///     @MainActor func testFavourite() async throws { let host = ViewHost { CartScreen() } … }
/// }
/// ```
///
/// Where XCTest lists test methods at build time, as on Linux, methods on the main actor must be `async`. Cases with a base class of their own
/// are recorded with ``TracedTestObserver``.
///
/// Traces go to `.build/viewtrace`, or where `VIEWTRACE_DIR` says. Each method is held to the budgets of `.viewtrace.json` in the working
/// directory: one of level error that does not hold fails it. XCTest has no warnings: budgets of that level are left to `tracectl check`.
open class TracedTestCase: XCTestCase {
    open override func invokeTest() {
        let recording = XCTestRecording.recording(of: self)
        // XCTest runs a test method, the synchronous part of it at least, within this call; its tasks inherit the value.
        TestScope.$recording.withValue(recording) { super.invokeTest() }
        MainActor.assumeIsolated { XCTestRecording.check(recording) }
        let failed = testRun.map { !$0.hasSucceeded } ?? false
        MainActor.assumeIsolated { recording.end(failed: failed) }
    }
}

/// What a recorded test case and an observer do alike.
enum XCTestRecording {
    /// A recording for the test method that is about to run.
    static func recording(of test: XCTestCase) -> HostRecording {
        let given = RecordingPlace.environment[TracePlaces.directoryVariable] ?? ""
        return HostRecording(
            .directory(given.isEmpty ? TracePlaces.defaultDirectory : given), test: TestIdentity(name: plainName(of: test.name)))
    }

    /// Fails the test method that runs where a budget does not hold.
    @MainActor
    static func check(_ recording: HostRecording) {
        do {
            for failure in try recording.failures(of: nil) where failure.budget.level != .warning { XCTFail(failure.description) }
        } catch {
            XCTFail("\(error)")
        }
    }

    /// `CartTests.testFavourite` and `-[CartTests testFavourite]` as `CartTests/testFavourite`.
    static func plainName(of name: String) -> String {
        name.split { " .[]-".contains($0) }.joined(separator: "/")
    }
}
