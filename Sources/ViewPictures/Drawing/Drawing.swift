import Foundation
import ViewRuntime

/// What is drawn, from the back to the front: independent of whether it becomes a vector file or pixels.
package struct Drawing {
    /// One step of drawing.
    package indirect enum Step {
        case fill(Path, Paint, in: CGRect, evenOdd: Bool)
        case stroke(Path, Paint, StrokeStyle, in: CGRect)
        case text(Words, Paint)
        /// Pixels, stretched to a rectangle.
        case picture(PixelPicture, in: CGRect)
        /// Steps that are drawn as one picture, to which something is done.
        case group(Group, [Step])
    }

    /// Characters of one look on one line.
    package struct Words {
        package var text: String
        /// Where the first letter stands, in points.
        package var origin: CGPoint
        /// The width that the layout gives them.
        package var width: CGFloat
        package var size: CGFloat
        package var face: FontFace
        package var isStruckThrough = false
        package var isUnderlined = false
        /// The space in the width behind each character, in points.
        package var tracking: CGFloat = 0
    }

    /// What is done to a picture made of steps; in this order: cut, masked, with other colours, blurred, with a shadow, seen through, mixed with what
    /// is behind, moved.
    package struct Group {
        package var opacity = 1.0
        package var clip: (path: Path, evenOdd: Bool)?
        package var mask: [Step]?
        /// How colours become others: rows of factors for red, green, blue and opacity, and a constant.
        package var colors: ColorMatrix?
        package var blur: CGFloat = 0
        package var blend = GraphicsContext.BlendMode.normal
        /// Whether it is drawn by itself before it is laid over what is behind.
        package var isLayer = false
        package var shadow: (color: PaintColor, radius: CGFloat, x: CGFloat, y: CGFloat)?
        package var transform: Transform?
        /// What it is about, for readers of vector files.
        package var name: String?

        package init() {}
    }

    /// A linear map of the plane with a shift: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    package struct Transform: Equatable {
        package var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat)
        package var (tx, ty): (CGFloat, CGFloat)

        package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// Larger by factors, around a point.
        package static func scale(_ scale: CGSize, around center: CGPoint) -> Transform {
            Transform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x * (1 - scale.width),
                ty: center.y * (1 - scale.height))
        }

        /// Turned, around a point.
        package static func rotation(_ angle: Angle, around center: CGPoint) -> Transform {
            let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
            return Transform(
                a: cosine, b: sine, c: -sine, d: cosine, tx: center.x - cosine * center.x + sine * center.y,
                ty: center.y - sine * center.x - cosine * center.y)
        }

        package func apply(_ point: CGPoint) -> CGPoint {
            CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
        }

        /// This map after another one.
        package func after(_ first: Transform) -> Transform {
            Transform(
                a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
                d: b * first.c + d * first.d, tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
        }

        /// How much longer lengths become, on the mean.
        var scale: CGFloat { abs(a * d - b * c).squareRoot() }

        /// The map back; nil where everything falls on a line.
        package var inverse: Transform? {
            let determinant = a * d - b * c
            guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
            let (a, b, c, d) = (self.d / determinant, -self.b / determinant, -self.c / determinant, self.a / determinant)
            return Transform(a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
        }
    }

    /// What is drawn, in the host's coordinates: bars stand around what is laid out, so that it may begin above 0.
    package var bounds: CGRect
    package var steps: [Step]

    package init(bounds: CGRect, steps: [Step]) { (self.bounds, self.steps) = (bounds, steps) }
}

/// Which letters are drawn.
package struct FontFace: Hashable, Sendable {
    package var isBold = false
    package var isItalic = false
    package var isMonospaced = false
    package var isSerif = false

    package init(isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false, isSerif: Bool = false) {
        (self.isBold, self.isItalic, self.isMonospaced, self.isSerif) = (isBold, isItalic, isMonospaced, isSerif)
    }
}

/// Why a picture cannot be made or read.
package enum PictureError: Error, Equatable, CustomStringConvertible {
    /// The size is not a number of points from 1 up.
    case badSize(String)
    /// More pixels than one picture may have.
    case tooLarge(width: Double, height: Double, limit: Int)
    /// The host has no size, so that nothing has a place.
    case notLaidOut
    /// The bytes are no PNG that this reader knows; the text says where.
    case badPNG(String)
    /// The pictures cannot be compared.
    case badComparison(String)

    package var description: String {
        switch self {
        case .badSize(let size): "a picture of \(size) cannot be drawn: give the host a size of whole points from 1 up"
        case .tooLarge(let width, let height, let limit):
            "a picture of \(width.plain)×\(height.plain) pixels is larger than \(limit) pixels: make it smaller, or lower its scale"
        case .notLaidOut: "the host is not laid out, so nothing has a place: give it a size"
        case .badPNG(let reason): "no PNG that can be read: \(reason)"
        case .badComparison(let reason): reason
        }
    }
}

extension BinaryFloatingPoint {
    /// Whole numbers without a point, others with at most three digits behind it; the same on every machine.
    package var plain: String {
        let value = Double(self)
        guard value.isFinite, value.magnitude < 1e15 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let thousandths = Int64((value * 1000).rounded())
        let (whole, rest) = (thousandths.magnitude / 1000, thousandths.magnitude % 1000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        var digits = String(rest)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
