import Foundation

/// Whether a timeline is shown as always, or as seldom as possible.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The moments at which content is brought up to date.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The moments from a date on, in order.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Dates at equal distances, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var upcoming: Date
        let interval: TimeInterval
        public mutating func next() -> Date? {
            defer { upcoming += interval }
            return upcoming
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Moments from a date on, at a distance in seconds; less than a thousandth is taken for that.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
    }

    /// The last moment at or before the date comes first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        let first = passed > 0 ? start + (passed / interval).rounded(.down) * interval : start
        return Entries(upcoming: first, interval: interval)
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(upcoming: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60)
    }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as something moving is drawn: here, sixty times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Dates at equal distances; none while paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var periodic: PeriodicTimelineSchedule.Entries?
        public mutating func next() -> Date? { periodic?.next() }
    }

    private let interval: TimeInterval
    private let isPaused: Bool

    /// Moments at a distance of at least so many seconds; none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, FrameTime.interval / .seconds(1))
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(periodic: isPaused ? nil : PeriodicTimelineSchedule.Entries(upcoming: startDate, interval: interval))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments at equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as something moving is drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as something moving is drawn, and not more often than that.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments that are given.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
