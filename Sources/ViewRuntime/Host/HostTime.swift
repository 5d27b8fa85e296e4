import Combine
import DependencyGraph
import Foundation

/// A host's clock: decides when timers, sleeps and animations are due.
///
/// It stands still until `advance(by:)` moves it; what is due runs in order of time, and the host settles after each item.
public final class HostTime: @unchecked Sendable {
    var host: HostReference?
    /// The time since the host was made.
    public private(set) var now: Duration = .zero
    /// What waits, by number.
    private var work: [Int: () -> Void] = [:]
    /// When it is due, the earliest first: a binary heap. What was cancelled stays in it until its turn, or until it is more than half.
    private var queue: [Due] = []
    private var nextOrder = 0

    private struct Due: Comparable {
        var time: Duration
        var order: Int

        static func < (left: Due, right: Due) -> Bool { (left.time, left.order) < (right.time, right.order) }
    }

    package init() {}

    /// The date at which the clock stood at 0: asked for first, the clock stands at the machine's date.
    package lazy var startDate: Date = Date() - now / .seconds(1)
    /// The date by this clock.
    package var date: Date { startDate + now / .seconds(1) }
    /// When the clock reaches a date, to a microsecond: dates are not more exact than that.
    package func time(of date: Date) -> Duration {
        let seconds = date.timeIntervalSince(startDate)
        return .microseconds(Int64((min(max(seconds, 0), 3_200_000_000) * 1_000_000).rounded()))
    }

    /// Runs `work` on the main thread when the clock has reached `due`. Returns a number to cancel it with. Cost: logarithmic in what waits.
    @discardableResult
    package func schedule(at due: Duration, _ work: @escaping () -> Void) -> Int {
        nextOrder += 1
        self.work[nextOrder] = work
        queue.append(Due(time: max(due, now), order: nextOrder))
        var place = queue.count - 1
        while place > 0, queue[place] < queue[(place - 1) / 2] {
            queue.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
        return nextOrder
    }

    package func cancel(_ order: Int) {
        guard work.removeValue(forKey: order) != nil, queue.count > 64, queue.count > work.count * 2 else { return }
        // A sorted list is a heap.
        queue = queue.filter { work[$0.order] != nil }.sorted()
    }

    /// The earliest that was not cancelled.
    private func earliest() -> Due? {
        while let first = queue.first, work[first.order] == nil { removeEarliest() }
        return queue.first
    }

    private func removeEarliest() {
        queue.swapAt(0, queue.count - 1)
        queue.removeLast()
        var place = 0
        while place * 2 + 1 < queue.count {
            var child = place * 2 + 1
            if child + 1 < queue.count, queue[child + 1] < queue[child] { child += 1 }
            guard queue[child] < queue[place] else { break }
            queue.swapAt(place, child)
            place = child
        }
    }

    /// Moves the clock and runs what becomes due on the way, earliest first. What is run may move the clock itself, which never goes back.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let next = earliest(), next.time <= end {
            removeEarliest()
            now = max(now, next.time)
            guard let work = work.removeValue(forKey: next.order) else { continue }
            if let host = host?.host {
                host.perform(Cause(.timer), work)
                host.flush()
            }
        }
        now = max(now, end)
    }

    /// When the next thing is due; nil where nothing waits for the clock.
    package var nextDue: Duration? { earliest()?.time }
}

#if !canImport(Darwin)
extension HostTime: CombineTime {
    package func schedule(at due: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        let number: Int = schedule(at: due, action)
        return AnyCancellable { [weak self] in self?.cancel(number) }
    }
}
#endif
