import Testing
import TraceAnalysis
import TraceReader

@Suite struct BaselineTests {
    private static let metadata = #"{"clock":{"kind":"virtual"},"build":"release","swift":"6.3.1","profile":{"name":"ios26"}}"#

    /// A screen and two rows; each action runs the screen and the first `rows` rows in vain.
    private func trace(actions: Int = 3, rows: Int = 2, metadata: String = metadata, test: String = "CartTests/total") -> TraceText {
        var trace = TraceText(metadata)
        trace.add("test began \(test)")
        trace.add("identity created #1 CartScreen root slot 0")
        for row in 10..<12 { trace.add("identity created #\(row) Row keyed key #k\(row) slot \(row - 10) below #1") }
        trace.transaction(1, "mount \"\"") { trace in
            trace.run(1, "CartScreen", "@self")
            for row in 10..<12 { trace.run(row, "Row", "@self") }
        }
        trace.add("step began \"toggle\"")
        for number in 2..<(2 + actions) {
            trace.add("observable written w\(number) o1 Cart total at Cart.swift:48")
            trace.transaction(number, "action Toggle") { trace in
                trace.add("invalidated #1 @dependencies from w\(number)")
                trace.run(1, "CartScreen", "@dependencies")
                for row in 10..<(10 + rows) { trace.run(row, "Row", "@self", changed: false, fields: "cart") }
            }
        }
        trace.add("step ended \"toggle\"")
        trace.add("test ended passed")
        return trace
    }

    private func analysis(_ trace: TraceText) throws -> Analysis { Analysis(of: [try trace.file()]) }

    private static let text = """
        # ViewTrace baseline: how often bodies ran, by test, step and view.
        # Columns: body runs, runs whose output was unchanged, view.
        # 'tracectl check TRACE --baseline FILE' compares with it, '--write-baseline FILE' writes it anew.

        format   1
        build    release
        swift    6.3.1
        profile  ios26

        test CartTests/total
        outside steps
               1        0  CartScreen
               2        0  Row
        step toggle
               3        0  CartScreen
               6        6  Row

        """

    private func check(_ trace: TraceText, against text: String = Self.text) throws -> BaselineCheck {
        try BaselineCheck(BaselineFile(text: text, path: "counts.txt"), on: analysis(trace))
    }

    @Test func aBaselineIsSortedTextWithTheConditionsOfItsCounts() throws {
        #expect(try Baseline(of: analysis(trace())).text == Self.text)
    }

    @Test func whatIsWrittenIsReadBackAndHolds() throws {
        let file = try BaselineFile(text: Self.text, path: "counts.txt")
        #expect(file.baseline.text == Self.text)
        let check = try check(trace())
        #expect(check.exitStatus == .fine && check.equal == 4 && check.regressions.isEmpty && check.patch == nil)
    }

    @Test func linesThatEndInTwoCharactersAreRead() throws {
        #expect(try check(trace(), against: Self.text.replacing("\n", with: "\r\n")).equal == 4)
    }

    @Test func aCountThatGrewFailsAndNamesItsCause() throws {
        let check = try check(trace(actions: 4))
        #expect(check.exitStatus == .failed)
        #expect(check.regressions.map(\.place.view) == ["Row", "CartScreen"])
        #expect(check.regressions.map(\.bodies) == [6, 3])
        #expect(check.regressions.map(\.measured) == [8, 4])
        #expect(check.regressions[0].cause?.chain.write?.name == "Cart.total")
        #expect(check.patch == nil)
    }

