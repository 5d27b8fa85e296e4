import Testing
import TraceAnalysis
import TraceReader

@Suite struct MetricsTests {
    @Test func timesAreSummedUpByNearestRank() throws {
        let times = try #require(TimeSummary((1...100).map { Int64($0) }.shuffled()))
        #expect(times.total == 5050)
        #expect(times.median == 50)
        #expect(times.percentile95 == 95)
        #expect(times.maximum == 100)
        #expect(TimeSummary([]) == nil)
        #expect(TimeSummary([7])?.percentile95 == 7)
        #expect(TimeSummary([.max, .max])?.total == .max)
    }

    @Test func viewsAreCountedWithTheirInstancesAndRankedByTime() throws {
        var trace = TraceText.screen(rows: 2)
        trace.transaction(2, "action Tap") { trace in
            trace.run(10, "Row", "@self", changed: false, time: 5000)
        }
        let views = Analysis(of: [try trace.file()]).views
        #expect(views.map(\.view) == ["Row", "CartScreen"])
        #expect(views.map(\.bodies) == [3, 1])
        #expect(views.map(\.unchangedBodies) == [1, 0])
        #expect(views.map(\.instances) == [2, 1])
        #expect(views.map { $0.selfTime?.total } == [7000, 1000])
        #expect(views.map { $0.selfTime?.median } == [1000, 1000])
        // The screen's body and those of the two rows that it made.
        #expect(views.map { $0.inclusiveTime?.total } == [7000, 3000])
    }

    @Test func skippedViewsAreThoseOfTheSelectedTransactions() throws {
        var trace = TraceText.screen()
        trace.add("step began tap")
        trace.add("transaction began t2 action Tap")
        trace.add("transaction ended t2 passes 1 bodies 0 skips 7")
        trace.add("step ended tap")
        trace.add("transaction began t3 action Tap")
        trace.add("transaction ended t3 passes 1 bodies 0 skips 5")
        #expect(Analysis(of: [try trace.file()]).skips == 12)
        var options = AnalysisOptions()
        options.step = try Selector("tap")
        #expect(Analysis(of: [try trace.file()], options: options).skips == 7)
    }

    @Test func testsAndStepsHaveTheirOwnLines() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("step began tap")
        trace.transaction(2, "action Tap") { $0.run(10, "Row", "@self", changed: false) }
        trace.add("step ended tap")
        let analysis = Analysis(of: [try trace.file()])
        #expect(analysis.places.map(\.step) == [nil, "tap"])
        #expect(analysis.places.map(\.test) == ["CartTests/total", "CartTests/total"])
        #expect(analysis.places.map(\.bodies) == [3, 1])
        #expect(analysis.places.map(\.unchangedBodies) == [1, 1])
        #expect(analysis.measured == Measured(tests: 1, steps: 1, views: 2, bodies: 3))
    }

    @Test func culpritsCountWritesSitesAndTheBodiesTheyWoke() throws {
        var trace = TraceText.screen(rows: 2)
        for number in 1...3 {
            trace.add("observable written w\(number) o1 CartModel total at Cart.swift:\(number == 3 ? 9 : 5)\(number == 1 ? " equal" : "")")
            trace.transaction(number + 1, "action Tap") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                trace.run(10, "Row", "@self", changed: false)
                trace.run(11, "Row", "@self", changed: number == 1)
            }
        }
        trace.add("state written w9 #2 _query at Search.swift:2")
        let culprits = Analysis(of: [try trace.file()]).culprits
        #expect(culprits.map(\.culprit) == [Culprit(.observable, name: "CartModel.total"), Culprit(.state, name: "CartScreen.query")])
        #expect(culprits.map(\.writes) == [3, 1])
        #expect(culprits.map(\.unchangedWrites) == [1, 0])
        #expect(culprits[0].sites.map(\.writes) == [2, 1])
        #expect(culprits[0].sites.map { $0.location?.line } == [5, 9])
        #expect(culprits.map(\.bodiesWoken) == [9, 0])
        #expect(culprits.map(\.bodiesWokenDirectly) == [3, 0])
        #expect(culprits.map(\.bodiesChanged) == [4, 0])
        #expect(culprits.map(\.efficiency) == [4.0 / 9.0, nil])
        #expect(culprits.map(\.wastedSelfTime) == [5000, 0])
    }

    @Test func aSelectionNarrowsRunsAndWritesByTestStepViewAndTime() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("step began tap")
        trace.add("state written w1 #2 _a at A.swift:1")
        trace.transaction(2, "action Tap") { trace in
            trace.add("invalidated #2 _a from w1")
            trace.run(2, "CartScreen", "_a")
            trace.run(10, "Row", "@self")
        }
        trace.add("step ended tap")
        let file = try trace.file()
        func bodies(_ change: (inout AnalysisOptions) throws -> Void) throws -> [Int] {
            var options = AnalysisOptions()
            try change(&options)
            let analysis = Analysis(of: [file], options: options)
            return [analysis.measured.bodies, analysis.culprits.reduce(0) { $0 + $1.writes }]
        }
        #expect(try bodies { _ in } == [4, 1])
        #expect(try bodies { $0.step = try Selector("tap") } == [2, 1])
        #expect(try bodies { $0.view = try Selector("Row") } == [2, 1])
        #expect(try bodies { $0.test = try Selector("Other*") } == [0, 0])
        #expect(try bodies { $0.until = 10_000 } == [2, 0])
        #expect(try bodies { $0.since = 10_000 } == [2, 1])
    }

    @Test func theTestOfTheMetadataHoldsWhereNoRecordNamesOne() throws {
        let file = try TraceNotation.parse(
            """
            metadata {"test":{"name":"CartTests/favourite","arguments":"id: 3"}}
            1us body began #1 Row [@self]
            2us body ended #1 changed
            """)
        #expect(Analysis(of: [file]).places.map(\.test) == ["CartTests/favourite-id: 3"])
    }

    @Test func recordsOfSeveralTracesAreNumberedOn() throws {
        var first = TraceText.screen()
        first.add("warning issued #2 other \"one\"")
        var second = TraceText.screen()
        second.add("warning issued #2 other \"two\"")
        let files = [try first.file("a"), try second.file("b")]
        let analysis = Analysis(of: files)
        let offset = files[0].records.count
        #expect(analysis.traces.map(\.firstRecord) == [1, offset + 1])
        #expect(analysis.findings.map(\.records) == [[offset], [2 * offset]])
    }
}
