/// Times of a number of runs, in nanoseconds.
public struct TimeSummary: Hashable, Sendable {
    public var total: Int64
    /// The middle one; of an even number, the lower of the two in the middle.
    public var median: Int64
    /// The smallest that at least 95 of 100 do not exceed.
    public var percentile95: Int64
    public var maximum: Int64

    /// Sums up times; nil where there are none.
    public init?(_ times: [Int64]) {
        guard !times.isEmpty else { return nil }
        let sorted = times.sorted()
        total = times.reduce(0) { sum, time in
            let (next, overflow) = sum.addingReportingOverflow(time)
            return overflow ? .max : next
        }
        median = sorted[(sorted.count - 1) / 2]
        percentile95 = sorted[(sorted.count * 95 + 99) / 100 - 1]
        maximum = sorted[sorted.count - 1]
    }
}
