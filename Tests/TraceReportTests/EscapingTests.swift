import Testing
import TraceReport

@Suite struct EscapingTests {
    @Test(arguments: [
        ("Row", "Row"), ("a\u{1b}[31mb", "a\\u{1b}[31mb"), ("a\nb\r", "a\\u{a}b\\u{d}"), ("\u{202e}x", "\\u{202e}x"),
        ("名前 é", "名前 é"), ("\u{9b}", "\\u{9b}"), ("\u{2028}", "\\u{2028}"),
    ])
    func controlCharactersAreSpelledOut(name: String, text: String) {
        #expect(Escaping.text(name) == text)
    }

    @Test(arguments: [
        ("a <b> `c<d>` e", "a &lt;b&gt; `c<d>` e"), ("odd ` tick <i>", "odd \\` tick &lt;i&gt;"), ("a|b `c|d`", "a\\|b `c\\|d`"),
        ("@me", "&#64;me"), ("", ""),
    ])
    func onlyCodeSpansStayMarkup(text: String, markdown: String) {
        #expect(Escaping.markdown(text) == markdown)
    }

    @Test func theLibrariesVersionIsKnown() {
        #expect(sqliteVersion().hasPrefix("3."))
    }
}
