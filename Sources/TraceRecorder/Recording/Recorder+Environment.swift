#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import TraceFormat

extension Recorder {
    /// Begins a recording of this process if the environment asks for one; nil if `VIEWTRACE_DIR` is not set.
    ///
    /// For programs that are no tests; `tracectl record -- COMMAND` sets the environment. The trace is
    /// `DIR/<session>/<program>-<pid>.viewtrace`. Where it cannot be written the program goes on without, and standard error says so.
    ///
    /// Throws ``RecorderError/badVariable(name:value:expected:)`` if a variable's value means nothing.
    public static func startFromEnvironment() throws(RecorderError) -> Recorder? {
        let environment = RecordingPlace.environment
        guard let directory = environment[TracePlaces.directoryVariable], !directory.isEmpty else { return nil }
        var options = try Options(environment: environment)
        let place = RecordingPlace(directory: directory, environment: environment)
        options.session = place.session
        let name = RecordingMetadata.executable
        do {
            return try Recorder(to: place.newPath(for: name.isEmpty ? "program" : name), options: options)
        } catch {
            StandardError.say("\(error); the program goes on and is not recorded")
            return nil
        }
    }
}
