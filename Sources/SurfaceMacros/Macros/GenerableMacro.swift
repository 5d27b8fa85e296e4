/// `@Generable struct Recipe { … }`: what a model is asked to make, and the same with what is not made yet left out.
enum GenerableMacro {
    static func expansion(
        role: String, attribute: Syntax, declaration: Syntax, extended: Syntax?, conformances: Syntax?
    ) throws(ExpansionError) -> String {
        guard role == "extension" else { return try member(attribute, declaration) }
        // A type that says itself what it conforms to is left as it is.
        guard let conformances, conformances.source.utf8.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }) else { return "" }
        return "nonisolated extension \(extended?.source ?? ""): FoundationModels.Generable {}"
    }

    private static func member(_ attribute: Syntax, _ declaration: Syntax) throws(ExpansionError) -> String {
        var stream = TokenStream(declaration)
        while let token = stream.current, token.text != "struct", token.text != "enum" {
            if token.text == "@" {
                _ = stream.takeAttribute()
                continue
            }
            guard token.text != "{", token.text != "class", token.text != "actor" else {
                throw ExpansionError("'@Generable' belongs to a structure or an enumeration", at: TokenStream(attribute).offset, in: attribute)
            }
            stream.advance()
        }
        // What chooses among cases is there as a whole, or not at all.
        guard stream.take("struct") else { return "" }
        while let token = stream.current, token.text != "{" { stream.advance() }
        stream.advance()
        let properties = stored(&stream)
        return """
            nonisolated struct PartiallyGenerated: Sendable {
            \(properties.map { "    var \($0.name): (\($0.type)).PartiallyGenerated?" }.joined(separator: "\n"))
            }
            """
    }

    /// The stored properties of a structure, whose brace the stream stands behind.
    private static func stored(_ stream: inout TokenStream) -> [(name: Substring, type: String)] {
        var properties: [(name: Substring, type: String)] = []
        var isStatic = false
        while let token = stream.current, token.text != "}" {
            if token.text == "@" {
                _ = stream.takeAttribute()
            } else if token.text == "static" {
                isStatic = true
                stream.advance()
            } else if token.text == "var" || token.text == "let" {
                stream.advance()
                let name = stream.current?.text ?? ""
                stream.advance()
                if stream.take(":") {
                    let start = stream.offset
                    var end = start
                    while let part = stream.current, part.text != "=", part.text != "{", part.text != "}", part.text != ";",
                        end == start || !part.startsLine || part.kind == .sign
                    {
                        if part.kind == .mark, "([".contains(part.text) { stream.skipGroup() } else { stream.advance() }
                        end = stream.tokens[stream.place - 1].range.upperBound
                    }
                    // Behind a brace it is computed.
                    if !isStatic, !stream.isAt("{") { properties.append((name, stream.text(start..<end))) }
                }
                isStatic = false
            } else if token.kind == .mark, "([{".contains(token.text) {
                stream.skipGroup()
                isStatic = false
            } else {
                stream.advance()
            }
        }
        return properties
    }
}
