import Foundation
import ViewRuntime

/// Draws what stands for pictures: symbols that are known by their outlines, boxes with the name for all others.
enum ImageDrawer {
    static func steps(_ image: Image, _ frame: CGRect, _ paints: PaintResolver) -> [Drawing.Step] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        if let name = image.symbolName { return symbol(name, in: frame, paints.current) }
        if let picture = LoadedPictures.picture(of: image) {
            let isTemplate = image.isTemplate
            guard isTemplate else { return [.picture(picture, in: frame)] }
            // Of a template the shape alone counts: it is filled with the foreground.
            var stencil = Drawing.Group()
            stencil.mask = [.picture(picture, in: frame)]
            return [.group(stencil, [ViewDrawer.fill(frame, paints.current)])]
        }
        let name = image.assetName ?? image.loaded.map { $0.address == "drawn" ? "" : $0.address } ?? ""
        return box(frame, name, paints)
    }

    /// What stands for something that is not drawn: a grey place with two diagonals and a name.
    static func box(_ box: CGRect, _ name: String, _ paints: PaintResolver) -> [Drawing.Step] {
        var group = Drawing.Group()
        group.name = name
        group.clip = (Path(box), false)
        let (line, dark): (Paint, Paint) = (.color(paints.system("systemGray3")), .color(paints.system("systemGray")))
        var steps: [Drawing.Step] = [
            .fill(
                Path(box), .linear(
                    [.init(color: paints.system("systemGray5"), location: 0), .init(color: paints.system("systemGray4"), location: 1)],
                    from: .topLeading, to: .bottomTrailing), in: box, evenOdd: false)
        ]
        var diagonals = Path()
        diagonals.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
        diagonals.addLines([CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY)])
        steps.append(.stroke(diagonals, line, StrokeStyle(lineWidth: 1), in: box))
        let size = min(13, box.height * 0.4)
        if size >= 4 { steps += TextDrawer.line(name, in: box.insetBy(dx: 2, dy: 0), size: size, dark, alignment: .center) }
        return [.group(group, steps)]
    }

    /// A symbol in the middle of a place.
    static func symbol(_ name: String, in frame: CGRect, _ paint: Paint) -> [Drawing.Step] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        let square = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        var group = Drawing.Group()
        group.name = name
        return [.group(group, Symbols.steps(name, in: square, paint))]
    }
}

/// The outlines of common symbols, in a square of 24; others are a box with the beginning of the name.
enum Symbols {
    private enum Part {
        case fill(String)
        case line(String)
    }

    static func steps(_ name: String, in frame: CGRect, _ paint: Paint) -> [Drawing.Step] {
        // A choice between a symbol and none is often written so.
        if name.isEmpty { return [] }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.contains("fill")
        let isSlashed = parts.contains("slash")
        parts.removeAll { ["fill", "slash"].contains($0) }
        var enclosure: String?
        if parts.count > 1, let last = parts.last, ["circle", "square"].contains(last) {
            enclosure = last
            parts.removeLast()
        }
        let base = parts.joined(separator: ".")
        guard let outline = outlines[base] ?? outlines[parts.first ?? ""] else { return unknown(name, frame, paint) }
        var steps: [Drawing.Step] = []
        if let enclosure {
            let shape = enclosure == "circle" ? Path(ellipseIn: frame.insetBy(dx: frame.width * 0.06, dy: frame.height * 0.06))
                : Path(roundedRect: frame.insetBy(dx: frame.width * 0.08, dy: frame.height * 0.08), cornerRadius: frame.width * 0.2)
            let inner = frame.insetBy(dx: frame.width * 0.24, dy: frame.height * 0.24)
            if isFilled {
                // What stands in a filled circle is cut out of it: it shows as white.
                steps.append(.fill(shape, paint, in: frame, evenOdd: false))
                return steps + drawn(outline, inner, .color(PaintColor(0xFFFFFF)), isFilled: false)
            }
            steps.append(.stroke(shape, paint, StrokeStyle(lineWidth: frame.width * 0.07), in: frame))
            return steps + drawn(outline, inner, paint, isFilled: false)
        }
        steps += drawn(outline, frame, paint, isFilled: isFilled)
        if isSlashed { steps += drawn("M4 3L20 21", frame, paint, isFilled: false) }
        return steps
    }

    private static func drawn(_ data: String, _ frame: CGRect, _ paint: Paint, isFilled: Bool) -> [Drawing.Step] {
        let path = path(data, in: frame)
        let style = StrokeStyle(lineWidth: frame.width * 0.08, lineCap: .round, lineJoin: .round)
        if isFilled { return [.fill(path, paint, in: frame, evenOdd: false), .stroke(path, paint, style, in: frame)] }
        return [.stroke(path, paint, style, in: frame)]
    }

