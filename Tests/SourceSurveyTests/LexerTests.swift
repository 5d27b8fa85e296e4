import SourceSurvey
import Testing

@Suite struct LexerTests {
    private func words(_ source: String) -> [String] {
        SourceLexer.tokens(of: Array(source.utf8)).filter { $0.kind == .word }.map(\.text)
    }

    @Test func `comments and texts are no code, and what is interpolated is`() {
        #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
        #expect(words(#""a \(b) c \(d("e \(f)")) g" h"#) == ["b", "d", "f", "h"])
        #expect(words("\"\"\"\n a \"b\" \\(c)\n\"\"\" d") == ["c", "d"])
        #expect(words(##"#"a \(b) \#(c)"# d"##) == ["c", "d"])
        #expect(words("\"a\\\"b\" c `default` d") == ["c", "default", "d"])
    }

    @Test func `lines are counted through comments and texts of several lines`() {
        let tokens = SourceLexer.tokens(of: Array("/* a\n b */\n\"\"\"\n x\n\"\"\"\nlast".utf8))
        #expect(tokens.map(\.line) == [3, 6])
    }

    @Test func `short texts of one line are kept, for manifests`() {
        let tokens = SourceLexer.tokens(of: Array(#"name: "Notes", path: "\(x)""#.utf8))
        #expect(tokens.filter { $0.kind == .string }.map(\.text) == ["Notes", ""])
    }

    /// What nobody closed, and bytes that are no text.
    @Test(arguments: ["\"a", "\"\"\"a", "/* a", "`a", "#\"a\"", "\"\\(a", "\"\\(\"\\(\"\\(", "#", "\\", "a\u{0}b", "#if os(", "((((", "))))\"\\()"])
    func `whatever the bytes are, reading ends`(source: String) {
        let bytes = Array(source.utf8) + [0xff, 0xc0, 0x80]
        #expect(SourceLexer.tokens(of: bytes).count <= bytes.count)
    }

    @Test func `a hundred thousand open interpolations are read once`() {
        let source = String(repeating: "\"\\(", count: 100_000)
        #expect(SourceLexer.tokens(of: Array(source.utf8)).count <= source.utf8.count)
    }

    @Test(arguments: [
        ("os(Linux)", true), ("os(iOS)", false), ("!os(macOS)", true), ("os(iOS) || os(Linux)", true), ("os(iOS) && DEBUG", false),
        ("canImport(UIKit)", true), ("canImport(ARKit)", false), ("targetEnvironment(simulator)", false), ("swift(>=6.0)", true),
        ("!(os(iOS) || os(tvOS))", true), ("DEBUG", nil), ("DEBUG || os(Linux)", true), ("!DEBUG", nil), ("", nil), ("os(", false),
    ] as [(String, Bool?)])
    func `conditions have the value that they have on Linux`(text: String, value: Bool?) {
        #expect(BuildCondition.value(of: text) { KnownModules.isHere($0) } == value)
    }

    @Test func `what a condition leaves out is kept apart, with its condition`() {
        let source = """
            a
            #if os(iOS)
            b
            #elseif os(Linux)
            c
            #else
            d
            #endif
            #if DEBUG
            e
            #else
            f
            #endif
            """
        let active = ActiveTokens(SourceLexer.tokens(of: Array(source.utf8))) { _ in false }
        #expect(active.tokens.map(\.text) == ["a", "c", "e", "f"])
        #expect(active.leftOut.map(\.condition) == ["os(iOS)", "#else of os(iOS)"])
        #expect(active.leftOut.map(\.line) == [2, 6])
    }

    @Test func `conditions nested deeper than anybody writes are unknown`() {
        #expect(BuildCondition.value(of: String(repeating: "!", count: 100_001) + "os(iOS)") { _ in false } == nil)
    }
}
