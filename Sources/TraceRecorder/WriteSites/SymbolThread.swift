#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The one thread of a process on which symbols are looked up, for whoever waits for it.
///
/// The toolchain keeps what it read of an image's symbols by thread: 20 MB and tens of milliseconds for a test bundle of some size, which one
/// thread takes once.
final class SymbolThread: @unchecked Sendable {
    private let process = getpid()
    private let lock = WaitableLock()
    // Everything below is guarded by `lock`.
    private var requests: [() -> Void] = []
    private var isRunning = false

    /// Does something on the thread, and returns when it is done. Where there is no thread, because the system gives none or the process was
    /// forked, it is done on the caller's.
    func perform(_ body: @escaping () -> Void) {
        guard getpid() == process else { return body() }
        let isDone: Bool = lock.withLock {
            if !isRunning {
                guard DetachedThread.start({ self.serve() }) == 0 else { return false }
                isRunning = true
            }
            var isDone = false
            requests.append {
                body()
                self.lock.withLock {
                    isDone = true
                    self.lock.announce()
                }
            }
            lock.announce()
            while !isDone { lock.wait() }
            return true
        }
        if !isDone { body() }
    }

    private func serve() {
        while true {
            let request = lock.withLock {
                while requests.isEmpty { lock.wait() }
                return requests.removeFirst()
            }
            request()
        }
    }
}
