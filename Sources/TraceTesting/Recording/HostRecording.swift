import DependencyGraph
import Foundation
import TraceAnalysis
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

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
        /// Into a folder for temporary files, and away when nobody needs it any more.
        case temporary
    }

    nonisolated init(_ place: Place, test: TestIdentity?) {
        self.place = place
        self.test = test
    }

    deinit {
        guard case .temporary = place, let recorder else { return }
        recorder.close()
        try? FileManager.default.removeItem(atPath: recorder.path)
    }

    /// The recorder, begun now if this is the first host.
    func begin(profile: SemanticsProfile) throws -> Recorder {
        if let recorder {
            recorder.hostAdded(profile: profile)
            return recorder
        }
        let environment = RecordingPlace.environment
        var options = if case .file(_, let given) = place { given } else { try Recorder.Options(environment: environment) }
        options.testName = test?.name
        options.testArguments = test?.arguments
        options.profile = profile.name
        options.profileOverrides = profile.overrides
        let path: String
        switch place {
        case .directory(let directory):
            let place = RecordingPlace(directory: directory, environment: environment)
            options.session = place.session
            path = try place.newPath(for: test?.name ?? ProcessInfo.processInfo.processName, arguments: test?.arguments ?? "")
        case .file(let given, _):
            path = given
        case .temporary:
            path = FileManager.default.temporaryDirectory
                .appendingPathComponent("viewtrace-\(UUID().uuidString).\(TracePlaces.fileExtension)").path
        }
        let recorder = try Recorder(to: path, options: options)
        self.recorder = recorder
        if let test { recorder.testBegan(test.name, arguments: test.arguments ?? "") }
        return recorder
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
        return try TraceFile.open(recorder.path)
    }
}

/// What is true for the test that runs in this task, and for no other that runs beside it.
enum TestScope {
    /// The test's recording, where it is traced.
    @TaskLocal static var recording: HostRecording?
}

extension HostRecording {
    /// The recording for a host that is made now: that of the test that runs, if it is traced; one by the environment, if that asks for one;
    /// else one that is kept for `findings` alone.
    static func forNewHost() -> HostRecording {
        if let current = TestScope.recording { return current }
        guard let directory = RecordingPlace.environment[TracePlaces.directoryVariable], !directory.isEmpty else {
            return HostRecording(.temporary, test: nil)
        }
        let test = TestIdentity.current
        untraced.removeAll { $0.weak.recording == nil }
        if let known = untraced.first(where: { $0.test == test })?.weak.recording { return known }
        let recording = HostRecording(.directory(directory), test: test)
        untraced.append((test, WeakRecording(recording)))
        return recording
    }

    /// The recordings of tests without the trait; each lives as long as its hosts.
    private static var untraced: [(test: TestIdentity?, weak: WeakRecording)] = []

    @MainActor
    private final class WeakRecording {
        weak var recording: HostRecording?
        init(_ recording: HostRecording) { self.recording = recording }
    }
}
