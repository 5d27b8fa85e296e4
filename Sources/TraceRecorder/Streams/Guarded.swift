/// State that several threads share, under a lock.
///
/// The standard library's `Mutex` would do, but the thread sanitizer does not know it on Linux, and reports what it guards as races.
final class Guarded<State>: @unchecked Sendable {
    private let lock = StreamLock()
    @exclusivity(unchecked) private var state: State

    init(_ state: State) { self.state = state }

    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }
}
