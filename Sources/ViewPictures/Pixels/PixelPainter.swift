import Foundation
import ViewRuntime

/// Draws steps into pixels.
package struct PixelPainter {
    /// The most pixels of one picture: 64 MB.
    package static let mostPixels = 16_000_000

    private let typesetter: Typesetter
    private var layer: PixelLayer
    private var clip: PixelRect
    private var transform: Drawing.Transform

    private init(_ layer: PixelLayer, _ clip: PixelRect, _ transform: Drawing.Transform, _ typesetter: Typesetter) {
        (self.layer, self.clip, self.transform, self.typesetter) = (layer, clip, transform, typesetter)
    }

    /// The pixels of a drawing.
    ///
    /// - Throws: `PictureError` where the size is none, or the picture would have more than `mostPixels`.
    package static func picture(
        of drawing: Drawing, scale: CGFloat, typesetter: Typesetter, isOpaque: Bool = true
    ) throws(PictureError) -> PixelPicture {
        let (width, height) = (drawing.bounds.width, drawing.bounds.height)
        guard width.isFinite, height.isFinite, width > 0, height > 0, scale.isFinite, scale > 0 else {
            throw .badSize("\(width.plain)×\(height.plain) points at a scale of \(scale.plain)")
        }
        let (across, down) = ((width * scale).rounded(), (height * scale).rounded())
        guard across >= 1, down >= 1 else { throw .badSize("\(width.plain)×\(height.plain) points at a scale of \(scale.plain)") }
        guard across * down <= CGFloat(mostPixels) else {
            throw .tooLarge(width: Double(across), height: Double(down), limit: mostPixels)
        }
        let rect = PixelRect(minX: 0, minY: 0, maxX: Int(across), maxY: Int(down))
        let layer = PixelLayer(rect)
        if isOpaque { PixelLayer.fill(layer.pixels, layer.count, 0xffff_ffff) }
        let start = Drawing.Transform(a: scale, b: 0, c: 0, d: scale, tx: -drawing.bounds.minX * scale, ty: -drawing.bounds.minY * scale)
        let painter = PixelPainter(layer, rect, start, typesetter)
        painter.draw(drawing.steps)
        return PixelPicture(width: rect.width, height: rect.height, pixels: layer.pixels)
    }

    private func draw(_ steps: [Drawing.Step]) {
        for step in steps {
            switch step {
            case .fill(let path, let paint, let place, let evenOdd): fill(path, paint, place, evenOdd)
            case .stroke(let path, let paint, let style, let place):
                let pieces = StrokeOutline.pieces(path, style, tolerance: tolerance)
                cover(pieces.map { $0.map(transform.apply) }, evenOdd: false, paint, place)
            case .text(let words, let paint): draw(words, paint)
            case .picture(let picture, let place): draw(picture, place)
            case .group(let group, let steps): draw(group, steps)
            }
        }
    }

    /// A quarter of a pixel, in points.
    private var tolerance: CGFloat { 0.25 / max(transform.scale, 1e-3) }

    private var isUpright: Bool { transform.b == 0 && transform.c == 0 }

    // MARK: Outlines

    private func fill(_ path: Path, _ paint: Paint, _ place: CGRect, _ evenOdd: Bool) {
        if isUpright, case .color(let color) = paint, let rect = wholePixels(path) {
            return fill(rect, PixelLayer.pixel(of: color))
        }
        cover(flattened(path), evenOdd: evenOdd, paint, place)
    }

    private func flattened(_ path: Path) -> [[CGPoint]] {
        path.flattened(tolerance: tolerance).map { $0.points.map(transform.apply) }
    }

    /// The pixels of a rectangle whose sides are those of pixels; nil for any other outline.
    private func wholePixels(_ path: Path) -> PixelRect? {
        var points: [CGPoint] = []
        var isStraight = true
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(transform.apply(point))
            case .quadCurve, .curve: isStraight = false
            case .closeSubpath: break
            }
        }
        guard isStraight, points.count == 4, points[0].y == points[1].y, points[1].x == points[2].x, points[2].y == points[3].y,
            points[3].x == points[0].x
        else { return nil }
        let (low, high) = (points[0], points[2])
        let sides = [low.x, low.y, high.x, high.y]
        guard sides.allSatisfy({ $0.isFinite && abs($0 - $0.rounded()) < 1e-6 }), low.x <= high.x, low.y <= high.y else { return nil }
        let rect = CGRect(
            x: low.x.rounded(), y: low.y.rounded(), width: high.x.rounded() - low.x.rounded(),
            height: high.y.rounded() - low.y.rounded())
        return PixelRect(around: rect, within: clip)
    }

    private func fill(_ rect: PixelRect, _ pixel: UInt32) {
        guard !rect.isEmpty, pixel >> 24 > 0 else { return }
        if pixel >> 24 == 255 {
            for y in rect.minY..<rect.maxY { PixelLayer.fill(layer.row(y) + rect.minX, rect.width, pixel) }
        } else {
            for y in rect.minY..<rect.maxY { blend(layer.row(y), rect.minX, rect.maxX, pixel) }
        }
    }

    private func blend(_ row: UnsafeMutablePointer<UInt32>, _ start: Int, _ end: Int, _ pixel: UInt32) {
        var x = start
        // Neighbours are often alike.
        var (last, result): (UInt32, UInt32) = (0, PixelLayer.over(pixel, 0))
        while x < end {
            let target = row[x]
            if target != last {
                last = target
                result = PixelLayer.over(pixel, target)
            }
            row[x] = result
            x &+= 1
        }
    }

    /// Fills closed lines, given in pixels.
    private func cover(_ lines: [[CGPoint]], evenOdd: Bool, _ paint: Paint, _ place: CGRect) {
        let bounds = PixelRect(around: Self.bounds(lines), within: clip)
        guard !bounds.isEmpty else { return }
        var coverage = Coverage(bounds)
        for line in lines { coverage.add(line) }
        let layer = layer
        switch paint {
        case .color(let color):
            let pixel = PixelLayer.pixel(of: color)
            guard pixel >> 24 > 0 else { return }
            coverage.forEachRun(evenOdd: evenOdd) { y, start, end, part in
                let source = PixelLayer.scaled(pixel, part)
                if source >> 24 == 255 { return PixelLayer.fill(layer.row(y) + start, end - start, source) }
                blend(layer.row(y), start, end, source)
            }
        default:
            guard let gradient = GradientPixels(paint, place, transform) else { return }
            coverage.forEachRun(evenOdd: evenOdd) { y, start, end, part in
                let row = layer.row(y)
                var x = start
                while x < end {
                    row[x] = PixelLayer.over(PixelLayer.scaled(gradient.pixel(x, y), part), row[x])
                    x &+= 1
                }
            }
        }
    }

    private static func bounds(_ lines: [[CGPoint]]) -> CGRect {
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for line in lines {
            for point in line where point.x.isFinite && point.y.isFinite {
                minX = min(minX, point.x)
                minY = min(minY, point.y)
                maxX = max(maxX, point.x)
                maxY = max(maxY, point.y)
            }
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .zero
    }

    // MARK: Text

    private func draw(_ words: Drawing.Words, _ paint: Paint) {
        guard words.size.isFinite, words.size > 0, words.origin.x.isFinite, words.origin.y.isFinite, words.width.isFinite else { return }
        let top = words.origin.y - words.size
        let place = CGRect(x: words.origin.x, y: top, width: words.width, height: words.size * 1.2)
        let reach = CGRect(
            origin: transform.apply(CGPoint(x: place.minX, y: place.minY)),
            size: CGSize(width: place.width * transform.scale, height: place.height * transform.scale))
        if isUpright, PixelRect(around: reach, within: clip).isEmpty { return }
        cover(typesetter.outlines(words, tolerance: tolerance).map { $0.map(transform.apply) }, evenOdd: false, paint, place)
        let thickness = max(1, words.size / 14)
        for (isDrawn, y) in [(words.isUnderlined, words.size * 0.1), (words.isStruckThrough, -words.size * 0.28)] where isDrawn {
            let line = CGRect(x: words.origin.x, y: words.origin.y + y, width: words.width, height: thickness)
            fill(Path(line), paint, place, false)
        }
    }

    // MARK: Pictures

    private func draw(_ picture: PixelPicture, _ place: CGRect) {
        let corners = [
            CGPoint(x: place.minX, y: place.minY), CGPoint(x: place.maxX, y: place.minY), CGPoint(x: place.maxX, y: place.maxY),
            CGPoint(x: place.minX, y: place.maxY),
        ].map(transform.apply)
        let bounds = PixelRect(around: Self.bounds([corners]), within: clip)
        guard !bounds.isEmpty, place.width > 0, place.height > 0, let back = transform.inverse else { return }
        var coverage = Coverage(bounds)
        coverage.add(corners)
        // As many pixels of the picture as one of the screen covers are put together first.
        let across = CGFloat(picture.width) / (place.width * max(transform.scale, 1e-6))
        let source = PictureSource(picture, halvings: across > 1 ? Int(log2(Double(across))) : 0)
        let (sx, sy) = (CGFloat(source.width) / place.width, CGFloat(source.height) / place.height)
        let layer = layer
        coverage.forEachRun(evenOdd: false) { y, start, end, part in
            let row = layer.row(y)
            for x in start..<end {
                let point = back.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                let pixel = source.pixel((point.x - place.minX) * sx, (point.y - place.minY) * sy)
                row[x] = PixelLayer.over(PixelLayer.scaled(pixel, part), row[x])
            }
        }
    }

    // MARK: Groups

    private func draw(_ group: Drawing.Group, _ steps: [Drawing.Step]) {
        guard group.opacity > 0 else { return }
        var inner = self
        if let move = group.transform { inner.transform = transform.after(move) }
        if let cut = group.clip, inner.isUpright, let rect = inner.wholePixels(cut.path) {
            inner.clip = rect
            var rest = group
            (rest.clip, rest.transform) = (nil, nil)
            return inner.drawWhole(rest, steps)
        }
        inner.drawWhole(group, steps)
    }

    /// Draws a group whose transform is already applied.
    private func drawWhole(_ group: Drawing.Group, _ steps: [Drawing.Step]) {
        guard !clip.isEmpty else { return }
        let isMixed = group.blend != .normal || group.colors != nil || group.isLayer
        guard group.opacity < 1 || group.clip != nil || group.mask != nil || group.blur > 0 || group.shadow != nil || isMixed else {
            return draw(steps)
        }
        let blur = min(group.blur.isFinite ? group.blur : 0, 200) * transform.scale
        let shadow = group.shadow.flatMap { $0.radius.isFinite && $0.x.isFinite && $0.y.isFinite ? $0 : nil }
        // A shadow or a blur reaches beyond what casts it.
        var margin = Int((blur * 3).rounded(.up))
        if let shadow {
            let reach = min(shadow.radius, 200) * 2 + max(abs(shadow.x), abs(shadow.y))
            margin = max(margin, Int(min(reach * transform.scale, 4000).rounded(.up)))
        }
        var area = PixelRect(around: bounds(of: steps), within: clip.grown(by: margin))
        if let cut = group.clip { area = area.intersection(PixelRect(around: Self.bounds(flattened(cut.path)), within: area)) }
        guard !area.isEmpty else { return }
        let picture = PixelLayer(area)
        let inner = PixelPainter(picture, area, transform, typesetter)
        inner.draw(steps)
        if let cut = group.clip {
            let mask = CoverageMask(area)
            var coverage = Coverage(area)
            for line in flattened(cut.path) { coverage.add(line) }
            coverage.forEachRun(evenOdd: cut.evenOdd) { y, start, end, part in
                if let row = mask.row(y) { memset(row + start, Int32(part), end - start) }
            }
            picture.keep(mask)
        }
        if let mask = group.mask {
            let stencil = PixelLayer(area)
            PixelPainter(stencil, area, transform, typesetter).draw(mask)
            picture.keep(CoverageMask(of: stencil, in: area))
        }
        if let colors = group.colors { picture.change(colors) }
        let opacity = UInt32((min(max(group.opacity, 0), 1) * 255).rounded())
        if let shadow {
            cast(picture, shadow, opacity)
        }
        if blur > 0 {
            Self.blur(picture, blur, within: clip.grown(by: margin)) { layer.clipped(to: clip, drawing: $0, opacity, group.blend) }
        } else {
            layer.clipped(to: clip, drawing: picture, opacity, group.blend)
        }
    }

    private func cast(
        _ picture: PixelLayer, _ shadow: (color: PaintColor, radius: CGFloat, x: CGFloat, y: CGFloat), _ opacity: UInt32
    ) {
        let deviation = min(max(shadow.radius, 0), 200) * transform.scale / 2
        let reach = Int((deviation * 3).rounded(.up)) + 1
        let mask = CoverageMask(of: picture, in: picture.rect.grown(by: reach))
        mask.blur(deviation: deviation)
        let (dx, dy) = (Int((shadow.x * transform.scale).rounded()), Int((shadow.y * transform.scale).rounded()))
        let target = mask.rect
        let seen = PixelRect(
            minX: target.minX + dx, minY: target.minY + dy, maxX: target.maxX + dx, maxY: target.maxY + dy
        ).intersection(clip)
        guard !seen.isEmpty else { return }
        let pixel = PixelLayer.scaled(PixelLayer.pixel(of: shadow.color), opacity)
        for y in seen.minY..<seen.maxY {
            guard let source = mask.row(y - dy) else { continue }
            let row = layer.row(y)
            var x = seen.minX
            while x < seen.maxX {
                let part = source[x &- dx]
                if part > 0 { row[x] = PixelLayer.over(PixelLayer.scaled(pixel, UInt32(part)), row[x]) }
                x &+= 1
            }
        }
    }

    private static func blur(_ picture: PixelLayer, _ deviation: CGFloat, within frame: PixelRect, _ use: (PixelLayer) -> Void) {
        let rect = picture.rect.grown(by: Int((deviation * 3).rounded(.up))).intersection(frame)
        let result = PixelLayer(rect)
        // Each channel by itself.
        for shift in [UInt32(0), 8, 16, 24] {
            let mask = CoverageMask(rect)
            let common = rect.intersection(picture.rect)
            guard !common.isEmpty else { continue }
            for y in common.minY..<common.maxY {
                guard let target = mask.row(y) else { continue }
                let source = picture.row(y)
                for x in common.minX..<common.maxX { target[x] = UInt8(truncatingIfNeeded: source[x] >> shift) }
            }
            mask.blur(deviation: deviation)
            for y in rect.minY..<rect.maxY {
                guard let source = mask.row(y) else { continue }
                let target = result.row(y)
                for x in rect.minX..<rect.maxX { target[x] |= UInt32(source[x]) << shift }
            }
        }
        use(result)
    }

    /// The rectangle in pixels outside of which steps draw nothing.
    private func bounds(of steps: [Drawing.Step]) -> CGRect {
        var whole = CGRect.null
        func add(_ rect: CGRect, _ transform: Drawing.Transform) {
            guard !rect.isNull else { return }
            guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ].map(transform.apply)
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (low, high) = (
                CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0), CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
            )
            let moved = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
            whole = whole.isNull ? moved : whole.union(moved)
        }
        func collect(_ steps: [Drawing.Step], _ transform: Drawing.Transform, _ margin: CGFloat) {
            for step in steps {
                switch step {
                case .fill(let path, _, _, _): add(path.boundingRect.insetBy(dx: -margin, dy: -margin), transform)
                case .stroke(let path, _, let style, _):
                    // A pointed corner reaches as far as its limit.
                    let reach = style.lineWidth * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 10)) : 1) + margin
                    add(path.boundingRect.insetBy(dx: -reach, dy: -reach), transform)
                case .text(let words, _):
                    add(
                        CGRect(
                            x: words.origin.x, y: words.origin.y - words.size * 1.2, width: words.width, height: words.size * 1.6
                        ).insetBy(dx: -words.size * 0.3 - margin, dy: -margin), transform)
                case .picture(_, let place): add(place.insetBy(dx: -margin, dy: -margin), transform)
                case .group(let group, let steps):
                    var reach = margin + min(group.blur, 200) * 3
                    if let shadow = group.shadow { reach += min(shadow.radius, 200) * 2 + max(abs(shadow.x), abs(shadow.y)) }
                    collect(steps, group.transform.map { transform.after($0) } ?? transform, reach)
                }
            }
        }
        collect(steps, transform, 0)
        return whole.isNull ? .zero : whole
    }
}

