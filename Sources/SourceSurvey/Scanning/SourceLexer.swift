/// Splits Swift source into tokens.
///
/// It knows as much of the language as telling code from comments and text takes: nested comments, strings of several lines, raw strings,
/// and the code inside of interpolations. Whatever the bytes are, it ends after one pass. Cost: linear in the bytes.
package struct SourceLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [SourceToken] = []
    private var isAtLineStart = true
    /// The strings around the code that is read: how many number signs and quotes end them, and how many parentheses are open in the code.
    private var strings: [OpenString] = []

    private struct OpenString {
        var hashes: Int
        var isMultiline: Bool
        var depth: Int
    }

    /// Strings inside of interpolations inside of strings: deeper ones than anybody writes are read as code.
    private static let deepest = 64
    /// Texts up to this length, in bytes, are kept: names of targets, products and folders are shorter.
    private static let longestName = 200

    package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
        var lexer = SourceLexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? { position + offset < bytes.count ? bytes[position + offset] : nil }

    private mutating func run() {
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "\n"):
                newLine()
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): string(hashes: 0)
            case UInt8(ascii: "#"): hash()
            case UInt8(ascii: "`"): quotedWord()
            case UInt8(ascii: "("):
                if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
                sign()
            case UInt8(ascii: ")"):
                guard let open = strings.last else {
                    sign()
                    continue
                }
                if open.depth == 0 {
                    // The interpolation ends; the string goes on.
                    strings.removeLast()
                    position += 1
                    text(hashes: open.hashes, isMultiline: open.isMultiline)
                } else {
                    strings[strings.count - 1].depth -= 1
                    sign()
                }
            default:
                if Self.isNameStart(byte) { word() } else if Self.isDigit(byte) { number() } else { sign() }
            }
        }
    }

    private mutating func newLine() {
        line += 1
        isAtLineStart = true
    }

    private mutating func add(_ kind: SourceToken.Kind, _ text: String, line: Int? = nil) {
        tokens.append(SourceToken(kind: kind, text: text, line: line ?? self.line, startsLine: isAtLineStart))
        isAtLineStart = false
    }

    private mutating func sign() {
        add(.sign, String(UnicodeScalar(bytes[position])))
        position += 1
    }

    private mutating func word() {
        let start = position
        while let byte = byte(), Self.isNameStart(byte) || Self.isDigit(byte) { position += 1 }
        add(.word, text(from: start))
    }

    private mutating func quotedWord() {
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return sign() }
        position = end
        add(.word, text(from: start))
        position += 1
    }

    private mutating func number() {
        while let byte = byte(), Self.isNameStart(byte) || Self.isDigit(byte) { position += 1 }
        add(.number, "")
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    private mutating func skipLine() {
        while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while let byte = byte() {
            if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == UInt8(ascii: "\n") { newLine() }
                position += 1
            }
        }
    }

    /// A raw string, a directive, or a macro.
    private mutating func hash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            return string(hashes: hashes)
        }
        let start = position
        position += 1
        while let byte = byte(), Self.isNameStart(byte) || Self.isDigit(byte) { position += 1 }
        let name = text(from: start)
        guard ["#if", "#elseif", "#else", "#endif"].contains(name) else { return add(.hash, name) }
        let began = position
        // To the end of the line, comments left out.
        while let byte = byte(), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") || self.byte(1) == UInt8(ascii: "*") { break }
            position += 1
        }
        add(.condition, name + text(from: began))
    }

    /// At the opening quote.
    private mutating func string(hashes: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        add(.string, "")
        let token = tokens.count - 1
        position += isMultiline ? 3 : 1
        let start = position
        text(hashes: hashes, isMultiline: isMultiline)
        let end = position - 1 - hashes
        // What has an interpolation in it is no name of anything.
        if !isMultiline, end >= start, end - start <= Self.longestName, bytes[end] == UInt8(ascii: "\"") {
            tokens[token].text = String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    /// Reads text to the end of its string, or to an interpolation in it.
    private mutating func text(hashes: Int, isMultiline: Bool) {
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "\n"):
                // A string of one line ends there, closed or not.
                if !isMultiline { return }
                newLine()
                position += 1
            case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
                position += 1 + hashes
                guard self.byte() == UInt8(ascii: "("), strings.count < Self.deepest else {
                    if self.byte() == UInt8(ascii: "\n") { newLine() }
                    position += 1
                    continue
                }
                position += 1
                strings.append(OpenString(hashes: hashes, isMultiline: isMultiline, depth: 0))
                return
            case UInt8(ascii: "\""):
                if isMultiline {
                    if self.byte(1) == byte, self.byte(2) == byte, hasHashes(hashes, at: 3) {
                        position += 3 + hashes
                        return
                    }
                } else if hasHashes(hashes, at: 1) {
                    position += 1 + hashes
                    return
                }
                position += 1
            default: position += 1
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Letters, the low line, the dollar sign, and whatever is not ASCII.
    private static func isNameStart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}
