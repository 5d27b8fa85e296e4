import Foundation
import SwiftUI
import Testing

/// Outlines: what is inside, parts of them, and their descriptions.
@Suite struct PathTests {
    @Test("A point is inside a circle, and between two circles by the even-odd rule")
    func inside() {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test("Steps that take a transform are moved by it")
    func transforms() {
        var moved = Path()
        moved.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 7))
        #expect(moved.boundingRect == CGRect(x: 5, y: 7, width: 10, height: 10))
        let shape = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(shape.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        var arc = Path()
        arc.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
            transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(arc.contains(CGPoint(x: 100, y: 5)))
        #expect(!arc.contains(CGPoint(x: 100, y: -5)))
    }

    @Test("An arc between two lines touches both")
    func tangents() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 4) < 1e-6)
        #expect(path.boundingRect.maxX < 10.01)
    }

    @Test("A line along an outline covers what is within half its width")
    func stroked() {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 0))
        let area = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(area.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(area.contains(CGPoint(x: 5, y: 1)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 11, y: 0)))
    }

    @Test("An outline is its description's, and nonsense is none")
    func descriptions() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
        path.closeSubpath()
        #expect(path.description == "1.0 2.0 m 3.0 4.0 l 5.0 5.0 6.0 6.0 9.0 9.0 c h")
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 2 x") == nil)
        #expect(Path("1 m") == nil)
    }

    @Test("A colour's numbers follow the environment, and a font's the size of text")
    func numbers() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: EnvironmentValues()).description == "#000000FF")
        #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
        #expect(Color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)).resolve(in: dark).description == "#FF000080")
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(("ab" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) == CGSize(width: 22, height: 24))
        let place = "aa aa".boundingRect(with: CGSize(width: 30, height: 100), attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
        #expect(place.height == 48)
    }
}
