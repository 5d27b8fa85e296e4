import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceReport

/// SARIF, JUnit and GitHub's annotations.
@Suite struct CIReportTests {
    private func analysis(waivers: [Waiver] = []) throws -> Analysis { Analysis(of: [try ShopTrace.file()], waivers: waivers) }

    private static let budgets = """
        { budgets: [
          { view: "ProductRow", step: "toggle *", metric: "bodies", atMost: 6 },
          { view: "Chart", metric: "bodies", atMost: 100 },
          { view: "Chrat", metric: "bodies", atMost: 3 },
          { step: "sort", metric: "bodies", atMost: 3, optional: true },
          { view: "*", metric: "unchangedBodies", atMost: 0, level: "warning" },
        ] }
        """

    private func check() throws -> CheckReport {
        let file = try BudgetFile(text: Self.budgets, path: ".viewtrace.json")
        return CheckReport(budgets: try BudgetCheck(file, on: analysis()), path: file.path)
    }

    /// Warnings of SwiftUI's own at as many views.
    private func many(_ count: Int) throws -> Analysis {
        let lines = (1...count).map { "0us identity created #\($0) V\($0) root slot 0\n0us warning issued #\($0) other Odd\($0)." }
        return Analysis(of: [try TraceNotation.parse("0us body began #999999 Row [@self]\n0us body ended #999999 changed\n" + lines.joined(separator: "\n"))])
    }

    // MARK: SARIF

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func run(_ report: SARIFReport) throws -> [String: Any] {
        try #require((try object(report.text)["runs"] as? [[String: Any]])?.first)
    }

    @Test func aSARIFDocumentKeepsTheStandardsConstraints() throws {
        let report = SARIFReport(try analysis(), root: "/repo")
        #expect(try SARIFConstraints.faults(of: object(report.text)) == [])
        #expect(try object(report.text)["version"] as? String == "2.1.0")
    }

