/// The content of a preview's closure. Declarations marked `@Previewable` move into a view of their own, where `@State` and the
/// like are properties; the rest becomes that view's body.
struct PreviewBody {
    let syntax: Syntax
    /// The bytes between the braces.
    let range: Range<Int>

    func rewritten() throws(ExpansionError) -> String {
        let content = Syntax(kind: syntax.kind, source: bytes(range), location: syntax.location)
        var stream = TokenStream(content)
        var moved: [String] = []
        var kept = ""
        var copied = 0
        while let token = stream.current {
            if token.text == "@", let declaration = try previewable(&stream) {
                kept += slice(content, copied..<declaration.whole.lowerBound)
                moved.append(declaration.text)
                copied = declaration.whole.upperBound
            } else if token.kind == .mark, "([{".contains(token.text) {
                stream.skipGroup()
            } else if stream.current?.range == token.range {
                stream.advance()
            }
        }
        guard !moved.isEmpty else { return content.source }
        kept += slice(content, copied..<content.source.utf8.count)
        return """

            struct PreviewContent: ViewRuntime.View {
            \(moved.joined(separator: "\n"))
            var body: some ViewRuntime.View {\(kept)}
            }
            return PreviewContent()

            """
    }

    /// At an attribute: skips all attributes, and answers the declaration where `@Previewable` is among them.
    private func previewable(_ stream: inout TokenStream) throws(ExpansionError) -> (whole: Range<Int>, text: String)? {
        let start = stream.offset
        var text = ""
        var isPreviewable = false
        while stream.isAt("@") {
            let from = stream.offset
            let name = stream.takeAttribute()
            if name == "Previewable" { isPreviewable = true } else { text += slice(stream.syntax, from..<end(stream)) + " " }
        }
        guard isPreviewable else { return nil }
        let from = stream.offset
        guard skipDeclaration(&stream) else {
            throw ExpansionError(
                "'@Previewable' belongs to a property of the preview's body: '@Previewable @State var …'",
                at: range.lowerBound + start, in: syntax)
        }
        let whole = start..<end(stream)
        return (whole, text + slice(stream.syntax, from..<whole.upperBound))
    }

    // A declaration ends with its line, unless this line or the next one says that it goes on.
    private func skipDeclaration(_ stream: inout TokenStream) -> Bool {
        var sawKeyword = false
        var last: Token?
        while let token = stream.current {
            if token.text == "}" { break }
            if token.text == ";" {
                stream.advance()
                break
            }
            if sawKeyword, token.startsLine, let last, !goesOn(from: last, to: token) { break }
            if token.text == "var" || token.text == "let" { sawKeyword = true }
            last = token
            if token.kind == .mark, "([{".contains(token.text) {
                stream.skipGroup()
                last = stream.tokens[stream.place - 1]
            } else {
                stream.advance()
            }
        }
        return sawKeyword
    }

    private func goesOn(from last: Token, to next: Token) -> Bool {
        if last.text == "," || last.text == "@" { return true }
        if last.kind == .sign, last.text != "?", last.text != "!" { return true }
        if ["var", "let", "as", "is", "in", "try", "await", "any", "some"].contains(last.text) { return true }
        if next.text == "," { return true }
        // An operator that begins a line belongs to the line before, `.member` above all; a prefix operator would stand alone.
        return next.kind == .sign
    }

    private func end(_ stream: TokenStream) -> Int {
        stream.place > 0 ? stream.tokens[stream.place - 1].range.upperBound : 0
    }

    private func bytes(_ range: Range<Int>) -> String { slice(syntax, range) }

    private func slice(_ syntax: Syntax, _ range: Range<Int>) -> String {
        String(decoding: Array(syntax.source.utf8)[range], as: UTF8.self)
    }
}
