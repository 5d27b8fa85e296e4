import Foundation

/// A shape whose outline is moved by a transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A rectangle whose corners follow those of what is around. Here they are as large as the least that is asked for: containers give no shape.
nonisolated public struct ConcentricRectangle: InsettableShape {
    var corners: Edge.Corner.Style

    nonisolated public init() { corners = .concentric }

    /// A rectangle with one style for all corners.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: corners.radius) }
}

extension Edge {
    /// Where two edges meet.
    public enum Corner: Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner looks.
        public struct Style: Hashable, Sendable {
            let radius: CGFloat
            /// As the corner of what is around.
            public static let concentric = Style(radius: 0)
            /// As the corner of what is around, with a least radius in points.
            public static func concentric(minimum: Style) -> Style { minimum }
            /// A corner of a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners follow those of what is around.
    nonisolated public static var concentricRectangle: ConcentricRectangle { ConcentricRectangle() }

    /// A rectangle with one style for all corners.
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

/// The shape that buttons with a border have around them: a rectangle with round corners.
nonisolated public struct ButtonBorderShapeShape: InsettableShape {
    nonisolated init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 7) }
}

extension Shape where Self == ButtonBorderShapeShape {
    /// The shape that buttons with a border have around them.
    nonisolated public static var buttonBorder: ButtonBorderShapeShape { ButtonBorderShapeShape() }
}

extension Shape {
    /// The shape with its outline moved by a transform.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape moved by a distance.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by a distance.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
}

extension ShapeView where Content: InsettableShape {
    /// A line inside the outline, over what is there.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased) }
    }

    /// A line inside the outline, over what is there.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(content, style: style, antialiased: antialiased) }
    }
}
