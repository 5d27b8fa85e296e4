import TraceAnalysis

/// Findings, budgets and baselines as JUnit XML: one case for each rule, budget, and test of a baseline.
///
/// A rule's case fails where it has a finding of severity warning or above, a budget's where it fails the check. What was not measured
/// is skipped, with the reason.
package struct JUnitReport {
    private var suites: [Suite] = []

    /// Findings that are described in one case; more are counted.
    private static let findings = 20

    private struct Suite {
        var name: String
        var cases: [Case] = []
    }

    private struct Case {
        enum Outcome {
            case passed
            case skipped(String)
            case failed(kind: String, message: String, text: String)
            case error(String)
        }

        var name: String
        var outcome: Outcome
        var output = ""
    }

    /// The rules of an analysis, with the budgets and the baseline where there are some.
    package init(_ analysis: Analysis?, check: CheckReport?) {
        if let analysis { addRules(analysis) }
        if let check {
            if let budgets = check.budgets { addBudgets(budgets, path: check.budgetsPath) }
            if let baseline = check.baseline { addBaseline(baseline, path: check.baselinePath) }
        }
    }

    // MARK: Rules

    private mutating func addRules(_ analysis: Analysis) {
        var suite = Suite(name: "viewtrace.rules")
        let reasons = Dictionary(analysis.rulesNotRun.map { ($0.rule, $0.reason) }, uniquingKeysWith: { first, _ in first })
        let found = Dictionary(grouping: analysis.findings.filter { $0.severity > .note }, by: \.rule)
        for page in RuleRegistry.pages where analysis.asked(page.id) {
            guard let findings = found[page.id] else {
                let outcome = reasons[page.id].map(Case.Outcome.skipped) ?? .passed
                suite.cases.append(Case(name: page.id, outcome: outcome))
                continue
            }
            var text = findings.prefix(Self.findings).map { "\($0)\nchange: \($0.advice)" }.joined(separator: "\n\n")
            if findings.count > Self.findings { text += "\n\nand \(Wording.count(findings.count - Self.findings, "more finding"))" }
            let message = "\(FindingWords.counts(findings, notes: false)): \(findings[0].message)"
            suite.cases.append(
                Case(name: page.id, outcome: .failed(kind: findings[0].severity.rawValue, message: message, text: text)))
        }
        suites.append(suite)
    }

    // MARK: Budgets and baselines

    private mutating func addBudgets(_ check: BudgetCheck, path: String) {
        var suite = Suite(name: "viewtrace.budgets")
        for result in check.results {
            let words = BudgetWords(result, path: path)
            let outcome: Case.Outcome
            switch result.outcome {
            case .held: outcome = .passed
            case .skipped(let reason): outcome = .skipped(reason)
            case _ where result.budget.level == .warning: outcome = .passed
            case .failed: outcome = .failed(kind: "budget", message: words.summary, text: words.lines.joined(separator: "\n"))
            case .matchedNothing(let reason): outcome = .failed(kind: "matches nothing", message: reason, text: words.title)
            case .notMeasurable(let reason): outcome = .error(reason)
            }
            let isQuietWarning = if case .passed = outcome, result.needsWords { true } else { false }
            suite.cases.append(
                Case(
                    name: result.budget.description, outcome: outcome,
                    output: isQuietWarning ? "warning: " + words.lines.joined(separator: "\n") : ""))
        }
        suites.append(suite)
    }

    private mutating func addBaseline(_ check: BaselineCheck, path: String) {
        var suite = Suite(name: "viewtrace.baseline")
        let regressions = Dictionary(grouping: check.regressions, by: \.place.test)
        for (test, changes) in regressions.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            var lines = changes.prefix(Self.findings).map(BaselineWords.line)
            if changes.count > Self.findings { lines.append("and \(Wording.count(changes.count - Self.findings, "more"))") }
            suite.cases.append(
                Case(
                    name: test ?? "outside tests",
                    outcome: .failed(
                        kind: "baseline", message: "\(Wording.count(changes.count, "count")) above \(path)",
                        text: lines.joined(separator: "\n"))))
        }
        for test in check.missingTests {
            suite.cases.append(
                Case(name: test, outcome: .failed(kind: "baseline", message: "in \(path), and was not recorded", text: "")))
        }
        if suite.cases.isEmpty { suite.cases.append(Case(name: "counts are at or below \(path)", outcome: .passed)) }
        suites.append(suite)
    }

    // MARK: XML

    /// The document, with a line end at its end.
    package var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"ViewTrace\" \(Self.counts(suites.flatMap(\.cases)))>\n"
        for suite in suites {
            text += "  <testsuite name=\"\(XMLText.attribute(suite.name))\" \(Self.counts(suite.cases))>\n"
            for found in suite.cases { text += Self.text(of: found, in: suite.name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ cases: [Case]) -> String {
        var (failures, errors, skipped) = (0, 0, 0)
        for found in cases {
            switch found.outcome {
            case .passed: break
            case .skipped: skipped += 1
            case .failed: failures += 1
            case .error: errors += 1
            }
        }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
    }

    private static func text(of found: Case, in suite: String) -> String {
        let head = "    <testcase classname=\"\(XMLText.attribute(suite))\" name=\"\(XMLText.attribute(found.name))\" time=\"0\""
        let output = found.output.isEmpty ? "" : "      <system-out>\(XMLText.content(found.output))</system-out>\n"
        let inner: String
        switch found.outcome {
        case .passed: inner = ""
        case .skipped(let reason): inner = "      <skipped message=\"\(XMLText.attribute(reason))\"/>\n"
        case .failed(let kind, let message, let text):
            inner = "      <failure message=\"\(XMLText.attribute(message))\" type=\"\(XMLText.attribute(kind))\">\(XMLText.content(text))</failure>\n"
        case .error(let reason): inner = "      <error message=\"\(XMLText.attribute(reason))\" type=\"not measurable\"/>\n"
        }
        return inner.isEmpty && output.isEmpty ? head + "/>\n" : head + ">\n" + inner + output + "    </testcase>\n"
    }
}
