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

/// One recording: its streams, its tables and its writing thread, shared by the recorder and its instrument.
final class RecorderCore: @unchecked Sendable {
    let clock: RecorderClock
    let virtualTime: VirtualTime?
    let interner = Interner()
    /// The main thread's stream.
    let main: EventStream
    let recordsValues: Bool
    private let writer: BlockWriter
    private let memory: BlockMemory
    private let metadata: Mutex<TraceMetadata>
    private let others: StreamSet
    /// Tells recordings apart in a thread's slot; never used again.
    private let serial: UInt64
    private let process = getpid()
    private let isOpen = Atomic(true)

    private static let serials = Atomic<UInt64>(0)

    init(path: String, options: Recorder.Options) throws(RecorderError) {
        recordsValues = options.recordValues
        virtualTime = options.clock == .virtual ? VirtualTime() : nil
        clock = virtualTime.map(RecorderClock.virtual) ?? .real(exact: options.exactTime)
        let metadata = RecordingMetadata.make(options, clock: clock)
        self.metadata = Mutex(metadata)
        serial = RecorderCore.serials.wrappingAdd(1, ordering: .relaxed).newValue
        let start = clock.point()
        let header = TraceHeader(
            session: RecordingMetadata.session(options), wallClock: start.wallClock, monotonicClock: start.monotonic,
            process: virtualTime == nil ? UInt32(process) : 0)
        let isRegular = try RecorderCore.claim(path)
        do {
            let file = try TraceFileWriter(path: path, header: header, metadata: metadata)
            file.synchronizes = options.synchronizes
            try file.write(start)
            memory = BlockMemory(isRegular && options.survivesKill ? LiveFile(besides: path, session: header.session) : nil)
            writer = BlockWriter(file, clock: clock, interner: interner, memory: memory, options: options)
        } catch .notWritten(_, _, let reason) {
            throw .notWritten(path: path, reason: reason)
        } catch {
            throw .notWritten(path: path, reason: "\(error)")
        }
        main = EventStream(number: 0, clock: clock, interner: interner, writer: writer, memory: memory)
        others = StreamSet()
        // Blocks sealed by real time would make a trace under virtual time differ from run to run.
        let idle: (() -> [FullBlock])? =
            virtualTime != nil ? nil : { [main, others] in ([main] + others.all).compactMap { $0.takeIdleBlock() } }
        let status = writer.start(idleBlocks: idle)
        guard status == 0 else { throw .notWritten(path: path, reason: "no thread to write it: \(String(cString: strerror(status)))") }
        OpenRecordings.add(self)
    }

    /// Creates the file, so that an existing one is never overwritten. What is no regular file (a pipe, a device) may exist; says whether
    /// it is one.
    private static func claim(_ path: String) throws(RecorderError) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if file >= 0 {
            Self.close(file)
            return true
        }
        let code = errno
        var status = stat()
        if code == EEXIST {
            guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { throw .exists(path: path) }
            return false
        }
        throw .notWritten(path: path, reason: String(cString: strerror(code)))
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
        for stream in others.all { stream.close(onOwnThread: isOwn(stream), patience: patience) }
        if virtualTime == nil, !atExit || vt_is_main_thread() { recordCounters() }
        main.close(onOwnThread: vt_is_main_thread(), patience: patience)
        writer.finish(metadata.withLock { $0 })
        if writer.error == nil { memory.close() }
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
