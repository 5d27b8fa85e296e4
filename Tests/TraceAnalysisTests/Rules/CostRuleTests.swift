import Testing
import TraceAnalysis
import TraceReader

/// What costs: each from its threshold on, and what is near it and no fault.
@Suite struct CostRuleTests {
    private func findings(_ rule: String, _ trace: TraceText) throws -> [Finding] {
        Analysis(of: [try trace.file()]).findings.filter { $0.rule == rule }
    }

    private static let real = #"{"clock":{"kind":"real"},"build":"release"}"#
    private static let virtual = #"{"clock":{"kind":"virtual"},"build":"release"}"#

    // MARK: Actions

    private func actions(_ times: [Int], _ metadata: String, inner: Int = 0) throws -> [Finding] {
        var trace = TraceText(metadata)
        trace.add("identity created #1 CartScreen root slot 0")
        for time in times {
            trace.add("action began #1 appear CartScreen at CartTests.swift:3")
            if inner > 0 {
                trace.add("action began #1 change \"onReceive in CartScreen\"", after: 0)
                trace.add("action ended #1", after: inner)
            }
            trace.add("state written w1 #1 _total at Cart.swift:12", after: 0)
            trace.add("action ended #1", after: time)
        }
        return try findings("expensive-action", trace)
    }

    @Test("a single action counts under virtual time from a picture on, in real time only where no busy machine explains it")
    func singleAction() throws {
        #expect(try actions([16_700_000], Self.virtual) == [])
        #expect(try actions([16_700_001], Self.virtual).map(\.severity) == [.warning])
        #expect(try actions([100_000_000], Self.real) == [])
        #expect(try actions([100_000_001], Self.real).count == 1)
    }

    @Test("three actions that are long as a rule count in real time")
    func repeatedActions() throws {
        #expect(try actions([16_700_001, 16_700_001], Self.real) == [])
        #expect(try actions([16_700_001, 16_700_001, 40_000_000], Self.real).map(\.count) == [3])
        #expect(try actions([1000, 1000, 40_000_000], Self.real) == [])
    }

    @Test("the finding names the action, its view and the first write in it, and leaves out the time of actions within it")
    func namedAction() throws {
        let finding = try #require(try actions([20_000_000], Self.virtual, inner: 30_000_000).first { $0.culprit == "onAppear or onDisappear" })
        #expect(finding.view == "CartScreen")
        #expect(finding.location == TraceLocation(function: "", file: "Cart.swift", line: 12))
        #expect(finding.cost.selfTimeMax == 20_000_000)
        #expect(finding.message == "onAppear or onDisappear holds the main actor for 20 ms")
    }

    @Test("a task that waited meanwhile says nothing about its time")
    func waitingTask() throws {
        var trace = TraceText(Self.virtual)
        trace.add("identity created #1 CartScreen root slot 0")
        trace.add("action began #1 task Cart.swift:20")
        trace.add("action ended #0", after: 300_000_000)
        #expect(try findings("expensive-action", trace) == [])
    }

    // MARK: Waiting

    private func waits(_ waits: [Int], _ metadata: String = real) throws -> [Finding] {
        var trace = TraceText(metadata)
        trace.add("identity created #1 Avatar root slot 0")
        for (index, wait) in waits.enumerated() {
            trace.transaction(index + 1, "action Load") { trace in
                trace.run(1, "Avatar", "_url", time: wait)
                if wait > 0 { trace.add("body waited #1 nanoseconds \(wait)", after: 0) }
            }
        }
        return Analysis(of: [try trace.file()]).findings.filter { ["blocking-body", "expensive-body"].contains($0.rule) }
    }

    @Test("a body that waits is found once, and is not called expensive beside that")
    func waitingBody() throws {
        #expect(try waits([5_000_000, 5_000_000, 5_000_000]).map(\.rule) == ["blocking-body"])
        #expect(try waits([250_000_000]).map(\.rule) == ["blocking-body"])
    }

    @Test("short waits, and some long ones of many runs, are a busy machine's")
    func fewWaits() throws {
        #expect(try waits([90_000_000, 90_000_000, 90_000_000, 0, 0, 0]) == [])
        #expect(try waits([4_999_999, 4_999_999, 4_999_999]).map(\.rule) == ["expensive-body"])
        #expect(try waits([14_000_000]) == [])
    }

    // MARK: Objects thrown away

