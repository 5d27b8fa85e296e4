/// Decides when scheduled work is due, in place of real time.
package protocol CombineTime: AnyObject, Sendable {
    /// The time since the clock's own start.
    var now: Duration { get }
    /// Runs `action` on the main thread once the clock reaches `due` (at its next step where that has passed), in order of `due`
    /// and then of scheduling; cancelling what comes back prevents it.
    func schedule(at due: Duration, _ action: @escaping () -> Void) -> AnyCancellable
}

/// Which clock timers, `delay`, `debounce` and the like go by.
///
/// A host says whose bodies, actions and tasks are running, and so which clock it is. Operators keep the clock under which they were
/// subscribed, and work they schedule runs under it, so that what is subscribed from there goes by it too. Without a clock it is real time.
package enum CombineClock {
    /// The clock that scheduled work runs under.
    @TaskLocal private static var bound: (any CombineTime)?
    private static let provider = Locked<(@Sendable () -> (any CombineTime)?)?>(nil)

    /// The clock of whatever runs now.
    package static var current: (any CombineTime)? {
        if let bound { return bound }
        let ask = provider.withLock { $0 }
        return ask?()
    }

    /// Says how the clock of running bodies, actions and tasks is found. Asked on any thread, whenever something is scheduled.
    package static func provide(_ clock: @escaping @Sendable () -> (any CombineTime)?) {
        provider.withLock { $0 = clock }
    }

    /// Runs `body` with `clock` as the current one, or as things are where `clock` is nil.
    package static func with<Result>(_ clock: (any CombineTime)?, _ body: () throws -> Result) rethrows -> Result {
        guard let clock else { return try body() }
        return try $bound.withValue(clock, operation: body)
    }

    /// The work, with the clock of now bound when it runs.
    static func carrying(_ action: @escaping () -> Void) -> @Sendable () -> Void {
        let carried = Carried(action)
        let clock = current
        return { with(clock, carried.value) }
    }
}

extension Duration {
    /// The whole nanoseconds, held to what 64 bits can say (292 years).
    var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, overflowed) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflowed ? (seconds < 0 ? .min : .max) : sum
    }
}
