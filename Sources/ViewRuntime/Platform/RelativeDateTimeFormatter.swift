#if !canImport(Darwin)
import Foundation

/// Says how far away dates are, in English: "in 3 days", "2 hr. ago", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How the words are written.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    private static let units: [(seconds: Double, full: String, short: String, abbreviated: String)] = [
        (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"), (86_400, "day", "day", "d"),
        (3_600, "hour", "hr.", "h"), (60, "minute", "min.", "m"), (1, "second", "sec.", "s"),
    ]

    /// How far a time in seconds is from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        guard timeInterval.isFinite, abs(timeInterval) < 1e13 else { return "" }
        let distance = abs(timeInterval)
        let unit = Self.units.first { distance >= $0.seconds } ?? Self.units[Self.units.count - 1]
        let count = Int(distance / unit.seconds)
        if dateTimeStyle == .named {
            if count == 0 { return "now" }
            if unit.full == "day", count == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
            if count == 1, unit.seconds > 86_400 { return (timeInterval < 0 ? "last " : "next ") + unit.full }
        }
        let words: String =
            switch unitsStyle {
            case .full, .spellOut: "\(count) \(unit.full)\(count == 1 ? "" : "s")"
            case .short: "\(count) \(unit.short)\(unit.full == "day" && count != 1 ? "s" : "")"
            case .abbreviated: "\(count)\(unit.abbreviated)"
            }
        return timeInterval < 0 ? "\(words) ago" : "in \(words)"
    }

    /// How far a date is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far a distance in units of a calendar is.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Writes spans of time, in English: "1:02:03", "1 hour, 2 minutes", "1h 2m".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How the units are written.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// Which units are left out that are nothing.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 2)
        public static let dropMiddle = Self(rawValue: 4)
        public static let dropTrailing = Self(rawValue: 8)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var allowsFractionalUnits = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var calendar: Calendar? = .current

    private static let units: [(unit: NSCalendar.Unit, seconds: Double, full: String, short: String, letter: String)] = [
        (.year, 31_536_000, "year", "yr", "y"), (.month, 2_592_000, "month", "mth", "mo"), (.weekOfMonth, 604_800, "week", "wk", "w"),
        (.day, 86_400, "day", "day", "d"), (.hour, 3_600, "hour", "hr", "h"), (.minute, 60, "minute", "min", "m"),
        (.second, 1, "second", "sec", "s"),
    ]

    /// A time in seconds in words; nil where it is no number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let allowed = allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
        var rest = abs(ti).rounded()
        var parts: [(count: Int, unit: (unit: NSCalendar.Unit, seconds: Double, full: String, short: String, letter: String))] = []
        for unit in Self.units where allowed.contains(unit.unit) {
            let count = Int(rest / unit.seconds)
            rest -= Double(count) * unit.seconds
            parts.append((count, unit))
        }
        let words = unitsStyle == .positional ? clock(parts.map(\.count)) : sentence(parts)
        return ti < 0 ? "-\(words)" : words
    }

    /// The time between two dates in words.
    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }

    /// A distance in units of a calendar in words.
    open func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// The counts with colons between them: all but the first have two digits.
    private func clock(_ counts: [Int]) -> String {
        var counts = counts[...]
        if !zeroFormattingBehavior.contains(.pad) {
            while counts.count > 1, counts.first == 0 { counts = counts.dropFirst() }
        }
        func padded(_ count: Int) -> String { count < 10 ? "0\(count)" : "\(count)" }
        let first = counts.first.map { zeroFormattingBehavior.contains(.pad) ? padded($0) : "\($0)" } ?? "0"
        return ([first] + counts.dropFirst().map(padded)).joined(separator: ":")
    }

    private func sentence(
        _ parts: [(count: Int, unit: (unit: NSCalendar.Unit, seconds: Double, full: String, short: String, letter: String))]
    ) -> String {
        var shown = zeroFormattingBehavior.contains(.pad) ? parts : parts.filter { $0.count != 0 }
        if shown.isEmpty { shown = parts.suffix(1) }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let words = shown.map { count, unit in
            switch unitsStyle {
            case .abbreviated: "\(count)\(unit.letter)"
            case .short: "\(count) \(unit.short)\(count == 1 ? "" : "s")"
            case .brief: "\(count)\(unit.short)\(count == 1 ? "" : "s")"
            case .full, .spellOut, .positional: "\(count) \(unit.full)\(count == 1 ? "" : "s")"
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
}

/// Joins words to a list, in English: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current

    open func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted(.list(type: .and).locale(locale ?? .current)) }

    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings) ?? "" }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
#endif
