import Testing
import TraceAnalysis
import TraceReader

@Suite struct CauseChainTests {
    private func chains(_ trace: TraceText, of view: String) throws -> [String] {
        Analysis(of: [try trace.file()]).causes(ofView: try Selector(view)).map(\.description)
    }

    @Test func aChainGoesThroughTheParentBackToTheWriteItsPlaceAndTheAction() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("observable written w1 o1 CartModel total at Sources/CartView.swift:48 in add()")
        trace.transaction(2, "action Add at CartTests.swift:12") { trace in
            trace.add("invalidated #2 @dependencies from w1")
            trace.run(2, "CartScreen", "@dependencies")
            trace.run(10, "Row", "@self", fields: "price")
        }
        #expect(
            try chains(trace, of: "Row") == [
                "1 of 2 runs: mount → CartScreen (first run) → Row (first run)",
                "1 of 2 runs: action \"Add\" at CartTests.swift:12 → CartModel.total written at CartView.swift:48 → "
                    + "CartScreen (@dependencies) → Row (@self)",
            ])
    }

    @Test func equalChainsOfManyRunsAreOneWithACount() throws {
        var trace = TraceText.screen(rows: 3)
        for number in 2...13 {
            trace.add("observable written w\(number) o1 CartModel total at CartView.swift:48")
            trace.transaction(number, "action Add") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                for row in 10...12 { trace.run(row, "Row", "@self") }
            }
        }
        let causes = Analysis(of: [try trace.file()]).causes(ofView: try Selector("Row"))
        #expect(causes.map(\.runs) == [36, 3])
        #expect(causes.map(\.ofRuns) == [39, 39])
        #expect(causes[0].chain.write?.name == "CartModel.total")
        #expect(causes[0].chain.write?.location?.line == 48)
        #expect(causes[0].chain.start?.name == "action \"Add\"")
        #expect(causes[0].steps == ["CartTests/total"])
    }

    @Test func aRunWithTwoInputsHasTwoChains() throws {
        var trace = TraceText.screen()
        trace.add("state written w1 #2 _a at A.swift:1")
        trace.add("state written w2 #2 _b at B.swift:2")
        trace.transaction(2, "action Tap") { trace in
            trace.add("invalidated #2 _a from w1")
            trace.add("invalidated #2 _b from w2")
            trace.run(2, "CartScreen", "_a, _b")
        }
        let analysis = Analysis(of: [try trace.file()])
        #expect(analysis.culprits.map(\.culprit.description) == ["CartScreen.a (@State)", "CartScreen.b (@State)"])
        #expect(analysis.culprits.map(\.bodiesWoken) == [1, 1])
    }

    @Test func anEnvironmentWriteLeadsToTheBodyThatWrote() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("state written w1 #2 __theme at Screen.swift:9")
        trace.transaction(2, "action Dark") { trace in
            trace.add("invalidated #2 __theme from w1")
            trace.run(2, "CartScreen", "__theme")
            trace.add("environment written w2 #3 \\.theme checked 9 run 1")
            trace.add("invalidated #10 _theme from w2")
            trace.run(10, "Row", "_theme", changed: false)
        }
        #expect(
            try chains(trace, of: "Row").last
                == "1 of 2 runs: action \"Dark\" → CartScreen.theme written at Screen.swift:9 → CartScreen (__theme) → "
                + "environment \\.theme → Row (_theme)")
        let culprits = Analysis(of: [try trace.file()]).culprits
        #expect(culprits.map(\.culprit.name) == ["CartScreen.theme", "\\.theme"])
        #expect(culprits.map(\.bodiesWoken) == [2, 1])
        #expect(culprits.map(\.bodiesWokenDirectly) == [1, 1])
        #expect(culprits.map(\.bodiesChanged) == [1, 0])
    }

    @Test func aTransactionStartedByAnotherNamesBoth() throws {
        var trace = TraceText.screen()
        trace.add("transaction began t2 action Search")
        trace.add("state written w1 #2 _hits at Search.swift:5")
        trace.transaction(3, "change \"\" parent t2") { trace in
            trace.add("invalidated #2 _hits from w1")
            trace.run(2, "CartScreen", "_hits")
        }
        trace.add("transaction ended t2 passes 1 bodies 0 skips 0")
        #expect(
            try chains(trace, of: "CartScreen").last
                == "1 of 2 runs: action \"Search\" → change action → CartScreen.hits written at Search.swift:5 → CartScreen (_hits)")
    }

    @Test func whatTheTraceDoesNotSayIsUnknownAndNotGuessed() throws {
        var trace = TraceText.screen(rows: 1)
        trace.transaction(2, "task load") { trace in
            trace.run(10, "Row", "@self")
            trace.run(2, "CartScreen", "_count")
            trace.add("invalidated #10 _x from w77")
            trace.run(10, "Row", "_x")
        }
        trace.run(10, "Row", "_y")
        let rows = try chains(trace, of: "Row")
        #expect(rows.contains("1 of 4 runs: task \"load\" → unknown → Row (@self)"))
        #expect(rows.contains("1 of 4 runs: task \"load\" → unknown → Row (_x)"))
        #expect(rows.contains("1 of 4 runs: unknown → Row (_y)"))
        #expect(try chains(trace, of: "CartScreen").contains("1 of 2 runs: task \"load\" → unknown → CartScreen (_count)"))
    }

    @Test func aRootThatIsReplacedIsItsOwnCause() throws {
        var trace = TraceText.screen()
        trace.transaction(2, "rootReplaced \"\" at Tests.swift:7") { $0.run(2, "CartScreen", "@self") }
        #expect(try chains(trace, of: "CartScreen").last == "1 of 2 runs: root view replaced at Tests.swift:7 → CartScreen (@self)")
    }

    @Test func aViewThatHoldsItselfIsOneLink() throws {
        var trace = TraceText()
        trace.add("identity created #1 Tree root slot 0")
        for level in 2...50 { trace.add("identity created #\(level) Tree structural slot 0 below #\(level - 1)") }
        trace.transaction(1, "mount \"\"") { trace in
            for level in 1...50 { trace.run(level, "Tree", "@self") }
        }
        #expect(try chains(trace, of: "Tree") == ["50 of 50 runs: mount → Tree (first run)"])
    }

    @Test func aRunWithVeryManyCausesEndsInALinkThatSaysSo() throws {
        var trace = TraceText.screen()
        for number in 1...40 { trace.add("state written w\(number) #2 _p\(number) at P.swift:\(number)") }
        trace.transaction(2, "action Tap") { trace in
            for number in 1...40 { trace.add("invalidated #2 _p\(number) from w\(number)") }
            trace.run(2, "CartScreen", "_p1")
        }
        let analysis = Analysis(of: [try trace.file()])
        #expect(analysis.culprits.filter { $0.bodiesWoken == 1 }.count == 15)
        #expect(analysis.culprits.count == 40)
    }

    @Test func chainsOfATreeOfTenThousandDifferentLevelsAreBuilt() throws {
        var trace = TraceText()
        trace.add("identity created #1 View1 root slot 0")
        for level in 2...10_000 { trace.add("identity created #\(level) View\(level) structural slot 0 below #\(level - 1)") }
        trace.transaction(1, "mount \"\"") { trace in
            for level in 1...10_000 { trace.run(level, "View\(level)", "@self") }
        }
        let causes = Analysis(of: [try trace.file()]).causes(ofView: try Selector("View10000"))
        #expect(causes.map(\.chain.links.count) == [10_001])
    }
}
