import CMachine
import DependencyGraph
import TraceFormat
import ViewRuntime

/// Records what hosts do into a trace file.
///
/// Hand ``instrument`` and ``ids`` to the hosts that are to be recorded; say which test and step is under way; end with ``close()``. A
/// recorder that is let go, and a process that exits, close by themselves. A process that is killed loses nothing that was recorded
/// before: what is not in the file yet stands in a live part beside it, from which readers take it (``Options/survivesKill``). A machine
/// that crashes loses what came after the last block that the system had written back: a block is sealed when it is full, a quarter of a
/// second after its first event at the latest, and by ``flush()``.
///
/// An event costs the recorded thread 10 to 30 ns; compressing and writing happen on two threads that all recordings of a process share.
/// If the disk refuses, the program goes on, the file keeps what was written before, and standard error says so once.
public final class Recorder: @unchecked Sendable {
    /// The trace file's path.
    public let path: String
    /// Hands out the numbers that this trace uses: all hosts that are recorded together take theirs from it.
    public let ids = GraphIDSource()
    /// Listens to hosts, any number of them.
    public var instrument: any ViewInstrument { recording }

    private let core: RecorderCore
    private let recording: RecordingInstrument

    /// Begins a recording into a new file, whose folder must exist.
    ///
    /// Throws ``RecorderError/exists(path:)`` and ``RecorderError/notWritten(path:reason:)``.
    public init(to path: String, options: Options = Options()) throws(RecorderError) {
        self.path = path
        core = try RecorderCore(path: path, options: options)
        recording = RecordingInstrument(core)
    }

    /// Begins a recording that nobody but this process reads, and that leaves nothing however it ends.
    ///
    /// Nothing is written before ``flush()``, unless more is recorded than some blocks hold.
    package init(unnamedWith options: Options) throws(RecorderError) {
        core = try RecorderCore(path: nil, options: options)
        path = core.path
        recording = RecordingInstrument(core)
    }

    deinit { core.close() }

    /// The path by which this process reads what was written until now; nil where nothing is.
    package var readablePath: String? { core.readablePath }

    /// Writes everything recorded until now into the file, and returns when it is there.
    ///
    /// From another thread than the main one, it waits for the end of a transaction that is being applied.
    public func flush() { core.flush() }

    /// Ends the recording: what comes later is not recorded. Calls after the first do nothing.
    ///
    /// From another thread than the main one, it waits for the end of a transaction that is being applied.
    public func close() { core.close() }

    /// Says that a further host is recorded, and which profile it follows: the metadata at the trace's end names it.
    package func hostAdded(profile: SemanticsProfile) { core.noteProfile(profile.description) }

    /// Moves the time of a recording under virtual time; without effect under real time, and for negative durations.
    public func advance(by duration: Duration) { _ = core.advance(by: duration) }

    /// The time of the recording, in nanoseconds since its beginning under virtual time; nil under real time.
    package var virtualNanoseconds: UInt64? { core.virtualTime?.nanoseconds }

    // MARK: Tests and steps

    /// A test began; `name` is `Suite/Nested/name`, `arguments` describes the case of a parameterised test.
    ///
    /// This and the other marks belong on the main thread, where the hosts work: records of another thread are ordered by time only.
    public func testBegan(_ name: String, arguments: String = "") {
        let name = StringID(rawValue: core.interner.string(name)), arguments = StringID(rawValue: core.interner.string(arguments))
        mark(.testBegan(name: name, arguments: arguments), strings: [name, arguments])
    }

    /// The test that began last ended.
    public func testEnded(failed: Bool) { mark(.testEnded(failed: failed)) }

    /// A named step of a test began; everything until its end belongs to it.
    public func stepBegan(_ name: String, location: CodeLocation? = nil) {
        let name = StringID(rawValue: core.interner.string(name))
        let location = LocationID(rawValue: location.map { core.interner.location(WriteSite($0)) } ?? 0)
        mark(.stepBegan(name: name, location: location), strings: [name], location: location)
    }

    /// The step that began last ended.
    public func stepEnded(_ name: String) {
        let name = StringID(rawValue: core.interner.string(name))
        mark(.stepEnded(name: name), strings: [name])
    }

    /// Sets a mark that stands in the trace among what happened before and after.
    public func marked(_ name: String, value: String = "") {
        let name = StringID(rawValue: core.interner.string(name)), value = StringID(rawValue: core.interner.string(value))
        mark(.marked(name: name, value: value), strings: [name, value])
    }

    private func mark(_ event: TraceEvent, strings: [StringID] = [], location: LocationID = .none) {
        let stream = core.stream
        stream.enter()
        defer { stream.leave() }
        stream.record { stream, encoder, tick in
            for string in strings {
                guard stream.define(string: string.rawValue, in: encoder) else { return false }
            }
            return stream.define(location: location.rawValue, in: encoder) && encoder.encode(event, tick: tick)
        }
    }
}

extension WriteSite {
    /// A place as the compiler's `#fileID` gives it: without a function.
    init(_ location: CodeLocation) {
        self.init(
            function: "", file: location.fileID, line: UInt32(clamping: location.line), column: UInt32(clamping: location.column))
    }
}
