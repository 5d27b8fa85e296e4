import Foundation

/// A straight piece of an outline.
struct OutlineSegment {
    var start: CGPoint
    var end: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) { (self.start, self.end) = (start, end) }

    func point(_ part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// How far along this piece the other one crosses it, from 0 to 1; nil where it does not, or both run the same way.
    func crossing(_ other: OutlineSegment) -> CGFloat? {
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let area = ax * by - ay * bx
        guard abs(area) > 1e-12 else { return nil }
        let (dx, dy) = (other.start.x - start.x, other.start.y - start.y)
        let (own, theirs) = ((dx * by - dy * bx) / area, (dx * ay - dy * ax) / area)
        let slack: CGFloat = 1e-9
        return own > -slack && own < 1 + slack && theirs > -slack && theirs < 1 + slack ? min(max(own, 0), 1) : nil
    }

    /// How far along this piece a point is that lies on it; nil where it lies beside it.
    func part(of point: CGPoint, within distance: CGFloat) -> CGFloat? {
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let length = ax * ax + ay * ay
        guard length > 0 else { return nil }
        let part = ((point.x - start.x) * ax + (point.y - start.y) * ay) / length
        guard part > 0, part < 1 else { return nil }
        let foot = self.point(part)
        return abs(foot.x - point.x) <= distance && abs(foot.y - point.y) <= distance ? part : nil
    }
}

/// What is inside of an outline.
struct OutlineArea {
    let segments: [OutlineSegment]
    private let isEvenOdd: Bool

    init(_ path: Path, _ isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        var segments: [OutlineSegment] = []
        for (points, _) in path.flattened(tolerance: 0.01) {
            // Surfaces close by themselves.
            let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
            for (start, end) in zip(finite, finite.dropFirst() + finite.prefix(1)) where start != end {
                segments.append(OutlineSegment(start, end))
            }
        }
        self.segments = segments
    }

    func contains(_ point: CGPoint) -> Bool {
        var winding = 0
        for segment in segments {
            let isUp = segment.start.y <= point.y
            guard isUp != (segment.end.y <= point.y) else { continue }
            let part = (point.y - segment.start.y) / (segment.end.y - segment.start.y)
            if segment.start.x + (segment.end.x - segment.start.x) * part > point.x { winding += isUp ? 1 : -1 }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
}

/// Puts the pieces of outlines together anew: cuts them where they meet, keeps those between inside and outside, and joins them to rings.
struct OutlineCombination {
    private struct Corner: Hashable {
        var x: Int
        var y: Int
    }
    private struct Edge: Hashable {
        var start: Corner
        var end: Corner
    }

    private let bounds: CGRect
    /// Points that are nearer to one another are one.
    private let grain: CGFloat

    init(bounds: CGRect) {
        self.bounds = bounds
        grain = max(bounds.width, bounds.height, 1e-3) * 1e-7
    }

    private func corner(_ point: CGPoint) -> Corner {
        func step(_ value: CGFloat) -> Int { Int(min(max((value / grain).rounded(), -1e15), 1e15)) }
        return Corner(x: step(point.x - bounds.minX), y: step(point.y - bounds.minY))
    }

    private func point(_ corner: Corner) -> CGPoint {
        // Thousandths of the grain of what was given come back as they were.
        func value(_ step: Int, _ start: CGFloat) -> CGFloat {
            let exact = start + CGFloat(step) * grain
            let short = (exact * 1e4).rounded() / 1e4
            return abs(short - exact) < grain * 2 ? short : exact
        }
        return CGPoint(x: value(corner.x, bounds.minX), y: value(corner.y, bounds.minY))
    }

    func path(of segments: [OutlineSegment], _ isInside: (CGPoint) -> Bool) -> Path {
        var next: [Corner: [Corner]] = [:]
        var order: [Corner] = []
        var seen: Set<Edge> = []
        for (index, segment) in segments.enumerated() {
            for (start, end) in pieces(of: segment, index, among: segments) {
                let (from, to) = (corner(start), corner(end))
                guard from != to, seen.insert(Edge(start: from, end: to)).inserted, seen.insert(Edge(start: to, end: from)).inserted else {
                    continue
                }
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let length = (dx * dx + dy * dy).squareRoot()
                let step = min(length, max(grain * 64, length * 1e-4))
                let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                let (sx, sy) = (-dy / length * step, dx / length * step)
                let left = isInside(CGPoint(x: middle.x + sx, y: middle.y + sy))
                let right = isInside(CGPoint(x: middle.x - sx, y: middle.y - sy))
                guard left != right else { continue }
                // The inside is always on the same hand.
                let (first, last) = left ? (from, to) : (to, from)
                if next[first] == nil { order.append(first) }
                next[first, default: []].append(last)
            }
        }
        return rings(next, order)
    }

    /// The parts of a piece between the places where others meet it.
    private func pieces(
        of segment: OutlineSegment, _ index: Int, among all: [OutlineSegment]
    ) -> [(CGPoint, CGPoint)] {
        var parts: [CGFloat] = [0, 1]
        let (low, high) = (min(segment.start.y, segment.end.y) - grain, max(segment.start.y, segment.end.y) + grain)
        let (left, right) = (min(segment.start.x, segment.end.x) - grain, max(segment.start.x, segment.end.x) + grain)
        for (place, other) in all.enumerated() where place != index {
            if max(other.start.y, other.end.y) < low || min(other.start.y, other.end.y) > high { continue }
            if max(other.start.x, other.end.x) < left || min(other.start.x, other.end.x) > right { continue }
            if let part = segment.crossing(other) { parts.append(part) } else {
                // Pieces on one line end on one another.
                for end in [other.start, other.end] { if let part = segment.part(of: end, within: grain) { parts.append(part) } }
            }
        }
        parts.sort()
        return zip(parts, parts.dropFirst()).filter { $0 < $1 }.map { (segment.point($0), segment.point($1)) }
    }

    private func rings(_ edges: [Corner: [Corner]], _ order: [Corner]) -> Path {
        var next = edges
        var path = Path()
        for start in order {
            while let first = next[start]?.popLast() {
                var ring = [start, first]
                while ring[ring.count - 1] != start, let following = next[ring[ring.count - 1]]?.popLast() { ring.append(following) }
                if ring.last == start { ring.removeLast() }
                let corners = straightened(ring)
                guard corners.count > 2 else { continue }
                path.addLines(corners.map(point))
                path.closeSubpath()
            }
        }
        return path
    }

    /// Without corners that lie on the line between their neighbours.
    private func straightened(_ ring: [Corner]) -> [Corner] {
        let count = ring.count
        guard count > 3 else { return ring }
        return (0..<count).compactMap { index in
            let (before, own, after) = (ring[(index + count - 1) % count], ring[index], ring[(index + 1) % count])
            let (ax, ay) = (Double(own.x - before.x), Double(own.y - before.y))
            let (bx, by) = (Double(after.x - own.x), Double(after.y - own.y))
            let area = abs(ax * by - ay * bx)
            let longest = max(abs(ax), abs(ay), abs(bx), abs(by))
            // As far from the line as two grains.
            return area <= longest * 2 && ax * bx + ay * by > 0 ? nil : own
        }
    }
}
