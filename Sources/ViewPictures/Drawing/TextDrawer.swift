import Foundation
import ViewRuntime

/// Turns lines of text into steps.
enum TextDrawer {
    static func steps(
        _ text: DrawnText, in frame: CGRect, _ paints: PaintResolver, _ surroundings: ViewDrawer.Surroundings = .init(),
        alignment: TextAlignment = .leading, isRightToLeft: Bool = false
    ) -> [Drawing.Step] {
        var steps: [Drawing.Step] = []
        var y = frame.minY
        for line in text.lines {
            let room = frame.width - line.width
            var x: CGFloat =
                switch (alignment, isRightToLeft) {
                case (.center, _): frame.minX + room / 2
                case (.leading, false), (.trailing, true): frame.minX
                case (.leading, true), (.trailing, false): frame.minX + room
                }
            for piece in isRightToLeft ? line.pieces.reversed() : line.pieces {
                defer { x += piece.width }
                guard piece.width > 0 else { continue }
                let origin = CGPoint(x: x, y: y + line.ascent - piece.baselineOffset)
                steps.append(words(piece, at: origin, paints, surroundings))
            }
            y += line.height + text.spacing
        }
        return steps
    }

    /// Characters of one look, with the first one at a place.
    static func words(
        _ piece: DrawnText.Piece, at origin: CGPoint, _ paints: PaintResolver, _ surroundings: ViewDrawer.Surroundings
    ) -> Drawing.Step {
        let words = Drawing.Words(
            text: piece.text, origin: origin, width: piece.width, size: piece.size,
            face: FontFace(isBold: piece.isBold, isItalic: piece.isItalic, isMonospaced: piece.isMonospaced, isSerif: piece.isSerif),
            isStruckThrough: piece.isStruckThrough || surroundings.isStruckThrough,
            isUnderlined: piece.isUnderlined || surroundings.isUnderlined, tracking: piece.tracking)
        return .text(words, piece.foreground.map { paints.paint($0) } ?? paints.current)
    }

    /// One line of a control's own words.
    static func line(
        _ text: String, in frame: CGRect, size: CGFloat, isBold: Bool = false, _ paint: Paint, alignment: TextAlignment = .leading
    ) -> [Drawing.Step] {
        let set = DrawnText(line: text, size: size, isBold: isBold)
        guard let line = set.lines.first, let piece = line.pieces.first, piece.width > 0 else { return [] }
        let width = min(piece.width, frame.width)
        let x: CGFloat =
            switch alignment {
            case .leading: frame.minX
            case .center: frame.midX - width / 2
            case .trailing: frame.maxX - width
            }
        let words = Drawing.Words(
            text: text, origin: CGPoint(x: x, y: frame.midY - line.height / 2 + line.ascent), width: width, size: size,
            face: FontFace(isBold: isBold))
        return [.text(words, paint)]
    }
}
