import Foundation

/// A shape's outline, and the line that is drawn along it instead of filling it.
package struct Outline {
    package var path: Path
    package var stroke: StrokeStyle?

    private init(path: Path, stroke: StrokeStyle?) { (self.path, self.stroke) = (path, stroke) }

    /// The outline of a shape in a rectangle; shapes that change other shapes are looked into.
    package init(_ shape: any Shape, in rect: CGRect) {
        if let stroked = shape as? any StrokedShape {
            self = Outline(stroked.strokedBase, in: rect)
            stroke = stroked.strokedStyle
        } else if let changed = shape as? any ChangedShape, changed.changedBase is any StrokedShape {
            self = Outline(changed.changedBase, in: rect)
            path = changed.change(path, in: rect)
        } else {
            self = Outline(path: shape.path(in: rect), stroke: nil)
        }
    }
}

/// A line along another shape.
private protocol StrokedShape: Shape {
    var strokedBase: any Shape { get }
    var strokedStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokedShape {
    fileprivate var strokedBase: any Shape { shape }
    fileprivate var strokedStyle: StrokeStyle { style }
}

/// Another shape's outline, changed.
private protocol ChangedShape: Shape {
    var changedBase: any Shape { get }
    func change(_ path: Path, in rect: CGRect) -> Path
}

extension OffsetShape: ChangedShape {
    fileprivate var changedBase: any Shape { shape }
    fileprivate func change(_ path: Path, in rect: CGRect) -> Path { path.offsetBy(dx: offset.width, dy: offset.height) }
}

extension TransformedShape: ChangedShape {
    fileprivate var changedBase: any Shape { shape }
    fileprivate func change(_ path: Path, in rect: CGRect) -> Path { path.applying(transform) }
}

extension RotatedShape: ChangedShape {
    fileprivate var changedBase: any Shape { shape }
    fileprivate func change(_ path: Path, in rect: CGRect) -> Path {
        path.turned(angle, around: CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y))
    }
}

extension Path {
    /// The outline with each point moved.
    package func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        forEach { element in
            switch element {
            case .move(let point): path.move(to: move(point))
            case .line(let point): path.addLine(to: move(point))
            case .quadCurve(let point, let control): path.addQuadCurve(to: move(point), control: move(control))
            case .curve(let point, let first, let second):
                path.addCurve(to: move(point), control1: move(first), control2: move(second))
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// The outline turned around a point.
    func turned(_ angle: Angle, around center: CGPoint) -> Path {
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        return mapped { point in
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
    }

    /// The outline in straight lines: each of a curve's pieces is at most a quarter of a point from it. Subpaths with whether they are closed.
    package func flattened(tolerance: CGFloat = 0.25) -> [(points: [CGPoint], isClosed: Bool)] {
        var paths: [(points: [CGPoint], isClosed: Bool)] = []
        var points: [CGPoint] = []
        func end(isClosed: Bool) {
            if points.count > 1 || isClosed && !points.isEmpty { paths.append((points, isClosed)) }
            points = isClosed ? points.first.map { [$0] } ?? [] : []
        }
        func pieces(_ deviation: CGFloat) -> Int {
            guard deviation.isFinite, deviation > 0 else { return 1 }
            return max(1, min(256, Int((deviation / (8 * tolerance)).squareRoot().rounded(.up))))
        }
        func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
        forEach { element in
            let start = points.last ?? .zero
            switch element {
            case .move(let point):
                end(isClosed: false)
                points = [point]
            case .line(let point): points.append(point)
            case .quadCurve(let point, let control):
                let count = pieces(2 * length(start.x - 2 * control.x + point.x, start.y - 2 * control.y + point.y))
                for step in 1...count {
                    let t = CGFloat(step) / CGFloat(count)
                    let u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * start.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * start.y + 2 * u * t * control.y + t * t * point.y))
                }
            case .curve(let point, let first, let second):
                let bend = max(
                    length(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
                    length(first.x - 2 * second.x + point.x, first.y - 2 * second.y + point.y))
                let count = pieces(6 * bend)
                for step in 1...count {
                    let t = CGFloat(step) / CGFloat(count)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * start.x + b * first.x + c * second.x + d * point.x,
                            y: a * start.y + b * first.y + c * second.y + d * point.y))
                }
            case .closeSubpath: end(isClosed: true)
            }
        }
        end(isClosed: false)
        return paths
    }

    /// The part of the outline between two fractions of its length, in straight lines.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (low, high) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if low <= 0, high >= 1 { return self }
        guard high > low else { return Path() }
        var segments: [(from: CGPoint, to: CGPoint, length: CGFloat, isFirst: Bool)] = []
        for (points, isClosed) in flattened(tolerance: 0.05) {
            let corners = isClosed ? points + points.prefix(1) : points
            for (index, pair) in zip(corners, corners.dropFirst()).enumerated() {
                let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
                segments.append((pair.0, pair.1, (x * x + y * y).squareRoot(), index == 0))
            }
        }
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var path = Path()
        var position: CGFloat = 0
        var isDrawing = false
        for segment in segments where segment.length > 0 {
            let (first, last) = (max(low * total, position), min(high * total, position + segment.length))
            if first < last {
                func point(_ at: CGFloat) -> CGPoint {
                    let part = (at - position) / segment.length
                    return CGPoint(
                        x: segment.from.x + (segment.to.x - segment.from.x) * part,
                        y: segment.from.y + (segment.to.y - segment.from.y) * part)
                }
                if !isDrawing || segment.isFirst { path.move(to: point(first)) }
                path.addLine(to: point(last))
                isDrawing = true
            }
            position += segment.length
        }
        return path
    }
}
