import Foundation

/// How round corners are drawn.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with corners of different radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        var path = Path()
        func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double) {
            let radius = min(max(radius, 0), most)
            let center = CGPoint(
                x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + 90),
                clockwise: false)
        }
        corner(rect.minX, rect.minY, cornerRadii.topLeading, 180)
        corner(rect.maxX, rect.minY, cornerRadii.topTrailing, 270)
        corner(rect.maxX, rect.maxY, cornerRadii.bottomTrailing, 0)
        corner(rect.minX, rect.maxY, cornerRadii.bottomLeading, 90)
        path.closeSubpath()
        return path
    }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle in the middle of a rectangle.
nonisolated public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// A shape whose type is not known where it is used.
nonisolated public struct AnyShape: Shape {
    private let base: any Shape
    nonisolated public init<S: Shape>(_ shape: S) { base = shape }
    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape = _InsetShape<Self>
    /// The shape made smaller on all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(shape: self, amount: amount) }
}

extension InsettableShape {
    /// A line inside the outline, in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// A line inside the outline, in a style.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// A line inside the outline, in the foreground.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A shape made smaller on all sides.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
    var shape: Base
    var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
