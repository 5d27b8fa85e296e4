import Foundation

/// A text in the lines into which the layout broke it, for drawing.
package struct DrawnText {
    /// Characters of one look on one line.
    package struct Piece {
        package var text: String
        /// The width that the layout's table gives it, in points.
        package var width: CGFloat
        /// The size of its font in points.
        package var size: CGFloat
        package var weight: Font.Weight?
        package var isBold: Bool
        package var isItalic: Bool
        package var isMonospaced: Bool
        package var isSerif: Bool
        package var foreground: AnyShapeStyle?
        package var isStruckThrough: Bool
        package var isUnderlined: Bool
        package var baselineOffset: CGFloat
        /// The space in the width behind each character, in points.
        package var tracking: CGFloat = 0
        /// The width of each character.
        package var advances: [CGFloat] = []
        /// Marks of the user's.
        package var custom: [CustomTextAttribute] = []
    }

    package struct Line {
        package var pieces: [Piece]
        package var height: CGFloat
        /// How far below its top the letters stand.
        package var ascent: CGFloat
        package var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
    }

    package private(set) var lines: [Line] = []
    /// Whether characters are left out for want of room.
    package private(set) var isCut = false
    /// The space between lines in points.
    package let spacing: CGFloat

    /// The lines of a text in a place of a size.
    package init(_ text: Text, _ environment: EnvironmentValues, in size: CGSize) {
        let settings = TextSettings(environment)
        spacing = settings.lineSpacing
        let runs = TextRun.runs(of: text, TextAttributes(), settings)
        let plain = TextMetrics(text.attributes.font ?? settings.font, settings)
        let set = TextRule.fitted(
            runs, settings, plain, ProposedViewSize(width: size.width + 0.01, height: size.height + 0.01))
        isCut = set.isCut
        let scale = set.limits.scale
        let across = scale * set.limits.tightness
        let looks = Self.looks(of: text, TextAttributes(), environment, settings)
        let characters = zip(runs, looks).flatMap { run, look in run.text.map { (character: $0, metrics: run.metrics, look: look) } }
        for (index, line) in set.lines.enumerated() {
            let isLast = index == set.lines.count - 1
            let end = isLast && set.isCut ? characters.count : min(line.end, characters.count)
            var taken = Array(characters[min(line.start, end)..<end])
            if let newline = taken.firstIndex(where: { $0.character.isNewline }) { taken.removeSubrange(newline...) }
            while let last = taken.last, last.character == " " { taken.removeLast() }
            func width(_ part: ArraySlice<(character: Character, metrics: TextMetrics, look: Look)>) -> CGFloat {
                part.reduce(0) { $0 + $1.metrics.width($1.character) * across }
            }
            if isLast, set.isCut, let first = taken.first {
                let sign = (character: Character("…"), metrics: first.metrics, look: first.look)
                let room = size.width - sign.metrics.width(sign.character) * across + 0.01
                switch settings.truncation {
                case .tail:
                    while !taken.isEmpty, width(taken[...]) > room { taken.removeLast() }
                    while let last = taken.last, last.character == " " { taken.removeLast() }
                    taken.append(sign)
                case .head:
                    while !taken.isEmpty, width(taken[...]) > room { taken.removeFirst() }
                    taken.insert(sign, at: 0)
                case .middle:
                    var (front, back) = (taken.count / 2, taken.count / 2)
                    while front > 0 || back < taken.count, width(taken[..<front]) + width(taken[back...]) > room {
                        if front >= taken.count - back { front -= 1 } else { back += 1 }
                    }
                    taken = taken[..<front] + [sign] + taken[back...]
                }
            }
            var pieces: [Piece] = []
            var lastLook = -1
            for (character, metrics, look) in taken {
                let width = metrics.width(character) * across
                if look.run == lastLook, !pieces.isEmpty {
                    pieces[pieces.count - 1].text.append(character)
                    pieces[pieces.count - 1].width += width
                    pieces[pieces.count - 1].advances.append(width)
                    continue
                }
                lastLook = look.run
                var piece = look.piece
                piece.text = String(character)
                piece.width = width
                piece.advances = [width]
                piece.tracking = metrics.tracking
                piece.size = metrics.size * scale
                piece.isBold = metrics.isBold
                piece.isMonospaced = metrics.isMonospaced
                pieces.append(piece)
            }
            let ascent = taken.map(\.metrics.ascent).max() ?? plain.ascent
            lines.append(Line(pieces: pieces, height: line.height, ascent: ascent * scale))
        }
    }

    private struct Look {
        var run: Int
        var piece: Piece
    }

    /// How the runs of a text look, in their order.
    private static func looks(
        of text: Text, _ outer: TextAttributes, _ environment: EnvironmentValues, _ settings: TextSettings
    ) -> [Look] {
        var looks: [Look] = []
        func collect(_ text: Text, _ outer: TextAttributes) {
            var all = outer
            let own = text.attributes
            all.font = own.font ?? outer.font
            all.weight = own.weight ?? outer.weight
            all.foreground = own.foreground ?? outer.foreground
            all.isItalic = own.isItalic ?? outer.isItalic
            all.strikethrough = own.strikethrough ?? outer.strikethrough
            all.underline = own.underline ?? outer.underline
            all.baselineOffset = own.baselineOffset ?? outer.baselineOffset
            all.custom = own.custom.isEmpty ? outer.custom : own.custom
            if let details = text.details, !details.runs.isEmpty {
                for run in details.runs { collect(run, all) }
                return
            }
            let font = all.font ?? settings.font ?? .body
            looks.append(
                Look(
                    run: looks.count,
                    piece: Piece(
                        text: "", width: 0, size: 0, weight: all.weight ?? font.setWeight ?? settings.weight, isBold: false,
                        isItalic: all.isItalic ?? (environment.isItalic || font.isItalic), isMonospaced: false,
                        isSerif: font.isSerif, foreground: all.foreground, isStruckThrough: all.strikethrough != nil,
                        isUnderlined: all.underline != nil, baselineOffset: all.baselineOffset ?? 0, custom: all.custom)))
        }
        collect(text, outer)
        return looks
    }

    /// One line of plain text for a control's own words.
    package init(line text: String, size: CGFloat, isBold: Bool = false) {
        spacing = 0
        let settings = TextSettings(EnvironmentValues())
        let metrics = TextMetrics(.system(size: size), settings, isBold: isBold)
        let piece = Piece(
            text: text, width: metrics.width(Substring(text)), size: size, weight: nil, isBold: isBold, isItalic: false,
            isMonospaced: false, isSerif: false, foreground: nil, isStruckThrough: false, isUnderlined: false, baselineOffset: 0)
        lines = [Line(pieces: [piece], height: metrics.lineHeight, ascent: metrics.ascent)]
    }
}
