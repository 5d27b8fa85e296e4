import TraceAnalysis

/// What became of budgets and of a baseline as Markdown for a comment under a pull request.
struct CheckMarkdown {
    private let report: CheckReport

    init(_ report: CheckReport) { self.report = report }

    /// GitHub takes 64 KB a comment.
    private static let longest = 60_000
    /// Rows of each list.
    private static let rows = 50

    var text: String {
        var blocks: [String] = []
        if let budgets = report.budgets { blocks += self.budgets(budgets) }
        if let baseline = report.baseline { blocks += self.baseline(baseline) }
        var text = ""
        for (index, block) in blocks.enumerated() {
            guard text.utf8.count + block.utf8.count < Self.longest else {
                text += "\n\(Wording.count(blocks.count - index, "more part")) left out here.\n"
                break
            }
            text += block
        }
        return text
    }

    private func budgets(_ check: BudgetCheck) -> [String] {
        let failed = check.results.filter(\.needsWords)
        let errors = failed.count { $0.budget.level == .error }
        var blocks = [
            "### Budgets: \(errors == 0 ? "all hold" : "\(errors) of \(check.results.count) do not hold")\n\n"
                + (failed.isEmpty ? "" : "| | budget | measured |\n| --- | --- | --- |\n")
        ]
        for result in failed.prefix(Self.rows) {
            let words = BudgetWords(result, path: report.budgetsPath)
            blocks.append("| \(words.word) | \(Escaping.markdown(words.title)) | \(Escaping.markdown(words.summary)) |\n")
        }
        if failed.count > Self.rows { blocks.append("\n\(Wording.count(failed.count - Self.rows, "more budget")) left out here.\n") }
        for result in failed.prefix(Self.rows) {
            let words = BudgetWords(result, path: report.budgetsPath)
            let lines = words.lines.dropFirst().map { "- \(Escaping.markdown($0))\n" }.joined()
            blocks.append("\n<details><summary>\(words.word): \(PageDocument.escaped(Escaping.text(result.budget.description)))</summary>\n\n\(lines)\n</details>\n")
        }
        if !check.waived.isEmpty {
            let lines = check.waived.prefix(Self.rows).map { "- \(Escaping.markdown(FindingWords.waived($0)))\n" }.joined()
            let more = check.waived.count > Self.rows ? "- \(Wording.count(check.waived.count - Self.rows, "more finding"))\n" : ""
            blocks.append("\n<details><summary>\(Wording.count(check.waived.count, "finding")) waived</summary>\n\n\(lines)\(more)\n</details>\n")
        }
        return blocks
    }

    private func baseline(_ check: BaselineCheck) -> [String] {
        let grown = check.regressions.count
        var blocks = ["\n### Baseline: \(grown == 0 ? "nothing grew" : "\(Wording.count(grown, "count")) grew")\n\n"]
        if grown > 0 {
            blocks.append("| view | where | runs | was |\n| --- | --- | --: | --: |\n")
            for change in check.regressions.prefix(Self.rows) {
                blocks.append(
                    "| \(Escaping.markdownCode(change.place.view)) | \(Escaping.markdown(BaselineWords.place(change.place))) | \(Wording.grouped(change.measured)) | \(Wording.grouped(change.bodies)) |\n")
            }
            if grown > Self.rows { blocks.append("\n\(Wording.count(grown - Self.rows, "more count")) left out here.\n") }
        }
        for test in check.missingTests.prefix(Self.rows) { blocks.append("\n- not recorded: \(Escaping.markdown(test))\n") }
        if let patch = check.patch {
            // A name cannot end the block: a fence is longer than any run of back-ticks.
            blocks.append("\n<details><summary>\(Wording.count(check.improvements.count, "count")) fell: the patch that keeps it</summary>\n\n``````diff\n\(patch)``````\n\n</details>\n")
        }
        return blocks
    }
}
