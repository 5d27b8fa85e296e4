import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct TextReportTests {
    private func report(_ text: String, options: ReportOptions = ReportOptions()) throws -> String {
        TextReport(Analysis(of: [try TraceNotation.parse(text)]), options: options).text
    }

    @Test func theWholeReportOfAFaultyScreen() throws {
        let text = try report(ShopTrace.text)
        #expect(text == Self.shop)
        #expect(text.isWithinEightyColumns)
    }

    @Test func theFirstScreenSaysWhatToChangeFirstAndWhatItSaves() throws {
        let lines = try report(ShopTrace.text).split(separator: "\n", omittingEmptySubsequences: false).prefix(24)
        #expect(lines.contains("Change first:"))
        #expect(lines.contains("  2. Make `Chart.body` cheaper. It takes 14 ms, over 99 % of all self time."))
        #expect(lines.contains("Findings: 1 error, 2 warnings"))
    }

    @Test func aSuiteWithoutFindingsIsToldWhatWasMeasured() throws {
        let text = try report(
            """
            0us test began CartTests/add
            1us body began #1 Row [@self]
            2us body ended #1 changed
            3us test ended passed
            """)
        #expect(
            text == """
                ViewTrace report
                1 trace, 1 test: 1 body run of 1 view, 1 µs of self time

                Nothing to change: nothing above a note was found in 1 body run of 1 view.

                Findings: none

                Views, by self time
                  view  runs  unchanged  instances  self  median  95th  longest
                  Row      1          0          1  1 µs    1 µs  1 µs     1 µs

                """)
    }

    @Test func anEmptyTraceSaysWhyAndGivesTheTwoLinesToAdd() throws {
        #expect(
            try report("") == """
                ViewTrace report
                1 trace: 0 body runs of 0 views

                Nothing was measured: no body ran.
                To record a suite, add these two lines, and mount the view in a `ViewHost`
                inside a test:

                    import TraceTesting
                    @Suite(.traced)

                """)
    }

    @Test func aSelectionThatMatchesNothingDoesNotAskForRecording() throws {
        var options = AnalysisOptions()
        options.view = try Selector("Chrat")
        let text = TextReport(Analysis(of: [try ShopTrace.file()], options: options)).text
        #expect(text.contains("Nothing was measured: no body run matches view 'Chrat'."))
        #expect(text.contains("`CartScreen`, `Chart` and\n`ProductRow` in 1 test."))
        #expect(!text.contains("Findings"))
        #expect(!text.contains("To record a suite"))
    }

    @Test func anImportedLogSaysWhichRulesDidNotRun() throws {
        let text = try report(
            """
            metadata {"clock":{"kind":"ordinal"},"importedFrom":"print-changes"}
            1ns body began #1 Row [@self]
            1ns body ended #1 changed
            2ns other logged hello
            """)
        #expect(text.contains("Views, by runs\n  view  runs  unchanged  instances\n  Row      1          ?          1\n"))
        #expect(
            text.contains(
                """

                Nothing above a note was found in 1 body run of 1 view by the 36 rules that
                could run; 27 could not (see "Not measured").

                """))
        #expect(!text.contains("Nothing to change"))
        #expect(
            text.hasSuffix(
                """
                Not measured
                  ignored-equality, destination-reevaluation, uncomparable-input,
                  unstable-binding, redundant-first-pass, unchanged-write,
                  storage-key-amplification, row-broadcast, coarse-observation, broad-input,
                  unchanged-body-update, equatable-opportunity and lossy-equality did not run:
                  the trace says why bodies ran, but not whether their output changed.
                  unstable-environment-value, environment-fanout and near-environment did not
                  run: the trace does not say what was written to the environment.
                  unused-dependency and wide-read-set did not run: the trace says why bodies
                  ran, but not what they read.
                  costly-equality did not run: the trace does not say what was compared.
                  hidden-layout-priority did not run: the trace does not say how views were laid
                  out.
                  blocking-body, expensive-initial-value, expensive-body-on-fast-state,
                  expensive-body, expensive-action, long-update and expensive-collection-ids did
                  not run: the trace has an order, but no durations.
                  1 line of the imported log is none of SwiftUI's.

                """))
    }

    @Test func apisWithoutEffectAreNamedWithTheViewsThatUseThem() throws {
        #expect(
            try report(InertTrace.text).hasSuffix(
                """
                Not measured
                  The recorded views use 2 APIs that are not evaluated here:
                  blur(radius:opaque:) (Card, Row), help(_:).

                """))
    }

    @Test func notesAreHiddenCountedAndShownOnRequest() throws {
        let trace = """
            0us body began #1 Row [@self]
            1us body ended #1 changed
            2us body began #1 Row [_a]
            3us body ended #1 same
            """
        #expect(try report(trace).contains("Findings: none (1 note hidden; --all shows it)"))
        #expect(try report(trace, options: ReportOptions(showsNotes: true)).contains("1. note: unchanged-body-update  Row"))
    }

    @Test func listsThatAreCutSayHowMuchTheyLeaveOut() throws {
        let bodies = (1...13).map { "\($0)us body began #\($0) View\($0) [@self]\n\($0)us body ended #\($0) changed" }
        let text = try report(bodies.joined(separator: "\n"))
        #expect(text.contains("\n3 more views; --top 13 shows all.\n"))
        #expect(try !report(bodies.joined(separator: "\n"), options: ReportOptions(top: 13)).contains("more view"))
    }

    @Test func coloursChangeNothingButColours() throws {
        let plain = try report(ShopTrace.text)
        let colored = try report(ShopTrace.text, options: ReportOptions(usesColor: true))
        #expect(colored != plain)
        #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func namesThatAreLongOrHostileStayInTheirLine() throws {
        let long = String(repeating: "Generic<", count: 60) + "X" + String(repeating: ">", count: 60)
        let text = try report(
            """
            0us test began "Te\\u{1b}[31mst/名前が長い試験の名前が長い試験の名前が長い試験の名前が長い試験の名前が長い試験"
            0us step began "\\u{202e}evil\\n\\r"
            0us identity created #1 \(long) root slot 0
            0us observable written w1 o1 \(long) "to`tal" at \(String(repeating: "/very/long/folder", count: 9))/File.swift:9
            0us transaction began t1 action "Del\\u{7}ete"
            1us body began #1 \(long) [@self]
            2us body ended #1 changed
            3us invalidated #1 "_\\u{9b}x" from w1
            4us body began #1 \(long) ["_\\u{9b}x"]
            9ms body ended #1 same
            9ms invalidated #1 "_\\u{9b}x" from w1
            9ms body began #1 \(long) ["_\\u{9b}x"]
            19ms body ended #1 same
            19ms warning issued #1 other "first\\nsecond\\u{2028}third"
            19ms duplicate id found #1 "\\u{0}" first 0 position 1
            20ms transaction ended t1 passes 1 bodies 1 skips 0
            """, options: ReportOptions(showsNotes: true))
        #expect(text.isWithinEightyColumns)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(!text.unicodeScalars.contains("\u{202e}"))
        #expect(text.contains("\\u{1b}[31m"))
        #expect(text.contains("First\\u{a}second\\u{2028}third"))
    }

    @Test func namesHaveRoomBesideTheirNumbersAndWhatIsLeftOutIsSaid() throws {
        let view = "RankedRecommendationsList"
        var lines = ["0us identity created #1 \(view) root slot 0", "0us identity created #2 ShortRow structural slot 0 below #1"]
        for run in 1...3 {
            let time = run * 1_234_567
            lines += [
                "\(time)us observable written w\(2 * run) o1 CatalogueModel recommended at Sources/CatalogueModel.swift:148 in load()",
                "\(time)us observable written w\(2 * run + 1) o1 CatalogueModel recommended at Sources/CatalogueModel.swift:152 in load()",
                "\(time)us transaction began t\(run) action \"Load\"",
                "\(time)us invalidated #1 @dependencies from w\(2 * run)",
                "\(time)us body began #1 \(view) [@dependencies]",
                "\(time + 123_456)us body ended #1 changed reads [CatalogueModel.recommended]",
                "\(time + 123_457)us transaction ended t\(run) passes 1 bodies 1 skips 0",
            ]
        }
        let text = try report(lines.joined(separator: "\n"))
        #expect(text.isWithinEightyColumns)
        #expect(
            text.hasSuffix(
                """

                Views, by self time
                  view                       runs  unchanged  instances    self  median    95th
                  RankedRecommendationsList     3          0          1  370 ms  123 ms  123 ms

                No room here for 'longest'; '--format json' has it.

                What was written, and how many of the bodies that it woke changed
                  property                    writes  woke  changed  written at
                  CatalogueModel.recommended       6     3        3  CatalogueModel.swift:148 +1

                No room here for 'share' and 'equal'; '--format json' has them.

                """))
    }

    @Test func longChainsLeaveOutTheirMiddleAndCountIt() throws {
        var lines = ["0us identity created #1 View1 root slot 0"]
        for level in 2...40 { lines.append("0us identity created #\(level) View\(level) structural slot 0 below #\(level - 1)") }
        lines.append("0us transaction began t1 mount \"\"")
        for level in 1...40 {
            lines.append("0us body began #\(level) View\(level) [@self]")
            lines.append("0us body ended #\(level) changed")
        }
        lines.append("0us warning issued #40 other Odd.")
        let text = try report(lines.joined(separator: "\n"))
        #expect(text.contains("→ View4 (first run)\n              → (31 links left out)\n              → View36 (first run)"))
        #expect(text.contains("where    View1/"))
    }
}

extension String {
    /// Whether no line has more than eighty columns, wide characters counted twice.
    var isWithinEightyColumns: Bool {
        split(separator: "\n").allSatisfy { line in
            line.unicodeScalars.reduce(0) { $0 + ((0x1100...0xFFE6).contains($1.value) && $1.value > 0x2E7F ? 2 : 1) } <= 80
        }
    }
}
