import Foundation
import Testing

@Suite struct ConformancePageTests {
    @Test("The documentation's page of all cases is what the suite makes")
    func page() throws {
        let text = ConformancePage.text
        if ProcessInfo.processInfo.environment["VIEWTRACE_WRITE_CONFORMANCE"] == "1" {
            try text.write(to: ConformancePage.url, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: ConformancePage.url, encoding: .utf8)
        // Compared as a whole, shown by lines: the page is long.
        let (old, new) = (kept.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
        let difference = new.difference(from: old).prefix(5).map { "\($0)" }
        #expect(kept == text, "\(ConformancePage.path) is stale: run scripts/conformance. First differences: \(difference)")
    }

    @Test("Every number has a case, or a reason why it has none")
    func everyNumber() {
        let present = Set(Conformance.chapters.flatMap(\.cases).compactMap { Int($0.id.dropFirst()) })
        let missing = (1...229).filter { !present.contains($0) && Conformance.absent[$0] == nil }
        #expect(missing == [], "these have neither a case nor an entry in Conformance.absent")
        #expect(Conformance.absent.keys.filter(present.contains).sorted() == [], "these have both")
    }

    @Test("What looks like markup in a title is shown as it is, but for code spans")
    func escaping() {
        #expect(ConformancePage.escaped("`_a` is _a|b, Box<Text>") == "`_a` is \\_a\\|b, Box\\<Text>")
        #expect(ConformancePage.escaped(#"\.dismiss, `\.self`"#) == #"\\.dismiss, `\.self`"#)
    }
}
