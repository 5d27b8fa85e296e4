import TraceRecorder

/// Runs `body` and records its hosts as the test `name` into the file at `path`, with options of the caller's.
///
/// For tools that record outside of a test runner.
@MainActor
package func recordHosts(
    as name: String, to path: String, options: Recorder.Options, _ body: @MainActor () async throws -> Void
) async throws {
    let recording = HostRecording(.file(path, options), test: TestIdentity(name: name))
    do {
        try await TestScope.$recording.withValue(recording) { try await body() }
    } catch {
        recording.end(failed: true)
        throw error
    }
    recording.end(failed: false)
}
