import CMachine
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The threads that write recordings: few for all of a process, since a suite records each of its tests apart, hundreds at once.
///
/// A recording calls when it has something to write, and gets a turn; no two threads give turns to one recording at once. Four times a
/// second each recording is asked to look at its idle streams. A second after the last recording has left, the threads end.
final class WritingCrew: @unchecked Sendable {
    /// Writes what goes to ordinary files.
    private static let shared = WritingCrew(threads: 2)

    /// Who writes a new recording. What is no ordinary file can keep its writer waiting for as long as it likes, so it has one of its own; and
    /// a forked child has none of its parent's threads.
    static func forRecording(toOrdinaryFile isOrdinary: Bool) -> WritingCrew {
        isOrdinary && shared.process == getpid() ? shared : WritingCrew(threads: 1)
    }

    /// Nanoseconds between two looks at idle streams.
    private static let lookInterval: UInt64 = 250_000_000
    /// Nanoseconds for which threads stay that have nobody to write for.
    private static let lingering: UInt64 = 1_000_000_000

    private let limit: Int
    private let process = getpid()
    /// A recording calls with its own lock held, so none of a recording's functions is called under this one.
    private let lock = WaitableLock()
    // Everything below is guarded by `lock`.
    private var calling: [BlockWriter] = []
    private var recordings: [ObjectIdentifier: BlockWriter] = [:]
    private var threads = 0
    private var idle = 0
    private var lastLook: UInt64 = 0

    private init(threads limit: Int) { self.limit = limit }

    /// Takes a recording on; answers the system's error number where there is no thread to be had.
    func add(_ recording: BlockWriter) -> Int32 {
        lock.withLock {
            if threads == 0 {
                let status = startThread()
                guard status == 0 else { return status }
            }
            recordings[ObjectIdentifier(recording)] = recording
            // Whoever waits does so for as long as nobody was to be looked after.
            if recordings.count == 1 { lock.announce() }
            return 0
        }
    }

    /// Lets a recording go. It has nothing to write any more.
    func remove(_ recording: BlockWriter) { lock.withLock { recordings[ObjectIdentifier(recording)] = nil } }

    /// A recording wants a turn. To be called once for each turn.
    func call(_ recording: BlockWriter) {
        lock.withLock {
            calling.append(recording)
            // Where the system gives no further thread, the others do it.
            if calling.count > idle, threads < limit { _ = startThread() }
            lock.announce()
        }
    }

    /// The lock must be held.
    private func startThread() -> Int32 {
        let status = DetachedThread.start { self.work() }
        if status == 0 { threads += 1 }
        return status
    }

    private enum Duty {
        case turn(BlockWriter)
        case look([BlockWriter])
        case end
    }

    private func work() {
        while true {
            switch lock.withLock({ nextDuty() }) {
            case .turn(let recording): recording.takeTurn()
            case .look(let recordings): for recording in recordings { recording.lookIsDue() }
            case .end: return
            }
        }
    }

    /// Waits for something to do. The lock must be held.
    private func nextDuty() -> Duty {
        let began = vt_monotonic_nanoseconds()
        while true {
            let now = vt_monotonic_nanoseconds()
            if now - lastLook >= WritingCrew.lookInterval, !recordings.isEmpty {
                lastLook = now
                return .look(Array(recordings.values))
            }
            if !calling.isEmpty { return .turn(calling.removeFirst()) }
            if recordings.isEmpty, now - began >= WritingCrew.lingering {
                threads -= 1
                return .end
            }
            idle += 1
            lock.wait(until: recordings.isEmpty ? began + WritingCrew.lingering : lastLook + WritingCrew.lookInterval)
            idle -= 1
        }
    }
}
