import Foundation

extension Text {
    /// How a text shows a date.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        var kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// How far away the date is.
        public static let relative = DateStyle(kind: .relative)
        /// How far away the date is, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts towards the date, or from it.
        public static let timer = DateStyle(kind: .timer)

        /// The date in words, at a time.
        func words(for date: Date, at now: Date) -> String {
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .relative, .offset, .timer:
                let distance = date.timeIntervalSince(now)
                guard distance.isFinite, abs(distance) < 1e12 else { return "" }
                let seconds = Int(abs(distance).rounded())
                let sign = kind == .offset ? (distance < 0 ? "+" : "-") : ""
                if kind != .timer, seconds < 60 { return "\(sign)\(seconds) sec" }
                return sign + String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
            }
        }

        /// Whether the words change as time passes.
        var isLive: Bool { kind != .time && kind != .date }
    }

    /// A clock that counts through a span of time, by the host's clock: whoever looks finds what it shows then.
    ///
    /// - Parameters:
    ///   - timerInterval: from where to where it counts.
    ///   - pauseTime: the time at which it stands still, if it does.
    ///   - countsDown: whether it shows what is left, or what is over.
    ///   - showsHours: whether minutes over sixty are hours.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(live: .interval(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// A date in a style. Those that say how far away it is go by the host's clock: whoever looks finds what they say then.
    nonisolated public init(_ date: Date, style: DateStyle) {
        if style.isLive { self.init(live: .date(date, style)) } else { self.init(verbatim: style.words(for: date, at: date)) }
    }

    /// A range of dates.
    nonisolated public init(_ dates: ClosedRange<Date>) { self.init("\(dates)") }

    /// A span of time.
    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A value in the words of a format style.
    nonisolated public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// A value in the words of a formatter.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}
