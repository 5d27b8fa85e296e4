import TraceFormat

/// Turns ticks into nanoseconds since the trace's start.
///
/// Between two readings of the clocks it interpolates; before the first it goes on with the slope of the first stretch, behind the
/// last with the nominal length of a tick. Whole numbers only, and exact: the same file gives the same times to any reader.
struct ClockMap {
    /// A stretch in which ticks have one length.
    private struct Segment {
        /// The tick at which it begins; the first one also holds before.
        var tick: UInt64
        /// The time at that tick.
        var time: Int64
        /// The length of a tick in nanoseconds, as a fraction.
        var numerator: UInt64
        var denominator: UInt64

        func time(of tick: UInt64) -> Int64 {
            let span = tick >= self.tick ? span(tick - self.tick) : -span(self.tick - tick)
            let (sum, overflow) = time.addingReportingOverflow(span)
            return overflow ? (span < 0 ? .min : .max) : sum
        }

        private func span(_ ticks: UInt64) -> Int64 {
            let product = ticks.multipliedFullWidth(by: numerator)
            // The quotient has more than 64 bits if this does not hold.
            guard product.high < denominator else { return .max }
            return Int64(clamping: denominator.dividingFullWidth(product).quotient)
        }
    }

    private var segments: [Segment]
    private var current = 0

    /// The clock readings of a file in any order; `start` is the monotonic clock at time 0. Readings that contradict the others
    /// are left out, and `rejected` counts them. Without any reading a tick is one nanosecond, and time 0 is at tick 0.
    init(_ points: [ClockPoint], start: UInt64, rejected: inout Int) {
        var good: [ClockPoint] = []
        for point in points.sorted(by: { ($0.tick, $0.monotonic) < ($1.tick, $1.monotonic) }) {
            if let last = good.last {
                if point.tick == last.tick && point.monotonic == last.monotonic { continue }
                guard point.tick > last.tick, point.monotonic >= last.monotonic else {
                    rejected += 1
                    continue
                }
            }
            good.append(point)
        }
        guard let last = good.last else {
            segments = [Segment(tick: 0, time: 0, numerator: 1, denominator: 1)]
            return
        }
        segments = zip(good, good.dropFirst()).map { from, to in
            Self.segment(from, start, to.monotonic - from.monotonic, to.tick - from.tick)
        }
        segments.append(Self.segment(last, start, last.numerator, last.denominator))
    }

    /// The time of a tick. Cost: none to speak of while ticks rise, else a binary search.
    mutating func time(of tick: UInt64) -> Int64 {
        if tick < segments[current].tick || (current + 1 < segments.count && tick >= segments[current + 1].tick) {
            current = index(of: tick)
        }
        return segments[current].time(of: tick)
    }

    private func index(of tick: UInt64) -> Int {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].tick <= tick { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    private static func segment(
        _ point: ClockPoint, _ start: UInt64, _ numerator: UInt64, _ denominator: UInt64
    ) -> Segment {
        let time =
            point.monotonic >= start
            ? Int64(clamping: point.monotonic - start) : -Int64(clamping: start - point.monotonic)
        return Segment(tick: point.tick, time: time, numerator: numerator, denominator: denominator)
    }
}
