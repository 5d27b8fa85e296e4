import Testing
import TraceAnalysis

@Suite struct BudgetFileTests {
    private func read(_ text: String) throws -> BudgetFile { try BudgetFile(text: text, path: "b.json", today: "2026-06-15") }

    @Test func everyKeyIsRead() throws {
        let file = try read(
            """
            // counts gate
            {
              "for": { "build": "debug", profile: 'ios26', swift: "6.3" },
              budgets: [
                { test: "CartTests/*", step: "toggle favourite", view: "ProductRow", metric: "bodies", atMost: 1 },
                { view: "Chart", metric: "selfTimeP95", atMost: "2ms", level: "warning", optional: true, },
                { metric: "findings", rule: "duplicate-id", atMost: 0 },
              ],
              waivers: [ { finding: "unchanged-body-update", view: "Toolbar", until: "2027-03-01", reason: "redesign" } ],
            }
            """)
        #expect(file.conditions.build == "debug" && file.conditions.profile == "ios26" && file.conditions.swift == "6.3")
        #expect(file.budgets.map(\.metric) == [.bodies, .selfTimeP95, .findings])
        #expect(file.budgets.map(\.atMost) == [1, 2_000_000, 0])
        #expect(file.budgets.map(\.line) == [5, 6, 7])
        #expect(file.budgets.map(\.level) == [.error, .warning, .error])
        #expect(file.budgets.map(\.isOptional) == [false, true, false])
        #expect(file.budgets.map(\.rule) == [nil, nil, "duplicate-id"])
        #expect(file.budgets[0].description == "bodies at most 1 for view 'ProductRow', test 'CartTests/*', step 'toggle favourite'")
        #expect(file.budgets[1].description == "selfTimeP95 at most 2 ms for view 'Chart'")
        var waiver = Waiver(finding: "unchanged-body-update", view: try Selector("Toolbar"), until: "2027-03-01", reason: "redesign")
        waiver.line = 9
        #expect(file.waivers == [waiver])
    }

