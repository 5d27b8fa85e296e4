import Foundation

/// Guards the state of one subscription; never held while calling out, so that a subscriber may come back in.
///
/// A lock of the system's, which the thread sanitizer knows; it takes what the standard library's `Mutex` guards on Linux for races.
struct Lock: Sendable {
    private let mutex = NSLock()

    /// Runs `body` alone.
    @inline(__always)
    func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}

/// A value that is touched under a lock alone.
final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value
    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.locked { body(&value) }
    }
}

/// Carries a value across threads where the protocol, not the compiler, says that only one side uses it at a time.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
