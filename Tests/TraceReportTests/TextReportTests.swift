import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct TextReportTests {
    @Test func show() throws {
        print(TextReport(Analysis(of: [try ShopTrace.file()])).text)
        print(TextReport(Analysis(of: [try ShopTrace.file()]), options: ReportOptions(showsNotes: true)).text)
        print(MarkdownReport(Analysis(of: [try ShopTrace.file()])).text)
        print(JSONReport(Analysis(of: [try ShopTrace.file()])).text)
        print(RulesText.list())
        print(try RulesText.page("unchanged-body-update"))
        let budgets = try BudgetFile(text: """
            {
              budgets: [
                { view: "ProductRow", test: "CartTests/*", step: "toggle *", metric: "bodies", atMost: 6 },
                { view: "*", metric: "unchangedBodies", atMost: 0, level: "warning" },
                { metric: "findings", rule: "duplicate-id", atMost: 0 },
                { view: "Chart", metric: "selfTimeP95", atMost: "3ms" },
                { view: "Chrat", metric: "bodies", atMost: 3 },
              ],
            }
            """, path: ".viewtrace.json", today: "2026-01-01")
        print(BudgetText(try BudgetCheck(budgets, on: Analysis(of: [try ShopTrace.file()])), path: ".viewtrace.json").text)
    }
}
