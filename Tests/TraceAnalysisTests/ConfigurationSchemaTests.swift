import Foundation
import Testing
import TraceAnalysis

/// The schema that is shipped, against what the reader takes and refuses.
@Suite struct ConfigurationSchemaTests {
    private let validator: SchemaValidator

    init() throws { validator = SchemaValidator(root: try SchemaValue(json5: ConfigurationSchema.text)) }

    @Test(arguments: [
        "{}",
        """
        { "$schema": "x", for: { build: "debug", profile: "ios26", swift: "6.3" },
          report: { top: 20, all: true, failOn: "warning", rules: ["duplicate-id"], skipRules: ["expensive-body"] },
          budgets: [
            { test: "CartTests/*", step: "toggle favourite", view: "/Row$/", metric: "bodies", atMost: 1 },
            { view: "Chart", metric: "selfTimeP95", atMost: "1.5 ms", level: "warning", optional: true },
            { metric: "findings", rule: "duplicate-id", atMost: 0 }, { metric: "traceBytes", atMost: 1000 },
            { metric: "updatePasses", step: "s", atMost: 3 },
          ],
          waivers: [ { finding: "unchanged-body-update", view: "Toolbar", until: "2027-03-01", reason: "redesign" } ] }
        """,
    ])
    func whatTheReaderTakesIsValid(text: String) throws {
        #expect(throws: Never.self) { try BudgetFile(text: text, path: "b.json", today: "2026-06-15") }
        #expect(validator.faults(try SchemaValue(json5: text)).isEmpty)
    }

    @Test(arguments: BudgetMetric.allCases)
    func everyMetricIsValidWithItsLimitAndRefusedWithTheOther(metric: BudgetMetric) throws {
        for (limit, isValid) in [("3", !metric.isTime), ("'3ms'", metric.isTime)] {
            let text = "{ budgets: [ { metric: '\(metric.rawValue)', atMost: \(limit) } ] }"
            #expect(validator.faults(try SchemaValue(json5: text)).isEmpty == isValid)
            #expect(((try? BudgetFile(text: text, path: "b")) != nil) == isValid)
        }
    }

    @Test(arguments: [
        "[]", "{ budget: [] }", "{ budgets: 3 }", "{ budgets: [3] }", "{ budgets: [ { metric: 'bodies', atMots: 3 } ] }",
        "{ budgets: [ { metric: 'bodyes', atMost: 3 } ] }", "{ budgets: [ { metric: 'bodies' } ] }", "{ budgets: [ { atMost: 1 } ] }",
        "{ budgets: [ { metric: 'bodies', atMost: 1.5 } ] }", "{ budgets: [ { metric: 'bodies', atMost: -1 } ] }",
        "{ budgets: [ { metric: 'updateTime', atMost: 'soon' } ] }", "{ budgets: [ { metric: 'bodies', atMost: 1, rule: 'duplicate-id' } ] }",
        "{ budgets: [ { metric: 'bodies', atMost: 1, level: 'fatal' } ] }", "{ budgets: [ { metric: 'bodies', atMost: 1, optional: 'yes' } ] }",
        "{ budgets: [ { metric: 'bodies', atMost: 1, view: 7 } ] }", "{ budgets: [ { metric: 'bodies', atMost: 1, view: '' } ] }",
        "{ budgets: [ { metric: 'updatePasses', atMost: 1, view: 'Row' } ] }", "{ budgets: [ { metric: 'traceBytes', atMost: 1, step: 's' } ] }",
        "{ for: { build: 'fast' } }", "{ for: { speed: 'x' } }", "{ report: { top: 0 } }", "{ report: { failOn: 'fatal' } }",
        "{ report: { rules: 'duplicate-id' } }", "{ report: { tops: 1 } }", "{ waivers: [ { finding: 'duplicate-id', reason: 'x' } ] }",
        "{ waivers: [ { finding: 'duplicate-id', until: '1.3.2027', reason: 'x' } ] }",
        "{ waivers: [ { finding: 'duplicate-id', until: '2027-03-01', reason: '' } ] }",
    ])
    func whatIsFaultyIsRefusedByBoth(text: String) throws {
        #expect(throws: TraceAnalysisError.self) { try BudgetFile(text: text, path: "b.json", today: "2026-06-15") }
        #expect(!validator.faults(try SchemaValue(json5: text)).isEmpty)
    }
}
