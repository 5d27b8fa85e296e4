import Foundation

/// How long the lines of a lazy container are: those that were measured, and an estimate for the others.
///
/// Lines behind the last measured one are taken to be as long as the average of the measured ones (C259). Lines that were jumped over keep the
/// estimate of that moment, so that what stands behind them stays where it is. Cost: memory for measured lines and jumps alone; a look-up is
/// logarithmic in them.
struct LazyExtents {
    /// The number of lines.
    var count = 0
    /// The length of a line while nothing was measured, in points.
    private let provisional: CGFloat

    private var positions: [Int] = []
    private var lengths: [CGFloat] = []
    private var sums: [CGFloat] = [0]
    private var sumsAreStale = false
    /// Ranges of lines that were jumped over, with the estimate of that moment.
    private var gaps: [(range: Range<Int>, length: CGFloat)] = []
    /// The line behind the last measured or estimated one.
    private var frontier = 0

    init(provisional: CGFloat) { self.provisional = provisional }

    /// The average of the measured lines.
    var average: CGFloat {
        positions.isEmpty ? provisional : lengths.reduce(0, +) / CGFloat(positions.count)
    }

    /// Forgets what was measured, and keeps its average as the estimate.
    mutating func forget(count: Int) {
        self = LazyExtents(provisional: average)
        self.count = count
    }

    mutating func set(_ line: Int, _ length: CGFloat) {
        let index = place(of: line)
        if index < positions.count, positions[index] == line {
            if lengths[index] == length { return }
            lengths[index] = length
        } else {
            if line > frontier { gaps.append((frontier..<line, average)) }
            positions.insert(line, at: index)
            lengths.insert(length, at: index)
        }
        frontier = max(frontier, line + 1)
        sumsAreStale = true
    }

    private func place(of line: Int) -> Int {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func sumUp() {
        guard sumsAreStale else { return }
        sumsAreStale = false
        sums = [0]
        sums.reserveCapacity(lengths.count + 1)
        var sum: CGFloat = 0
        for length in lengths {
            sum += length
            sums.append(sum)
        }
    }

    /// Where a line begins.
    mutating func start(of line: Int) -> CGFloat {
        sumUp()
        var start = sums[place(of: line)]
        for gap in gaps where gap.range.lowerBound < line {
            let end = min(line, gap.range.upperBound)
            let measured = place(of: end) - place(of: gap.range.lowerBound)
            start += CGFloat(end - gap.range.lowerBound - measured) * gap.length
        }
        if line > frontier { start += CGFloat(line - frontier) * average }
        return start
    }

    /// How long all lines are together.
    var total: CGFloat {
        mutating get { start(of: count) }
    }

    /// The last line that begins at or before a position; 0 where there is none.
    mutating func line(at position: CGFloat) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if start(of: middle + 1) <= position { low = middle + 1 } else { high = middle }
        }
        return min(low, max(0, count - 1))
    }
}
