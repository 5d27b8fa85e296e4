import Testing
import TraceAnalysis
import TraceReader

@Suite struct WhyTests {
    /// Rows under a screen that reads the model's total; each write runs the screen and all rows.
    private func trace(fields: String? = "cart", changed: Bool = false, actions: [String] = ["Add"], rows: Int = 2) -> TraceText {
        var trace = TraceText.screen(rows: rows)
        for (index, action) in actions.enumerated() {
            let number = index + 2
            trace.add("observable written w\(number) o1 CartModel total at Sources/CartView.swift:48 in add()")
            trace.transaction(number, "action \(action) at CartTests.swift:12") { trace in
                trace.add("invalidated #2 @dependencies from w\(number)")
                trace.run(2, "CartScreen", "@dependencies")
                for row in 10..<(10 + rows) { trace.run(row, "Row", "@self", changed: changed, fields: fields) }
            }
        }
        return trace
    }

    private func sentences(_ trace: TraceText, of view: String = "Row") throws -> [String] {
        Analysis(of: [try trace.file()]).whyViewsRan(try Selector(view)).flatMap { $0.causes.map(\.chain.sentence) }
    }

    @Test func theSentenceCountsNamesTheWriteItsFileTheViewsBetweenAndWhy() throws {
        #expect(
            try sentences(trace()) == [
                "2 of 4 runs of `Row` come from the mount, through `CartScreen`, because `Row` was new",
                "2 of 4 runs of `Row` come from `CartModel.total` written in `CartView.swift:48`, through `CartScreen`, because it "
                    + "passes the whole `cart`",
            ])
    }

    @Test(arguments: [
        ("cart", true, "because it passes another `cart`"),
        ("item.updatedAt", false, "because it passes the whole `item`, whose `updatedAt` differs"),
        ("item.name", true, "because it passes another `item.name`"),
        ("\"onTap: captured count\"", false, "because it passes another closure `onTap` each time"),
        ("\"_text: another binding\"", false, "because it passes another binding `text` each time"),
        ("\"icon: made anew\"", false, "because it passes `icon` made anew each time"),
        (nil, false, "because it passes another value"),
    ])
    func theReasonSaysWhatThePassedValueDiffersIn(fields: String?, changed: Bool, reason: String) throws {
        let analysis = Analysis(of: [try trace(fields: fields, changed: changed, actions: ["A", "B"]).file()])
        #expect(analysis.whyViewsRan(try Selector("Row"))[0].causes[0].chain.reason == reason)
    }

    @Test(arguments: [
        ("state written w9 #2 _query at S.swift:3", "_query", "the state `CartScreen.query` written in `S.swift:3`, because it is its own state"),
        ("observable written w9 o1 Cart total at C.swift:4", "@dependencies", "`Cart.total` written in `C.swift:4`, because its body reads it"),
        ("observable written w9 o1 Cart total at C.swift:4", "_cart", "`Cart.total` written in `C.swift:4`, because it reads it through `_cart`"),
    ])
    func aViewThatIsWokenItselfIsToldHowItDependsOnWhatWasWritten(write: String, input: String, ending: String) throws {
        var trace = TraceText.screen()
        trace.add(write)
        trace.transaction(2, "action Add") { trace in
            trace.add("invalidated #2 \(input) from w9")
            trace.run(2, "CartScreen", input)
        }
        #expect(try sentences(trace, of: "CartScreen").last == "1 of 2 runs of `CartScreen` comes from \(ending)")
    }

    @Test func chainsThatDifferInTheirActionOnlyAreOneCauseWithItsStarts() throws {
        let views = Analysis(of: [try trace(actions: ["Add", "Remove", "Add"]).file()]).whyViewsRan(try Selector("Row"))
        #expect(views.map(\.runs) == [8])
        #expect(views.map(\.unchangedRuns) == [6])
        #expect(views[0].causes.map(\.chain.runs) == [6, 2])
        #expect(views[0].causes[0].starts.map(\.link.name) == ["action \"Add\"", "action \"Remove\""])
        #expect(views[0].causes[0].starts.map(\.runs) == [4, 2])
        #expect(views[0].causes[0].location?.long == "Sources/CartView.swift:48")
    }

    @Test func aLongWayIsNamedAtItsEndsAndCountedBetween() throws {
        var trace = TraceText()
        trace.add("identity created #1 V1 root slot 0")
        for level in 2...9 { trace.add("identity created #\(level) V\(level) structural slot 0 below #\(level - 1)") }
        trace.add("state written w1 #1 _a at A.swift:1")
        trace.transaction(1, "action Tap") { trace in
            trace.add("invalidated #1 _a from w1")
            trace.run(1, "V1", "_a")
            for level in 2...9 { trace.run(level, "V\(level)", "@self") }
        }
        #expect(
            try sentences(trace, of: "V9") == [
                "The one run of `V9` comes from the state `V1.a` written in `A.swift:1`, through `V1`, `V2`, 5 more views and `V8`, because `V9` was new"
            ])
    }

    @Test func severalViewsAreAnsweredTheBusiestFirstAndAMisspeltOneWithTheNearest() throws {
        let analysis = Analysis(of: [try trace().file()])
        #expect(analysis.whyViewsRan(try Selector("*")).map(\.view) == ["Row", "CartScreen"])
        #expect(analysis.whyViewsRan(try Selector("Rw")).isEmpty)
        #expect(analysis.noRuns(of: try Selector("Rw")) == "no body of a view that matches 'Rw' ran; did you mean 'Row'?")
        #expect(
            analysis.noRuns(of: try Selector("Kettle")) == "no body of a view that matches 'Kettle' ran; there are 'CartScreen', 'Row'")
    }
}
