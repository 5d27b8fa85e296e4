#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Lends sealers to the files that are written: the tables of one take half a megabyte, and hundreds of traces may be open at once.
final class SealerPool: @unchecked Sendable {
    /// The process's own.
    static let shared = SealerPool()

    /// Free sealers that are kept.
    private static let kept = 4

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    /// Guarded by `mutex`.
    @exclusivity(unchecked) private var free: [BlockSealer] = []

    private init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        precondition(pthread_mutex_init(mutex, nil) == 0, "the system gives no lock")
    }

    /// Calls a function with a sealer that nobody else uses meanwhile.
    func withSealer(_ body: (BlockSealer) throws(TraceFormatError) -> Void) throws(TraceFormatError) {
        pthread_mutex_lock(mutex)
        let sealer = free.popLast() ?? BlockSealer()
        pthread_mutex_unlock(mutex)
        defer {
            pthread_mutex_lock(mutex)
            if free.count < SealerPool.kept { free.append(sealer) }
            pthread_mutex_unlock(mutex)
        }
        try body(sealer)
    }
}
