/// `#Preview("name", traits: …) { … }`: a record in a section of the executable, from which a `Preview` is made when somebody
/// asks.
///
/// The arguments go into a call of `Preview.init` as they are, so that the compiler checks them; only a body with `@Previewable`
/// declarations is rewritten.
struct PreviewMacro {
    let discriminator: String
    let syntax: Syntax

    func expansion() throws(ExpansionError) -> String {
        let location = syntax.location
        let (call, arguments) = try parts()
        let (line, column) = position(of: call)
        // A name of one's own at file scope is allowed in this form only: the discriminator, then a counted word and `fMu_`.
        // Apple's macro has this name, too, and a view that is declared inside of the body prints it (C029).
        let name = "PreviewRegistry"
        let type = "\(discriminator)\(name.utf8.count)\(name)fMu_"
        return """
            nonisolated enum \(type) {
                #if objectFormat(MachO)
                @section("__DATA_CONST,viewtrace_prev")
                #else
                @section("viewtrace_previews")
                #endif
                @used
                nonisolated static let record: ViewRuntime.PreviewRecord = (
                    1, 0,
                    { destination in
                        ViewRuntime.Preview.place(
                            at: destination, fileID: \(quoted(location.fileID)), line: \(line), column: \(column)
                        ) {
                            ViewRuntime.Preview\(arguments)
                        }
                    }
                )
            }
            """
    }

    /// Where `#` stands, and everything behind the macro's name.
    private func parts() throws(ExpansionError) -> (call: Int, arguments: String) {
        var stream = TokenStream(syntax)
        while stream.isAt("@") { _ = stream.takeAttribute() }
        while let token = stream.current, token.text != "#" { stream.advance() }
        let call = stream.offset
        guard stream.take("#"), stream.current?.kind == .word else {
            throw ExpansionError("'#Preview' was expected", at: call, in: syntax)
        }
        stream.advance()
        while stream.isAt("."), stream.current?.isAdjacent == true {
            stream.advance()
            stream.advance()
        }
        stream.skipGenericArguments()
        let start = stream.offset

        var body: Range<Int>?
        if stream.isAt("(") {
            stream.advance()
            body = try labelledBody(&stream)
        }
        if stream.isAt("{") {
            let open = stream.offset
            guard let content = stream.skipGroup() else {
                throw ExpansionError("this brace of '#Preview' is not closed", at: open, in: syntax)
            }
            body = content
        }
        guard let body else {
            throw ExpansionError("'#Preview' needs a body: a closure that makes a view", at: stream.offset, in: syntax)
        }
        let end = stream.offset
        let rewritten = try PreviewBody(syntax: syntax, range: body).rewritten()
        return (call, stream.text(start..<body.lowerBound) + rewritten + stream.text(body.upperBound..<end))
    }

    // The message's location is that of the blanks and comments before the macro.
    private func position(of offset: Int) -> (line: Int, column: Int) {
        let before = syntax.source.utf8.prefix(offset)
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count > 1, let last = lines.last else {
            return (syntax.location.line, syntax.location.column + offset)
        }
        return (syntax.location.line + lines.count - 1, last.count + 1)
    }

    // Behind the opening parenthesis: skips the arguments, and answers what stands between the braces of `body: { … }`.
    private func labelledBody(_ stream: inout TokenStream) throws(ExpansionError) -> Range<Int>? {
        let open = stream.offset
        var body: Range<Int>?
        while let token = stream.current {
            if token.text == ")" {
                stream.advance()
                return body
            }
            if token.text == "body", stream.place + 1 < stream.tokens.count, stream.tokens[stream.place + 1].text == ":" {
                stream.advance()
                stream.advance()
                if stream.isAt("{") { body = stream.skipGroup() }
            } else if token.kind == .mark, "([{".contains(token.text) {
                stream.skipGroup()
            } else {
                stream.advance()
            }
        }
        throw ExpansionError("this parenthesis of '#Preview' is not closed", at: max(0, open - 1), in: syntax)
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": result += "\\" + String(character)
            case _ where character.value < 0x20: result += "\\u{\(String(character.value, radix: 16))}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
