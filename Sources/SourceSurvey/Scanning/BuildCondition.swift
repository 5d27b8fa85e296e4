/// What a condition after `#if` comes to where packages are built for this runtime, on Linux.
package enum BuildCondition {
    /// The value, or nil where it depends on flags that nobody here knows.
    package static func value(of text: String, canImport: @escaping (String) -> Bool) -> Bool? {
        var parser = Parser(tokens: SourceLexer.tokens(of: Array(text.utf8)), canImport: canImport)
        return parser.either()
    }

    private struct Parser {
        var tokens: [SourceToken]
        var position = 0
        var depth = 0
        let canImport: (String) -> Bool

        init(tokens: [SourceToken], canImport: @escaping (String) -> Bool) {
            self.tokens = tokens
            self.canImport = canImport
        }

        private var next: SourceToken? { position < tokens.count ? tokens[position] : nil }

        private mutating func take(_ signs: Character...) -> Bool {
            for (offset, sign) in signs.enumerated() {
                guard position + offset < tokens.count, tokens[position + offset].isSign(sign) else { return false }
            }
            position += signs.count
            return true
        }

        mutating func either() -> Bool? {
            var value = both()
            while take("|", "|") {
                let other = both()
                value = value == true || other == true ? true : value == false && other == false ? false : nil
            }
            return value
        }

        private mutating func both() -> Bool? {
            var value = single()
            while take("&", "&") {
                let other = single()
                value = value == false || other == false ? false : value == true && other == true ? true : nil
            }
            return value
        }

        private mutating func single() -> Bool? {
            // Nobody nests conditions so deeply; a file that does is not known.
            guard depth < 100 else {
                position = tokens.count
                return nil
            }
            depth += 1
            defer { depth -= 1 }
            if take("!") { return single().map { !$0 } }
            if take("(") {
                let value = either()
                _ = take(")")
                return value
            }
            guard let word = next, word.kind == .word else {
                position += 1
                return nil
            }
            position += 1
            guard take("(") else { return word.text == "true" ? true : word.text == "false" ? false : nil }
            let argument = next?.text ?? ""
            var open = 1
            while open > 0, let token = next {
                if token.isSign("(") { open += 1 } else if token.isSign(")") { open -= 1 }
                position += 1
            }
            switch word.text {
            case "os": return argument == "Linux"
            case "canImport": return canImport(argument)
            case "targetEnvironment": return false
            case "_runtime": return argument == "_Native"
            case "swift", "compiler": return true
            default: return nil
            }
        }
    }
}
