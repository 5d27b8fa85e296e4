#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// Holds back the signals by which the system ends a program whose write it refuses: `SIGXFSZ` beyond a limit on file sizes, `SIGPIPE`
/// where nobody reads a pipe any more. The refusal comes back as an error all the same, and a recorder must not end what it records.
///
/// Both go to the thread that writes, so holding them back there is enough, and the program's own handling of them stays as it is.
enum HeldSignals {
    private static let signals = [SIGXFSZ, SIGPIPE]

    /// Calls a function with the signals held back, and lets go of those that came meanwhile. Keeps `errno`.
    static func during(_ body: () -> Int) -> Int {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in signals { sigaddset(&held, signal) }
        var before = sigset_t()
        guard pthread_sigmask(SIG_BLOCK, &held, &before) == 0 else { return body() }
        let pendingBefore = pending()
        let result = body()
        let code = errno
        // Also after a write that took a part: the system sends the signal with the part's count where the reader goes away meanwhile.
        for signal in pending() where !pendingBefore.contains(signal) {
            var one = sigset_t()
            sigemptyset(&one)
            sigaddset(&one, signal)
            var taken: Int32 = 0
            sigwait(&one, &taken)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return result
    }

    /// Those of the signals that wait for this thread.
    private static func pending() -> [Int32] {
        var set = sigset_t()
        guard sigpending(&set) == 0 else { return [] }
        return signals.filter { sigismember(&set, $0) == 1 }
    }
}
