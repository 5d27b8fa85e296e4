#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The recordings that are under way, so that each is closed when the process ends by `exit`.
enum OpenRecordings {
    private struct State {
        var recordings: [ObjectIdentifier: RecorderCore] = [:]
        var isRegistered = false
    }

    private static let state = Guarded(State())

    static func add(_ core: RecorderCore) {
        let isFirst = state.withLock { state in
            state.recordings[ObjectIdentifier(core)] = core
            defer { state.isRegistered = true }
            return !state.isRegistered
        }
        if isFirst { atexit { OpenRecordings.closeAll() } }
    }

    static func remove(_ core: RecorderCore) {
        // Released outside the lock: it may be the last reference.
        let removed = state.withLock { $0.recordings.removeValue(forKey: ObjectIdentifier(core)) }
        _ = removed
    }

    private static func closeAll() {
        for core in state.withLock({ Array($0.recordings.values) }) { core.close(atExit: true) }
    }
}
