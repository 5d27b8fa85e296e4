#if !canImport(Darwin)
import Foundation

/// Where Core Graphics draws: keeps what is drawn as values, for pictures.
///
/// Contexts of `UIGraphicsImageRenderer` and of `UIGraphicsBeginImageContext` have their origin at the top, as UIKit's have.
public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = GraphicsContext.Shading.color(.black)
        var line = GraphicsContext.Shading.color(.black)
        var style = StrokeStyle(lineWidth: 1)
        var opacity = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
        var clips: [(path: Path, isInverse: Bool)] = []
        var filters: [GraphicsContext.Filter] = []
    }

    private(set) var operations: [GraphicsContext.Operation] = []
    private var state = State()
    private var kept: [State] = []
    /// The outline that is being made, in the context's own coordinates.
    private var outline = Path()
    private let bounds: CGRect

    init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

    // MARK: State

    public func saveGState() { kept.append(state) }
    public func restoreGState() { if let last = kept.popLast() { state = last } }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
    public var ctm: CGAffineTransform { state.transform }
    public var boundingBoxOfClipPath: CGRect {
        state.clips.reduce(bounds) { $0.intersection($1.path.boundingRect) }.applying(state.transform.inverted())
    }
    public func setFillColor(_ color: CGColor) { state.fill = .color(color.color) }
    public func setStrokeColor(_ color: CGColor) { state.line = .color(color.color) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.style.dashPhase, state.style.dash) = (phase, lengths) }
    public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue) }
    /// A shadow under what is drawn from now on; a nil colour takes it away.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.filters = color.map { [.shadow(color: $0.color, radius: blur, x: offset.width, y: offset.height)] } ?? []
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    // MARK: Outlines

    private func extend(_ draw: (inout Path) -> Void) {
        var part = Path()
        draw(&part)
        outline.addPath(part, transform: state.transform)
    }
    private func moved(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    public func beginPath() { outline = Path() }
    public func move(to point: CGPoint) { outline.move(to: moved(point)) }
    public func addLine(to point: CGPoint) { outline.addLine(to: moved(point)) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: moved(end), control: moved(control)) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: moved(end), control1: moved(control1), control2: moved(control2))
    }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
            clockwise: clockwise, transform: state.transform)
    }
    public func addLines(between points: [CGPoint]) { extend { $0.addLines(points) } }
    public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }
    public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }
    public func addPath(_ path: CGPath) { extend { $0.addPath(path) } }
    public func closePath() { outline.closeSubpath() }

    // MARK: Drawing

    private func add(_ drawing: GraphicsContext.Drawing, _ transform: CGAffineTransform) {
        operations.append(
            GraphicsContext.Operation(
                drawing: drawing, transform: transform, opacity: state.opacity, blendMode: state.blendMode, clips: state.clips,
                filters: state.filters))
    }
    /// The line's width is that of the coordinates in which it is drawn.
    private func strokeOutline(_ path: Path) {
        add(.stroke(path.applying(state.transform.inverted()), state.line, state.style), state.transform)
    }
    public func fill(_ rect: CGRect) { add(.fill(Path(rect), state.fill, FillStyle()), state.transform) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { add(.stroke(Path(rect), state.line, state.style), state.transform) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.lineWidth = width
        add(.stroke(Path(rect), state.line, style), state.transform)
    }
    public func fillEllipse(in rect: CGRect) { add(.fill(Path(ellipseIn: rect), state.fill, FillStyle()), state.transform) }
    public func strokeEllipse(in rect: CGRect) { add(.stroke(Path(ellipseIn: rect), state.line, state.style), state.transform) }
    public func fillPath(using rule: CGPathFillRule = .winding) {
        add(.fill(outline, state.fill, FillStyle(eoFill: rule == .evenOdd)), .identity)
        outline = Path()
    }
    public func strokePath() {
        strokeOutline(outline)
        outline = Path()
    }
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = outline
        if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { strokeOutline(path) }
        outline = Path()
    }
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append((outline, false))
        outline = Path()
    }
    public func clip(to rect: CGRect) { state.clips.append((Path(rect).applying(state.transform), false)) }
    /// Draws a picture, which stands on its head where the origin is at the top, as Core Graphics does it.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        add(.image(resolved(image.image), rect), upright.concatenating(state.transform))
    }
    /// Draws a picture upright.
    func draw(_ image: UIImage, in rect: CGRect, opacity: Double = 1) {
        let outer = state.opacity
        state.opacity *= opacity
        add(.image(resolved(image), rect), state.transform)
        state.opacity = outer
    }
    private func resolved(_ image: UIImage) -> GraphicsContext.ResolvedImage {
        GraphicsContext.ResolvedImage(image: Image(uiImage: image), size: image.size, baseline: image.size.height)
    }
    func fill(_ path: Path, evenOdd: Bool) { add(.fill(path, state.fill, FillStyle(eoFill: evenOdd)), state.transform) }
    func stroke(_ path: Path, width: CGFloat) {
        var style = state.style
        style.lineWidth = width
        add(.stroke(path, state.line, style), state.transform)
    }
    func clip(to path: Path) { state.clips.append((path.applying(state.transform), false)) }
    /// Takes away what is there.
    public func clear(_ rect: CGRect) {
        let outer = state
        (state.fill, state.blendMode, state.opacity, state.filters) = (.color(.black), .destinationOut, 1, [])
        fill(rect)
        state = outer
    }
}

/// What of an outline is inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How colours are mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
    case saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// What was drawn into a context, of a size in points.
final class DrawnPicture: Hashable, @unchecked Sendable {
    let size: CGSize
    let operations: [GraphicsContext.Operation]

    init(_ context: CGContext, size: CGSize) { (self.size, operations) = (size, context.operations) }

    /// The picture for views.
    private(set) lazy var loaded = LoadedImage(size: size, renderer: { [operations] in $0.add(operations) })

    /// The file of the picture; nil where the program has no part that draws.
    func png(scale: CGFloat) -> Data? {
        PictureRequest(content: .canvas(CanvasLook(operations: operations, size: size)), size: size, scale: scale, isOpaque: false).png
    }

    static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