    private static func unknown(_ name: String, _ frame: CGRect, _ paint: Paint) -> [Drawing.Step] {
        let box = frame.insetBy(dx: frame.width * 0.08, dy: frame.height * 0.08)
        var steps: [Drawing.Step] = [
            .stroke(
                Path(roundedRect: box, cornerRadius: box.width * 0.2), paint.opacity(0.6), StrokeStyle(lineWidth: max(0.5, frame.width * 0.05)),
                in: box)
        ]
        let isRoomy = frame.width >= 44
        let size = isRoomy ? min(11, frame.width * 0.2) : frame.width * 0.42
        let words = isRoomy ? name : String(name.prefix(2))
        steps += TextDrawer.line(words, in: box.insetBy(dx: 1, dy: 0), size: size, paint, alignment: .center)
        return steps
    }

    /// Reads an outline: M, L, Q, C and Z with numbers in a square of 24; `O x y r` is a circle.
    static func path(_ data: String, in frame: CGRect) -> Path {
        var path = Path()
        let scale = frame.width / 24
        var command: Character = "M"
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: frame.minX + numbers[index] * scale, y: frame.minY + numbers[index + 1] * scale)
        }
        func end() {
            switch (command, numbers.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", 2...): for index in stride(from: 0, to: numbers.count - 1, by: 2) { path.addLine(to: point(index)) }
            case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
            case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("O", 3):
                let radius = numbers[2] * scale
                let center = point(0)
                path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
            case ("Z", _): path.closeSubpath()
            default: break
            }
            numbers = []
        }
        var number = ""
        func endNumber() {
            if let value = Double(number) { numbers.append(CGFloat(value)) }
            number = ""
        }
        for character in data {
            if character.isLetter {
                endNumber()
                end()
                command = character
            } else if character == " " {
                endNumber()
            } else {
                number.append(character)
            }
        }
        endNumber()
        end()
        return path
    }

    private static let outlines: [String: String] = marks.merging(things) { $1 }

    private static let marks: [String: String] = [
        "plus": "M12 4L12 20M4 12L20 12", "minus": "M4 12L20 12", "xmark": "M5 5L19 19M19 5L5 19", "checkmark": "M4 13L10 19L20 5",
        "chevron.right": "M9 4L17 12L9 20", "chevron.left": "M15 4L7 12L15 20", "chevron.up": "M4 15L12 7L20 15",
        "chevron.down": "M4 9L12 17L20 9", "chevron.forward": "M9 4L17 12L9 20", "chevron.backward": "M15 4L7 12L15 20",
        "chevron.up.chevron.down": "M7 9L12 4L17 9M7 15L12 20L17 15",
        "arrow.right": "M4 12L20 12M13 5L20 12L13 19", "arrow.left": "M20 12L4 12M11 5L4 12L11 19", "arrow.up": "M12 20L12 4M5 11L12 4L19 11",
        "arrow.down": "M12 4L12 20M5 13L12 20L19 13", "arrow.clockwise": "M19 12C19 20 5 20 5 12C5 4 15 3 18 8M18 3L18 8L13 8",
        "arrow.up.right": "M6 18L18 6M9 6L18 6L18 15", "ellipsis": "O5 12 1.5O12 12 1.5O19 12 1.5", "circle": "O12 12 9",
        "square": "M4 4L20 4L20 20L4 20Z", "questionmark": "M8 8C8 3 16 3 16 8C16 11 12 11 12 15M12 19L12 19.5",
        "exclamationmark": "M12 4L12 14M12 19L12 19.5", "info": "M12 10L12 19M12 5L12 5.5", "number": "M9 4L7 20M17 4L15 20M4 9L20 9M4 15L20 15",
        "line.3.horizontal": "M4 6L20 6M4 12L20 12M4 18L20 18", "list.bullet": "M9 6L20 6M9 12L20 12M9 18L20 18O4 6 1O4 12 1O4 18 1",
        "exclamationmark.triangle": "M12 3L22 20L2 20ZM12 9L12 14M12 17L12 17.5", "slider.horizontal.3": "M4 6L20 6M4 12L20 12M4 18L20 18O8 6 2O16 12 2O10 18 2",
        "play": "M6 4L20 12L6 20Z", "pause": "M8 4L8 20M16 4L16 20", "stop": "M5 5L19 5L19 19L5 19Z",
        "forward": "M3 5L12 12L3 19ZM12 5L21 12L12 19Z", "backward": "M21 5L12 12L21 19ZM12 5L3 12L12 19Z",
    ]

    private static let things: [String: String] = [
        "heart": "M12 21C2 13 2 8 3 6C5 2 10 3 12 7C14 3 19 2 21 6C22 8 22 13 12 21Z",
        "star": "M12 2L15 9L22 9.5L16.5 14L18.5 21L12 17L5.5 21L7.5 14L2 9.5L9 9Z",
        "magnifyingglass": "O10 10 6M15 15L21 21", "gear": "O12 12 3.5M12 2L12 5M12 19L12 22M2 12L5 12M19 12L22 12M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19O12 12 7",
        "gearshape": "O12 12 3.5M12 2L12 5M12 19L12 22M2 12L5 12M19 12L22 12M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19O12 12 7",
        "house": "M3 11L12 3L21 11M5 10L5 21L19 21L19 10", "person": "O12 8 4.5M3 21C4 13 20 13 21 21Z",
        "person.2": "O8 9 3.5M1 20C2 13 14 13 15 20ZO17 9 3M17 14C21 14 22 17 23 20", "cart": "M2 4L5 4L8 15L19 15L21 7L6 7O9 19 1.5O18 19 1.5",
        "bell": "M5 17C8 14 6 5 12 5C18 5 16 14 19 17ZM10 20L14 20", "trash": "M4 6L20 6M9 6L9 3L15 3L15 6M6 6L7 21L17 21L18 6",
        "pencil": "M4 20L5 15L16 4L20 8L9 19Z", "envelope": "M3 6L21 6L21 18L3 18ZM3 7L12 13L21 7", "lock": "M6 11L18 11L18 21L6 21ZM8 11L8 7C8 3 16 3 16 7L16 11",
        "photo": "M3 5L21 5L21 19L3 19ZM3 17L9 11L14 16L17 13L21 17O16 9 1.5", "camera": "M3 7L8 7L10 4L14 4L16 7L21 7L21 19L3 19ZO12 13 4",
        "bookmark": "M6 3L18 3L18 21L12 16L6 21Z", "folder": "M3 5L9 5L11 8L21 8L21 19L3 19Z", "doc": "M6 2L14 2L19 7L19 22L6 22Z",
        "calendar": "M3 5L21 5L21 21L3 21ZM3 10L21 10M8 2L8 6M16 2L16 6", "clock": "O12 12 9M12 6L12 12L16 14",
        "map": "M3 5L9 3L15 5L21 3L21 19L15 21L9 19L3 21ZM9 3L9 19M15 5L15 21", "mappin": "M12 22C5 14 5 12 5 9C5 0 19 0 19 9C19 12 19 14 12 22ZO12 9 2.5",
        "phone": "M5 3L9 3L11 8L8 10C9 13 11 15 14 16L16 13L21 15L21 19C14 22 2 12 5 3Z", "message": "M3 5L21 5L21 17L11 17L6 21L6 17L3 17Z",
        "bubble.left": "M3 5L21 5L21 17L11 17L6 21L6 17L3 17Z", "paperplane": "M2 11L22 2L16 22L11 13ZM11 13L22 2", "link": "M9 15L15 9M8 12L5 15C2 18 6 22 9 19L12 16M12 8L15 5C18 2 22 6 19 9L16 12",
        "square.and.arrow.up": "M8 9L5 9L5 21L19 21L19 9L16 9M12 15L12 2M8 6L12 2L16 6", "square.and.pencil": "M14 4L4 4L4 20L20 20L20 10M10 14L11 11L19 3L21 5L13 13Z",
        "square.grid.2x2": "M4 4L10 4L10 10L4 10ZM14 4L20 4L20 10L14 10ZM4 14L10 14L10 20L4 20ZM14 14L20 14L20 20L14 20Z",
        "chart.bar": "M4 20L4 12L8 12L8 20ZM10 20L10 4L14 4L14 20ZM16 20L16 8L20 8L20 20Z", "bolt": "M13 2L4 14L11 14L10 22L20 9L13 9Z", "flame": "M12 2C14 7 19 9 19 15C19 23 5 23 5 15C5 12 8 11 8 8C11 9 12 6 12 2Z",
        "sun.max": "O12 12 4M12 2L12 4M12 20L12 22M2 12L4 12M20 12L22 12M5 5L6.5 6.5M17.5 17.5L19 19M19 5L17.5 6.5M6.5 17.5L5 19",
        "moon": "M20 14C10 18 6 10 10 4C0 7 3 22 13 21C17 20 19 18 20 14Z", "cloud": "M7 19C1 19 1 12 6 12C6 4 17 4 17 10C23 10 23 19 18 19Z",
        "globe": "O12 12 9M3 12L21 12M12 3C6 8 6 16 12 21C18 16 18 8 12 3", "tag": "M3 3L12 3L21 12L12 21L3 12ZO8 8 1.5",
        "creditcard": "M2 5L22 5L22 19L2 19ZM2 10L22 10", "eye": "M2 12C7 4 17 4 22 12C17 20 7 20 2 12ZO12 12 3", "mic": "M9 3L15 3L15 13L9 13ZM5 11C5 19 19 19 19 11M12 17L12 21",
        "music.note": "M9 18L9 4L19 3L19 16O6.5 18 2.5O16.5 16 2.5", "hand.thumbsup": "M3 11L7 11L7 21L3 21ZM7 11L12 3C15 3 14 7 13 10L20 10L18 21L7 21",
        "leaf": "M4 20C4 8 12 4 21 3C21 14 16 20 8 19M4 21L14 10", "airplane": "M12 2C14 5 13.5 8 14 10L22 15L22 17L14 14.5L13.5 19L16 21L12 20L8 21L10.5 19L10 14.5L2 17L2 15L10 10C10.5 8 10 5 12 2Z",
    ]
}
