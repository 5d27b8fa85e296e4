import Foundation

/// Serialises what several inputs send to one subscriber, who may come back in on the same thread.
final class RecursiveLock: Sendable {
    private let lock = NSRecursiveLock()

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
