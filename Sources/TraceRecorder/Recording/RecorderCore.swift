import CMachine
import DependencyGraph
import Synchronization
import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// One recording: its streams, its tables and its file, shared by the recorder and its instrument.
final class RecorderCore: @unchecked Sendable {
    let clock: RecorderClock
    let virtualTime: VirtualTime?
    let interner = Interner()
    /// The main thread's stream.
    let main: EventStream
    let recordsValues: Bool
    private let file: RecordingFile
    private let writer: BlockWriter
    private let memory: BlockMemory
    private let metadata: Guarded<TraceMetadata>
    private let others: StreamSet
    /// Tells recordings apart in a thread's slot; never used again.
    private let serial: UInt64
    private let process = getpid()
    private let isOpen = Atomic(true)

    private static let serials = Atomic<UInt64>(0)

    /// Begins a recording into a new file; without a path, into one without a name, which is gone when the recording ends, and is not even
    /// made before a block is full or `flush` is called.
    init(path: String?, options: Recorder.Options) throws(RecorderError) {
        recordsValues = options.recordValues
        virtualTime = options.clock == .virtual ? VirtualTime() : nil
        let clock = virtualTime.map(RecorderClock.virtual) ?? .real(exact: options.exactTime)
        self.clock = clock
        let metadata = RecordingMetadata.make(options, clock: clock)
        self.metadata = Guarded(metadata)
        serial = RecorderCore.serials.wrappingAdd(1, ordering: .relaxed).newValue
        let start = clock.point()
        let header = TraceHeader(
            session: RecordingMetadata.session(options), wallClock: start.wallClock, monotonicClock: start.monotonic,
            process: virtualTime == nil ? UInt32(process) : 0)
        let begin = { (path: String) throws(TraceFormatError) in
            let file = try TraceFileWriter(path: path, header: header, metadata: metadata)
            file.synchronizes = options.synchronizes
            try file.write(start)
            return file
        }
        var isOrdinary = true
        if let path {
            do {
                isOrdinary = try RecorderCore.claim(path)
                file = RecordingFile(try begin(path))
            } catch .notWritten(_, EEXIST, _) {
                throw .exists(path: path)
            } catch .notWritten(_, _, let reason) {
                throw .notWritten(path: path, reason: reason)
            } catch {
                throw .notWritten(path: path, reason: "\(error)")
            }
        } else {
            let path = RecorderCore.temporaryPath
            file = RecordingFile(unnamedAt: path) { () throws(TraceFormatError) in
                _ = try RecorderCore.claim(path)
                return try begin(path)
            }
        }
        // Nobody finds a file without a name after a crash.
        let survives = path != nil && isOrdinary && options.survivesKill
        memory = BlockMemory(survives ? LiveFile(besides: file.path, session: header.session) : nil)
        writer = BlockWriter(
            file, crew: .forRecording(toOrdinaryFile: isOrdinary), clock: clock, interner: interner, memory: memory, options: options)
        main = EventStream(number: 0, clock: clock, interner: interner, writer: writer, memory: memory)
        others = StreamSet()
        // Blocks sealed by real time would make a trace under virtual time differ from run to run.
        let idle: (() -> [FullBlock])? =
            virtualTime != nil || path == nil ? nil : { [main, others] in ([main] + others.all).compactMap { $0.takeIdleBlock() } }
        let status = writer.start(idleBlocks: idle)
        guard status == 0 else {
            throw .notWritten(path: file.path, reason: "no thread to write it: \(String(cString: strerror(status)))")
        }
        OpenRecordings.add(self)
    }

    /// The path by which this process reads what was written; nil where nothing is.
    var readablePath: String? { file.readablePath }
    /// The file's path, or the one that a file without a name has for a moment.
    var path: String { file.path }

