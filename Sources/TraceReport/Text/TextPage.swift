import TraceAnalysis

/// Lays text out in lines of at most 80 columns.
struct TextPage {
    /// The columns of a line.
    static let width = 80

    /// How a part of a line stands out.
    enum Style: String {
        case heading = "1"
        case error = "1;31"
        case warning = "33"
        case note = "36"
        case quiet = "2"
    }

    private(set) var lines: [String] = []
    private let usesColor: Bool

    init(usesColor: Bool) { self.usesColor = usesColor }

    /// The lines with an end behind each.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// Adds an empty line, unless one stands there already.
    mutating func blank() {
        if lines.last?.isEmpty == false { lines.append("") }
    }

    /// Adds a heading.
    mutating func heading(_ text: String) {
        blank()
        for line in Self.wrap(Escaping.text(text), width: Self.width) { lines.append(styled(line, .heading)) }
    }

    /// Adds a paragraph: its first line after `first`, the others indented.
    mutating func paragraph(_ text: String, first: String = "", indent: Int = 0, style: Style? = nil) {
        let space = String(repeating: " ", count: indent)
        let wrapped = Self.wrap(Escaping.text(text), width: Self.width - indent)
        for (index, line) in wrapped.enumerated() {
            var lead = index == 0 && !first.isEmpty ? first.padded(to: indent) : space
            while line.isEmpty, lead.last == " " { lead.removeLast() }
            lines.append(lead + (style.map { styled(line, $0) } ?? line))
        }
    }

    /// Adds lines as they stand, such as code, after an indent; a line that is too long goes on in the next.
    mutating func code(_ text: String, indent: Int) {
        let space = String(repeating: " ", count: indent)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for piece in Self.cut(Escaping.text(String(line)), width: Self.width - indent) {
                lines.append(piece.isEmpty ? "" : space + piece)
            }
        }
    }

    /// Adds a table. The first column is on the left, all others on the right, and the last one on the left where `lastIsText`.
    ///
    /// Columns are as wide as their widest cell. Where a line would be too long, columns are left out, first the first of `droppable`,
    /// until names have room; then the last column gives way, and then the first, with an ellipsis. What is left out is said below.
    mutating func table(_ header: [String], _ rows: [[String]], lastIsText: Bool = false, droppable: [String] = []) {
        var cells = ([header] + rows).map { $0.map(Escaping.text) }
        guard header.count > 1 else { return }
        var left: [String] = []
        for name in droppable {
            let layout = TableLayout(cells, lastIsText: lastIsText)
            if layout.hasRoom { break }
            guard let column = cells[0].firstIndex(of: name) else { continue }
            for row in cells.indices { cells[row].remove(at: column) }
            left.append(name)
        }
        let count = cells[0].count
        let widths = TableLayout(cells, lastIsText: lastIsText).fitted
        for (number, row) in cells.enumerated() {
            var line = "  "
            for (column, cell) in row.enumerated() {
                let shown = cell.shortened(to: widths[column])
                let isText = column == 0 || (lastIsText && column == count - 1)
                let space = String(repeating: " ", count: max(0, widths[column] - shown.columns))
                line += (column == 0 ? "" : "  ") + (isText ? shown + space : space + shown)
            }
            while line.last == " " { line.removeLast() }
            lines.append(number == 0 ? styled(line, .quiet) : line)
        }
        guard !left.isEmpty else { return }
        blank()
        paragraph("No room here for \(Wording.list(left.map { "'\($0)'" })); '--format json' has \(left.count == 1 ? "it" : "them").", style: .quiet)
    }

    private func styled(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m" : text
    }

    // MARK: Lines

    /// Breaks text at spaces; a word that is longer than a line is cut.
    static func wrap(_ text: String, width: Int) -> [String] {
        var found: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false).map({ shortened(String($0)) }) {
            if !line.isEmpty, line.columns + 1 + word.columns <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { found.append(line) }
            let pieces = cut(word, width: width)
            found.append(contentsOf: pieces.dropLast())
            line = pieces.last ?? ""
        }
        found.append(line)
        return found
    }

    /// Words longer than this say most at their ends; the middle is left out.
    private static let longestWord = 160

    private static func shortened(_ word: String) -> String {
        guard word.columns > longestWord else { return word }
        return word.shortened(to: longestWord / 2) + String(String(word.reversed()).shortened(to: longestWord / 2).dropLast().reversed())
    }

    /// Cuts text into pieces that fit.
    static func cut(_ text: String, width: Int) -> [String] {
        guard text.columns > width else { return [text] }
        var found: [String] = []
        var piece = ""
        var used = 0
        for character in text {
            let columns = String(character).columns
            if used + columns > width {
                found.append(piece)
                (piece, used) = ("", 0)
            }
            piece.append(character)
            used += columns
        }
        return found + [piece]
    }
}

/// The widths of a table's columns.
private struct TableLayout {
    /// The columns that a name is given before other columns are kept, and at least.
    private static let names = (wished: 36, least: 26)
    /// Those of a text in the last column, such as a place in code.
    private static let text = 24
    /// What is left of either where all else is used up.
    private static let smallest = 12

    private var widths: [Int]
    private let lastIsText: Bool

    init(_ cells: [[String]], lastIsText: Bool) {
        widths = cells[0].indices.map { column in cells.map { $0[column].columns }.max() ?? 0 }
        self.lastIsText = lastIsText
    }

    /// Columns that do not fit: each column stands two behind the one before.
    private var excess: Int { widths.reduce(0, +) + 2 * widths.count - TextPage.width }

    /// Whether names have room beside all other columns.
    var hasRoom: Bool {
        let last = widths.count - 1
        let spare = max(0, widths[0] - Self.names.wished) + (lastIsText ? max(0, widths[last] - Self.text) : 0)
        return excess <= spare
    }

    /// The widths with which a line fits.
    var fitted: [Int] {
        var layout = self
        let last = widths.count - 1
        for (column, least) in [(last, Self.text), (0, Self.names.least), (last, Self.smallest), (0, Self.smallest)]
        where column == 0 || lastIsText {
            layout.widths[column] -= max(0, min(layout.excess, layout.widths[column] - least))
        }
        return layout.widths
    }
}

extension String {
    /// The columns that the text takes on a terminal: two for a character of an East Asian script or a picture, one for any other.
    var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - columns))
    }

    /// The text with its end left out where it has more columns.
    func shortened(to width: Int) -> String {
        guard columns > width else { return self }
        var result = ""
        var used = 0
        for character in self {
            let next = character.isWide ? 2 : 1
            guard used + next < width else { break }
            result.append(character)
            used += next
        }
        return result + "…"
    }
}

extension Character {
    fileprivate var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }
}
