/// Reads the tokens of one piece of source in order.
struct TokenStream {
    let syntax: Syntax
    let tokens: [Token]
    private(set) var place = 0

    init(_ syntax: Syntax) {
        self.syntax = syntax
        tokens = Lexer.tokens(of: syntax.source)
    }

    var current: Token? { place < tokens.count ? tokens[place] : nil }

    /// Where the current token stands, or the source ends.
    var offset: Int { current?.range.lowerBound ?? syntax.source.utf8.count }

    func isAt(_ text: String) -> Bool { current.map { $0.text == text } ?? false }

    mutating func advance() { place += 1 }

    mutating func take(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        advance()
        return true
    }

    /// Skips an attribute: `@Name`, `@Module.Name<T>(…)`. Answers its name.
    mutating func takeAttribute() -> Substring? {
        guard take("@") else { return nil }
        var name = current?.text ?? ""
        advance()
        while isAt("."), current?.isAdjacent == true {
            advance()
            name = current?.text ?? ""
            advance()
        }
        skipGenericArguments()
        if isAt("("), current?.isAdjacent == true { skipGroup() }
        return name
    }

    /// Skips `<…>` right behind a name.
    mutating func skipGenericArguments() {
        guard let token = current, token.isAdjacent, token.text == "<" else { return }
        var depth = 0
        while let token = current {
            if token.kind == .sign {
                if token.text == "->" {
                    advance()
                    continue
                }
                depth += token.text.filter { $0 == "<" }.count - token.text.filter { $0 == ">" }.count
                advance()
                if depth <= 0 { return }
            } else if "([{".contains(token.text) {
                skipGroup()
            } else {
                advance()
            }
        }
    }

    /// Skips from an opening bracket to behind the one that closes it. Answers the range of bytes between them; nil where none
    /// closes.
    @discardableResult
    mutating func skipGroup() -> Range<Int>? {
        guard let open = current else { return nil }
        var depth = 0
        while let token = current {
            if token.kind == .mark {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
            }
            advance()
            if depth == 0 { return open.range.upperBound..<token.range.lowerBound }
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: Array(syntax.source.utf8)[range], as: UTF8.self)
    }

    /// Skips to the mark `end` outside brackets, or to what ends a binding. Answers the bytes in between.
    mutating func skipPart(until end: String?) -> Range<Int> {
        let start = offset
        var upper = start
        var depth = 0
        while let token = current {
            if depth == 0, let end, token.text == end { break }
            if depth == 0, end != nil, token.text == "{" { break }
            if depth == 0, token.kind == .mark, token.text == "," { break }
            // A default may hold closures, and generic arguments with commas.
            if token.kind == .sign, token.text != "->" {
                if token.text.allSatisfy({ "<>?!.:".contains($0) }) {
                    depth += token.text.filter { $0 == "<" }.count - token.text.filter { $0 == ">" }.count
                    depth = max(0, depth)
                }
            }
            if token.kind == .mark, "([{".contains(token.text) { skipGroup() } else { advance() }
            upper = tokens[place - 1].range.upperBound
        }
        return start..<upper
    }
}
