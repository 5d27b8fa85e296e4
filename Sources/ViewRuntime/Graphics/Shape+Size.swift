import Foundation

/// A shape in a size of its own, at the top left of its place.
nonisolated public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape that is made larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let (width, height) = (rect.width * scale.width, rect.height * scale.height)
        return shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - width) * anchor.x, y: rect.minY + (rect.height - height) * anchor.y,
                width: width, height: height))
    }
}

extension Shape {
    /// The shape in a size of its own.
    nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// The shape in a size of its own.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// The shape made larger or smaller.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// The shape made larger or smaller.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
}
