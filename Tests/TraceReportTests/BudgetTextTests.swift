import Testing
import TraceAnalysis
import TraceReport

@Suite struct BudgetTextTests {
    private func text(_ budgets: String) throws -> String {
        let file = try BudgetFile(text: budgets, path: ".viewtrace.json", today: "2026-06-15")
        return BudgetText(try BudgetCheck(file, on: Analysis(of: [try ShopTrace.file()])), path: ".viewtrace.json").text
    }

    @Test func failuresNameTheBudgetTheValueThePlaceTheChainTheWriteAndTheRule() throws {
        let text = try text(
            """
            {
              budgets: [
                { view: "ProductRow", test: "CartTests/*", step: "toggle *", metric: "bodies", atMost: 6 },
                { view: "*", metric: "unchangedBodies", atMost: 0, level: "warning" },
                { metric: "findings", rule: "duplicate-id", atMost: 0 },
                { view: "Chart", metric: "selfTimeP95", atMost: "3ms" },
                { view: "Chrat", metric: "bodies", atMost: 3 },
                { step: "sort", metric: "bodies", atMost: 3, optional: true },
              ],
            }
            """)
        #expect(text == Self.expected)
        #expect(text.isWithinEightyColumns)
    }

    @Test func aFileWithoutBudgetsSaysSo() throws {
        #expect(try text("{ budgets: [] }") == "Budgets: none in .viewtrace.json\n")
    }

    @Test func manyPlacesOfOneBudgetAreCounted() throws {
        let text = try text("{ budgets: [ { view: '*', metric: 'bodies', atMost: 0 } ] }")
        #expect(text.contains("measured 14 in ProductRow"))
        #expect(!text.contains("more place"))
    }
}
