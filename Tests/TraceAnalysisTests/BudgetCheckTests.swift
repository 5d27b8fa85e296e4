import Testing
import TraceAnalysis
import TraceReader

@Suite struct BudgetCheckTests {
    /// A screen with three rows; a step runs the screen once and two rows in vain.
    private func trace() -> TraceText {
        var trace = TraceText.screen(rows: 3)
        trace.add("step began \"toggle favourite\"")
        trace.add("observable written w1 o1 CartModel total at CartModel.swift:48")
        trace.transaction(2, "action Favourite") { trace in
            trace.add("invalidated #2 @dependencies from w1")
            trace.run(2, "CartScreen", "@dependencies")
            trace.run(10, "Row", "@self", changed: false)
            trace.run(11, "Row", "@self", changed: false)
            trace.add("state dropped #11 _open written")
            trace.add("identity removed #12 element")
            trace.add("environment written w2 #2 theme checked 7 run 0")
            trace.add("duplicate id found #3 #aa first 0 position 1")
            trace.add("layout began #1")
            trace.add("layout ended #1 measured 9")
        }
        trace.add("step ended \"toggle favourite\"")
        return trace
    }

    private func check(_ budgets: String, _ trace: TraceText? = nil) throws -> BudgetCheck {
        let file = try BudgetFile(text: "{ budgets: [ \(budgets) ] }", path: "b.json", today: "2026-06-15")
        return try BudgetCheck(file, on: Analysis(of: [try (trace ?? self.trace()).file()]))
    }

    @Test(arguments: [
        ("bodies", 7), ("unchangedBodies", 2), ("invalidations", 1), ("identitiesCreated", 6), ("identitiesRemoved", 1),
        ("stateDropped", 1), ("duplicateIDs", 1), ("updatePasses", 2), ("environmentChecks", 7), ("layoutPasses", 1), ("findings", 1),
    ])
    func countsAreMeasuredExactly(metric: String, value: Int) throws {
        let holds = try check("{ metric: '\(metric)', atMost: \(value) }")
        #expect(holds.results.map(\.outcome) == [.held(places: 1, largest: Int64(value))])
        #expect(holds.exitStatus == .fine)
        let fails = try check("{ metric: '\(metric)', atMost: \(value - 1) }")
        #expect(fails.exitStatus == .failed)
        #expect(measured(fails) == [Int64(value)])
    }

    @Test(arguments: [
        ("selfTimeTotal", "7us"), ("selfTimeMedian", "1us"), ("selfTimeP95", "1us"), ("selfTimeMax", "1us"), ("updateTime", "50us"),
    ])
    func timesAreMeasured(metric: String, limit: String) throws {
        #expect(try check("{ metric: '\(metric)', atMost: '\(limit)' }").exitStatus == .fine)
        #expect(try check("{ metric: '\(metric)', atMost: '0us' }").exitStatus == .failed)
    }

    private func measured(_ check: BudgetCheck) -> [Int64] {
        check.results.flatMap { result -> [Int64] in
            guard case .failed(let places) = result.outcome else { return [] }
            return places.map(\.value)
        }
    }

    @Test func aBudgetHoldsForEachViewAloneAndNotForTheirSum() throws {
        let check = try check("{ view: '*', metric: 'bodies', atMost: 5 }")
        #expect(check.results.map(\.outcome) == [.held(places: 2, largest: 5)])
        #expect(try self.check("{ metric: 'bodies', atMost: 5 }").exitStatus == .failed)
    }