    private static var temporaryPath: String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return "\(folder.isEmpty ? "/tmp" : folder)/viewtrace-\(UInt64.random(in: .min ... .max)).\(TracePlaces.fileExtension)"
    }

    /// Creates the file, so that an existing one is never overwritten. What is no ordinary file (a pipe, a device) may exist; says whether
    /// it is one.
    private static func claim(_ path: String) throws(TraceFormatError) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if file >= 0 {
            Self.close(file)
            return true
        }
        let code = errno
        var status = stat()
        if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return false }
        throw .notWritten(path: path, code: code, reason: String(cString: strerror(code)))
    }

    // The class's own function hides the system's of the same name.
    private static func close(_ file: Int32) {
        #if canImport(Darwin)
        _ = Darwin.close(file)
        #elseif canImport(Musl)
        _ = Musl.close(file)
        #else
        _ = Glibc.close(file)
        #endif
    }

    /// The calling thread's stream. Costs two thread-local loads, and a lock at a thread's first event.
    @inline(__always)
    var stream: EventStream { vt_is_main_thread() ? main : otherStream }

    private var otherStream: EventStream {
        let slot = vt_thread_slot()
        if slot.pointee.owner == serial, let stream = slot.pointee.value {
            return Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue()
        }
        // Kept by the set as long as the recording lasts; a recording's number is never used again.
        let stream = others.stream(ofThread: vt_thread_number()) { number in
            EventStream(number: number, clock: clock, interner: interner, writer: writer, memory: memory)
        }
        slot.pointee.value = Unmanaged.passUnretained(stream).toOpaque()
        slot.pointee.owner = serial
        return stream
    }

    /// The call stack's location. Under virtual time the site is found at once: times do not show it, and numbers of locations must not
    /// depend on which stacks lead to one site.
    @inline(__always)
    func location(in stream: EventStream) -> UInt32 {
        stream.sites.location { stack in
            virtualTime == nil ? interner.location(stack) : interner.location(Symbolicator.shared.site(of: stack))
        }
    }

    /// The identifier of a value of the user's, as the options want it.
    func value(_ text: String) -> UInt32 { recordsValues ? interner.string(text) : interner.hashedValue(text) }

    /// Moves the time of a recording under virtual time; says whether it is one. Time never goes back.
    func advance(by duration: Duration) -> Bool {
        guard let virtualTime else { return false }
        let (seconds, attoseconds) = duration.components
        if seconds < 0 || attoseconds < 0 { return true }
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        virtualTime.advance(by: overflow ? .max : whole &+ UInt64(attoseconds / 1_000_000_000))
        return true
    }

    // MARK: Ending

    /// Writes what was recorded until now.
    func flush() {
        guard isOpen.load(ordering: .acquiring), getpid() == process else { return }
        main.flush(onOwnThread: vt_is_main_thread())
        for stream in others.all { stream.flush(onOwnThread: isOwn(stream)) }
        writer.drain()
    }

    /// Ends the recording. At the process's end a thread that stays in a transaction is not waited for.
    func close(atExit: Bool = false) {
        guard isOpen.exchange(false, ordering: .acquiringAndReleasing) else { return }
        OpenRecordings.remove(self)
        guard getpid() == process else { return }
        let patience = atExit ? 100 : nil
        if file.isUnnamed { return discard(patience) }
        for stream in others.all { stream.close(onOwnThread: isOwn(stream), patience: patience) }
        if virtualTime == nil, !atExit || vt_is_main_thread() { recordCounters() }
        main.close(onOwnThread: vt_is_main_thread(), patience: patience)
        writer.finish(metadata.withLock { $0 })
        if writer.error == nil { memory.close() }
    }

    private func discard(_ patience: Int?) {
        writer.discard()
        for stream in others.all { stream.close(onOwnThread: isOwn(stream), patience: patience) }
        main.close(onOwnThread: vt_is_main_thread(), patience: patience)
    }

    /// Notes the profile of a further host; the metadata at the trace's end names it.
    func noteProfile(_ profile: String) {
        metadata.withLock { metadata in
            var known = metadata
            known.otherProfiles = []
            guard known.profileDescription != profile, !metadata.otherProfiles.contains(profile) else { return }
            metadata.otherProfiles.append(profile)
        }
    }

    private func isOwn(_ stream: EventStream) -> Bool {
        let slot = vt_thread_slot()
        return !vt_is_main_thread() && slot.pointee.owner == serial
            && slot.pointee.value == Unmanaged.passUnretained(stream).toOpaque()
    }

    /// The recorder's own counters, as the last events of the main thread's stream.
    private func recordCounters() {
        let counts = writer.counts
        let streams = [main] + others.all
        let isMain = vt_is_main_thread()
        main.record(onOwnThread: isMain) {
            [
                ("recorder.events", streams.reduce(0) { $0 + $1.eventCount }),
                ("recorder.bytes", counts.bytes),
                ("recorder.stalls", counts.stalls),
                ("recorder.stallNanoseconds", counts.stallTime),
                ("recorder.dropped", counts.dropped),
                ("recorder.locations", UInt64(interner.locationCount)),
                ("recorder.leftOut", interner.leftOut + streams.reduce(0) { $0 + $1.leftOut + $1.sites.leftOut }),
            ]
        }
    }
}

/// The streams of a recording's threads but the main one.
final class StreamSet: Sendable {
    private struct State {
        var streams: [EventStream] = []
        var numbers: [UInt64: Int] = [:]
    }

    private let state = Guarded(State())

    /// The streams in the order of their numbers, from 1.
    var all: [EventStream] { state.withLock { $0.streams } }

    /// The stream of a thread. The system gives a thread's number to another when it has ended; the stream goes on with that one.
    func stream(ofThread thread: UInt64, make: (UInt32) -> EventStream) -> EventStream {
        state.withLock { state in
            if let known = state.numbers[thread] { return state.streams[known] }
            let stream = make(UInt32(state.streams.count + 1))
            state.numbers[thread] = state.streams.count
            state.streams.append(stream)
            return stream
        }
    }
}
