import CMachine
import Synchronization
import TraceFormat

/// Where a recording's ticks come from: a source of time, and how long a tick is.
struct RecorderClock: Sendable {
    enum Source: String {
        /// The processor's counter: the cheapest to read, where it may be trusted.
        case counter
        /// The system's monotonic clock.
        case monotonic = "clock_gettime"
        /// A time that only the recorded scenario moves; a tick is a nanosecond.
        case virtual
    }

    let source: Source
    /// A tick is 2^`shift` units of the source.
    let shift: UInt64
    /// The length of a unit of the source, in nanoseconds: `numerator` / `denominator`.
    private let numerator: UInt64
    private let denominator: UInt64
    private let virtualTime: VirtualTime?

    /// Real time. A tick has 64 units of the counter or 32 nanoseconds of the clock, which is about what reading them can resolve and
    /// saves 40 % of a file's bytes; `exact` keeps every unit.
    static func real(exact: Bool) -> RecorderClock {
        if let rate = CounterRate.trusted {
            return RecorderClock(
                source: .counter, shift: exact ? 0 : 6, numerator: rate.numerator, denominator: rate.denominator, virtualTime: nil)
        }
        return RecorderClock(source: .monotonic, shift: exact ? 0 : 5, numerator: 1, denominator: 1, virtualTime: nil)
    }

    /// Virtual time.
    static func virtual(_ time: VirtualTime) -> RecorderClock {
        RecorderClock(source: .virtual, shift: 0, numerator: 1, denominator: 1, virtualTime: time)
    }

    /// The present tick. Costs 10 ns by the counter, 23 ns by the clock.
    @inline(__always)
    func tick() -> UInt64 {
        if _fastPath(source == .counter) { return vt_counter() &>> shift }
        return slowTick()
    }

    private func slowTick() -> UInt64 {
        if let virtualTime { return virtualTime.nanoseconds }
        return vt_monotonic_nanoseconds() &>> shift
    }

    /// The number of ticks in so many milliseconds.
    func ticks(milliseconds: UInt64) -> UInt64 {
        let (high, low) = (milliseconds * 1_000_000).multipliedFullWidth(by: denominator)
        guard numerator > high else { return .max }
        return numerator.dividingFullWidth((high, low)).quotient >> shift
    }

    /// The length of so many ticks in nanoseconds.
    func nanoseconds(ticks: UInt64) -> UInt64 {
        let (high, low) = numerator.multipliedFullWidth(by: ticks)
        guard high < denominator else { return .max }
        let nanoseconds = denominator.dividingFullWidth((high, low)).quotient
        return nanoseconds > .max >> shift ? .max : nanoseconds << shift
    }

    /// A reading of all clocks together: the closest of five, since an interruption can fall between them.
    func point() -> ClockPoint {
        if let virtualTime {
            let time = virtualTime.nanoseconds
            return ClockPoint(tick: time, monotonic: time, wallClock: VirtualTime.wallClock &+ time, numerator: 1)
        }
        var best: ClockPoint?
        for _ in 0..<5 {
            let before = vt_monotonic_nanoseconds()
            let tick = tick()
            let after = vt_monotonic_nanoseconds()
            let bracket = after - before
            if bracket < best?.bracket ?? .max {
                best = ClockPoint(
                    tick: tick, monotonic: before + bracket / 2, wallClock: vt_wall_nanoseconds(), bracket: bracket,
                    numerator: numerator << shift, denominator: denominator)
            }
        }
        return best!
    }
}

/// The time of a recording under virtual time: it begins at 0 and moves when it is told to.
final class VirtualTime: Sendable {
    /// 2000-01-01 00:00 UTC in nanoseconds since 1970: what the wall clock shows at the beginning.
    static let wallClock: UInt64 = 946_684_800 * 1_000_000_000

    private let time = Atomic<UInt64>(0)

    var nanoseconds: UInt64 { time.load(ordering: .relaxed) }

    /// Moves on, at most to the end of what 64 bits hold. Called on one thread at a time.
    func advance(by nanoseconds: UInt64) {
        let now = time.load(ordering: .relaxed)
        // Some room is left, so that what is reckoned from it does not overflow.
        time.store(min(now &+ min(nanoseconds, VirtualTime.last - now), VirtualTime.last), ordering: .relaxed)
    }

    private static let last = UInt64(Int64.max) / 2
}
