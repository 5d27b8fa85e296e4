/// Makes names from traces harmless. A trace is untrusted: its names can hold anything that a string can.
package enum Escaping {
    /// Text for a terminal: control characters, line ends and characters that turn the direction of writing stand as `\u{1b}`.
    package static func text(_ name: String) -> String {
        guard name.unicodeScalars.contains(where: isUnsafe) else { return name }
        var result = ""
        for scalar in name.unicodeScalars {
            if isUnsafe(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Markdown in which nothing but code spans is markup: `text` is a sentence whose code spans stand in back-ticks.
    package static func markdown(_ text: String) -> String {
        let parts = Self.text(text).split(separator: "`", omittingEmptySubsequences: false)
        // An odd number of back-ticks leaves the last one without its partner: it is text.
        let isBalanced = parts.count % 2 == 1
        return parts.enumerated().map { index, part in
            if index % 2 == 0 { return plainMarkdown(String(part)) }
            let isCode = isBalanced || index < parts.count - 1
            return isCode ? "`\(part.replacing("|", with: "\\|"))`" : "\\`" + plainMarkdown(String(part))
        }.joined()
    }

    /// A name as a code span.
    package static func markdownCode(_ name: String) -> String {
        let text = text(name).replacing("`", with: "'").replacing("|", with: "\\|")
        return text.isEmpty ? "" : "`\(text)`"
    }

    private static func plainMarkdown(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "&#64;"
            case "\\", "*", "_", "[", "]", "|", "~", "#", "!", "$": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