extension PixelLayer {
    /// Draws another layer, inside of a rectangle only.
    fileprivate func clipped(
        to clip: PixelRect, drawing other: PixelLayer, _ opacity: UInt32, _ blend: GraphicsContext.BlendMode
    ) {
        if blend != .normal { return mix(other, opacity, blend, within: clip) }
        let common = rect.intersection(other.rect).intersection(clip)
        guard !common.isEmpty, opacity > 0 else { return }
        for y in common.minY..<common.maxY {
            let (target, source) = (row(y), other.row(y))
            var x = common.minX
            while x < common.maxX {
                let pixel = source[x]
                if pixel != 0 { target[x] = Self.over(Self.scaled(pixel, opacity), target[x]) }
                x &+= 1
            }
        }
    }
}

extension PixelLayer {
    /// The pixel of a colour, multiplied by its opacity.
    static func pixel(of color: PaintColor) -> UInt32 {
        func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        let opacity = part(color.opacity)
        func byte(_ value: Double) -> UInt32 { UInt32((part(value) * opacity * 255).rounded()) }
        return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | UInt32((opacity * 255).rounded()) << 24
    }
}

/// The pixels of a gradient: a table of 256 colours, and which of them is where.
struct GradientPixels {
    private let table: [UInt32]
    private let back: Drawing.Transform
    private let place: CGRect
    private let paint: Paint

