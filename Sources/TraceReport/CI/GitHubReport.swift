import TraceAnalysis

/// Findings, budgets and baselines as GitHub's workflow commands, which it shows as annotations at the lines of code.
///
/// GitHub shows ten annotations of a level a step: the worst come first, and the last notice says how many are left out.
package struct GitHubReport {
    /// Annotations of one level that GitHub shows of one step.
    package static let limit = 10
    /// Characters of one message; the rest would be cut without a word.
    private static let longest = 3000

    private let root: String
    private var entries: [Entry] = []

    private struct Entry {
        var level: Severity
        var file: String?
        var line: UInt32 = 0
        var column: UInt32 = 0
        var title: String
        var message: String
    }

    /// - Parameter root: the repository's folder, to which paths are made relative.
    package init(_ analysis: Analysis?, check: CheckReport?, root: String, showsNotes: Bool = false) {
        self.root = root
        if let analysis { addFindings(analysis.findings.filter { showsNotes || $0.severity > .note }) }
        if let check { add(check) }
    }

    private mutating func addFindings(_ findings: [Finding]) {
        for finding in findings {
            entries.append(
                Entry(
                    level: finding.severity, file: finding.location?.file, line: finding.location?.line ?? 0,
                    column: finding.location?.column ?? 0, title: finding.rule + (finding.view.map { ": \($0)" } ?? ""),
                    message: "\(finding.message.sentence).\n\(finding.advice)"))
        }
    }

    private mutating func add(_ check: CheckReport) {
        for result in check.budgets?.results ?? [] where result.needsWords {
            let words = BudgetWords(result, path: check.budgetsPath)
            entries.append(
                Entry(
                    level: result.budget.level == .error ? .error : .warning, file: result.budget.line > 0 ? check.budgetsPath : nil,
                    line: UInt32(clamping: result.budget.line), title: "budget \(words.word)",
                    message: words.lines.joined(separator: "\n")))
        }
        guard let baseline = check.baseline else { return }
        for change in baseline.regressions {
            let site = change.cause.flatMap { [$0].location }
            entries.append(
                Entry(
                    level: .error, file: site?.file ?? check.baselinePath, line: site?.line ?? 0, column: site?.column ?? 0,
                    title: "above the baseline: \(change.place.view)", message: BaselineWords.line(change)))
        }
        for test in baseline.missingTests {
            entries.append(
                Entry(
                    level: .error, file: check.baselinePath, title: "not recorded: \(test)",
                    message: "\(check.baselinePath) has counts of \(test), which was not recorded."))
        }
    }

    /// The commands, one a line, the worst first; empty where there is nothing to say.
    package var text: String {
        var shown: [Entry] = []
        var left: [String] = []
        for (level, noun) in [(Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            let all = entries.filter { $0.level == level }
            // One place of the notices is for the number of what is left out.
            let room = level == .note ? Self.limit - 1 : Self.limit
            shown += all.prefix(room)
            if all.count > room { left.append(Wording.count(all.count - room, "more \(noun)")) }
        }
        if !left.isEmpty {
            shown.append(
                Entry(
                    level: .note, title: "ViewTrace",
                    message: "\(Wording.list(left)) left out here: GitHub shows \(Self.limit) of a level. The full report names all."))
        }
        return shown.map(command).joined()
    }

    private func command(_ entry: Entry) -> String {
        let level = entry.level == .note ? "notice" : entry.level.rawValue
        var properties: [String] = []
        if let file = entry.file, !file.isEmpty, entry.line > 0 || entry.title.hasPrefix("not recorded") {
            properties.append("file=\(Self.property(SourcePath(file, root: root).path))")
            if entry.line > 0 { properties.append("line=\(entry.line)") }
            if entry.column > 0 { properties.append("col=\(entry.column)") }
        }
        properties.append("title=\(Self.property(entry.title))")
        let message = entry.message.count > Self.longest ? entry.message.prefix(Self.longest) + "…" : entry.message[...]
        return "::\(level) \(properties.joined(separator: ","))::\(Self.data(String(message)))\n"
    }

    /// Text behind the second pair of colons: what would end the command stands in per cent signs.
    private static func data(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Escaping.text(String($0)) }
        return lines.map { $0.replacing("%", with: "%25") }.joined(separator: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
