import Testing
import TraceAnalysis
import TraceReader

/// What a change would save, counted by hand on small traces.
@Suite struct WhatIfTests {
    private func answer(_ change: WhatIfChange, _ trace: TraceText, test: String? = nil) throws -> WhatIfAnswer {
        var options = AnalysisOptions()
        options.test = try test.map { try Selector($0) }
        return Analysis(of: [try trace.file()], options: options).whatIf(change)
    }

    /// A screen whose row is given another closure twice and another title once, with a label in the row.
    private var screen: TraceText {
        var trace = TraceText.screen(rows: 1)
        trace.add("identity created #30 Label structural slot 0 below #10")
        trace.transaction(2, "action Add") { trace in
            trace.add("state written w1 #2 _cart at Cart.swift:4", after: 0)
            trace.add("invalidated #2 _cart from w1", after: 0)
            trace.run(2, "CartScreen", "_cart")
            trace.run(10, "Row", "@self", changed: false, time: 500, fields: "cart.total")
        }
        trace.transaction(3, "action Add") { trace in
            trace.add("state written w2 #2 _cart at Cart.swift:4", after: 0)
            trace.add("invalidated #2 _cart from w2", after: 0)
            trace.run(2, "CartScreen", "_cart")
            trace.run(10, "Row", "@self", time: 500, fields: "\"onTap: captured count\"")
            trace.run(30, "Label", "@self", time: 200, fields: "\"onTap: captured count\"")
        }
        trace.transaction(4, "action Add") { trace in
            trace.add("state written w3 #2 _cart at Cart.swift:4", after: 0)
            trace.add("invalidated #2 _cart from w3", after: 0)
            trace.run(2, "CartScreen", "_cart")
            trace.run(10, "Row", "@self", time: 500, fields: "title")
            trace.run(30, "Label", "@self", time: 200, fields: "title")
        }
        return trace
    }

    @Test("an equatable view skips runs in which nothing that it shows differs, and what ran for the values that they made")
    func equatable() throws {
        let answer = try answer(.equatable(Selector("Row")), screen)
        #expect(answer.matched == ["Row"])
        #expect(answer.views.map(\.view) == ["Row", "Label"])
        #expect(answer.views.map(\.savedRuns) == [2, 1] && answer.views.map(\.runs) == [4, 2])
        #expect(answer.views.map(\.savedTime) == [1000, 200])
        #expect(answer.savedRuns == 3 && answer.savedTime == 1200 && answer.runs == 10)
    }

    @Test("a property that is split wakes no body that shows nothing of it")
    func split() throws {
        let answer = try answer(.split(Selector("CartScreen.cart")), screen)
        #expect(answer.matched == ["CartScreen.cart"])
        #expect(answer.views.map(\.view) == ["Row"] && answer.savedRuns == 1 && answer.savedTime == 500)
    }

    @Test("elements that keep their ids are not made again, nor is what is in them")
    func stableIDs() throws {
        var trace = TraceText.screen(rows: 1)
        trace.transaction(2, "action Add") { trace in
            trace.run(2, "CartScreen", "_cart")
            trace.add("identity created #20 Row keyed key #k9 slot 0 below #3")
            trace.add("identity created #30 Label structural slot 0 below #20")
            trace.add("element renamed #20 from #10 position 0")
            trace.add("identity removed #10 element")
            trace.add("collection updated #3 count 1 inserted 1 removed 1 moved 0 duplicates 0")
            trace.run(20, "Row", "@self")
            trace.run(30, "Label", "@self")
        }
        for selector in ["CartScreen", "ForEach"] {
            let answer = try answer(.stableIDs(Selector(selector)), trace)
            #expect(answer.savedRuns == 2 && answer.views.map(\.view) == ["Label", "Row"])
        }
        #expect(try answer(.stableIDs(Selector("Other")), trace).matched == [])
    }

    @Test("what is not selected is neither counted nor saved")
    func selection() throws {
        let answer = try answer(.equatable(Selector("Row")), screen, test: "OtherTests/*")
        #expect(answer.runs == 0 && answer.savedRuns == 0 && answer.matched == [])
    }
}
