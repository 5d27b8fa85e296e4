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
/// Where XCTest lists test methods at build time, as on Linux, methods on the main actor must be `async`.
///
/// Traces go to `.build/viewtrace`, or where `VIEWTRACE_DIR` says. Budgets are not evaluated here; `tracectl check` does.
open class TracedTestCase: XCTestCase {
    open override func invokeTest() {
        let given = RecordingPlace.environment[TracePlaces.directoryVariable] ?? ""
        let recording = HostRecording(
            .directory(given.isEmpty ? TracePlaces.defaultDirectory : given),
            test: TestIdentity(name: Self.plainName(of: name)))
        // XCTest runs a test method, the synchronous part of it at least, within this call; its tasks inherit the value.
        TestScope.$recording.withValue(recording) { super.invokeTest() }
        let failed = testRun.map { !$0.hasSucceeded } ?? false
        MainActor.assumeIsolated { recording.end(failed: failed) }
    }

    /// `CartTests.testFavourite` and `-[CartTests testFavourite]` as `CartTests/testFavourite`.
    static func plainName(of name: String) -> String {
        name.split { " .[]-".contains($0) }.joined(separator: "/")
    }
}
