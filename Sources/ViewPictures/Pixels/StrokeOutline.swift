import Foundation
import ViewRuntime

/// The pieces that cover a line along an outline: closed lines that all run the same way round, so that where they overlap they count once.
enum StrokeOutline {
    /// - Parameter limit: pieces beyond it are left out; a line of dashes far smaller than a pixel has more than memory.
    static func pieces(_ path: Path, _ style: StrokeStyle, tolerance: CGFloat, limit: Int = 200_000) -> [[CGPoint]] {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else { return [] }
        var maker = Maker(half: style.lineWidth / 2, style: style, limit: limit)
        for (points, isClosed) in path.flattened(tolerance: tolerance) {
            let corners = (isClosed ? points + points.prefix(1) : points).reduce(into: [CGPoint]()) {
                if $0.last != $1 { $0.append($1) }
            }
            if dashes(style.dash) {
                for dash in dashed(corners, style, limit: limit) { maker.line(dash, isClosed: false) }
            } else {
                maker.line(corners, isClosed: isClosed)
            }
        }
        return maker.pieces
    }

    private static func dashes(_ dash: [CGFloat]) -> Bool {
        !dash.isEmpty && dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) > 0.01
    }

    private static func dashed(_ points: [CGPoint], _ style: StrokeStyle, limit: Int) -> [[CGPoint]] {
        let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        let total = pattern.reduce(0, +)
        var phase = style.dashPhase.truncatingRemainder(dividingBy: total)
        if phase < 0 { phase += total }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var result: [[CGPoint]] = []
        var current: [CGPoint] = index % 2 == 0 ? points.first.map { [$0] } ?? [] : []
        for (from, to) in zip(points, points.dropFirst()) {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = (dx * dx + dy * dy).squareRoot()
            var position: CGFloat = 0
            while position + left < length, result.count < limit {
                position += left
                let point = CGPoint(x: from.x + dx * position / length, y: from.y + dy * position / length)
                if index % 2 == 0 {
                    result.append(current + [point])
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % pattern.count
                left = max(pattern[index], 1e-4)
            }
            left -= length - position
            if index % 2 == 0 { current.append(to) }
        }
        if current.count > 1 { result.append(current) }
        return result
    }

    private struct Maker {
        let half: CGFloat
        let style: StrokeStyle
        let limit: Int
        var pieces: [[CGPoint]] = []

        mutating func add(_ points: [CGPoint]) {
            guard pieces.count < limit else { return }
            // All the same way round.
            var area: CGFloat = 0
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                area += point.x * next.y - next.x * point.y
            }
            pieces.append(area < 0 ? points.reversed() : points)
        }

        private func circle(_ center: CGPoint) -> [CGPoint] {
            let count = max(8, min(64, Int((half * 4).squareRoot() * 8)))
            return (0..<count).map { step in
                let angle = Double(step) / Double(count) * 2 * .pi
                return CGPoint(x: center.x + half * CGFloat(cos(angle)), y: center.y + half * CGFloat(sin(angle)))
            }
        }

        mutating func line(_ points: [CGPoint], isClosed: Bool) {
            guard points.count > 1 else {
                if let only = points.first, style.lineCap == .round { add(circle(only)) }
                return
            }
            var directions: [CGPoint] = []
            for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = (dx * dx + dy * dy).squareRoot()
                let direction = CGPoint(x: dx / length, y: dy / length)
                directions.append(direction)
                let (nx, ny) = (-direction.y * half, direction.x * half)
                var (start, end) = (from, to)
                if style.lineCap == .square, !isClosed {
                    if index == 0 { start = CGPoint(x: from.x - direction.x * half, y: from.y - direction.y * half) }
                    if index == points.count - 2 { end = CGPoint(x: to.x + direction.x * half, y: to.y + direction.y * half) }
                }
                add([
                    CGPoint(x: start.x + nx, y: start.y + ny), CGPoint(x: end.x + nx, y: end.y + ny),
                    CGPoint(x: end.x - nx, y: end.y - ny), CGPoint(x: start.x - nx, y: start.y - ny),
                ])
            }
            for index in 1..<max(1, directions.count) { join(points[index], directions[index - 1], directions[index]) }
            if isClosed, directions.count > 1 { join(points[0], directions[directions.count - 1], directions[0]) }
            if style.lineCap == .round, !isClosed {
                add(circle(points[0]))
                add(circle(points[points.count - 1]))
            }
        }

        private mutating func join(_ point: CGPoint, _ before: CGPoint, _ after: CGPoint) {
            let turn = before.x * after.y - before.y * after.x
            let along = before.x * after.x + before.y * after.y
            if abs(turn) < 1e-4, along > 0 { return }
            if style.lineJoin == .round { return add(circle(point)) }
            let side: CGFloat = turn > 0 ? -1 : 1
            let first = CGPoint(x: point.x - before.y * half * side, y: point.y + before.x * half * side)
            let second = CGPoint(x: point.x - after.y * half * side, y: point.y + after.x * half * side)
            // The point of the corner, as far as the limit allows.
            let cosine = ((1 + along) / 2).squareRoot()
            if style.lineJoin == .miter, cosine > 1e-3, 1 / cosine <= style.miterLimit {
                let (mx, my) = ((first.x + second.x) / 2 - point.x, (first.y + second.y) / 2 - point.y)
                let length = (mx * mx + my * my).squareRoot()
                if length > 1e-9 {
                    let reach = half / cosine / length
                    add([point, first, CGPoint(x: point.x + mx * reach, y: point.y + my * reach), second])
                    return
                }
            }
            add([point, first, second])
        }
    }
}
