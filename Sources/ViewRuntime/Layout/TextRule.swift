import Foundation

/// A text: broken into lines where the proposal is narrower than it, and cut where it is lower or the lines are limited.
final class TextRule: LayoutRule {
    private let runs: [TextRun]
    private let settings: TextSettings
    private let plain: TextMetrics
    private let baselineOffset: CGFloat

    init(_ text: Text, _ values: EnvironmentValues) {
        let settings = TextSettings(values)
        self.settings = settings
        plain = TextMetrics(text.attributes.font ?? settings.font, settings)
        runs = TextRun.runs(of: text, TextAttributes(), settings)
        baselineOffset = text.attributes.baselineOffset ?? 0
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let whole = broken(proposal.width, height: proposal.height, scale: 1)
        guard whole.isCut, settings.minimumScale < 1 else { return whole.size }
        // Smaller in steps until everything fits.
        var scale: CGFloat = 1
        while scale > settings.minimumScale {
            scale = max(settings.minimumScale, scale - 0.05)
            let smaller = broken(proposal.width, height: proposal.height, scale: scale)
            if !smaller.isCut { return smaller.size }
        }
        return broken(proposal.width, height: proposal.height, scale: settings.minimumScale).size
    }

    private func broken(_ width: CGFloat?, height: CGFloat?, scale: CGFloat) -> TextLines {
        TextLines(
            runs, width: width, height: height, limit: settings.lineLimit, spacing: settings.lineSpacing,
            emptyHeight: plain.lineHeight, scale: scale)
    }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    override func guide(_ item: LayoutItem, _ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let ascent = runs.map(\.metrics.ascent).max() ?? plain.ascent
        let line = runs.map(\.metrics.lineHeight).max() ?? plain.lineHeight
        return key == VerticalAlignment.firstTextBaseline.key ? ascent : dimensions.height - line + ascent
    }
}

/// Characters with one look.
struct TextRun {
    var text: String
    var metrics: TextMetrics

    static func runs(of text: Text, _ outer: TextAttributes, _ settings: TextSettings) -> [TextRun] {
        var attributes = outer
        let own = text.attributes
        attributes.font = own.font ?? outer.font
        attributes.weight = own.weight ?? outer.weight
        attributes.isBold = own.isBold ?? outer.isBold
        attributes.isMonospaced = own.isMonospaced ?? outer.isMonospaced
        attributes.tracking = own.tracking ?? own.kerning ?? outer.tracking
        if let details = text.details, !details.runs.isEmpty {
            return details.runs.flatMap { runs(of: $0, attributes, settings) }
        }
        var metrics = TextMetrics(
            attributes.font ?? settings.font, settings, weight: attributes.weight, isBold: attributes.isBold)
        if attributes.isMonospaced == true { metrics.isMonospaced = true }
        metrics.tracking = attributes.tracking ?? 0
        var content = text.content
        switch settings.textCase {
        case .uppercase: content = content.uppercased()
        case .lowercase: content = content.lowercased()
        case nil: break
        }
        return [TextRun(text: content, metrics: metrics)]
    }
}

/// A text in lines.
struct TextLines {
    /// A line that is shown.
    struct Line {
        /// In points, without spaces at its end.
        var width: CGFloat
        var height: CGFloat
        /// Its first character, counted over all runs, and the one behind its last.
        var start: Int
        var end: Int
    }

    private(set) var size: CGSize
    private(set) var lines: [Line] = []
    /// Whether not everything is shown.
    private(set) var isCut = false

    /// Lines are broken after spaces and hyphens, and within words that are wider than a line.
    init(
        _ runs: [TextRun], width: CGFloat?, height: CGFloat?, limit: Int?, spacing: CGFloat, emptyHeight: CGFloat,
        scale: CGFloat
    ) {
        let room = width ?? .infinity
        var lines: [Line] = []
        // Characters are counted, so that whoever draws knows what stands in a line.
        var (position, lineStart, wordStart) = (0, 0, 0)
        // A line that has begun: what stands in it, without and with the spaces at its end; and the word that has begun.
        var (line, lineAll, word, wordAll): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var lineHeight = runs.isEmpty ? emptyHeight : 0
        func endWord() {
            if word > 0 { line = lineAll + word }
            lineAll += wordAll
            (word, wordAll) = (0, 0)
            wordStart = position
        }
        func endLine(at end: Int) {
            lines.append(Line(width: line, height: lineHeight * scale, start: lineStart, end: end))
            (line, lineAll) = (0, 0)
            lineStart = end
        }
        for run in runs {
            lineHeight = max(lineHeight, run.metrics.lineHeight)
            for character in run.text {
                defer { position += 1 }
                if character.isNewline {
                    endWord()
                    endLine(at: position)
                    (lineStart, wordStart) = (position + 1, position + 1)
                    lineHeight = run.metrics.lineHeight
                    continue
                }
                let advance = run.metrics.width(character) * scale
                if character == " " || character == "\t" {
                    wordAll += advance
                    endWord()
                    wordStart = position + 1
                    continue
                }
                if lineAll + word + advance > room {
                    if lineAll > 0 {
                        endLine(at: wordStart)
                        lineHeight = run.metrics.lineHeight
                    }
                    if word + advance > room, word > 0 {
                        // The word alone is wider than the line.
                        line = word
                        endLine(at: position)
                        (word, wordAll) = (0, 0)
                        wordStart = position
                    }
                }
                word += advance
                wordAll += advance
                if character == "-" {
                    endWord()
                    wordStart = position + 1
                }
            }
        }
        endWord()
        endLine(at: position)
        var shown = lines
        if let limit, limit > 0, shown.count > limit { shown = Array(shown.prefix(limit)) }
        if let height {
            // The first line is always shown.
            var top = shown[0].height
            var count = 1
            while count < shown.count, top + spacing + shown[count].height <= height + 0.001 {
                top += spacing + shown[count].height
                count += 1
            }
            shown = Array(shown.prefix(count))
        }
        isCut = shown.count < lines.count
        self.lines = shown
        var widest = shown.map(\.width).max() ?? 0
        // The line that is cut goes to the end of the place, up to the sign for what is left out.
        if isCut, room.isFinite { widest = max(widest, min(room, lines.reduce(0) { $0 + $1.width })) }
        let total = shown.reduce(0) { $0 + $1.height } + spacing * CGFloat(shown.count - 1)
        size = CGSize(width: min(widest, room), height: total)
        if widest > room { isCut = true }
    }
}
