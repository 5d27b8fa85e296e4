import Testing
import TraceAnalysis

@Suite struct SymptomTests {
    @Test(arguments: RuleRegistry.pages.flatMap { page in page.symptoms.map { (page.id, $0) } })
    func eachSymptomOfAPageFindsItsRule(rule: String, symptom: String) {
        #expect(SymptomSearch.matches(symptom, limit: 10).contains { $0.rule == rule })
    }

    @Test func otherFormsOfItsWordsFindARuleToo() throws {
        let first = try #require(SymptomSearch.matches("it is lagging when I type").first)
        #expect(first.symptom != nil)
    }

    @Test func wordsThatNoPageHasFindNothing() {
        #expect(SymptomSearch.matches("qwertzuiop").isEmpty)
        #expect(SymptomSearch.matches("").isEmpty)
        #expect(SymptomSearch.matches("the of and").isEmpty)
    }
}
