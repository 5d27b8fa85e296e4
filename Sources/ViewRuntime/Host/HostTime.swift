import Combine
import DependencyGraph

/// A host's clock: decides when timers, sleeps and animations are due.
///
/// It stands still until `advance(by:)` moves it; what is due runs in order of time, and the host settles after each item.
public final class HostTime: @unchecked Sendable {
    var host: HostReference?
    /// The time since the host was made.
    public private(set) var now: Duration = .zero
    private var waiting: [(due: Duration, order: Int, work: () -> Void)] = []
    private var nextOrder = 0

    package init() {}

    /// Runs `work` on the main thread when the clock has reached `due`. Returns a number to cancel it with.
    @discardableResult
    package func schedule(at due: Duration, _ work: @escaping () -> Void) -> Int {
        nextOrder += 1
        waiting.append((max(due, now), nextOrder, work))
        return nextOrder
    }

    package func cancel(_ order: Int) { waiting.removeAll { $0.order == order } }

    /// Moves the clock and runs what becomes due on the way, earliest first.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let next = waiting.enumerated().min(by: { ($0.element.due, $0.element.order) < ($1.element.due, $1.element.order) }),
            next.element.due <= end
        {
            waiting.remove(at: next.offset)
            now = next.element.due
            if let host = host?.host {
                host.perform(Cause(.timer)) { next.element.work() }
                host.flush()
            }
        }
        now = end
    }

    /// When the next thing is due; nil where nothing waits for the clock.
    package var nextDue: Duration? { waiting.map(\.due).min() }

    /// The number of things that wait for the clock.
    package var waitingCount: Int { waiting.count }
}

#if !canImport(Darwin)
extension HostTime: CombineTime {
    package func schedule(at due: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        let number: Int = schedule(at: due, action)
        return AnyCancellable { [weak self] in self?.cancel(number) }
    }
}
#endif
