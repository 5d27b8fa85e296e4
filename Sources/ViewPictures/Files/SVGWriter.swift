import Foundation
import ViewRuntime

/// Writes drawings as SVG. No font is asked: texts name a family, and say how wide they are.
package struct SVGWriter {
    private var lines: [String] = []
    private var definitions: [String] = []
    private var ids: [String: String] = [:]
    private var depth = 1

    private init() {}

    /// The text of the file.
    ///
    /// - Throws: `PictureError.badSize` where the drawing has no size.
    package static func text(of drawing: Drawing) throws(PictureError) -> String {
        let (width, height) = (drawing.bounds.width, drawing.bounds.height)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1, width <= 1e6, height <= 1e6 else {
            throw .badSize("\(width.plain)×\(height.plain)")
        }
        var writer = SVGWriter()
        writer.write(drawing.steps)
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width.plain)" height="\(height.plain)" \
            viewBox="\(drawing.bounds.minX.plain) \(drawing.bounds.minY.plain) \(width.plain) \(height.plain)" font-family="system-ui, sans-serif">

            """
        if !writer.definitions.isEmpty { text += "  <defs>\n" + writer.definitions.map { "    \($0)\n" }.joined() + "  </defs>\n" }
        return text + writer.lines.map { $0 + "\n" }.joined() + "</svg>\n"
    }

    private mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

    private mutating func write(_ steps: [Drawing.Step]) {
        for step in steps {
            switch step {
            // What cannot be seen is not written.
            case .fill(_, .color(let color), _, _) where color.opacity <= 0: continue
            case .fill(let path, let paint, let place, let evenOdd):
                guard let data = Self.data(path) else { continue }
                line("<path d=\"\(data)\"\(self.paint("fill", paint, place))\(evenOdd ? " fill-rule=\"evenodd\"" : "")/>")
            case .stroke(let path, let paint, let style, let place):
                guard let data = Self.data(path), style.lineWidth.isFinite else { continue }
                line("<path d=\"\(data)\" fill=\"none\"\(self.paint("stroke", paint, place))\(Self.attributes(style))/>")
            case .text(let words, let paint): write(words, paint)
            case .picture(let picture, let place): write(picture, place)
            case .group(let group, let steps): write(group, steps)
            }
        }
    }

    private mutating func write(_ words: Drawing.Words, _ paint: Paint) {
        guard words.origin.x.isFinite, words.origin.y.isFinite, !words.text.isEmpty else { return }
        let place = CGRect(x: words.origin.x, y: words.origin.y - words.size, width: words.width, height: words.size * 1.2)
        var text = "<text x=\"\(words.origin.x.plain)\" y=\"\(words.origin.y.plain)\" font-size=\"\(words.size.plain)\""
        if words.face.isBold { text += " font-weight=\"600\"" }
        if words.face.isItalic { text += " font-style=\"italic\"" }
        if words.face.isMonospaced { text += " font-family=\"monospace\"" } else if words.face.isSerif {
            text += " font-family=\"serif\""
        }
        if words.isStruckThrough || words.isUnderlined {
            text += " text-decoration=\""
            text += [words.isUnderlined ? "underline" : nil, words.isStruckThrough ? "line-through" : nil].compactMap(\.self)
                .joined(separator: " ")
            text += "\""
        }
        text += " textLength=\"\(words.width.plain)\" lengthAdjust=\"\(words.tracking == 0 ? "spacingAndGlyphs" : "spacing")\" xml:space=\"preserve\""
        line(text + "\(self.paint("fill", paint, place))>\(Self.escaped(words.text))</text>")
    }

    private mutating func write(_ picture: PixelPicture, _ place: CGRect) {
        guard let file = try? PNG.data(of: picture), place.minX.isFinite, place.minY.isFinite, place.width > 0, place.height > 0 else { return }
        let size = "x=\"\(place.minX.plain)\" y=\"\(place.minY.plain)\" width=\"\(place.width.plain)\" height=\"\(place.height.plain)\""
        line("<image \(size) preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(file.base64EncodedString())\"/>")
    }

    /// The names that CSS has for ways of mixing; those that it lacks are written as if nothing were mixed.
    private static let mixes: [(mode: GraphicsContext.BlendMode, name: String)] = [
        (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"), (.lighten, "lighten"),
        (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"), (.softLight, "soft-light"), (.hardLight, "hard-light"),
        (.difference, "difference"), (.exclusion, "exclusion"), (.hue, "hue"), (.saturation, "saturation"), (.color, "color"),
        (.luminosity, "luminosity"), (.plusLighter, "plus-lighter"),
    ]

    private mutating func write(_ group: Drawing.Group, _ steps: [Drawing.Step]) {
        if let colors = group.colors {
            var (outer, inner) = (group, Drawing.Group())
            (outer.colors, outer.clip, outer.mask) = (nil, nil, nil)
            (inner.clip, inner.mask) = (group.clip, group.mask)
            // Cut and masked first, then given other colours, then all the rest.
            let values = colors.numbers.map { Self.fine(CGFloat($0)) }.joined(separator: " ")
            let id = define {
                "<filter id=\"\($0)\" color-interpolation-filters=\"sRGB\"><feColorMatrix type=\"matrix\" values=\"\(values)\"/></filter>"
            }
            return write(outer, [.group(inner, steps)], colors: id)
        }
        write(group, steps, colors: nil)
    }

    private mutating func write(_ group: Drawing.Group, _ steps: [Drawing.Step], colors: String?) {
        var attributes = ""
        if let mix = Self.mixes.first(where: { $0.mode == group.blend }) {
            attributes += " style=\"mix-blend-mode:\(mix.name)\""
        } else if group.isLayer {
            attributes += " style=\"isolation:isolate\""
        }
        if let transform = group.transform {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            attributes += " transform=\"matrix(\(numbers.map { Self.fine($0) }.joined(separator: " ")))\""
        }
        if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.plain)\"" }
        if group.blur > 0 {
            attributes += " filter=\"url(#\(define { "<filter id=\"\($0)\"><feGaussianBlur stdDeviation=\"\(group.blur.plain)\"/></filter>" }))\""
        } else if let shadow = group.shadow {
            let id = define {
                "<filter id=\"\($0)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feDropShadow dx=\"\(shadow.x.plain)\" "
                    + "dy=\"\(shadow.y.plain)\" stdDeviation=\"\((shadow.radius / 2).plain)\" "
                    + "flood-color=\"\(Self.hex(shadow.color))\" flood-opacity=\"\(shadow.color.opacity.plain)\"/></filter>"
            }
            attributes += " filter=\"url(#\(id))\""
        }
        if let clip = group.clip {
            let data = Self.data(clip.path) ?? "M0 0"
            let rule = clip.evenOdd ? " clip-rule=\"evenodd\"" : ""
            let id = define { "<clipPath id=\"\($0)\"><path d=\"\(data)\"\(rule)/></clipPath>" }
            // A filter is done before a cut: the cut is inside of it.
            if attributes.contains("filter=") {
                line("<g\(attributes)\(Self.label(group.name))>")
                depth += 1
                var inner = Drawing.Group()
                inner.clip = clip
                inner.mask = group.mask
                write(inner, steps)
                depth -= 1
                line("</g>")
                return
            }
            attributes += " clip-path=\"url(#\(id))\""
        }
        if let mask = group.mask {
            var inner = SVGWriter()
            (inner.definitions, inner.ids) = (definitions, ids)
            inner.write(mask)
            (definitions, ids) = (inner.definitions, inner.ids)
            let content = inner.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined()
            attributes += " mask=\"url(#\(define { "<mask id=\"\($0)\" mask-type=\"alpha\">\(content)</mask>" }))\""
        }
        line("<g\(attributes)\(Self.label(group.name))>")
        depth += 1
        if let colors { line("<g filter=\"url(#\(colors))\">") }
        write(steps)
        if colors != nil { line("</g>") }
        depth -= 1
        line("</g>")
    }

    private static func label(_ name: String?) -> String { name.map { " aria-label=\"\(escaped($0))\"" } ?? "" }

    /// Adds a definition, or finds the same one. Returns its id.
    private mutating func define(_ make: (String) -> String) -> String {
        let key = make("")
        if let known = ids[key] { return known }
        let id = "d\(definitions.count + 1)"
        ids[key] = id
        definitions.append(make(id))
        return id
    }

    // MARK: Paint

    private mutating func paint(_ attribute: String, _ paint: Paint, _ place: CGRect) -> String {
        switch paint {
        case .color(let color):
            let opacity = color.opacity < 1 ? " \(attribute)-opacity=\"\(color.opacity.plain)\"" : ""
            return " \(attribute)=\"\(Self.hex(color))\"\(opacity)"
        case .linear(let stops, let from, let to):
            let (start, end) = (place.point(from), place.point(to))
            let id = define {
                "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.plain)\" y1=\"\(start.y.plain)\" "
                    + "x2=\"\(end.x.plain)\" y2=\"\(end.y.plain)\">\(Self.stops(stops))</linearGradient>"
            }
            return " \(attribute)=\"url(#\(id))\""
        case .radial(let stops, let center, let from, let to):
            let middle = place.point(center)
            // Between the radii in parts of the outer one.
            let inner = to > 0 ? from / to : 0
            let moved = stops.map { Paint.Stop(color: $0.color, location: inner + $0.location * (1 - inner)) }
            let id = define {
                "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(middle.x.plain)\" cy=\"\(middle.y.plain)\" "
                    + "r=\"\(max(to, 0).plain)\">\(Self.stops(moved))</radialGradient>"
            }
            return " \(attribute)=\"url(#\(id))\""
        case .angular(let stops, _, _, _):
            // SVG has no gradient around a point: its first and last colours along the diagonal.
            let id = define {
                "<linearGradient id=\"\($0)\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">\(Self.stops(stops))</linearGradient>"
            }
            return " \(attribute)=\"url(#\(id))\""
        }
    }

    private static func stops(_ stops: [Paint.Stop]) -> String {
        stops.map { stop in
            let opacity = stop.color.opacity < 1 ? " stop-opacity=\"\(stop.color.opacity.plain)\"" : ""
            return "<stop offset=\"\(stop.location.plain)\" stop-color=\"\(hex(stop.color))\"\(opacity)/>"
        }.joined()
    }

    private static func attributes(_ style: StrokeStyle) -> String {
        var text = " stroke-width=\"\(style.lineWidth.plain)\""
        switch style.lineCap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        case .miter: break
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        if !style.dash.isEmpty {
            text += " stroke-dasharray=\"\(style.dash.map(\.plain).joined(separator: " "))\""
            if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(style.dashPhase.plain)\"" }
        }
        return text
    }

    static func hex(_ color: PaintColor) -> String {
        let digits = Array("0123456789ABCDEF")
        return "#" + [color.red, color.green, color.blue].map { value in
            let byte = Int((min(max(value, 0), 1) * 255).rounded())
            return String([digits[byte / 16], digits[byte % 16]])
        }.joined()
    }

    /// Six digits behind the point: for the parts of a turn.
    private static func fine(_ value: CGFloat) -> String {
        let value = (value * 1e6).rounded() / 1e6
        return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
    }

    /// The steps of an outline; nil where a number is none.
    private static func data(_ path: Path) -> String? {
        var parts: [String] = []
        var isFinite = true
        func point(_ point: CGPoint) -> String {
            if !point.x.isFinite || !point.y.isFinite { isFinite = false }
            return "\(point.x.plain) \(point.y.plain)"
        }
        path.forEach { element in
            switch element {
            case .move(let to): parts.append("M\(point(to))")
            case .line(let to): parts.append("L\(point(to))")
            case .quadCurve(let to, let control): parts.append("Q\(point(control)) \(point(to))")
            case .curve(let to, let first, let second): parts.append("C\(point(first)) \(point(second)) \(point(to))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return isFinite && !parts.isEmpty ? parts.joined() : nil
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            // XML has no other control characters.
            case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension CGRect {
    /// A point of the rectangle by parts of its sides.
    func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: minX + width * unit.x, y: minY + height * unit.y) }
}