    @Test func countsThatFellGiveAPatchThatKeepsThem() throws {
        let check = try check(trace(actions: 3, rows: 1))
        #expect(check.exitStatus == .fine)
        #expect(check.improvements.map(\.measured) == [3])
        #expect(
            check.patch == """
                --- a/counts.txt
                +++ b/counts.txt
                @@ -13,4 +13,4 @@
                        2        0  Row
                 step toggle
                        3        0  CartScreen
                -       6        6  Row
                +       3        3  Row

                """.replacing("\n       2", with: "\n        2"))
    }

    @Test func aViewThatTheBaselineDoesNotHaveInItsTestGrewFromNothing() throws {
        let text = Self.text.replacing("       6        6  Row\n", with: "")
        let check = try check(trace(), against: text)
        #expect(check.exitStatus == .failed)
        #expect(check.regressions.map(\.bodies) == [0] && check.regressions.map(\.measured) == [6])
    }

    @Test func aTestThatIsNewIsSaidAndOneThatWasNotRecordedFails() throws {
        let check = try check(trace(test: "CartTests/other"))
        #expect(check.newTests == ["CartTests/other"])
        #expect(check.missingTests == ["CartTests/total"])
        #expect(check.exitStatus == .failed)
    }

    @Test(arguments: [
        (#"{"build":"debug","swift":"6.3.1","profile":{"name":"ios26"}}"#, "build 'release', Cart.viewtrace with 'debug'"),
        (#"{"build":"release","swift":"6.4","profile":{"name":"ios26"}}"#, "swift '6.3.1', Cart.viewtrace with '6.4'"),
        (#"{"build":"release","swift":"6.3.1","profile":{"name":"ios17"}}"#, "profile 'ios26', Cart.viewtrace with 'ios17'"),
        (#"{"build":"release","swift":"6.3.1"}"#, "profile 'ios26', Cart.viewtrace with none named"),
    ])
    func countsOfOtherConditionsAreAnErrorWithTheWayOut(metadata: String, words: String) throws {
        let found = #expect(throws: TraceAnalysisError.self) { try check(trace(metadata: metadata)) }
        #expect(
            found?.description
                == "counts.txt: this baseline was made with \(words): their counts cannot be compared; record as the baseline was, or write it "
                + "anew with '--write-baseline counts.txt'")
        #expect(found?.exitStatus == .unreadable)
    }

    @Test func tracesThatWereNotMadeAlikeMakeNoBaseline() throws {
        let debug = try trace(metadata: #"{"build":"debug"}"#).file("b.viewtrace")
        let found = #expect(throws: TraceAnalysisError.self) { try Baseline(of: Analysis(of: [try trace().file("a.viewtrace"), debug])) }
        #expect(found?.description.hasPrefix("a.viewtrace was recorded with build 'release', b.viewtrace with 'debug'") == true)
    }

    @Test(arguments: [
        ("format   2\n", 1, "is in format '2', this tracectl reads 1; write it anew with '--write-baseline'"),
        ("", 1, "does not say 'format'; write the baseline anew with '--write-baseline'"),
        ("format 1\nbuild a\nbuild b\n", 3, "'build' stands twice; keep one line"),
        ("3 1 Row\n", 1, "counts stand below 'test NAME' and 'step NAME' or 'outside steps'"),
        ("test T\nstep S\nmany 1 Row\n", 3, "is 'many 1 Row'; a line has two counts and a view, as '12 11 ProductRow'"),
        ("test T\nstep S\n3 4 Row\n", 3, "'4' is no count from 0 to 3, nor '-'"),
        ("test T\nstep S\n3 1 Row\n3 1 Row\n", 4, "Row stands twice in this step; keep one line"),
        ("step S\n", 1, "a step stands below a test: 'test NAME' or 'outside tests'"),
        ("test a\\b\n", 1, "a backslash stands before another one or 'u{…}'; write '\\\\' for one in a name"),
    ])
    func faultsNameFileAndLine(text: String, line: Int, reason: String) {
        let found = #expect(throws: TraceAnalysisError.self) { try BaselineFile(text: text, path: "c.txt") }
        #expect(found?.description == "c.txt:\(line): \(reason)")
    }

    @Test func namesThatWouldEndALineAreWrittenAsEscapes() throws {
        var trace = TraceText(Self.metadata)
        trace.add(#"test began "T\nwo\\x ""#)
        trace.add(#"step began " s""#)
        trace.run(1, "Row", "@self")
        let baseline = try Baseline(of: analysis(trace))
        #expect(baseline.text.contains("\ntest T\\u{a}wo\\\\x\\u{20}\nstep \\u{20}s\n       1        0  Row\n"))
        #expect(try BaselineFile(text: baseline.text, path: "c").baseline.entries.map(\.place.test) == ["T\nwo\\x "])
    }

    @Test func proposedBudgetsHoldAndFailWhenACountGrows() throws {
        let text = try BudgetProposal(of: analysis(trace())).text
        #expect(text.contains(#"{ test: "CartTests\\/total", step: "toggle", view: "Row", metric: "bodies", atMost: 6 },"#))
        #expect(text.contains(#"for: { build: "release", swift: "6.3", profile: "ios26" },"#))
        let file = try BudgetFile(text: text, path: "b.json")
        #expect(try BudgetCheck(file, on: analysis(trace())).exitStatus == .fine)
        #expect(try BudgetCheck(file, on: analysis(trace(actions: 4))).exitStatus == .failed)
    }

    @Test func moreViewsThanAnybodyReviewsAreCountedInAComment() throws {
        var trace = TraceText(Self.metadata)
        trace.add("test began T")
        trace.add("step began s")
        for view in 1...250 { trace.run(view, "V\(view)", "@self") }
        let text = try BudgetProposal(of: analysis(trace)).text
        #expect(text.contains("// 50 more views with fewer runs left out: '--write-baseline FILE' holds all counts."))
        #expect(text.split(separator: "\n").count { $0.contains("metric: \"bodies\"") } == BudgetProposal.limit)
    }
}
