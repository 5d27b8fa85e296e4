import Foundation
import ViewRuntime

/// Turns what a closure drew into steps.
struct CanvasDrawer {
    let drawer: ViewDrawer
    let paints: PaintResolver
    let outer: ViewDrawer.Surroundings

    /// The most pieces of a picture that is laid as tiles.
    private static let mostTiles = 2_500

    /// What was drawn, stretched from the size that it was drawn in to a place, and cut there.
    func steps(_ look: CanvasLook, in frame: CGRect) -> [Drawing.Step] {
        let inner = steps(look.operations, look.symbols)
        guard !inner.isEmpty, look.size.width > 0, look.size.height > 0 else { return [] }
        var place = Drawing.Group()
        place.transform = Drawing.Transform(
            a: frame.width / look.size.width, b: 0, c: 0, d: frame.height / look.size.height, tx: frame.minX, ty: frame.minY)
        // A layer of its own: what is mixed is mixed with what the closure drew alone.
        place.isLayer = look.operations.contains { $0.blendMode != .normal }
        if let reach = look.reach {
            place.clip = (
                Path(
                    CGRect(
                        x: -reach.leading, y: -reach.top, width: look.size.width + reach.leading + reach.trailing,
                        height: look.size.height + reach.top + reach.bottom)), false
            )
        }
        return [.group(place, inner)]
    }

    private func steps(_ operations: [GraphicsContext.Operation], _ symbols: [ObjectIdentifier: DrawnView]) -> [Drawing.Step] {
        operations.flatMap { steps($0, symbols) }
    }

    private func steps(_ operation: GraphicsContext.Operation, _ symbols: [ObjectIdentifier: DrawnView]) -> [Drawing.Step] {
        guard operation.opacity > 0 else { return [] }
        var steps = steps(operation.drawing, symbols)
        guard !steps.isEmpty else { return [] }
        if case .layer = operation.drawing {} else if !operation.transform.isIdentity {
            var moved = Drawing.Group()
            moved.transform = Drawing.Transform(operation.transform)
            steps = [.group(moved, steps)]
        }
        for filter in operation.filters { steps = ViewDrawer.apply(filter, to: steps, paints) }
        for clip in operation.clips {
            var cut = Drawing.Group()
            cut.clip = clip.isInverse ? (Self.outside(of: clip.path), true) : (clip.path, false)
            steps = [.group(cut, steps)]
        }
        guard operation.opacity < 1 || operation.blendMode != .normal else { return steps }
        var mixed = Drawing.Group()
        (mixed.opacity, mixed.blend) = (min(operation.opacity, 1), operation.blendMode)
        return [.group(mixed, steps)]
    }