    @Test func aFailureNamesPlaceValueCauseAndRule() throws {
        let check = try check(
            "{ test: 'CartTests/*', step: 'toggle *', view: 'Row', metric: 'bodies', atMost: 1 }")
        guard case .failed(let places) = try #require(check.results.first).outcome, let place = places.first else {
            Issue.record("the budget holds")
            return
        }
        #expect(places.count == 1)
        #expect(place.value == 2)
        #expect(place.test == "CartTests/total")
        #expect(place.step == "toggle favourite")
        #expect(place.view == "Row")
        #expect(place.likelyRule == "unchanged-body-update")
        #expect(place.cause?.chain.write?.name == "CartModel.total")
        #expect(place.cause?.chain.write?.location?.long == "CartModel.swift:48")
    }

    @Test(arguments: [
        ("view: 'Chart'", "no view matches 'Chart'; recorded are 'CartScreen', 'Row'"),
        ("view: 'Roww'", "no view matches 'Roww'; did you mean 'Row'?"),
        ("test: 'Other*'", "no test matches 'Other*'; recorded is 'CartTests/total'"),
        ("step: 'sort'", "no step matches 'sort'; recorded is 'toggle favourite'"),
    ])
    func aBudgetThatMatchesNothingFailsUnlessItMay(selector: String, reason: String) throws {
        let check = try check("{ \(selector), metric: 'bodies', atMost: 1 }")
        #expect(check.results.map(\.outcome) == [.matchedNothing(reason)])
        #expect(check.exitStatus == .failed)
        let optional = try self.check("{ \(selector), metric: 'bodies', atMost: 1, optional: true }")
        #expect(optional.results.map(\.outcome) == [.skipped(reason)])
        #expect(optional.exitStatus == .fine)
    }

    @Test func aStepInWhichAViewDoesNotRunHolds() throws {
        var trace = trace()
        trace.add("step began other")
        trace.add("step ended other")
        #expect(
            try check("{ step: 'other', view: 'Row', metric: 'bodies', atMost: 0 }", trace).results.map(\.outcome)
                == [.held(places: 1, largest: 0)])
    }

    @Test func aFailingBudgetOfLevelWarningLeavesZero() throws {
        let check = try check("{ metric: 'bodies', atMost: 0, level: 'warning' }")
        #expect(measured(check) == [7])
        #expect(check.exitStatus == .fine)
    }

    @Test func aMetricThatTheTraceCannotHaveIsFourOrTwoIfAnotherFails() throws {
        var trace = TraceText(#"{"clock":{"kind":"ordinal"}}"#)
        trace.run(1, "Row", "@self")
        let time = "{ metric: 'selfTimeMax', atMost: '1ms' }"
        #expect(
            try check(time, trace).results.map(\.outcome)
                == [.notMeasurable("a trace with an order, but no durations, has no selfTimeMax")])
        #expect(try check(time, trace).exitStatus == .nothingMeasured)
        #expect(try check("{ metric: 'unchangedBodies', atMost: 1 }", trace).exitStatus == .nothingMeasured)
        #expect(try check("\(time), { metric: 'bodies', atMost: 0 }", trace).exitStatus == .failed)
    }

    @Test func anEmptyTraceIsNothingMeasured() throws {
        #expect(try check("{ view: 'Row', metric: 'bodies', atMost: 1 }", TraceText()).exitStatus == .nothingMeasured)
    }

    @Test func findingsOfAnotherTestAreNoneOfThisOne() throws {
        var trace = trace()
        trace.add("test ended passed")
        trace.add("test began CartTests/clean")
        trace.transaction(3, "action Tap") { $0.run(10, "Row", "@self") }
        let check = try check(
            "{ metric: 'findings', rule: 'duplicate-id', test: 'CartTests/clean', atMost: 0 }, "
                + "{ metric: 'findings', rule: 'duplicate-id', test: 'CartTests/total', atMost: 0 }", trace)
        #expect(check.results.map(\.budget.line) == [1, 1])
        #expect(measured(check) == [1])
        guard case .failed(let places) = check.results[0].outcome else { return }
        #expect(places.map(\.test) == ["CartTests/total"])
        #expect(places.map(\.finding?.rule) == ["duplicate-id"])
    }

    @Test func waivedFindingsAreNotCounted() throws {
        let file = try BudgetFile(
            text: """
                { budgets: [ { metric: 'findings', atMost: 0 } ],
                  waivers: [ { finding: 'duplicate-id', view: 'CartScreen', until: '2027-01-01', reason: 'x' } ] }
                """, path: "b.json", today: "2026-06-15")
        let files = [try trace().file()]
        let analysis = Analysis(of: files, waivers: file.waivers)
        #expect(try BudgetCheck(file, on: analysis).exitStatus == .fine)
        #expect(analysis.findings.map(\.rule) == ["unchanged-body-update"])
        #expect(analysis.waived.map(\.finding.rule) == ["duplicate-id"])
    }

    @Test func theWorstStandsFirst() throws {
        let check = try check(
            """
            { metric: 'bodies', atMost: 7 }, { view: 'Chart', metric: 'bodies', atMost: 1 },
            { metric: 'layoutPasses', atMost: 0, level: 'warning' }, { metric: 'bodies', view: 'CartScreen', atMost: 1 },
            { metric: 'bodies', view: 'Row', atMost: 1 }
            """)
        #expect(check.results.map(\.budget.metric) == [.bodies, .bodies, .bodies, .layoutPasses, .bodies])
        #expect(check.results.map(\.budget.view?.text) == ["Row", "CartScreen", "Chart", nil, nil])
    }

    @Test(arguments: [
        ("{ build: 'debug' }", "b.json: these budgets are for build 'debug', Cart.viewtrace was recorded with 'release'; record it so, or change \"for\""),
        ("{ profile: 'ios26' }", "b.json: these budgets are for profile 'ios26', Cart.viewtrace was recorded with none named; record it so, or change \"for\""),
        ("{ swift: '6.3' }", "b.json: these budgets are for swift '6.3', Cart.viewtrace was recorded with none named; record it so, or change \"for\""),
    ])
    func budgetsForOtherTracesAreAnErrorAndNeverAPass(conditions: String, error: String) throws {
        let file = try BudgetFile(text: "{ for: \(conditions), budgets: [] }", path: "b.json", today: "2026-06-15")
        let analysis = Analysis(of: [try trace().file()])
        let found = #expect(throws: TraceAnalysisError.self) { try BudgetCheck(file, on: analysis) }
        #expect(found?.description == error)
        #expect(found?.exitStatus == .unreadable)
    }

    @Test func budgetsForTheseTracesAreChecked() throws {
        let file = try BudgetFile(text: "{ for: { build: 'release' }, budgets: [] }", path: "b.json", today: "2026-06-15")
        #expect(try BudgetCheck(file, on: Analysis(of: [try trace().file()])).exitStatus == .fine)
    }
}
