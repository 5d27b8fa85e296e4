import Foundation

/// What a drawing closure draws into: keeps what is drawn as values.
///
/// It is a value: changes to a copy (its transform, clip, opacity) hold for what is drawn through the copy alone.
public struct GraphicsContext {
    /// How lines and surfaces are coloured.
    public struct Shading: Sendable {
        /// What a shading is.
        package indirect enum Kind: Sendable {
            case color(Color)
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
            case conic(Gradient, center: CGPoint, angle: Angle)
            case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case palette([Shading])
        }

        package let kind: Kind
        public static var foreground: Shading { .style(ForegroundStyle()) }
        public static var backdrop: Shading { .style(BackgroundStyle()) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle))
        }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }
    }

    /// How gradients go on outside of their ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How colours are mixed with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }

    /// What changes the colours of what is drawn.
    public struct Filter: Sendable {
        /// What a filter does.
        package enum Kind: Sendable {
            case blur(CGFloat)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, only: Bool)
            case colors(ColorMatrix)
            case multiply(Color)
            /// Keeps what is between two opacities, in one colour. Pictures are drawn without it.
            case threshold(ClosedRange<Double>, Color)
        }

        package let kind: Kind

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(kind: .blur(radius)) }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, x: x, y: y, only: options.contains(.shadowOnly)))
        }
        public static func brightness(_ amount: Double) -> Filter { .colorMatrix(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { .colorMatrix(.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { .colorMatrix(.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { .colorMatrix(.saturation(1 - amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter { .colorMatrix(.hueRotation(angle)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { .colorMatrix(.inversion(amount)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix)) }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(Swift.min(min, max)...Swift.max(min, max), color))
        }
    }

    /// How a blur is made.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How a shadow is made.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// A shading that is ready to be used.
    public typealias ResolvedShading = Shading

    /// A picture that is ready to be drawn.
    public struct ResolvedImage: Sendable {
        package let image: Image
        public let size: CGSize
        public let baseline: CGFloat
        public var shading: Shading?
    }

    /// A text that is ready to be drawn.
    public struct ResolvedText: @unchecked Sendable {
        package let text: Text
        package let environment: EnvironmentValues
        let rule: TextRule
        public var shading: Shading = .foreground

        /// How large the text is in a place of a size.
        public func measure(in size: CGSize) -> CGSize { rule.measure(ProposedViewSize(size)) }
        /// How far below its top the letters of the first line stand.
        public func firstBaseline(in size: CGSize) -> CGFloat { DrawnText(text, environment, in: measure(in: size)).lines.first?.ascent ?? 0 }
        /// How far below its top the letters of the last line stand.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            let set = DrawnText(text, environment, in: measure(in: size))
            guard let last = set.lines.last else { return 0 }
            return set.lines.dropLast().reduce(0) { $0 + $1.height + set.spacing } + last.ascent
        }
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol: @unchecked Sendable {
        package let item: LayoutItem
        public let size: CGSize
    }

    /// What is drawn.
    package indirect enum Drawing: @unchecked Sendable {
        case fill(Path, Shading, FillStyle)
        case stroke(Path, Shading, StrokeStyle)
        case image(ResolvedImage, CGRect)
        case text(ResolvedText, CGRect)
        /// Characters of one look, with the place where the first one stands.
        case piece(DrawnText.Piece, CGPoint, ascent: CGFloat, descent: CGFloat)
        /// A view of the canvas's symbols, as it is laid out.
        case symbol(ResolvedSymbol, CGRect)
        case layer([Operation])
    }

    /// What is drawn, and how.
    package struct Operation: @unchecked Sendable {
        package var drawing: Drawing
        package var transform: CGAffineTransform
        package var opacity: Double
        package var blendMode: BlendMode
        /// The outlines that cut it, in the canvas's coordinates; with whether what is outside of one is shown.
        package var clips: [(path: Path, isInverse: Bool)]
        package var filters: [Filter]
    }

    /// Where the operations are kept, for all copies.
    final class Record {
        var operations: [Operation] = []
        /// Where the canvas stands; nil for a picture that no host shows.
        let place: (layout: HostLayout, node: ViewNode)?
        /// The views that can be drawn, by their tags.
        var symbols: [AnyHashable: LayoutItem] = [:]

        init(_ layout: HostLayout, _ node: ViewNode) { place = (layout, node) }

        init() { place = nil }
    }

    /// What a closure draws that belongs to no host.
    package static func operations(
        of renderer: (inout GraphicsContext) -> Void, _ environment: EnvironmentValues
    ) -> [Operation] {
        let record = Record()
        var context = GraphicsContext(record, environment)
        renderer(&context)
        return record.operations
    }

    private let record: Record
    /// How much of what is drawn is seen, from 0 to 1.
    public var opacity = 1.0
    /// How colours are mixed with what is there.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// Where what is drawn goes.
    public var transform = CGAffineTransform.identity
    private var clips: [(path: Path, isInverse: Bool)] = []
    private var filters: [Filter] = []

    init(_ record: Record, _ environment: EnvironmentValues) {
        self.record = record
        self.environment = environment
    }

    /// The rectangle around all clips.
    public var clipBoundingRect: CGRect {
        clips.filter { !$0.isInverse }.reduce(CGRect.infinite) { $0.intersection($1.path.boundingRect) }
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Cuts what is drawn from now on along an outline.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clips.append((path.applying(transform), options.contains(.inverse)))
    }

    /// Cuts what is drawn from now on along what the closure draws: here, along its outlines, and the rectangles around texts and pictures.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let operations = try collecting(content)
        var path = Path()
        for operation in operations {
            if case .fill(let outline, _, _) = operation.drawing { path.addPath(outline, transform: operation.transform) } else {
                path.addRect(operation.drawing.bounds.applying(operation.transform))
            }
        }
        clips.append((path, options.contains(.inverse)))
    }

    /// Changes the colours of what is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

    private func collecting(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [Operation] {
        let outer = record.operations
        record.operations = []
        defer { record.operations = outer }
        var copy = self
        (copy.opacity, copy.blendMode, copy.filters) = (1, .normal, [])
        try content(&copy)
        return record.operations
    }

    /// Draws what the closure draws as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { add(.layer(try collecting(content))) }

    /// Draws what was drawn elsewhere.
    func add(_ operations: [Operation]) {
        for operation in operations {
            var moved = operation
            moved.transform = operation.transform.concatenating(transform)
            moved.opacity *= opacity
            moved.clips = clips + operation.clips.map { ($0.path.applying(transform), $0.isInverse) }
            moved.filters += filters
            record.operations.append(moved)
        }
    }

    func add(_ drawing: Drawing) {
        record.operations.append(
            Operation(
                drawing: drawing, transform: transform, opacity: opacity, blendMode: blendMode, clips: clips, filters: filters))
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { add(.fill(path, shading, style)) }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.stroke(path, shading, style)) }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Pictures, texts, views

    public func resolve(_ shading: Shading) -> ResolvedShading { shading }

    /// A picture that is ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let size = image.intrinsicSize(environment, record.place?.layout)
        return ResolvedImage(image: image, size: size, baseline: size.height)
    }

    /// A text that is ready to be drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment, rule: TextRule(text, environment))
    }

    /// The view of the canvas's symbols with a tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        record.symbols[AnyHashable(id)].map { ResolvedSymbol(item: $0, size: $0.size(.unspecified)) }
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { add(.image(image, rect)) }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: GraphicsContext.place(image.size, point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
    public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text, rect)) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.rule.measure(.unspecified)
        draw(text, in: GraphicsContext.place(size, point, anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol, rect)) }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: GraphicsContext.place(symbol.size, point, anchor))
    }

    private static func place(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
    }
}

extension GraphicsContext.Drawing {
    /// The rectangle around it, before its transform.
    package var bounds: CGRect {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect
        case .image(_, let rect), .text(_, let rect), .symbol(_, let rect): rect
        case .piece(let piece, let origin, let ascent, let descent):
            CGRect(x: origin.x, y: origin.y - ascent, width: piece.width, height: ascent + descent)
        case .layer(let operations):
            operations.reduce(CGRect.null) { $0.union($1.drawing.bounds.applying($1.transform)) }
        }
    }
}
