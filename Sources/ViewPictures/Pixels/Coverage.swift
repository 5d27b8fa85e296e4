import Foundation

/// Finds how much of each pixel an outline covers: exactly, by the area of what it cuts off of the pixel.
struct Coverage {
    private struct Edge {
        var top: Float
        var bottom: Float
        /// The place at `top`, and how it changes from row to row.
        var x: Float
        var slope: Float
        /// 1 downwards, -1 upwards.
        var direction: Float
    }

    private var edges: [Edge] = []
    private let frame: PixelRect

    /// - Parameter frame: nothing outside of it is looked at.
    init(_ frame: PixelRect) { self.frame = frame }

    /// Adds a closed line through points, in pixels.
    mutating func add(_ points: [CGPoint]) {
        guard points.count > 1 else { return }
        var last = points[points.count - 1]
        for point in points {
            addEdge(last, point)
            last = point
        }
    }

    private mutating func addEdge(_ from: CGPoint, _ to: CGPoint) {
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite, from.y != to.y else { return }
        let isDown = from.y < to.y
        let (upper, lower) = isDown ? (from, to) : (to, from)
        let (top, bottom) = (max(upper.y, CGFloat(frame.minY)), min(lower.y, CGFloat(frame.maxY)))
        guard top < bottom else { return }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        edges.append(
            Edge(
                top: Float(top), bottom: Float(bottom), x: Float(upper.x + (top - upper.y) * slope), slope: Float(slope),
                direction: isDown ? 1 : -1))
    }

    /// Calls `run` for stretches of pixels of one coverage (1 to 255), row by row.
    func forEachRun(evenOdd: Bool, _ run: (_ y: Int, _ start: Int, _ end: Int, _ coverage: UInt32) -> Void) {
        guard !edges.isEmpty, !frame.isEmpty else { return }
        let sorted = edges.sorted { $0.top < $1.top }
        var next = 0
        var active: [Edge] = []
        let width = frame.width
        // What changes from each pixel to the next, in a row; and where something does.
        var changes = [Float](repeating: 0, count: width + 2)
        var touched: [Int] = []
        var y = max(frame.minY, Int(sorted[0].top.rounded(.down)))
        while y < frame.maxY, next < sorted.count || !active.isEmpty {
            if active.isEmpty, next < sorted.count { y = max(y, Int(sorted[next].top.rounded(.down))) }
            if y >= frame.maxY { break }
            let (rowTop, rowBottom) = (Float(y), Float(y + 1))
            while next < sorted.count, sorted[next].top < rowBottom {
                active.append(sorted[next])
                next += 1
            }
            var index = 0
            while index < active.count {
                let edge = active[index]
                let (top, bottom) = (max(edge.top, rowTop), min(edge.bottom, rowBottom))
                if top < bottom {
                    let first = edge.x + (top - edge.top) * edge.slope - Float(frame.minX)
                    let last = edge.x + (bottom - edge.top) * edge.slope - Float(frame.minX)
                    Self.accumulate(first, last, (bottom - top) * edge.direction, width, &changes, &touched)
                }
                if edge.bottom <= rowBottom {
                    active[index] = active[active.count - 1]
                    active.removeLast()
                } else {
                    index += 1
                }
            }
            if !touched.isEmpty {
                touched.sort()
                var sum: Float = 0
                var position = -1
                for place in touched where place != position {
                    if position >= 0 { emit(y, position + 1, place, sum, evenOdd, run) }
                    sum += changes[place]
                    changes[place] = 0
                    emit(y, place, place + 1, sum, evenOdd, run)
                    position = place
                }
                emit(y, position + 1, width, sum, evenOdd, run)
                touched.removeAll(keepingCapacity: true)
            }
            y += 1
        }
    }

    private func emit(
        _ y: Int, _ start: Int, _ end: Int, _ sum: Float, _ evenOdd: Bool, _ run: (Int, Int, Int, UInt32) -> Void
    ) {
        let end = min(end, frame.width)
        guard start < end else { return }
        var part = abs(sum)
        if evenOdd {
            part = part.truncatingRemainder(dividingBy: 2)
            if part > 1 { part = 2 - part }
        }
        let coverage = UInt32(min(part, 1) * 255 + 0.5)
        if coverage > 0 { run(y, frame.minX + start, frame.minX + end, coverage) }
    }

    /// Adds the area to the right of a piece of an edge in one row.
    private static func accumulate(
        _ first: Float, _ last: Float, _ height: Float, _ width: Int, _ changes: inout [Float], _ touched: inout [Int]
    ) {
        let limit = Float(width)
        let (left, right) = first < last ? (first, last) : (last, first)
        let (low, high) = (min(max(left, 0), limit), min(max(right, 0), limit))
        let start = Int(low)
        let end = Int(high.rounded(.up))
        if end <= start + 1 {
            // Within one pixel: its part to the right of the edge, and the rest in the next one.
            let middle = (low + high) / 2 - Float(start)
            changes[start] += height * (1 - middle)
            changes[start + 1] += height * middle
            touched.append(start)
            touched.append(start + 1)
            return
        }
        let slope = 1 / (high - low)
        let inFirst = 1 - (low - Float(start))
        let area = 0.5 * slope * inFirst * inFirst
        let inLast = high - Float(end) + 1
        let rest = 0.5 * slope * inLast * inLast
        changes[start] += height * area
        touched.append(start)
        if end == start + 2 {
            changes[start + 1] += height * (1 - area - rest)
        } else {
            let second = slope * (1.5 - (low - Float(start)))
            changes[start + 1] += height * (second - area)
            touched.append(start + 1)
            for place in start + 2..<end - 1 {
                changes[place] += height * slope
                touched.append(place)
            }
            let before = second + Float(end - start - 3) * slope
            changes[end - 1] += height * (1 - before - rest)
        }
        changes[end] += height * rest
        touched.append(end - 1)
        touched.append(end)
    }
}
