/// Times of a number of runs, in nanoseconds.
public struct TimeSummary: Hashable, Sendable {
    public var total: Int64
    /// The middle one; of an even number, the lower of the two in the middle.
    public var median: Int64
    /// The smallest that at least 95 of 100 do not exceed.
    public var percentile95: Int64
    public var maximum: Int64

    /// Sums up times; nil where there are none. Cost: linear.
    public init?(_ times: [Int64]) {
        guard !times.isEmpty else { return nil }
        var sum: Int64 = 0
        var greatest = Int64.min
        for time in times {
            let (next, overflow) = sum.addingReportingOverflow(time)
            sum = overflow ? .max : next
            greatest = max(greatest, time)
        }
        total = sum
        maximum = greatest
        var times = times
        let (middle, high) = ((times.count - 1) / 2, (times.count * 95 + 99) / 100 - 1)
        (median, percentile95) = times.withUnsafeMutableBufferPointer { times in
            let median = Self.select(middle, in: times, from: 0)
            // What is left of the middle is not greater.
            return (median, Self.select(high, in: times, from: middle))
        }
    }

    /// The time that would stand at a place if they were sorted. What is not greater stands before it then. The places before `first` hold what
    /// is not greater already.
    private static func select(_ place: Int, in times: UnsafeMutableBufferPointer<Int64>, from first: Int) -> Int64 {
        var (low, high) = (first, times.count - 1)
        var rounds = 0
        while high - low > 32 {
            rounds += 1
            // Times that are made to be slow are sorted.
            if rounds > 64 { break }
            let (one, two, three) = (times[low], times[low + (high - low) / 2], times[high])
            let pivot = max(min(one, two), min(max(one, two), three))
            var (left, right) = (low, high)
            while left <= right {
                while times[left] < pivot { left += 1 }
                while times[right] > pivot { right -= 1 }
                guard left <= right else { break }
                times.swapAt(left, right)
                left += 1
                right -= 1
            }
            if place <= right {
                high = right
            } else if place >= left {
                low = left
            } else {
                return times[place]
            }
        }
        var rest = UnsafeMutableBufferPointer(rebasing: times[low...high])
        rest.sort()
        return times[place]
    }
}
