import SwiftUI
import Testing

@Suite struct PathCombinationTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    /// The area inside of an outline, by the corners of its rings.
    private func area(_ path: Path) -> Double {
        var area = 0.0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        path.forEach { element in
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                area += Double(last.x * point.y - point.x * last.y) / 2
                last = point
            case .closeSubpath: area += Double(last.x * start.y - start.x * last.y) / 2
            }
        }
        return abs(area)
    }

    private func corners(_ path: Path) -> Set<[CGFloat]> {
        var points: Set<[CGFloat]> = []
        path.forEach { if case .move(let point) = $0 { points.insert([point.x, point.y]) } else if case .line(let point) = $0 { points.insert([point.x, point.y]) } }
        return points
    }

    @Test("Two squares that overlap in a corner: what is in one, in both, in the first alone, in exactly one")
    func squares() {
        #expect(area(left.union(right)) == 700)
        #expect(corners(left.union(right)) == [[0, 0], [20, 0], [20, 10], [30, 10], [30, 30], [10, 30], [10, 20], [0, 20]])
        #expect(corners(left.intersection(right)) == [[10, 10], [20, 10], [20, 20], [10, 20]])
        #expect(area(left.subtracting(right)) == 300)
        #expect(corners(left.subtracting(right)) == [[0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20]])
        #expect(area(left.symmetricDifference(right)) == 600)
    }

    @Test("Squares with a common side become one rectangle")
    func neighbours() {
        let beside = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
        #expect(corners(left.union(beside)) == [[0, 0], [30, 0], [30, 20], [0, 20]])
        #expect(left.intersection(beside).isEmpty)
        #expect(corners(left.union(left)) == [[0, 0], [20, 0], [20, 20], [0, 20]])
        #expect(left.subtracting(left).isEmpty)
    }

    @Test("One inside of the other: a hole, or nothing")
    func inside() {
        let hole = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(left.union(hole).contains(CGPoint(x: 10, y: 10)))
        let ring = left.subtracting(hole)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 2, y: 10)))
        #expect(hole.subtracting(left).isEmpty)
        #expect(area(left.intersection(hole)) == 100)
    }

    @Test("Circles are followed to a hundredth of a point")
    func circles() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let lens = circle.intersection(Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
        // Two segments of a circle of radius 10 at a distance of 5 from its middle.
        #expect(abs(area(lens) - 122.837) < 0.5)
        #expect(lens.boundingRect.minX > 9.99 && lens.boundingRect.maxX < 20.01)
    }

    @Test("Lines are cut where they enter and leave")
    func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 30, y: 5))
        #expect(corners(line.lineIntersection(left)) == [[0, 5], [20, 5]])
        #expect(corners(line.lineSubtraction(left)) == [[-10, 5], [0, 5], [20, 5], [30, 5]])
    }

    @Test("Nothing, and numbers that are none, give nothing")
    func empty() {
        #expect(corners(left.union(Path())) == corners(left))
        #expect(Path().union(Path()).isEmpty)
        #expect(left.intersection(Path()).isEmpty)
        var broken = Path()
        broken.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 2, y: 2)])
        #expect(left.intersection(broken).isEmpty)
    }

    @Test("Shapes are combined in their rectangle")
    func shapes() {
        let shape = Rectangle().subtracting(Rectangle().offset(x: 0, y: 5))
        #expect(corners(shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))) == [[0, 0], [10, 0], [10, 5], [0, 5]])
    }
}
