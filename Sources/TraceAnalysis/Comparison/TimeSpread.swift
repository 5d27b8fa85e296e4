/// Times of a number of runs with their spread, in nanoseconds.
public struct TimeSpread: Hashable, Sendable {
    public var runs: Int
    /// A quarter of the runs are not longer.
    public var lowerQuartile: Int64
    public var median: Int64
    /// Three quarters of the runs are not longer.
    public var upperQuartile: Int64

    /// Fewer runs have no spread to speak of.
    public static let fewest = 5

    /// Sums up times; nil for fewer than ``fewest``.
    public init?(_ times: [Int64]) {
        guard times.count >= Self.fewest else { return nil }
        let sorted = times.sorted()
        runs = sorted.count
        lowerQuartile = sorted[(sorted.count - 1) / 4]
        median = sorted[(sorted.count - 1) / 2]
        upperQuartile = sorted[(sorted.count - 1) * 3 / 4]
    }

    /// Whether the middle halves do not touch, so that the difference is more than the spread.
    func isApart(from other: Self) -> Bool { lowerQuartile > other.upperQuartile || other.lowerQuartile > upperQuartile }
}
