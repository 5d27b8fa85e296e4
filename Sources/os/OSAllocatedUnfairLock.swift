import Foundation

/// A lock with what it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    public init(uncheckedState initialState: State) { state = initialState }
    public convenience init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }
    public convenience init() where State == Void { self.init(uncheckedState: ()) }

    /// Runs the closure while nobody else holds the lock.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// Runs the closure while nobody else holds the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }

    /// Takes the lock.
    public func lock() where State == Void { mutex.lock() }
    /// Gives the lock back.
    public func unlock() where State == Void { mutex.unlock() }
}
