import Foundation

/// Words that depend on the time at which they are looked at: a clock that counts, how far away a date is.
///
/// As with SwiftUI, no body runs because time passes: whoever looks finds the words of the host's date. The place of such a text is measured when something
/// else has the layout made anew.
package enum LiveText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    /// The words at a date.
    func words(at now: Date) -> String {
        switch self {
        case .date(let date, let style): style.words(for: date, at: now)
        case .interval(let span, let pause, let countsDown, let showsHours):
            LiveText.clock(span, at: pause ?? now, countsDown: countsDown, showsHours: showsHours)
        }
    }

    private static func clock(_ span: ClosedRange<Date>, at now: Date, countsDown: Bool, showsHours: Bool) -> String {
        let length = span.upperBound.timeIntervalSince(span.lowerBound)
        let over = min(max(now.timeIntervalSince(span.lowerBound), 0), length)
        let shown = countsDown ? length - over : over
        guard shown.isFinite, shown < 1e12 else { return "" }
        let seconds = Int(shown.rounded())
        return showsHours && seconds >= 3600
            ? String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
            : String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

extension Text {
    /// Words that depend on the time at which they are looked at.
    init(live: LiveText) {
        var attributes = TextAttributes()
        attributes.live = live
        // Where nobody says what time it is, it is now.
        content = live.words(at: Date())
        details = TextDetails(attributes)
    }

    /// Whether the words, or some of them, depend on the time.
    var isLive: Bool { details.map { $0.attributes.live != nil || $0.runs.contains(where: \.isLive) } ?? false }

    /// The text with the words of a host's date.
    func shown(in host: HostCore) -> Text {
        guard isLive else { return self }
        return shown(at: host.clock.date)
    }

    private func shown(at date: Date) -> Text {
        guard isLive, let details else { return self }
        var copy = self
        if let live = details.attributes.live {
            copy.content = live.words(at: date)
        } else {
            let runs = details.runs.map { $0.shown(at: date) }
            copy.content = runs.map(\.content).joined()
            copy.details = TextDetails(details.attributes, runs: runs)
        }
        return copy
    }
}
