import Foundation

/// Inline Markdown: emphasis, code, lines through text, links, escaped characters.
///
/// Blocks (headings, lists, quotes) are not looked for: their marks stay as they are. Cost: linear in the characters.
struct InlineMarkdown {
    /// Characters with one look.
    struct Run: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: URL?
    }

    /// Whether the string may hold marks at all.
    @inline(__always)
    static func isPossible(in string: String) -> Bool {
        for byte in string.utf8 {
            switch byte {
            // * < [ \ _ ` ~
            case 0x2A, 0x3C, 0x5B, 0x5C, 0x5F, 0x60, 0x7E: return true
            default: continue
            }
        }
        return false
    }

    /// The string with each mark escaped: it stands for itself where Markdown is read.
    static func escaped(_ string: String) -> String {
        guard isPossible(in: string) || string.contains("]") else { return string }
        var result = ""
        for character in string {
            if "*<[]\\_`~".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    static func runs(_ string: String, baseURL: URL? = nil) -> [Run] {
        guard isPossible(in: string) else { return string.isEmpty ? [] : [Run(text: string)] }
        var parser = InlineMarkdown(Array(string), baseURL)
        return parser.parse(0..<parser.characters.count)
    }

    private let characters: [Character]
    private let baseURL: URL?
    /// The closing bracket of each opening one.
    private var brackets: [Int: Int] = [:]
    /// The closing parenthesis of each opening one.
    private var parentheses: [Int: Int] = [:]

    private init(_ characters: [Character], _ baseURL: URL?) {
        self.characters = characters
        self.baseURL = baseURL
        var open: [Int] = []
        var openParentheses: [Int] = []
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "[": open.append(index)
            case "]": if let start = open.popLast() { brackets[start] = index }
            case "(": openParentheses.append(index)
            case ")": if let start = openParentheses.popLast() { parentheses[start] = index }
            default: break
            }
            index += 1
        }
    }

    /// A part that is read: characters, or marks that may begin or end emphasis.
    private struct Piece {
        var run: Run
        var mark: Character?
        var count = 0
        var canOpen = false
        var canClose = false
    }

    private mutating func parse(_ range: Range<Int>) -> [Run] {
        var pieces: [Piece] = []
        var text = ""
        func flush() {
            if !text.isEmpty { pieces.append(Piece(run: Run(text: text))) }
            text = ""
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let character = characters[index]
            switch character {
            case "\\" where index + 1 < range.upperBound && characters[index + 1].isMarkdownMark:
                text.append(characters[index + 1])
                index += 2
            case "`":
                let (run, next) = code(at: index, range)
                if let run {
                    flush()
                    pieces.append(Piece(run: run))
                } else {
                    text += String(characters[index..<next])
                }
                index = next
            case "[":
                guard let (runs, next) = link(at: index, range) else {
                    text.append(character)
                    index += 1
                    continue
                }
                flush()
                pieces += runs.map { Piece(run: $0) }
                index = next
            case "<":
                guard let (run, next) = autolink(at: index, range) else {
                    text.append(character)
                    index += 1
                    continue
                }
                flush()
                pieces.append(Piece(run: run))
                index = next
            case "*", "_", "~":
                flush()
                var end = index
                while end < range.upperBound, characters[end] == character { end += 1 }
                pieces.append(mark(index..<end, range))
                index = end
            default:
                text.append(character)
                index += 1
            }
        }
        flush()
        return InlineMarkdown.emphasized(pieces)
    }

    /// Marks that may begin or end emphasis, by what stands before and after them.
    private func mark(_ marks: Range<Int>, _ range: Range<Int>) -> Piece {
        let before = marks.lowerBound > range.lowerBound ? characters[marks.lowerBound - 1] : " "
        let after = marks.upperBound < range.upperBound ? characters[marks.upperBound] : " "
        let opens = !after.isWhitespace && (!after.isMarkdownMark || before.isWhitespace || before.isMarkdownMark)
        let closes = !before.isWhitespace && (!before.isMarkdownMark || after.isWhitespace || after.isMarkdownMark)
        let mark = characters[marks.lowerBound]
        var piece = Piece(run: Run(text: String(repeating: mark, count: marks.count)), mark: mark, count: marks.count)
        // Underscores within words are part of them.
        piece.canOpen = opens && (mark != "_" || !closes || before.isMarkdownMark)
        piece.canClose = closes && (mark != "_" || !opens || after.isMarkdownMark)
        return piece
    }

    /// Code up to as many backticks as it begins with; without them, where the backticks end.
    private func code(at start: Int, _ range: Range<Int>) -> (Run?, next: Int) {
        var begin = start
        while begin < range.upperBound, characters[begin] == "`" { begin += 1 }
        let length = begin - start
        var index = begin
        while index < range.upperBound {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let close = index
            while index < range.upperBound, characters[index] == "`" { index += 1 }
            guard index - close == length else { continue }
            var text = String(characters[begin..<close])
            if text.count > 2, text.first == " ", text.last == " " { text = String(text.dropFirst().dropLast()) }
            return (Run(text: text, intent: .code), index)
        }
        return (nil, begin)
    }

    /// `[label](address "title")`.
    private mutating func link(at start: Int, _ range: Range<Int>) -> ([Run], next: Int)? {
        guard let close = brackets[start], close + 1 < range.upperBound, characters[close + 1] == "(" else { return nil }
        guard let end = parentheses[close + 1], end < range.upperBound else { return nil }
        let inner = String(characters[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
        let address = inner.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
        guard let url = URL(string: address, relativeTo: baseURL) else { return nil }
        // Links do not stand in links: what is in a label is read without them.
        let outer = brackets
        brackets = [:]
        let label = parse((start + 1)..<close)
        brackets = outer
        return (label.map { Run(text: $0.text, intent: $0.intent, link: url) }, end + 1)
    }

    /// `<https://example.org>`.
    private func autolink(at start: Int, _ range: Range<Int>) -> (Run, next: Int)? {
        var end = start + 1
        while end < range.upperBound, characters[end] != ">" {
            if characters[end].isWhitespace || characters[end] == "<" { return nil }
            end += 1
        }
        guard end < range.upperBound else { return nil }
        let address = String(characters[(start + 1)..<end])
        guard let url = URL(string: address), url.scheme != nil else { return nil }
        return (Run(text: address, link: url), end + 1)
    }

    /// Finds pairs of marks, and gives what stands between them their look.
    private static func emphasized(_ given: [Piece]) -> [Run] {
        var pieces = given
        var openers: [Character: [Int]] = [:]
        // Where each look begins and ends.
        var changes: [(from: Int, to: Int, intent: InlinePresentationIntent)] = []
        for index in pieces.indices {
            guard let mark = pieces[index].mark else { continue }
            while pieces[index].canClose, pieces[index].count > 0, let opener = openers[mark]?.last {
                let both = pieces[opener].count >= 2 && pieces[index].count >= 2
                let used = both ? 2 : 1
                if mark == "~" {
                    guard pieces[opener].count == pieces[index].count, pieces[index].count <= 2 else { break }
                    changes.append((opener, index, .strikethrough))
                    (pieces[opener].count, pieces[index].count) = (0, 0)
                } else {
                    changes.append((opener, index, both ? .stronglyEmphasized : .emphasized))
                    pieces[opener].count -= used
                    pieces[index].count -= used
                }
                // What was opened between the two stays as it is.
                for (other, open) in openers where other != mark { openers[other] = open.filter { $0 < opener } }
                if pieces[opener].count == 0 { openers[mark]?.removeLast() }
            }
            if pieces[index].canOpen, pieces[index].count > 0 { openers[mark, default: []].append(index) }
        }
        var depth: [InlinePresentationIntent.RawValue: [Int]] = [:]
        for change in changes {
            depth[change.intent.rawValue, default: Array(repeating: 0, count: pieces.count + 1)][change.from] += 1
            depth[change.intent.rawValue]?[change.to] -= 1
        }
        var open: [InlinePresentationIntent.RawValue: Int] = [:]
        var runs: [Run] = []
        for (index, piece) in pieces.enumerated() {
            for (intent, steps) in depth { open[intent, default: 0] += steps[index] }
            var run = piece.run
            if let mark = piece.mark { run.text = String(repeating: mark, count: piece.count) }
            for (intent, count) in open where count > 0 { run.intent.insert(InlinePresentationIntent(rawValue: intent)) }
            if run.text.isEmpty { continue }
            if let last = runs.last, last.intent == run.intent, last.link == run.link {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        return runs
    }
}

extension Character {
    /// Whether it is punctuation of ASCII, which a backslash escapes.
    fileprivate var isMarkdownMark: Bool {
        guard let value = asciiValue else { return isPunctuation || isSymbol }
        return (33...47).contains(value) || (58...64).contains(value) || (91...96).contains(value) || (123...126).contains(value)
    }
}

#if !canImport(Darwin)
/// How characters are meant, as Markdown says. Foundation has it on Apple's platforms alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
#endif
