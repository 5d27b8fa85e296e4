/// Cuts Swift source into tokens. Comments and blanks are left out; what is not closed ends with the source.
struct Lexer {
    private let bytes: [UInt8]
    private let source: String
    private var place = 0
    private var startsLine = true
    private var tokens: [Token] = []

    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        lexer.run()
        return lexer.tokens
    }

    private init(_ source: String) {
        self.source = source
        bytes = Array(source.utf8)
    }

    private mutating func run() {
        var end = -1
        while true {
            skipBlanks()
            guard place < bytes.count else { return }
            let start = place
            let kind = next()
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            tokens.append(
                Token(kind: kind, range: start..<place, text: Substring(text), startsLine: startsLine, isAdjacent: start == end))
            startsLine = false
            end = place
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }

    private mutating func skipBlanks() {
        while place < bytes.count {
            switch peek() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
                place += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while place < bytes.count, peek() != UInt8(ascii: "\n"), peek() != UInt8(ascii: "\r") { place += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            default:
                return
            }
        }
    }

    // Comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                (depth, place) = (depth + 1, place + 2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                (depth, place) = (depth - 1, place + 2)
            } else {
                if peek() == UInt8(ascii: "\n") { startsLine = true }
                place += 1
            }
        } while depth > 0 && place < bytes.count
        place = min(place, bytes.count)
    }

    private mutating func next() -> Token.Kind {
        let byte = peek()
        if byte == UInt8(ascii: "#") {
            var pounds = 0
            while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
            if peek(pounds) == UInt8(ascii: "\"") || peek(pounds) == UInt8(ascii: "/") {
                let isRegex = peek(pounds) == UInt8(ascii: "/")
                place += pounds
                if isRegex { skipRegex(pounds) } else { skipString(pounds) }
                return .literal
            }
        }
        switch byte {
        case UInt8(ascii: "\""):
            skipString(0)
            return .literal
        case UInt8(ascii: "`"):
            place += 1
            while place < bytes.count, peek() != UInt8(ascii: "`") { place += 1 }
            place = min(place + 1, bytes.count)
            return .word
        case _ where Self.isWord(byte):
            while place < bytes.count, Self.isWord(peek()) { place += 1 }
            return .word
        case _ where Self.isSign(byte):
            while place < bytes.count, Self.isSign(peek()), !startsComment { place += 1 }
            return .sign
        default:
            place += 1
            return .mark
        }
    }

    // Bytes of other scripts count as parts of words: a name, or an operator that no macro here looks at.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        "+-*/=<>!&|^~%?.:\\".utf8.contains(byte)
    }

    private var startsComment: Bool {
        peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    }

    private func startsPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }

    // At the opening quote; `pounds` stood before it.
    private mutating func skipString(_ pounds: Int) {
        let quote = UInt8(ascii: "\"")
        let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
        place += quotes
        while place < bytes.count {
            if peek() == UInt8(ascii: "\\"), startsPounds(pounds, at: 1) {
                place += 1 + pounds
                if peek() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
            } else if peek() == quote, quotes == 1 || (peek(1) == quote && peek(2) == quote), startsPounds(pounds, at: quotes) {
                place += quotes + pounds
                return
            } else if quotes == 1, peek() == UInt8(ascii: "\n") {
                return
            } else {
                place += 1
            }
        }
        place = min(place, bytes.count)
    }

    // At the opening parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            skipBlanks()
            switch peek() {
            case UInt8(ascii: "("):
                depth += 1
                place += 1
            case UInt8(ascii: ")"):
                depth -= 1
                place += 1
            default:
                if place < bytes.count { _ = next() }
            }
        } while depth > 0 && place < bytes.count
    }

    // At the opening slash.
    private mutating func skipRegex(_ pounds: Int) {
        place += 1
        while place < bytes.count {
            if peek() == UInt8(ascii: "/"), startsPounds(pounds, at: 1) {
                place += 1 + pounds
                return
            }
            place += peek() == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place, bytes.count)
    }
}
