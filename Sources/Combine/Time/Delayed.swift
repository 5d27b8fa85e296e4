import Dispatch

/// Work that waits for its time.
enum Delayed {
    /// Where due work runs.
    enum Place {
        /// The main thread.
        case main
        /// Somewhere else, by this.
        case elsewhere((@escaping @Sendable () -> Void) -> Void)
    }

    /// Runs `action` after `delay`, by the current clock; nobody can call it off.
    static func runOnce(after delay: Duration, in place: Place, _ action: @escaping () -> Void) {
        // The closure holds what would call it off, until it has run.
        let holder = Holder()
        holder.waiting = run(after: delay, in: place) {
            holder.waiting = nil
            action()
        }
    }

    private final class Holder {
        var waiting: AnyCancellable?
    }

    /// Runs `action` after `delay`, by the current clock, unless what comes back is cancelled or let go before.
    static func run(after delay: Duration, in place: Place, _ action: @escaping () -> Void) -> AnyCancellable {
        let work = Work(action)
        let carried = CombineClock.carrying(work.run)
        let fire: @Sendable () -> Void
        let queue: DispatchQueue
        switch place {
        case .main: (fire, queue) = (carried, .main)
        case .elsewhere(let enqueue):
            let enqueue = Carried(enqueue)
            (fire, queue) = ({ enqueue.value(carried) }, .global())
        }
        if let clock = CombineClock.current {
            let waiting = clock.schedule(at: clock.now + max(delay, .zero), fire)
            return AnyCancellable {
                work.drop()
                waiting.cancel()
            }
        }
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(max(0, delay.wholeNanoseconds))), execute: fire)
        return AnyCancellable(work.drop)
    }

    /// Runs `action` after `delay` and then at each interval (0.1 ms at least, which is Foundation's limit for timers).
    static func run(
        after delay: Duration, every interval: Duration, in place: Place, _ action: @escaping () -> Void
    ) -> AnyCancellable {
        let series = Series(interval: max(interval, .microseconds(100)), place: place, action: action)
        series.arm(after: delay)
        return AnyCancellable(series.cancel)
    }
}

/// An action that can be dropped before it ran.
private final class Work {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { take()?() }
    func drop() { _ = take() }

    private func take() -> (() -> Void)? {
        lock.locked {
            defer { action = nil }
            return action
        }
    }
}

/// An action that repeats until cancelled.
private final class Series {
    private let lock = Lock()
    private let interval: Duration
    private let place: Delayed.Place
    private var action: (() -> Void)?
    private var waiting: AnyCancellable?
    // Real time: instants are counted from the first one, so that lateness does not add up.
    private var due: ContinuousClock.Instant?

    init(interval: Duration, place: Delayed.Place, action: @escaping () -> Void) {
        self.interval = interval
        self.place = place
        self.action = action
    }

    func arm(after delay: Duration) {
        if CombineClock.current == nil, due == nil { due = .now + delay }
        let waiting = Delayed.run(after: delay, in: place) { [self] in fire() }
        let keep = lock.locked {
            guard action != nil else { return false }
            self.waiting = waiting
            return true
        }
        if !keep { waiting.cancel() }
    }

    func cancel() {
        let held = lock.locked {
            defer { (action, waiting) = (nil, nil) }
            return (action, waiting)
        }
        held.1?.cancel()
    }

    private func fire() {
        guard let action = lock.locked({ action }) else { return }
        var delay = interval
        if let last = due {
            // Instants that have passed altogether are left out, as timers do.
            var next = last + interval
            let now = ContinuousClock.now
            if next < now { next = now }
            due = next
            delay = next - now
        }
        arm(after: delay)
        action()
    }
}
