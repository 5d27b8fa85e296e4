/// Gives the records of several streams in the order of their ticks; each stream keeps its own order.
///
/// A binary heap of streams: a record costs as many comparisons as the number of streams has bits.
struct StreamHeap {
    /// Where a stream stands.
    struct Cursor {
        /// What is left of the stream, block by block.
        var ranges: ArraySlice<Range<Int>>
        var index: Int
        var tick: UInt64
        /// The stream's place among the streams, which decides ties.
        var rank = 0

        init(ranges: ArraySlice<Range<Int>>, records: [TraceRecord]) {
            self.ranges = ranges
            index = ranges.first?.lowerBound ?? 0
            tick = index < records.count ? UInt64(bitPattern: records[index].time) : 0
        }
    }

    private var cursors: [Cursor]

    /// Streams in the order of their numbers, none of them empty.
    init(_ streams: [Cursor]) {
        cursors = streams
        for index in cursors.indices { cursors[index].rank = index }
        for index in stride(from: cursors.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }

    /// The index of the next record, or nil at the end.
    mutating func next(_ records: [TraceRecord]) -> Int? {
        guard var first = cursors.first else { return nil }
        let index = first.index
        first.index += 1
        if first.index == first.ranges.first?.upperBound {
            first.ranges.removeFirst()
            if let range = first.ranges.first {
                first.index = range.lowerBound
            } else {
                cursors.swapAt(0, cursors.count - 1)
                cursors.removeLast()
                sink(0)
                return index
            }
        }
        first.tick = UInt64(bitPattern: records[first.index].time)
        cursors[0] = first
        sink(0)
        return index
    }

    private mutating func sink(_ start: Int) {
        var index = start
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < cursors.count {
                if (cursors[child].tick, cursors[child].rank) < (cursors[least].tick, cursors[least].rank) {
                    least = child
                }
            }
            if least == index { return }
            cursors.swapAt(index, least)
            index = least
        }
    }
}
