import DependencyGraph
import Foundation
import Synchronization
import Testing
import TraceAnalysis
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The trace of a test, or of a host outside of one: begun by the first host, shared by all hosts of the test.
///
/// A test without hosts writes nothing.
@MainActor
final class HostRecording {
    private let place: Place
    private let test: TestIdentity?
    private(set) var recorder: Recorder?

    /// Where the file goes.
    enum Place: Sendable {
        /// To `DIR/<session>`, by the rules of traces.
        case directory(String)
        /// To one file, with options that the environment does not change.
        case file(String, Recorder.Options)
        /// Into a file without a name, which is gone with whoever holds it open, however the process ends. Nothing is written unless somebody
        /// asks what the trace says.
        case unnamed
    }

    nonisolated init(_ place: Place, test: TestIdentity?) {
        self.place = place
        self.test = test
    }

    /// The recorder, begun now if this is the first host.
    func begin(profile: SemanticsProfile) throws -> Recorder {
        if let recorder {
            recorder.hostAdded(profile: profile)
            return recorder
        }
        let environment = RecordingPlace.environment
        var options = if case .file(_, let given) = place { given } else { try Recorder.Options(environment: environment) }
        if let clock = TestScope.clock { options.clock = clock }
        options.testName = test?.name
        options.testArguments = test?.arguments
        options.profile = profile.name
        options.profileOverrides = profile.overrides
        let recorder: Recorder
        switch place {
        case .directory(let directory):
            let place = RecordingPlace(directory: directory, environment: environment)
            options.session = place.session
            let path = try place.newPath(for: test?.name ?? ProcessInfo.processInfo.processName, arguments: test?.arguments ?? "")
            recorder = try Recorder(to: path, options: options)
        case .file(let path, _):
            recorder = try Recorder(to: path, options: options)
        case .unnamed:
            recorder = try Recorder(unnamedWith: options)
        }
        self.recorder = recorder
        if let test { recorder.testBegan(test.name, arguments: test.arguments ?? "") }
        return recorder
    }

    /// What is to be said of the count of bodies that was asked for last, if it is not what somebody expected.
    private var lastCount: (@MainActor () -> String?)?

    /// Remembers what to say of a count.
    func noteCount(_ text: @escaping @MainActor () -> String?) {
        lastCount = text
        mainThread.store(Self.currentThread, ordering: .relaxed)
    }

    /// The main actor's thread, which Foundation takes for another one where Swift Testing runs tests.
    private nonisolated let mainThread = Atomic<UInt>(0)
    private nonisolated static var currentThread: UInt {
        #if canImport(Darwin)
        UInt(bitPattern: pthread_self())
        #else
        UInt(pthread_self())
        #endif
    }

    /// Adds to a failed expectation on a count of bodies what ran, and why.
    nonisolated func explained(_ issue: Issue) -> Issue {
        guard case .expectationFailed = issue.kind, "\(issue)".contains("bodyCount(of:"),
            mainThread.load(ordering: .relaxed) == Self.currentThread
        else { return issue }
        return MainActor.assumeIsolated {
            guard let text = lastCount?() else { return issue }
            var issue = issue
            issue.comments.append(Comment(rawValue: text))
            return issue
        }
    }

    func stepBegan(_ name: String, location: CodeLocation) {
        recorder?.stepBegan(name, location: location)
    }

    func stepEnded(_ name: String) { recorder?.stepEnded(name) }

    /// Ends the recording with its test.
    func end(failed: Bool) {
        recorder?.testEnded(failed: failed)
        recorder?.close()
    }

    /// Takes the file away.
    func remove() {
        guard let recorder else { return }
        try? FileManager.default.removeItem(atPath: recorder.path)
    }

    /// What was recorded until now.
    func traceSoFar() throws -> TraceFile? {
        guard let recorder else { return nil }
        recorder.flush()
        return try TraceFile.open(recorder.readablePath ?? recorder.path)
    }
}

/// What is true for the test that runs in this task, and for no other that runs beside it.
enum TestScope {
    /// The test's recording, where it is traced.
    @TaskLocal static var recording: HostRecording?
    /// Where the times of its hosts' traces come from, if not from where the options say.
    @TaskLocal static var clock: Recorder.Options.Clock?
}

extension HostRecording {
    /// The recording for a host that is made now: that of the test that runs, if it is traced; one by the environment, if that asks for one;
    /// else one that is kept for `findings` alone.
    static func forNewHost() -> HostRecording {
        if let current = TestScope.recording ?? observedByXCTest { return current }
        guard let directory = RecordingPlace.environment[TracePlaces.directoryVariable], !directory.isEmpty else {
            return HostRecording(.unnamed, test: nil)
        }
        let test = TestIdentity.current
        untraced.removeAll { $0.weak.recording == nil }
        if let known = untraced.first(where: { $0.test == test })?.weak.recording { return known }
        let recording = HostRecording(.directory(directory), test: test)
        untraced.append((test, WeakRecording(recording)))
        return recording
    }

    /// The recording of the XCTest method that runs, where an observer is installed. XCTest runs one after the other; tests of Swift Testing
    /// have their own.
    private static var observedByXCTest: HostRecording? { Test.current == nil ? TracedTestObserver.recording : nil }

    /// The recordings of tests without the trait; each lives as long as its hosts.
    private static var untraced: [(test: TestIdentity?, weak: WeakRecording)] = []

    @MainActor
    private final class WeakRecording {
        weak var recording: HostRecording?
        init(_ recording: HostRecording) { self.recording = recording }
    }
}
