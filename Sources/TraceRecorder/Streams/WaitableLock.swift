import CMachine
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock whose holder can wait for what others change under it.
///
/// Deadlines go by the monotonic clock: the other one can be set back while somebody waits.
final class WaitableLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        precondition(pthread_mutex_init(mutex, nil) == 0 && Self.initialize(changed), "the system gives no lock")
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Wakes all who wait. The lock must be held.
    func announce() { pthread_cond_broadcast(changed) }

    /// Waits for a change. The lock must be held.
    func wait() { pthread_cond_wait(changed, mutex) }

    /// Waits for a change, no longer than until a time of the monotonic clock. The lock must be held.
    func wait(until end: UInt64) {
        #if canImport(Darwin)
        let now = vt_monotonic_nanoseconds()
        var time = timespec(tv_sec: 0, tv_nsec: end > now ? Int(end - now) : 0)
        pthread_cond_timedwait_relative_np(changed, mutex, &time)
        #else
        var deadline = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
        pthread_cond_timedwait(changed, mutex, &deadline)
        #endif
    }

    private static func initialize(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Bool {
        #if canImport(Darwin)
        return pthread_cond_init(condition, nil) == 0
        #else
        var attributes = pthread_condattr_t()
        guard pthread_condattr_init(&attributes) == 0 else { return false }
        defer { pthread_condattr_destroy(&attributes) }
        return pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 && pthread_cond_init(condition, &attributes) == 0
        #endif
    }
}