    @Test func resultsHaveRulePlaceFlowAndFingerprint() throws {
        let run = try run(SARIFReport(try analysis(), root: "/repo"))
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["duplicate-id", "expensive-body", "unchanged-body-update"])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "warning"])
        let location = try #require((results[2]["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect((physical["artifactLocation"] as? [String: String]) == ["uri": "Sources/Shop/Cart.swift", "uriBaseId": "SRCROOT"])
        #expect((physical["region"] as? [String: Int]) == ["startLine": 48, "startColumn": 9])
        let flow = try #require((results[2]["codeFlows"] as? [[String: Any]])?.first)
        let steps = (flow["threadFlows"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]]
        #expect(steps?.count == 4)
    }

    @Test func fingerprintsStayWhenLinesAndIdsChangeAndDifferBetweenFindings() throws {
        func fingerprints(_ text: String) throws -> [String] {
            let analysis = Analysis(of: [try TraceNotation.parse(text)])
            let results = try run(SARIFReport(analysis, root: ""))["results"] as? [[String: Any]] ?? []
            return results.compactMap { ($0["partialFingerprints"] as? [String: String])?["viewTraceFinding/v1"] }
        }
        let first = try fingerprints(ShopTrace.text)
        let moved = try fingerprints(ShopTrace.text.replacing("Cart.swift:48", with: "Cart.swift:99").replacing("#1f3a99b2", with: "#00000001"))
        #expect(first == moved)
        #expect(Set(first).count == 3)
    }

    @Test func aWaivedFindingIsASuppressedResult() throws {
        let waiver = Waiver(finding: "duplicate-id", until: "2027-01-01", reason: "redesign")
        let run = try run(SARIFReport(try analysis(waivers: [waiver]), root: ""))
        let results = try #require(run["results"] as? [[String: Any]])
        let suppressed = try #require(results.first { $0["suppressions"] != nil })
        #expect(suppressed["ruleId"] as? String == "duplicate-id")
        #expect((suppressed["suppressions"] as? [[String: String]])?.first?["justification"] == "redesign (until 2027-01-01)")
    }

    @Test func moreResultsThanAreTakenAreCounted() throws {
        let run = try run(SARIFReport(try many(5100), root: ""))
        #expect((run["results"] as? [Any])?.count == SARIFReport.limit)
        let notes = (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]]
        #expect(notes?.contains { ($0["message"] as? [String: String])?["text"]?.hasPrefix("100 results left out") == true } == true)
    }

    // MARK: JUnit

    @Test func eachRuleIsACaseAndThoseWithFindingsFail() throws {
        let cases = try JUnitCases(JUnitReport(try analysis(), check: nil).text)
        #expect(Set(cases.names) == Set(RuleRegistry.pages.map(\.id)))
        #expect(Set(cases.failed) == ["duplicate-id", "expensive-body", "unchanged-body-update"])
    }

    @Test func eachBudgetIsACaseAndOnlyErrorsFail() throws {
        let cases = try JUnitCases(JUnitReport(nil, check: check()).text)
        #expect(cases.names.count == 5)
        #expect(cases.failed.sorted() == ["bodies at most 3 for view 'Chrat'", "bodies at most 6 for view 'ProductRow', step 'toggle *'"])
        #expect(cases.skipped == ["bodies at most 3 for step 'sort'"])
    }

    @Test func namesAreNoMarkupAndNothingThatXMLCannotHold() throws {
        let file = try TraceNotation.parse(
            """
            0us identity created #1 "<V>&\\u{1}\\"" root slot 0
            0us body began #1 "<V>&\\u{1}\\"" [@self]
            0us body ended #1 changed
            0us warning issued #1 other "]]>\\u{0}<x>"
            """)
        let text = JUnitReport(Analysis(of: [file]), check: nil).text
        #expect(try JUnitCases(text).failed == ["runtime-warning"])
        #expect(!text.contains("<x>") && !text.contains("\u{1}"))
    }

    // MARK: GitHub

    @Test func annotationsNamePlaceTitleAndAdvice() throws {
        let lines = GitHubReport(try analysis(), check: nil, root: "/repo").text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("::error title=duplicate-id%3A CartScreen::1 element of a collection"))
        #expect(lines[2].hasPrefix("::warning file=Sources/Shop/Cart.swift,line=48,col=9,title=unchanged-body-update%3A ProductRow::All 12 runs"))
        #expect(lines[2].contains(".%0A`CartScreen` gives `ProductRow` another value each time"))
    }

    @Test func pathsAreRelativeToTheRepository() throws {
        let text = ShopTrace.text.replacing("Sources/Shop/Cart.swift", with: "\"/repo/My Shop/Cart,1.swift\"")
        if let file = try? TraceNotation.parse(text) {
            let lines = GitHubReport(Analysis(of: [file]), check: nil, root: "/repo").text
            #expect(lines.contains("file=My Shop/Cart%2C1.swift,line=48"))
            let sarif = SARIFReport(Analysis(of: [file]), root: "/repo").text
            #expect(sarif.contains("\"My%20Shop/Cart%2C1.swift\""))
        } else {
            Issue.record("the notation takes a quoted path")
        }
    }

    @Test func theWorstComeFirstAndACutIsAnnounced() throws {
        let lines = GitHubReport(try many(300), check: nil, root: "").text.split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::warning ") })
        #expect(lines.last == "::notice title=ViewTrace::290 more warnings left out here: GitHub shows 10 of a level. The full report names all.")
    }

    @Test func budgetsStandAtTheirLine() throws {
        let lines = GitHubReport(nil, check: try check(), root: "").text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("::error file=.viewtrace.json,line=2,title=budget failed::bodies at most 6 for view 'ProductRow', step 'toggle *' (.viewtrace.json:2)%0Ameasured 12"))
        #expect(lines[2].hasPrefix("::warning file=.viewtrace.json,line=6,"))
    }

    @Test func aLineEndInANameEndsNoCommand() throws {
        let file = try TraceNotation.parse(
            """
            0us identity created #1 "V\\n::error::x" root slot 0
            0us body began #1 "V\\n::error::x" [@self]
            0us body ended #1 changed
            0us warning issued #1 other "Q%b\\r\\n::error::y"
            """)
        let lines = GitHubReport(Analysis(of: [file]), check: nil, root: "").text.split(separator: "\n")
        #expect(lines.count == 1 && lines[0].contains("Q%25b"))
    }

    // MARK: All of them

    @Test func tenThousandFindingsNeitherHangNorFloodAnyForm() throws {
        let analysis = try many(10_000)
        #expect(analysis.findings.count == 10_000)
        #expect(TextReport(analysis).text.split(separator: "\n").count < 250)
        #expect(MarkdownReport(analysis).text.utf8.count < 60_000)
        #expect(GitHubReport(analysis, check: nil, root: "").text.split(separator: "\n").count == 11)
        #expect(JUnitReport(analysis, check: nil).text.utf8.count < 100_000)
    }
}
