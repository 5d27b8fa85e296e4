import Foundation

/// An outline that fits itself into a rectangle; as a view, filled with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size that the shape takes for a proposal: all of it, and 10 points where there is none.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    /// A shape is no place of its own: it is evaluated with the body in which it stands.
    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        _PlanElement(.primitive(ShapeReader<Self>.shared, []), at: offset)
    }
}

/// Reads shapes.
final class ShapeReader<Content: Shape>: ElementReader {
    static var shared: ShapeReader { TypeCache.only(ShapeReader<Content>.self) { ShapeReader() } }
    let kind = String(TypeNames.printed(Content.self).prefix { $0 != "<" })
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) { element.attributes["shape"] = "true" }

    func look(_ value: UnsafeRawPointer) -> ViewLook? {
        .shape(value.assumingMemoryBound(to: Content.self).pointee, ForegroundStyle(), FillStyle())
    }

    func layoutRule(_ value: UnsafeRawPointer, _ context: LayoutContext) -> LayoutRule? {
        ShapeRule(value.assumingMemoryBound(to: Content.self).pointee)
    }
}

/// A shape takes what it says.
final class ShapeRule: LayoutRule {
    private let shape: any Shape
    init(_ shape: any Shape) { self.shape = shape }
    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
    public typealias Body = Never
    public var shape: Content
    var style: Style
    var fillStyle = FillStyle()

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        ShapeRule(value.pointee.shape)
    }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? {
        .shape(value.pointee.shape, value.pointee.style, value.pointee.fillStyle)
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = String(TypeNames.printed(Content.self).prefix { $0 != "<" })
        element.attributes["shape"] = "true"
        element.attributes["fill"] = "\(value.pointee.style)"
    }
}

/// A view that is drawn from a shape, and to which more fills and strokes can be added.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// Which parts of an outline are inside.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn along an outline.
public struct StrokeStyle: Equatable, Sendable {
    /// The end of a line.
    public enum LineCap: Int32, Sendable { case butt, round, square }
    /// The corner of a line.
    public enum LineJoin: Int32, Sendable { case miter, round, bevel }

    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The line along a shape's outline.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle

    /// The outline along which the line runs.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The part of a shape's outline between two fractions of its length.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(startFraction, endFraction) }
        set { (startFraction, endFraction) = (newValue.first, newValue.second) }
    }

    /// The part of the outline, in straight lines that are next to it.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmed(from: startFraction, to: endFraction)
    }
}

/// A shape moved by a distance.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// A turned shape.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).turned(
            angle, around: CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y))
    }
}

extension Shape {
    /// The shape filled with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// A line along the outline, in a style.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
    }

    /// A line along the outline, in a style.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the outline, as a shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The line along the outline, as a shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The part of the outline between two fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The shape moved by a distance.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The turned shape.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}

extension ShapeView {
    /// The shape filled once more, over what is there.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(content, style: style) }
    }

    /// A line along the outline, over what is there.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(content, lineWidth: lineWidth) }
    }

    /// A line along the outline, over what is there.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(content, style: style) }
    }
}
