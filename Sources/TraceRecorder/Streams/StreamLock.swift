#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock that is taken in one function and given back in another: a stream's thread holds it through a whole transaction.
final class StreamLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        let status = pthread_mutex_init(mutex, nil)
        precondition(status == 0, "the system gives no lock: status \(status)")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
    /// Takes the lock if nobody holds it, and says whether it did.
    func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    /// Takes the lock, waiting at most so many milliseconds, and says whether it did.
    func lock(milliseconds: Int) -> Bool {
        for _ in 0..<max(1, milliseconds) {
            if tryLock() { return true }
            usleep(1000)
        }
        return false
    }
}
