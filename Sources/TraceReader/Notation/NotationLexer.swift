/// What is wrong with a line of the notation.
struct NotationFault: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Cuts a line of the notation into tokens.
struct NotationLexer {
    enum Token: Equatable {
        /// Anything bare.
        case word(String)
        /// A string in quotes, without them.
        case quoted(String)
        case open
        case close
        case comma

        /// The token as it stands in an error's text.
        var described: String {
            switch self {
            case .word(let text): "'\(text)'"
            case .quoted(let text): "\"\(text)\""
            case .open: "'['"
            case .close: "']'"
            case .comma: "','"
            }
        }
    }

    /// The tokens of a line in order.
    static func tokens(of line: Substring) throws(NotationFault) -> [Token] {
        var tokens: [Token] = []
        var rest = line.unicodeScalars[...]
        while let scalar = rest.first {
            switch scalar {
            case " ", "\t", "\r": rest.removeFirst()
            case "[": tokens.append(.open); rest.removeFirst()
            case "]": tokens.append(.close); rest.removeFirst()
            case ",": tokens.append(.comma); rest.removeFirst()
            case "\"": tokens.append(.quoted(try quoted(&rest)))
            default:
                let word = rest.prefix { !separators.contains($0) }
                rest = rest[word.endIndex...]
                tokens.append(.word(String(word)))
            }
        }
        return tokens
    }

    /// A string as it stands in the notation: bare where it can.
    static func spelling(_ text: String) -> String { isBare(text) ? text : quoting(text) }

    /// Whether a string can stand without quotes.
    static func isBare(_ text: String) -> Bool {
        guard !text.isEmpty, text != "-" else { return false }
        return text.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "[")
                && byte != UInt8(ascii: "]") && byte != UInt8(ascii: ",")
        }
    }

    /// A string in quotes.
    static func quoting(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                || scalar == "\u{2028}" || scalar == "\u{2029}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static let separators: Set<Unicode.Scalar> = [" ", "\t", "\r", "[", "]", ",", "\""]

    private static func quoted(_ rest: inout Substring.UnicodeScalarView) throws(NotationFault) -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return String(text) }
            text.append(scalar == "\\" ? try escaped(&rest) : scalar)
        }
        throw NotationFault("a string is not closed by '\"'")
    }

    private static func escaped(_ rest: inout Substring.UnicodeScalarView) throws(NotationFault) -> Unicode.Scalar {
        switch rest.popFirst() {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            let digits = rest.prefix { $0 != "}" }
            guard digits.first == "{", digits.count <= 9, digits.endIndex < rest.endIndex,
                let value = UInt32(String(digits.dropFirst()), radix: 16), let scalar = Unicode.Scalar(value)
            else { throw NotationFault("'\\u' needs the form \\u{1F600}") }
            rest = rest[rest.index(after: digits.endIndex)...]
            return scalar
        default: throw NotationFault("a backslash in a string needs one of \" \\ n r t u behind it")
        }
    }
}
