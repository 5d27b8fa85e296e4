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

        /// The date in words; those that depend on now are not brought up to date as time passes.
        func words(for date: Date) -> String {
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .relative, .offset, .timer:
                let distance = date.timeIntervalSinceNow
                guard distance.isFinite, abs(distance) < 1e12 else { return "" }
                let seconds = Int(abs(distance).rounded())
                let sign = kind == .offset ? (distance < 0 ? "+" : "-") : ""
                if kind != .timer, seconds < 60 { return "\(sign)\(seconds) sec" }
                return sign + String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
            }
        }
    }

    /// A clock that counts through a span of time, as it stands now; it does not go on by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: from where to where it counts.
    ///   - pauseTime: the time at which it stands still, if it does.
    ///   - countsDown: whether it shows what is left, or what is over.
    ///   - showsHours: whether minutes over sixty are hours.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let over = min(max((pauseTime ?? Date()).timeIntervalSince(timerInterval.lowerBound), 0), length)
        let shown = countsDown ? length - over : over
        guard shown.isFinite, shown < 1e12 else {
            self.init(verbatim: "")
            return
        }
        let seconds = Int(shown.rounded())
        let words = showsHours && seconds >= 3600
            ? String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
            : String(format: "%d:%02d", seconds / 60, seconds % 60)
        self.init(verbatim: words)
    }

    /// A date in a style.
    nonisolated public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.words(for: date)) }

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
