public import Foundation

/// An instant of a run loop or an operation queue; under a host's manual clock, that clock's time since the reference date.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The instant.
    public var date: Date

    /// The instant of a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date.addingTimeInterval(n.timeInterval)) }

    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        Sendable
    {
        /// Seconds.
        public var timeInterval: TimeInterval
        /// Seconds, with their sign.
        public var magnitude: TimeInterval { timeInterval }

        /// An interval in seconds.
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(integerLiteral value: TimeInterval) { timeInterval = value }
        public init(floatLiteral value: TimeInterval) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            timeInterval = value
        }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }

    /// The current instant.
    static var now: DateSchedulerTime {
        guard let clock = CombineClock.current else { return DateSchedulerTime(Date()) }
        return DateSchedulerTime(Date(timeIntervalSinceReferenceDate: TimeInterval(clock.now.wholeNanoseconds) / 1e9))
    }

    /// How long until this instant.
    var delay: Duration { Duration(timeInterval: date.timeIntervalSince(Self.now.date)) }
}

extension Duration {
    /// Whole nanoseconds nearest to that many seconds, held to what 64 bits can say.
    init(timeInterval: TimeInterval) {
        self = .nanoseconds(Int64(exactly: (timeInterval * 1e9).rounded()) ?? (timeInterval < 0 ? -Int64.max : .max))
    }
}
