import Synchronization
import TraceFormat
import TraceRecorder
import XCTest

/// Records the hosts of all XCTest cases of a process, whatever their base class: each test method into a trace of its own.
///
/// ```swift
/// class AppTestCase: XCTestCase {
///     override class func setUp() {
///         super.setUp()
///         TracedTestObserver.install()
///     }
/// }
/// ```
///
/// What is said of ``TracedTestCase`` holds here too: where traces go, and which budgets fail a method. Methods of a ``TracedTestCase`` are
/// left to it. Hosts that are made in tests of Swift Testing are not concerned.
public final class TracedTestObserver: NSObject, XCTestObservation {
    private let keep: TracedTrait.Keep
    private static let isInstalled = Atomic(false)

    /// The recording of the method that runs.
    @MainActor private(set) static var recording: HostRecording?

    private init(keep: TracedTrait.Keep) { self.keep = keep }

    /// Observes all test methods that begin from now on. Calls after the first do nothing.
    ///
    /// `keep` says whether a method that passes leaves its trace.
    public static func install(keep: TracedTrait.Keep = .always) {
        guard !isInstalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        XCTestObservationCenter.shared.addTestObserver(TracedTestObserver(keep: keep))
    }

    public func testCaseWillStart(_ testCase: XCTestCase) {
        guard !(testCase is TracedTestCase) else { return }
        let recording = XCTestRecording.recording(of: testCase)
        MainActor.assumeIsolated { Self.recording = recording }
        // After the method has ended it cannot fail any more.
        testCase.addTeardownBlock { MainActor.assumeIsolated { XCTestRecording.check(recording) } }
    }

    public func testCaseDidFinish(_ testCase: XCTestCase) {
        let failed = testCase.testRun.map { !$0.hasSucceeded } ?? false
        let keep = keep
        MainActor.assumeIsolated {
            guard let recording = Self.recording else { return }
            Self.recording = nil
            recording.end(failed: failed)
            if keep == .onFailure, !failed { recording.remove() }
        }
    }
}
