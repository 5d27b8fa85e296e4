import Foundation

// Forms of the outline's steps that take a transform, and questions about the whole.

extension Path {
    /// A rectangle with four different corners.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds lines from point to point, moved by a transform.
    public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) { add(transform) { $0.addLines(lines) } }

    /// Adds a rectangle, moved by a transform.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) { add(transform) { $0.addRect(rect) } }

    /// Adds rectangles, moved by a transform.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform) { add(transform) { $0.addRects(rects) } }

    /// Adds an ellipse, moved by a transform.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) { add(transform) { $0.addEllipse(in: rect) } }

    /// Adds a rectangle with round corners, moved by a transform.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
    ) {
        add(transform) { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    /// Adds a rectangle with four different corners, moved by a transform.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)) }
    }

    /// Adds a part of a circle, moved by a transform.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform
    ) {
        // The arc begins with a line from where the outline stands, which is not moved.
        var arc = Path()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        var isFirst = !isEmpty
        arc.applying(transform).forEach { element in
            switch element {
            case .move(let point):
                if isFirst { addLine(to: point) } else { move(to: point) }
                isFirst = false
            case .line(let point): addLine(to: point)
            case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second): addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: closeSubpath()
            }
        }
    }

    /// Adds the part of a circle that touches two lines: from where the outline stands to a corner, and from the corner to an end.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        let start = currentPoint ?? corner
        func direction(_ to: CGPoint) -> (x: CGFloat, y: CGFloat)? {
            let (x, y) = (to.x - corner.x, to.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? (x / length, y / length) : nil
        }
        guard radius > 0, let back = direction(start), let ahead = direction(end) else { return addLine(to: corner) }
        let (cosine, cross) = (back.x * ahead.x + back.y * ahead.y, back.x * ahead.y - back.y * ahead.x)
        guard abs(cross) > 1e-9 else { return addLine(to: corner) }
        // From the corner to where the circle touches: radius ÷ tangent of half the angle.
        let reach = radius * (1 + cosine) / abs(cross)
        let first = CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach)
        let last = CGPoint(x: corner.x + ahead.x * reach, y: corner.y + ahead.y * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - back.y * radius * side, y: first.y + back.x * radius * side)
        func angle(_ point: CGPoint) -> Angle { .radians(atan2(Double(point.y - center.y), Double(point.x - center.x))) }
        addArc(center: center, radius: radius, startAngle: angle(first), endAngle: angle(last), clockwise: cross > 0)
    }

    private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        var path = Path()
        draw(&path)
        addPath(path, transform: transform)
    }

    /// Whether a point lies inside the outline. Curves are followed in lines a twentieth of a point from them.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for (points, _) in flattened(tolerance: 0.05) {
            for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x {
                    crossings += 1
                    winding += to.y > from.y ? 1 : -1
                }
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The part of the outline between two fractions of its length, in straight lines that are next to it.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { trimmed(from: from, to: to) }

    /// The area that a line along the outline covers: a rectangle for each of its straight pieces, with its joins and ends.
    ///
    /// The pieces overlap; filled without the even-odd rule they are the line. Dashes are left out.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let half = style.lineWidth / 2
        var result = Path()
        guard half > 0 else { return result }
        for (points, isClosed) in flattened() {
            let corners = isClosed ? points + points.prefix(1) : points
            for (from, to) in zip(corners, corners.dropFirst()) {
                let (x, y) = (to.x - from.x, to.y - from.y)
                let length = (x * x + y * y).squareRoot()
                guard length > 0 else { continue }
                let (nx, ny) = (-y / length * half, x / length * half)
                result.addLines([
                    CGPoint(x: from.x + nx, y: from.y + ny), CGPoint(x: to.x + nx, y: to.y + ny),
                    CGPoint(x: to.x - nx, y: to.y - ny), CGPoint(x: from.x - nx, y: from.y - ny),
                ])
                result.closeSubpath()
            }
            let ends = isClosed ? corners.dropFirst(0) : style.lineCap == .round ? corners[...] : corners.dropFirst().dropLast()
            for corner in ends {
                result.addEllipse(in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
            }
        }
        return result
    }
}

extension Path: CustomStringConvertible, LosslessStringConvertible {
    /// The steps as numbers and letters, a point before the step that leads to it.
    public var description: String {
        func text(_ points: CGPoint..., step: String) -> String {
            points.map { "\(Double($0.x)) \(Double($0.y)) " }.joined() + step
        }
        var steps: [String] = []
        forEach { element in
            switch element {
            case .move(let point): steps.append(text(point, step: "m"))
            case .line(let point): steps.append(text(point, step: "l"))
            case .quadCurve(let point, let control): steps.append(text(control, point, step: "q"))
            case .curve(let point, let first, let second): steps.append(text(first, second, point, step: "c"))
            case .closeSubpath: steps.append("h")
            }
        }
        return steps.joined(separator: " ")
    }

    /// The outline of a description; nil where it is none.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}
