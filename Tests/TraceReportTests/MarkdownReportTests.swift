import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct MarkdownReportTests {
    @Test func theHeadSaysWhatToChangeAndTheRestIsFolded() throws {
        let text = MarkdownReport(Analysis(of: [try ShopTrace.file()])).text
        #expect(text.hasPrefix("### ViewTrace: 1 error, 2 warnings\n\n**Change first:** Give the elements of the collection in `CartScreen`"))
        #expect(text.contains("\n| 3 | warning | `unchanged-body-update` | `ProductRow` | `Cart.total` | 12 wasted runs, 24 µs"))
        #expect(text.contains("<details><summary>2. warning: expensive-body in <code>Chart</code></summary>\n\n"))
        #expect(text.contains("<details><summary>Views</summary>\n\n| view |"))
        #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    }

    @Test func aSuiteWithoutFindingsIsOneLine() throws {
        let file = try TraceNotation.parse("1us body began #1 Row [@self]\n2us body ended #1 changed")
        let text = MarkdownReport(Analysis(of: [file])).text
        #expect(text.hasPrefix("### ViewTrace: nothing to change\n\nNothing above a note was found in "))
    }

    @Test func nothingMeasuredSaysWhatToAdd() throws {
        let text = MarkdownReport(Analysis(of: [try TraceNotation.parse("")])).text
        #expect(text.contains("**Nothing was measured**: no body ran. Add `import TraceTesting`"))
    }

    @Test func namesCannotBecomeMarkup() throws {
        let file = try TraceNotation.parse(
            """
            0us identity created #1 "Row</summary><script>" root slot 0
            0us body began #1 "Row</summary><script>" [@self]
            0us body ended #1 changed
            0us warning issued #1 other "<img src=x> @someone [a](http://b) | `code` *bold*"
            0us duplicate id found #1 "`|`" first 0 position 1
            """)
        let text = MarkdownReport(Analysis(of: [file])).text
        #expect(!text.contains("<script>") || text.contains("`Row</summary><script>`"))
        #expect(!text.replacing(/`[^`]*`/, with: "").contains("<script>"))
        #expect(!text.replacing(/`[^`]*`/, with: "").contains("<img"))
        #expect(!text.replacing(/`[^`]*`/, with: "").contains("@someone"))
        #expect(text.contains("`id '\\|'"))
    }

    @Test func aLongReportStaysBelowTheLimitAndCountsWhatItLeavesOut() throws {
        let warnings = (0..<400).map { "0us warning issued #1 other \"\(String(repeating: "long text ", count: 60))\($0)\"" }
        let file = try TraceNotation.parse(
            "0us body began #1 Row [@self]\n0us body ended #1 changed\n" + warnings.joined(separator: "\n"))
        let text = MarkdownReport(Analysis(of: [file]), options: ReportOptions(top: 400)).text
        #expect(text.utf8.count <= 60_000)
        #expect(text.contains("more findings left out here."))
    }
}
