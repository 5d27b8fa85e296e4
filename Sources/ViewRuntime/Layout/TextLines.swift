import Foundation

/// One line of a text, as it was broken.
struct TextLine {
    /// Its first character, counted over all runs, and the one behind its last.
    var start: Int
    var end: Int
    /// How wide it is without the spaces at its end.
    var width: CGFloat
    var height: CGFloat
    /// How far below its top its letters stand.
    var ascent: CGFloat
}

/// A text in lines.
struct TextLines {
    private(set) var size: CGSize
    /// The lines that are shown.
    private(set) var lines: [TextLine] = []
    /// Whether not everything is shown.
    private(set) var isCut = false
    /// What it was broken with.
    let limits: Limits

    /// How much a text may take, and how it may be made to fit.
    struct Limits {
        var width: CGFloat?
        var height: CGFloat?
        /// The least and the largest number of lines.
        var least: Int?
        var most: Int?
        /// The space between lines in points.
        var spacing: CGFloat = 0
        /// The part of their size that characters have.
        var scale: CGFloat = 1
        /// The part of their width that characters have beside that.
        var tightness: CGFloat = 1
    }

    /// Breaks a text as ``LineBreaking`` says, and within words that are wider than a line.
    init(_ runs: [TextRun], _ limits: Limits, empty: TextMetrics) {
        let room = limits.width ?? .infinity
        var breaker = Breaker(room: room, runs: runs, empty: empty)
        var position = 0
        for run in runs {
            breaker.enter(run.metrics)
            for character in run.text {
                breaker.take(character, run.metrics.width(character) * limits.scale * limits.tightness, run.metrics, position)
                position += 1
            }
        }
        breaker.finish(position)
        self.limits = limits
        let all = breaker.lines.map { line in
            var line = line
            line.height *= limits.scale
            line.ascent *= limits.scale
            return line
        }
        var shown = all
        if let most = limits.most, most > 0, shown.count > most { shown = Array(shown.prefix(most)) }
        if let height = limits.height {
            // The first line is always shown.
            var top = shown[0].height
            var count = 1
            while count < shown.count, top + limits.spacing + shown[count].height <= height + 0.001 {
                top += limits.spacing + shown[count].height
                count += 1
            }
            shown = Array(shown.prefix(count))
        }
        isCut = shown.count < all.count
        lines = shown
        var widest = shown.map(\.width).max() ?? 0
        // The line that is cut goes to the end of the place, up to the sign for what is left out.
        if isCut, room.isFinite { widest = max(widest, min(room, all.reduce(0) { $0 + $1.width })) }
        var total = shown.reduce(0) { $0 + $1.height } + limits.spacing * CGFloat(shown.count - 1)
        if let least = limits.least, all.count < least {
            total += CGFloat(least - all.count) * (limits.spacing + (all.last?.height ?? 0))
        }
        size = CGSize(width: min(widest, room), height: total)
        if widest > room { isCut = true }
    }

    /// Puts characters into lines.
    private struct Breaker {
        let room: CGFloat
        private(set) var lines: [TextLine] = []
        // What stands in the line that has begun, without and with the spaces at its end; and the word that has begun.
        private var (line, lineAll, word, wordAll): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        private var lineStart = 0
        private var wordStart = 0
        private var height: CGFloat = 0
        private var ascent: CGFloat = 0
        private var wordHeight: CGFloat = 0
        private var wordAscent: CGFloat = 0
        private var previous: Character?

        init(room: CGFloat, runs: [TextRun], empty: TextMetrics) {
            self.room = room
            if runs.allSatisfy({ $0.text.isEmpty }) { enter(empty) }
        }

        /// A line in which nothing else stands is as high as the font there.
        mutating func enter(_ metrics: TextMetrics) {
            if height == 0 { (height, ascent) = (metrics.lineHeight, metrics.ascent) }
        }

        private mutating func endWord(at position: Int) {
            if word > 0 { line = lineAll + word }
            lineAll += wordAll
            height = max(height, wordHeight)
            ascent = max(ascent, wordAscent)
            (word, wordAll, wordHeight, wordAscent) = (0, 0, 0, 0)
            wordStart = position
        }

        private mutating func endLine(at position: Int, next: Int) {
            lines.append(TextLine(start: lineStart, end: position, width: line, height: height, ascent: ascent))
            (line, lineAll, height, ascent) = (0, 0, 0, 0)
            lineStart = next
        }

        mutating func take(_ character: Character, _ advance: CGFloat, _ metrics: TextMetrics, _ position: Int) {
            defer { previous = character }
            if character.isNewline {
                if isAfterNewline { lineStart = position }
                endWord(at: position)
                if height == 0 { enter(metrics) }
                endLine(at: position, next: position)
                enter(metrics)
                isAfterNewline = true
                return
            }
            if isAfterNewline {
                (lineStart, wordStart) = (position, position)
                isAfterNewline = false
            }
            if LineBreaking.isSpace(character) {
                if word == 0, wordAll == 0 { wordStart = position }
                wordAll += advance
                wordHeight = max(wordHeight, metrics.lineHeight)
                wordAscent = max(wordAscent, metrics.ascent)
                endWord(at: position)
                isAfterSpace = true
                return
            }
            if isAfterSpace {
                wordStart = position
                isAfterSpace = false
            } else if let previous, LineBreaking.isAllowed(between: previous, and: character) {
                endWord(at: position)
            }
            if lineAll + word + advance > room {
                if lineAll > 0 {
                    let (height, ascent) = (wordHeight, wordAscent)
                    endLine(at: wordStart, next: wordStart)
                    self.height = max(height, metrics.lineHeight)
                    self.ascent = max(ascent, metrics.ascent)
                }
                if word + advance > room, word > 0 {
                    // The word alone is wider than the line.
                    line = word
                    height = max(height, wordHeight)
                    ascent = max(ascent, wordAscent)
                    endLine(at: position, next: position)
                    (word, wordAll, wordHeight, wordAscent) = (0, 0, 0, 0)
                    wordStart = position
                }
            }
            word += advance
            wordAll += advance
            wordHeight = max(wordHeight, metrics.lineHeight)
            wordAscent = max(wordAscent, metrics.ascent)
        }

        private var isAfterNewline = false
        private var isAfterSpace = false

        mutating func finish(_ end: Int) {
            if isAfterNewline { lineStart = end }
            endWord(at: end)
            endLine(at: end, next: end)
        }
    }
}

/// Where lines of text may be broken.
///
/// After spaces and tabs; after hyphens and dashes; before and after Chinese, Japanese and Korean characters and emoji, though not before signs that
/// close or end something (`。、）」！？` and small kana), and not after those that open something (`（「`). A space that does not break does not.
enum LineBreaking {
    static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" || character == "\u{3000}" }

    static func isAllowed(between left: Character, and right: Character) -> Bool {
        if isSpace(left) || left.isNewline { return false }
        if left == "-" || left == "\u{2010}" || left == "\u{2013}" || left == "\u{2014}" || left == "\u{ad}" || left == "\u{200b}" {
            return true
        }
        guard isIdeographic(left) || isIdeographic(right) else { return false }
        return !closing.contains(right) && !opening.contains(left)
    }

    private static func isIdeographic(_ character: Character) -> Bool { TextMetrics.isWide(character) }

    private static let closing = Set("。、，．）」』】〉》〕］｝！？：；・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.!?:;)]}%\"'”’…")
    private static let opening = Set("（「『【〈《〔［｛([{\"'“‘")
}
