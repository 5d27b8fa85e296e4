import Testing
import TraceAnalysis
import TraceReport

@Suite struct RulesTextTests {
    @Test func theListHasEveryRuleAndEveryThreshold() {
        let text = RulesText.list()
        for page in RuleRegistry.pages { #expect(text.contains("\n  \(page.id)")) }
        #expect(text.contains("\n  expensive-body                error: median self time: 16.7 ms\n"))
        #expect(text.isWithinEightyColumns)
    }

    @Test(arguments: RuleRegistry.pages.map(\.id))
    func everyPageFitsAndHasAllItsSections(rule: String) throws {
        let text = try RulesText.page(rule)
        #expect(text.hasPrefix(rule + "\n"))
        #expect(text.isWithinEightyColumns)
        for section in [
            "Severity", "What it means", "Evidence", "Thresholds", "What people see", "This triggers it", "This does not",
        ] {
            #expect(text.contains("\n\n\(section)\n  "))
        }
        // Examples are laid out by hand, so that none of their lines may go on in the next.
        let page = try #require(RuleRegistry.page(rule))
        for line in (page.example + "\n" + page.repaired).split(separator: "\n") { #expect(line.count <= 78) }
    }

    @Test func anUnknownRuleIsAnError() {
        #expect(throws: TraceAnalysisError.unknownRule("nothing", suggestion: nil)) { try RulesText.page("nothing") }
    }
}
