#if !canImport(Darwin)
import Foundation

/// How a picture is made that is drawn.
public final class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    public var scale: CGFloat = 2
    public var opaque = false
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures that are drawn.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) { (self.bounds, self.format) = (bounds, format) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Runs the actions, and gives the picture of what they drew.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsContexts.run(context.cgContext) { actions(context) }
        return UIImage(DrawnPicture(context.cgContext, size: bounds.size), scale: format.scale)
    }
    /// Runs the actions, and gives the file of what they drew; empty where the program has no part that draws.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
    /// Runs the actions, and gives the file of what they drew: a PNG here, since no other is written.
    public func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        pngData(actions: actions)
    }
}

/// Where a picture is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect
    init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        cgContext = CGContext(size: bounds.size)
        (self.bounds, self.format) = (bounds, format)
    }
    public var currentImage: UIImage { UIImage(DrawnPicture(cgContext, size: bounds.size), scale: format.scale) }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The contexts into which UIKit's own classes draw, the innermost last. Used on the main thread.
enum UIGraphicsContexts {
    nonisolated(unsafe) static var all: [(context: CGContext, size: CGSize, scale: CGFloat)] = []

    static func run(_ context: CGContext, _ body: () -> Void) {
        all.append((context, .zero, 1))
        body()
        all.removeLast()
    }
}

/// The context into which UIKit's classes draw; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsContexts.all.last?.context }

/// Begins a picture of a size in points, into which UIKit's classes draw; a scale of 0 is 2.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsContexts.all.append((CGContext(size: size), size, scale > 0 ? scale : 2))
}

/// Begins a picture of a size in points with one pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What was drawn since the last beginning; nil where there was none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsContexts.all.last.map { UIImage(DrawnPicture($0.context, size: $0.size), scale: $0.scale) }
}

/// Ends what was begun last.
public func UIGraphicsEndImageContext() { _ = UIGraphicsContexts.all.popLast() }

/// Fills a rectangle with the colour that was set.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
    /// Makes the colour that of surfaces and lines in the current context.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
    /// Draws into the current context.
    public func fill() { UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule) }
    public func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, width: lineWidth) }
    public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath) }
}

extension UIImage {
    /// Draws the picture into the current context.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.draw(self, in: rect, opacity: Double(alpha))
        context.restoreGState()
    }
}
#endif