    /// Everything but what is inside of an outline, by the even-odd rule.
    private static func outside(of path: Path) -> Path {
        let far: CGFloat = 1e5
        var all = Path(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far))
        all.addPath(path)
        return all
    }

    private func steps(_ drawing: GraphicsContext.Drawing, _ symbols: [ObjectIdentifier: DrawnView]) -> [Drawing.Step] {
        switch drawing {
        case .fill(let path, let shading, let style):
            if case .image(let image, let origin, let part, let scale) = shading.kind {
                return tiles(image, origin, part, scale, in: path, evenOdd: style.isEOFilled)
            }
            let (paint, place) = paint(shading, path)
            return path.isEmpty ? [] : [.fill(path, paint, in: place, evenOdd: style.isEOFilled)]
        case .stroke(let path, let shading, let style):
            let (paint, place) = paint(shading, path)
            return path.isEmpty ? [] : [.stroke(path, paint, style, in: place)]
        case .text(let text, let rect):
            var environment = text.environment
            if let style = style(text.shading) { environment.foregroundStyle = style }
            let set = DrawnText(text.text, environment, in: rect.size)
            return TextDrawer.steps(
                set, in: rect, PaintResolver(environment, foreground: outer.foreground), alignment: environment.multilineTextAlignment,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        case .piece(let piece, let origin, _, _): return [TextDrawer.words(piece, at: origin, paints, outer)]
        case .image(let image, let rect):
            var own = paints
            if let shading = image.shading, let style = style(shading) { own.environment.foregroundStyle = style }
            if let picture = image.image.loaded, let renderer = picture.renderer {
                let look = CanvasLook(operations: GraphicsContext.operations(of: renderer, own.environment), size: picture.size)
                return steps(look, in: rect)
            }
            return ImageDrawer.steps(image.image, rect, own)
        case .symbol(let symbol, let rect):
            guard let view = symbols[ObjectIdentifier(symbol.item)], symbol.size.width > 0, symbol.size.height > 0 else { return [] }
            var place = Drawing.Group()
            place.transform = Drawing.Transform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
            return [.group(place, drawer.steps(view, outer))]
        case .layer(let inner):
            var layer = Drawing.Group()
            layer.isLayer = true
            let steps = steps(inner, symbols)
            return steps.isEmpty ? [] : [.group(layer, steps)]
        }
    }

    // MARK: Shadings

    /// The paint of a shading, with the place that its points are parts of.
    private func paint(_ shading: GraphicsContext.Shading, _ path: Path) -> (Paint, CGRect) {
        // Points of a gradient are the canvas's own.
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        func stops(_ gradient: Gradient) -> [Paint.Stop] {
            gradient.stops.map { Paint.Stop(color: paints.color($0.color), location: Double($0.location)) }
        }
        func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        switch shading.kind {
        case .color(let color): return (.color(paints.color(color)), path.boundingRect)
        case .style(let style): return (paints.paint(style), path.boundingRect)
        case .linear(let gradient, let start, let end): return (.linear(stops(gradient), from: point(start), to: point(end)), unit)
        case .radial(let gradient, let center, let start, let end):
            return (.radial(stops(gradient), center: point(center), from: Double(start), to: Double(end)), unit)
        case .conic(let gradient, let center, let angle):
            return (.angular(stops(gradient), center: point(center), from: angle.radians, to: angle.radians + 2 * .pi), unit)
        // Of a picture that is not laid as tiles, and of a palette without a colour, its grey.
        case .image: return (.color(paints.system("systemGray")), path.boundingRect)
        case .palette(let shadings):
            return shadings.first.map { paint($0, path) } ?? (.color(paints.system("systemGray")), path.boundingRect)
        }
    }

    /// The shading as a style; nil where it is a gradient between points.
    private func style(_ shading: GraphicsContext.Shading) -> AnyShapeStyle? {
        switch shading.kind {
        case .color(let color): AnyShapeStyle(color)
        case .style(let style): style.base is ForegroundStyle ? nil : style
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _):
            gradient.stops.first.map { AnyShapeStyle($0.color) }
        case .image: nil
        case .palette(let shadings): shadings.first.flatMap { style($0) }
        }
    }

    /// A picture again and again, inside of an outline.
    private func tiles(
        _ image: Image, _ origin: CGPoint, _ part: CGRect, _ scale: CGFloat, in path: Path, evenOdd: Bool
    ) -> [Drawing.Step] {
        let size = image.size(paints.environment)
        let tile = CGSize(width: size.width * part.width * scale, height: size.height * part.height * scale)
        let area = path.boundingRect
        guard tile.width > 0, tile.height > 0, area.width > 0, area.height > 0, area.minX.isFinite, area.maxX.isFinite,
            area.width / tile.width * area.height / tile.height < CGFloat(Self.mostTiles)
        else { return path.isEmpty ? [] : [.fill(path, .color(paints.system("systemGray")), in: area, evenOdd: evenOdd)] }
        var group = Drawing.Group()
        group.clip = (path, evenOdd)
        var steps: [Drawing.Step] = []
        let first = CGPoint(
            x: origin.x + ((area.minX - origin.x) / tile.width).rounded(.down) * tile.width,
            y: origin.y + ((area.minY - origin.y) / tile.height).rounded(.down) * tile.height)
        for y in stride(from: first.y, to: area.maxY, by: tile.height) {
            for x in stride(from: first.x, to: area.maxX, by: tile.width) {
                // The part of the picture lies on the tile.
                let whole = CGRect(
                    x: x - part.minX * size.width * scale, y: y - part.minY * size.height * scale, width: size.width * scale,
                    height: size.height * scale)
                steps += ImageDrawer.steps(image, whole, paints)
            }
        }
        return [.group(group, steps)]
    }
}

extension Drawing.Transform {
    init(_ map: CGAffineTransform) { self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }
}
