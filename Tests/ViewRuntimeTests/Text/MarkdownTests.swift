import Foundation
import SwiftUI
import Testing
import TraceTesting

/// What inline Markdown becomes, written as runs: `text{bold,italic,code,strike,->address}`.
private func runs(_ markdown: String) throws -> String {
    try AttributedString(markdown: markdown).runs.map { run in
        var marks: [String] = []
        let intent = run.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { marks.append("bold") }
        if intent.contains(.emphasized) { marks.append("italic") }
        if intent.contains(.code) { marks.append("code") }
        if intent.contains(.strikethrough) { marks.append("strike") }
        if let link = run.link { marks.append("->\(link.absoluteString)") }
        let string = try! AttributedString(markdown: markdown)
        return String(string[run.range].characters) + (marks.isEmpty ? "" : "{\(marks.joined(separator: ","))}")
    }.joined(separator: "|")
}

private struct Terms: View {
    @State private var opened = ""
    var name = "*Ann*"
    var body: some View {
        Text("Hello \(name), read the [terms](https://example.org/terms) and the **[rules](https://example.org/rules)**")
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = url.lastPathComponent
                    return .handled
                })
        Text(opened)
    }
}

@MainActor @Suite("Markdown and localized strings")
struct MarkdownTests {
    @Test("The marks of a literal are read, of a string they are not")
    func literal() {
        let marked = "*a* b"
        let host = ViewHost {
            Text("*a* b")
            Text(marked)
            Text(AttributedString("*a* b"))
        }
        #expect(host.texts == ["a b", "*a* b", "*a* b"])
    }

    @Test("Inline marks are read as CommonMark says", arguments: [
        ("plain", "plain"),
        ("*a* _b_", "a{italic}| |b{italic}"),
        ("**a** __b__", "a{bold}| |b{bold}"),
        ("***a***", "a{bold,italic}"),
        ("**a *b* c**", "a {bold}|b{bold,italic}| c{bold}"),
        ("a * b * c", "a * b * c"),
        ("snake_case_name", "snake_case_name"),
        ("in*fix*es", "in|fix{italic}|es"),
        ("~~gone~~ ~one~", "gone{strike}| |one{strike}"),
        ("`code *x*`", "code *x*{code}"),
        ("``a ` b``", "a ` b{code}"),
        ("[link](https://e.org \"title\")", "link{->https://e.org}"),
        ("[*a* b](https://e.org)", "a{italic,->https://e.org}| b{->https://e.org}"),
        ("**[a](https://e.org)**", "a{bold,->https://e.org}"),
        ("<https://e.org>", "https://e.org{->https://e.org}"),
        (#"\*a\* \[b\](c)"#, "*a* [b](c)"),
        ("**open *and", "**open *and"),
        ("[a](b", "[a](b"),
        ("a\nb", "a b"),
    ])
    func inline(markdown: String, expected: String) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test("Many marks that open nothing are read in time that grows with their number")
    func hostile() throws {
        for pattern in ["[", "*", "**a", "`", "_a*", "<", "[a](", "\\"] {
            let string = String(repeating: pattern, count: 20_000)
            let read = try AttributedString(markdown: string)
            #expect(!read.characters.isEmpty)
        }
    }

    @Test("White space is kept where that is asked for")
    func whitespace() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n\n**b**", options: options).characters) == "a\n\nb")
    }

    @Test("A literal's Markdown is read, that of interpolated values is not; links open their address")
    func literals() throws {
        let host = ViewHost { Terms() }
        #expect(host.texts.first == "Hello *Ann*, read the terms and the rules")
        let text = try host.text("Hello *Ann*, read the terms and the rules")
        #expect(try text.links == ["terms", "rules"])
        try text.tapLink("rules")
        #expect(host.texts.last == "rules")
        #expect(throws: ViewHostError.self) { try text.tapLink("nothing") }
    }

    @Test("Texts in a text keep their look, and are as wide as they are alone")
    func styledInterpolation() throws {
        let host = ViewHost {
            Text("a \(Text("bold").bold()) c").accessibilityIdentifier("joined")
            (Text(verbatim: "a ") + Text(verbatim: "bold").bold() + Text(verbatim: " c")).accessibilityIdentifier("sum")
            Text(verbatim: "**a**").accessibilityIdentifier("verbatim")
            Text(String("**a**"))
        }
        #expect(try host.frame(of: "joined").size == host.frame(of: "sum").size)
        #expect(host.texts == ["a bold c", "a bold c", "**a**", "**a**"])
    }

    @Test("Attributes of strings reach the text: bold is wider")
    func attributes() throws {
        var string = AttributedString("wide")
        string.inlinePresentationIntent = .stronglyEmphasized
        let host = ViewHost {
            Text(string).accessibilityIdentifier("attributed")
            Text("wide").bold().accessibilityIdentifier("bold")
            Text("wide").accessibilityIdentifier("plain")
        }
        #expect(try host.frame(of: "attributed").size == host.frame(of: "bold").size)
        #expect(try host.frame(of: "attributed").width > host.frame(of: "plain").width)
    }

    @Test("Localized strings stand for themselves, with their numbers in words")
    func localized() {
        let resource: LocalizedStringResource = "\(1234) **items**"
        #expect(String(localized: "\(1234) of \(1.5, specifier: "%.2f")") == "1,234 of 1.50")
        #expect(String(localized: resource) == "1,234 **items**")
        #expect(String(localized: "key", defaultValue: "value") == "value")
        #expect(ViewHost { Text(resource) }.texts == ["1,234 items"])
        #expect(String(AttributedString(localized: "**b** \("*x*")").characters) == "b *x*")
    }

    @Test("A timer's text counts what is left, or what is over, up to where it pauses")
    func timers() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let span = start...start.addingTimeInterval(5400)
        let pause = start.addingTimeInterval(65)
        let host = ViewHost {
            Text(timerInterval: span, pauseTime: pause)
            Text(timerInterval: span, pauseTime: pause, countsDown: false)
            Text(timerInterval: span, pauseTime: pause, showsHours: false)
        }
        #expect(host.texts == ["1:28:55", "1:05", "88:55"])
    }
}
