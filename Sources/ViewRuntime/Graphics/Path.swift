import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
    /// One step of the outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private var elements: [Element] = []

    public init() {}

    /// The outline that the closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the outline stands now.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
            case .closeSubpath: current = start
            }
        }
        return current
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingRect: CGRect {
        var low: CGPoint?
        var high = CGPoint.zero
        func take(_ point: CGPoint) {
            guard let known = low else {
                low = point
                high = point
                return
            }
            low = CGPoint(x: min(known.x, point.x), y: min(known.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): take(point)
            case .quadCurve(let point, let control):
                take(point)
                take(control)
            case .curve(let point, let first, let second):
                take(point)
                take(first)
                take(second)
            case .closeSubpath: break
            }
        }
        guard let low else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Calls the closure with each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle whose corners are quarters of ellipses.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        // The distance of control points that comes nearest to a quarter of an ellipse.
        let (dx, dy) = (width * 0.5522847498, height * 0.5522847498)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.minX + width, rect.minY))
        addLine(to: point(rect.maxX - width, rect.minY))
        addCurve(
            to: point(rect.maxX, rect.minY + height), control1: point(rect.maxX - width + dx, rect.minY),
            control2: point(rect.maxX, rect.minY + height - dy))
        addLine(to: point(rect.maxX, rect.maxY - height))
        addCurve(
            to: point(rect.maxX - width, rect.maxY), control1: point(rect.maxX, rect.maxY - height + dy),
            control2: point(rect.maxX - width + dx, rect.maxY))
        addLine(to: point(rect.minX + width, rect.maxY))
        addCurve(
            to: point(rect.minX, rect.maxY - height), control1: point(rect.minX + width - dx, rect.maxY),
            control2: point(rect.minX, rect.maxY - height + dy))
        addLine(to: point(rect.minX, rect.minY + height))
        addCurve(
            to: point(rect.minX + width, rect.minY), control1: point(rect.minX, rect.minY + height - dy),
            control2: point(rect.minX + width - dx, rect.minY))
        closeSubpath()
    }

    /// A part of a circle, drawn as curves of at most a quarter each.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let circle = 2 * Double.pi
        guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: circle)
        // `clockwise` is meant with the vertical axis upwards, as in SwiftUI: on screen it runs the other way.
        if clockwise, sweep > 0 { sweep -= circle } else if !clockwise, sweep < 0 { sweep += circle }
        if sweep == 0, startAngle != endAngle { sweep = clockwise ? -circle : circle }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let reach = radius * CGFloat(4 / 3 * tan(step / 4))
        var angle = startAngle.radians
        if isEmpty { move(to: point(angle)) } else { addLine(to: point(angle)) }
        for _ in 0..<pieces {
            let (start, end) = (point(angle), point(angle + step))
            addCurve(
                to: end,
                control1: CGPoint(x: start.x - reach * CGFloat(sin(angle)), y: start.y + reach * CGFloat(cos(angle))),
                control2: CGPoint(
                    x: end.x + reach * CGFloat(sin(angle + step)), y: end.y - reach * CGFloat(cos(angle + step))))
            angle += step
        }
    }

    /// Adds another outline, moved by a transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    /// The outline moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        var copy = Path()
        copy.elements = elements.map {
            switch $0 {
            case .move(let point): .move(to: moved(point))
            case .line(let point): .line(to: moved(point))
            case .quadCurve(let point, let control): .quadCurve(to: moved(point), control: moved(control))
            case .curve(let point, let first, let second):
                .curve(to: moved(point), control1: moved(first), control2: moved(second))
            case .closeSubpath: .closeSubpath
            }
        }
        return copy
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