    @Test(arguments: [
        ("{ budget: [] }", "b.json:1: \"budget\": there is no such key here; did you mean \"budgets\"?"),
        (
            "{\n budgets: [\n { metric: 'bodies', atMots: 3 } ] }",
            "b.json:3: \"atMots\": there is no such key here; did you mean \"atMost\"?"
        ),
        (
            "{ budgets: [ { metric: 'bodyes', atMost: 3 } ] }",
            "b.json:1: budgets.0.metric is 'bodyes': there is no such metric; did you mean \"bodies\"?"
        ),
        (
            "{ budgets: [ { metric: 'selfTime', atMost: '3ms' } ] }",
            "b.json:1: budgets.0.metric is 'selfTime': say which: selfTimeMedian, selfTimeP95, selfTimeMax or selfTimeTotal"
        ),
        ("{ budgets: [ { metric: 'bodies' } ] }", "b.json:1: budgets.0: a budget needs \"atMost\""),
        ("{ budgets: [ { atMost: 1 } ] }", "b.json:1: budgets.0: a budget needs \"metric\", as \"bodies\""),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1.5 } ] }",
            "b.json:1: budgets.0.atMost is 1.5: must be a whole number from 0 on"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: -1 } ] }",
            "b.json:1: budgets.0.atMost is -1: must be a whole number from 0 on"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: \"2ms\" } ] }",
            "b.json:1: budgets.0.atMost is \"2ms\": must be a number: bodies is a count"
        ),
        (
            "{ budgets: [ { metric: 'updateTime', atMost: 5 } ] }",
            "b.json:1: budgets.0.atMost is 5: must be a time with its unit, as \"2ms\""
        ),
        (
            "{ budgets: [ { metric: 'updateTime', atMost: 'soon' } ] }",
            "b.json:1: budgets.0.atMost is 'soon': must be a time, as \"2ms\", \"500us\" or \"1.5s\""
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, rule: 'duplicate-id' } ] }",
            "b.json:1: budgets.0.rule is 'duplicate-id': goes with the metric \"findings\" only"
        ),
        (
            "{ budgets: [ { metric: 'findings', atMost: 1, rule: 'duplicate-idd' } ] }",
            "b.json:1: budgets.0.rule is 'duplicate-idd': there is no rule 'duplicate-idd'; did you mean 'duplicate-id'?"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, level: 'fatal' } ] }",
            "b.json:1: budgets.0.level is 'fatal': must be \"warning\" or \"error\""
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, optional: 'yes' } ] }",
            "b.json:1: budgets.0.optional is 'yes': must be true or false"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, view: '/(/' } ] }",
            "b.json:1: budgets.0.view is '/(/': '/(/' is no regular expression; a glob stands without slashes"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, view: 7 } ] }",
            "b.json:1: budgets.0.view is 7: must be a text in quotes"
        ),
        (
            "{ budgets: [ { metric: 'updatePasses', atMost: 1, view: 'Row' } ] }",
            "b.json:1: budgets.0.view is 'Row': updatePasses is not measured by view; leave the view out"
        ),
        (
            "{ budgets: [ { metric: 'bodies', atMost: 1, for: {} } ] }",
            "b.json:1: budgets.0.for: stands at the top level of the file, and is for all its budgets"
        ),
        ("{ for: { build: 'fast' } }", "b.json:1: for.build is 'fast': must be \"debug\" or \"release\""),
        ("{ budgets: 3 }", "b.json:1: budgets is 3: must be a list: [ … ]"),
        ("{ budgets: [ 3 ] }", "b.json:1: budgets.0 is 3: must be an object: { … }"),
        ("[]", "b.json:1: an object is expected: { budgets: […] }"),
        ("{ budgets: [],\n budgets: [] }", "b.json:2: budgets: stands twice in one object; keep one"),
        (
            "{ waivers: [ { finding: 'duplicate-id', reason: 'x' } ] }",
            "b.json:1: waivers.0: a waiver needs \"until\": the last day on which it holds, as \"2027-03-01\""
        ),
        (
            "{ waivers: [ { finding: 'duplicate-id', until: '2027-02-29', reason: 'x' } ] }",
            "b.json:1: waivers.0.until is '2027-02-29': must be a day, as \"2027-03-01\""
        ),
        (
            "{ waivers: [ { finding: 'duplicate-id', until: '2027-03-01' } ] }",
            "b.json:1: waivers.0: a waiver needs \"reason\": why the finding is accepted"
        ),
        (
            "{\n waivers: [\n { finding: 'duplicate-id', until: '2026-06-14', reason: 'redesign' } ] }",
            "b.json:3: the waiver for 'duplicate-id' ended on 2026-06-14 (redesign); repair what it stands for, or give it another date"
        ),
    ])
    func faultsNameFileLineKeyAndValue(text: String, error: String) {
        let found = #expect(throws: TraceAnalysisError.self) { try read(text) }
        #expect(found?.description == error)
        #expect(found?.exitStatus == .unreadable)
    }

    @Test func bracketsInOneAnotherWithoutEndAreRefused() {
        let found = #expect(throws: TraceAnalysisError.self) { try read("{\n budgets: " + String(repeating: "[", count: 100_000)) }
        #expect(found?.description == "b.json:2: is not JSON5: more than 64 brackets stand in one another")
    }

    @Test(arguments: [
        ("", "1: is not JSON5: there is nothing in it"),
        ("{\n budgets: [ }", "2: is not JSON5: a comma or \"]\" is missing before \"}\""),
        ("{\n budgets: [\n", "2: is not JSON5: the \"[\" of this line is not closed"),
        ("{\n budgets [] }", "2: is not JSON5: a colon is missing after \"budgets\""),
        ("{ budgets: []\n waivers: [] }", "2: is not JSON5: a comma or \"}\" is missing before \"w\""),
        ("{\n \"budgets: []\n }", "2: is not JSON5: the quote is not closed"),
        ("{\n}\n{}", "3: is not JSON5: something stands behind its end"),
        ("{ budgets: [\n{ metric: \"bodies\", atMost: 1e400 } ] }", "2: budgets.0.atMost is 1e400: is too large for a number"),
    ])
    func textThatIsNoJSON5IsRefusedWithItsPlace(text: String, error: String) {
        let found = #expect(throws: TraceAnalysisError.self) { try read(text) }
        #expect(found?.description == "b.json:\(error)")
    }

    @Test func aDirectoryIsNoBudgetFile() {
        let found = #expect(throws: TraceAnalysisError.self) { try BudgetFile(contentsOf: "/") }
        #expect(found?.description == "/: cannot be read: it is a directory; '--budgets FILE' names a file")
    }

    @Test func twoBudgetsThatDifferInTheirLimitAloneAreAnError() {
        let found = #expect(throws: TraceAnalysisError.self) {
            try read("{ budgets: [\n { metric: 'bodies', view: 'A', atMost: 1 },\n { view: 'A', metric: 'bodies', atMost: 2 } ] }")
        }
        #expect(
            found?.description == "b.json:3: budgets.1.atMost is 2: differs only in its limit from the budget on line 2; keep one")
    }

    @Test func budgetsOfTwoLevelsMayStandTogether() throws {
        let file = try read(
            "{ budgets: [ { metric: 'bodies', atMost: 9 }, { metric: 'bodies', atMost: 5, level: 'warning' } ] }")
        #expect(file.budgets.map(\.atMost) == [9, 5])
    }

    @Test func aWaiverHoldsOnItsLastDay() throws {
        let file = try read("{ waivers: [ { finding: 'duplicate-id', until: '2026-06-15', reason: 'x' } ] }")
        #expect(file.waivers.count == 1)
    }

    @Test(arguments: [
        ("2ms", 2_000_000), ("1.5s", 1_500_000_000), ("500us", 500_000), ("500µs", 500_000), ("800 ns", 800), ("0ms", 0),
    ])
    func timesHaveUnits(text: String, nanoseconds: Int64) throws {
        let file = try read("{ budgets: [ { metric: 'updateTime', atMost: '\(text)' } ] }")
        #expect(file.budgets.map(\.atMost) == [nanoseconds])
    }

    @Test func aFileThatIsNotThereIsNamed() {
        let found = #expect(throws: TraceAnalysisError.self) { try BudgetFile(contentsOf: "/nowhere/.viewtrace.json") }
        #expect(
            found?.description == "/nowhere/.viewtrace.json: cannot be read: no such file; '--budgets FILE' names another one")
    }

    @Test func aDayIsWrittenSoThatDaysCompareAsTexts() {
        let today = BudgetFile.today()
        #expect(today.count == 10 && today > "2026-01-01" && today < "2200-01-01")
    }

    @Test(arguments: ["{", "{ a", "{ 'a", "[1,", "{ a: { b: [ 'x\\", "/*", "{}}}", "{ : , }"])
    func brokenTextDoesNotStopTheReader(text: String) {
        #expect(throws: TraceAnalysisError.self) { try read(text) }
    }
}
