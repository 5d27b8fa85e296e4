import Synchronization

/// Guards the state of one subscription; never held while calling out, so that a subscriber may come back in.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    /// Runs `body` alone.
    @inline(__always)
    func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}

/// Carries a value across threads where the protocol, not the compiler, says that only one side uses it at a time.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
