/// Text as it may stand in XML: markup escaped, and what XML 1.0 cannot hold written as `\u{…}`.
enum XMLText {
    static func attribute(_ text: String) -> String { escaped(Escaping.text(text)) }

    /// Several lines; each is made harmless alone.
    static func content(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(Escaping.text(String($0))) }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Scalars that are none of XML's characters, which the escaping of names leaves.
            case "\u{FFFE}", "\u{FFFF}": result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
