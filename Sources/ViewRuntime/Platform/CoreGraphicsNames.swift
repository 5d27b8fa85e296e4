#if !canImport(Darwin)
import Foundation

// Names of Core Graphics that files use which say `import SwiftUI` alone.

/// A colour as Core Graphics knows it.
public final class CGColor: Hashable, Sendable {
    let color: Color

    init(color: Color) { self.color = color }

    /// A colour of red, green and blue, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A colour of red, green and blue, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from black (0) to white (1).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(color: Color(white: Double(gray), opacity: Double(alpha)))
    }

    /// How little is seen through.
    public var alpha: CGFloat { CGFloat(color.opacity) }

    /// Red, green, blue and alpha, each from 0 to 1; nil for colours of the app's catalogue, which is not read here.
    public var components: [CGFloat]? {
        color.components.map { [CGFloat($0.red), CGFloat($0.green), CGFloat($0.blue), CGFloat(color.opacity)] }
    }
    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = color
        copy.opacity = Double(alpha)
        return CGColor(color: copy)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// The colour that Core Graphics knows.
    nonisolated public init(cgColor: CGColor) { self = cgColor.color }

    /// The colour that Core Graphics knows.
    nonisolated public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The colour for Core Graphics.
    nonisolated public var cgColor: CGColor? { CGColor(color: self) }
}

/// A distance with a direction.
public struct CGVector: Hashable, Sendable, Codable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() { self.init(dx: 0, dy: 0) }
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public static let zero = CGVector()
}

extension CGSize {
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

/// An outline as Core Graphics knows it.
public typealias CGPath = Path

extension Path {
    /// The outline that Core Graphics knows.
    public init(_ path: CGPath) { self = path }

    /// A rectangle, moved by a transform.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        addRect(rect, transform: transform?.pointee ?? .identity)
    }

    /// An ellipse, moved by a transform.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    }

    /// A rectangle with round corners, moved by a transform.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform?.pointee ?? .identity)
    }

    public var boundingBox: CGRect { boundingRect }
    public var boundingBoxOfPath: CGRect { boundingRect }

    /// The outline for Core Graphics.
    public var cgPath: CGPath { self }
}
/// How a line ends.
public typealias CGLineCap = StrokeStyle.LineCap
/// How two lines meet.
public typealias CGLineJoin = StrokeStyle.LineJoin
#endif