    @Test("objects that were built for nothing are counted by property", arguments: [(2, Severity.note), (3, .warning)])
    func discardedObjects(count: Int, severity: Severity) throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("state written w1 #2 _query at Cart.swift:9")
        trace.transaction(2, "action Type") { trace in
            trace.add("invalidated #2 _query from w1")
            trace.run(2, "CartScreen", "_query")
            trace.add("initial values discarded #10 _model RowModel count \(count)")
        }
        let finding = try #require(try findings("discarded-initial-value", trace).first)
        #expect(finding.severity == severity)
        #expect(finding.view == "Row")
        #expect(finding.culprit == "Row.model")
        #expect(finding.count == count)
        #expect(finding.location == TraceLocation(function: "", file: "Cart.swift", line: 9))
        #expect(finding.advice.hasPrefix("Each time `CartScreen` makes a `Row`, a `RowModel` is built for `Row.model`"))
    }

    // MARK: Resources

    private func rows(updates: Int) -> TraceText {
        var trace = TraceText.screen(rows: 4)
        for update in 1...updates {
            trace.add("state written w\(update) #2 _query at Cart.swift:9")
            trace.transaction(update + 1, "action Type") { trace in
                trace.add("invalidated #2 _query from w\(update)")
                trace.run(2, "CartScreen", "_query")
                for row in 10..<14 {
                    trace.add("resource made #\(row) DateFormatter formatter")
                    trace.run(row, "Row", "@self", changed: false, fields: "\"formatter: another object\"")
                }
            }
        }
        return trace
    }

    @Test("a formatter in each row is one finding, which takes the rows' runs in vain from other rules")
    func formatterInRows() throws {
        let all = Analysis(of: [try rows(updates: 3).file()]).findings
        #expect(all.filter { $0.severity >= .warning }.map(\.rule) == ["resource-in-view-value"])
        #expect(all.first?.culprit == "Row.formatter")
        #expect(all.first?.count == 12)
    }

    @Test("a timer that was made anew twice is a note")
    func timerTwice() throws {
        var trace = TraceText.screen()
        for _ in 0..<2 { trace.add("resource made #2 Timer.publish -") }
        let found = try findings("resource-in-view-value", trace)
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.culprit == "Timer.publish in CartScreen.body")
    }

    // MARK: Collections

    @Test(
        "a collection is eager from 200 rows of which at most half can be seen",
        arguments: [(199, 10, 0), (200, 100, 1), (200, 101, 0), (4000, 12, 1)])
    func eagerRows(count: Int, visible: Int, expected: Int) throws {
        var trace = TraceText.screen()
        trace.add("collection placed #3 VStack count \(count) visible \(visible)")
        let found = try findings("eager-collection", trace)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.culprit == "ForEach in VStack" && $0.view == "CartScreen" && $0.count == count })
    }

    @Test("ids count from 1 ms as a rule")
    func slowIDs() throws {
        var trace = TraceText.screen()
        for _ in 0..<2 { trace.add("ids gathered #3 count 500 nanoseconds 1000000") }
        #expect(try findings("expensive-collection-ids", trace) == [])
        trace.add("ids gathered #3 count 500 nanoseconds 1000000")
        #expect(try findings("expensive-collection-ids", trace).map(\.culprit) == ["the ids of ForEach"])
    }

    // MARK: Fast state

    private func ticks(_ count: Int, cause: String, time: Int, gap: Int, site: String = "Clock.swift:9") throws -> [Finding] {
        var trace = TraceText.screen()
        for tick in 1...count {
            trace.add("state written w\(tick) #2 _seconds at \(site)", after: gap)
            trace.transaction(tick + 1, cause) { trace in
                trace.add("invalidated #2 _seconds from w\(tick)")
                trace.run(2, "CartScreen", "_seconds", time: time)
            }
        }
        return Analysis(of: [try trace.file()]).findings.filter { $0.rule.hasPrefix("expensive-body") }
    }

    @Test("an expensive body that a timer runs is found with the property, and not as expensive beside that")
    func timerRunsExpensiveBody() throws {
        let found = try ticks(10, cause: "timer -", time: 1_000_000, gap: 100_000_000)
        #expect(found.map(\.rule) == ["expensive-body-on-fast-state"])
        #expect(found.first?.culprit == "CartScreen.seconds (@State)")
        #expect(found.first?.count == 10)
    }

    @Test("fewer, slower or rarer runs, and those of separate taps, are no fast state")
    func noFastState() throws {
        #expect(try ticks(9, cause: "timer -", time: 1_000_000, gap: 100_000_000).map(\.rule) == ["expensive-body"])
        #expect(try ticks(10, cause: "timer -", time: 100_000, gap: 100_000_000) == [])
        #expect(try ticks(10, cause: "timer -", time: 1_000_000, gap: 1_000_000_000).map(\.rule) == ["expensive-body"])
        #expect(try ticks(10, cause: "action Next at CartTests.swift:4", time: 1_000_000, gap: 1000).map(\.rule) == ["expensive-body"])
    }

    @Test("a control that writes through a binding is a fast source")
    func typing() throws {
        let found = try ticks(10, cause: "action Name at CartTests.swift:4", time: 1_000_000, gap: 1000, site: "CartTests.swift:4")
        #expect(found.map(\.rule) == ["expensive-body-on-fast-state"])
    }

    // MARK: Updates

    private func update(rows: Int, time: Int) throws -> [Finding] {
        var trace = TraceText.screen(rows: rows)
        trace.add("state written w1 #2 _level at Cart.swift:9")
        trace.transaction(2, "action Next") { trace in
            trace.add("invalidated #2 _level from w1")
            trace.run(2, "CartScreen", "_level")
            for row in 0..<rows { trace.run(10 + row, "Row", "@self", time: time) }
        }
        return Analysis(of: [try trace.file()]).findings.filter { $0.severity >= .warning }
    }

    @Test("many quick bodies make a long update, with the view that takes most")
    func longUpdate() throws {
        let found = try update(rows: 100, time: 170_000)
        #expect(found.map(\.rule) == ["long-update"])
        #expect(found.first?.view == "Row")
        #expect(found.first?.culprit == "action \"Next\"")
        #expect(found.first?.advice.hasPrefix("Of one update most time goes to `Row` (100 times, 17 ms) and `CartScreen`") == true)
        #expect(try update(rows: 100, time: 166_000) == [])
    }

    @Test("an update that takes a quarter of a second is an error")
    func hang() throws { #expect(try update(rows: 600, time: 420_000).map(\.severity) == [.error]) }

    @Test("what an update loop runs is no long update beside it")
    func loopedUpdate() throws {
        func rules(isLoop: Bool) throws -> Set<String> {
            var trace = TraceText.screen()
            for round in 2..<32 {
                let property = isLoop ? "_level" : "_level\(round)"
                trace.add("state written w\(round) #2 \(property) at Cart.swift:9")
                trace.transaction(round, "change -" + (round > 2 ? " parent t\(round - 1)" : "")) { trace in
                    trace.add("invalidated #2 \(property) from w\(round)")
                    trace.run(2, "CartScreen", property, time: 900_000)
                }
            }
            return Set(Analysis(of: [try trace.file()]).findings.filter { $0.severity >= .warning }.map(\.rule))
        }
        #expect(try rules(isLoop: true) == ["update-loop"])
        #expect(try rules(isLoop: false) == ["long-update"])
    }

    @Test("how long the actions of an update loop take is the loop's fault", arguments: [true, false])
    func loopedAction(isLoop: Bool) throws {
        var trace = TraceText.screen()
        for round in 2..<32 {
            let property = isLoop ? "_level" : "_level\(round)"
            trace.add("state written w\(round) #2 \(property) at Cart.swift:9")
            trace.transaction(round, "change -" + (round > 2 ? " parent t\(round - 1)" : "")) { trace in
                trace.add("invalidated #2 \(property) from w\(round)")
                trace.run(2, "CartScreen", property)
            }
            trace.add("action began #2 change \"onChange(of: Int)\"")
            trace.add("action ended #2", after: 20_000_000)
        }
        let rules = Set(Analysis(of: [try trace.file()]).findings.filter { $0.severity >= .warning }.map(\.rule))
        #expect(rules.contains("expensive-action") == !isLoop)
        #expect(rules.contains("update-loop") == isLoop)
    }

    @Test("an update that one expensive body explains is that body's finding")
    func explainedUpdate() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "action Next") { $0.run(2, "CartScreen", "_level", time: 40_000_000) }
        #expect(Analysis(of: [try trace.file()]).findings.map(\.rule) == ["expensive-body"])
    }
}