    init?(_ paint: Paint, _ place: CGRect, _ transform: Drawing.Transform) {
        let stops: [Paint.Stop]
        switch paint {
        case .color: return nil
        case .linear(let own, _, _), .radial(let own, _, _, _), .angular(let own, _, _, _): stops = own
        }
        guard let back = transform.inverse, !stops.isEmpty else { return nil }
        (self.back, self.place, self.paint) = (back, place, paint)
        let sorted = stops.sorted { $0.location < $1.location }
        table = (0..<256).map { index in
            let location = Double(index) / 255
            guard let after = sorted.firstIndex(where: { $0.location >= location }) else {
                return PixelLayer.pixel(of: sorted[sorted.count - 1].color)
            }
            guard after > 0 else { return PixelLayer.pixel(of: sorted[0].color) }
            let (low, high) = (sorted[after - 1], sorted[after])
            let part = high.location > low.location ? (location - low.location) / (high.location - low.location) : 1
            func mix(_ path: KeyPath<PaintColor, Double>) -> Double {
                low.color[keyPath: path] + (high.color[keyPath: path] - low.color[keyPath: path]) * part
            }
            return PixelLayer.pixel(of: PaintColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity)))
        }
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let point = back.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        var location: CGFloat = 0
        switch paint {
        case .color: break
        case .linear(_, let from, let to):
            let (start, end) = (place.point(from), place.point(to))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            location = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 1
        case .radial(_, let center, let from, let to):
            let middle = place.point(center)
            let distance = ((point.x - middle.x) * (point.x - middle.x) + (point.y - middle.y) * (point.y - middle.y)).squareRoot()
            location = to > from ? (distance - CGFloat(from)) / CGFloat(to - from) : 1
        case .angular(_, let center, let from, let to):
            let middle = place.point(center)
            let circle = 2 * Double.pi
            var angle = (atan2(Double(point.y - middle.y), Double(point.x - middle.x)) - from).truncatingRemainder(dividingBy: circle)
            if angle < 0 { angle += circle }
            let sweep = to > from ? to - from : circle
            location = CGFloat(angle / sweep)
        }
        let index = location.isFinite ? Int((min(max(location, 0), 1) * 255).rounded()) : 0
        return table[index]
    }
}
