import TraceAnalysis
import TraceReader

/// The page's axis of time: traces lie on it one after another, with gaps between them.
struct BundleAxis {
    /// Where one trace lies.
    struct Span {
        var begin: UInt64
        var duration: UInt64
    }

    private(set) var spans: [Span] = []

    /// The end of the axis that a page can count exactly: times are doubles there.
    private static let end: UInt64 = 1 << 52

    init(_ traces: [TraceModel]) {
        // A damaged trace may claim any time. None may push the others off the axis.
        let longest = Self.end / UInt64(max(1, traces.count)) / 2
        let durations = traces.map { min(longest, Self.duration(of: $0.tables)) }
        let gap = max(1, (durations.max() ?? 0) / 50)
        var begin: UInt64 = 0
        for duration in durations {
            spans.append(Span(begin: begin, duration: duration))
            begin += duration + gap
        }
    }

    /// A time of a trace on the axis, never before `earliest`: rows of a table ascend.
    func time(_ time: Int64, trace: Int, notBefore earliest: UInt64 = 0) -> UInt64 {
        let span = spans[trace]
        return max(earliest, span.begin + min(UInt64(max(0, time)), span.duration))
    }

    /// The nanoseconds from `began`, on the axis, to a time of a trace; to the trace's end where the time is not known.
    func duration(from began: UInt64, to ended: Int64?, trace: Int) -> UInt64 {
        let span = spans[trace]
        let end = ended.map { time($0, trace: trace) } ?? span.begin + span.duration
        return end > began ? end - began : 0
    }

    private static func duration(of tables: TraceTables) -> UInt64 {
        var latest: Int64 = 0
        for row in tables.bodies { latest = max(latest, row.began, row.ended ?? 0) }
        for row in tables.transactions { latest = max(latest, row.began, row.ended ?? 0) }
        for row in tables.steps { latest = max(latest, row.began, row.ended ?? 0) }
        for row in tables.tests { latest = max(latest, row.began, row.ended ?? 0) }
        for row in tables.writes { latest = max(latest, row.time) }
        return UInt64(latest)
    }
}
