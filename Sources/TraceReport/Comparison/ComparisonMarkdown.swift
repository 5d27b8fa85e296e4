import TraceAnalysis

/// A comparison as Markdown for a comment under a pull request: the verdict and what regressed on top, the rest folded.
package struct ComparisonMarkdown {
    private let comparison: TraceComparison
    private let options: ReportOptions

    package init(_ comparison: TraceComparison, options: ReportOptions = ReportOptions()) {
        self.comparison = comparison
        self.options = options
    }

    /// GitHub takes 64 KB a comment.
    private static let longest = 60_000

    package var text: String {
        var text = "### ViewTrace: \(ComparisonWords.summary(comparison))\n\n\(Escaping.markdown(ComparisonWords.verdict(comparison)))\n"
        for condition in comparison.otherConditions {
            text += "\n> The sides were not made alike (\(Escaping.markdown(condition))); counts depend on it.\n"
        }
        var blocks: [String] = []
        for status in [TraceComparison.Status.regressed, .new, .gone, .improved] { blocks.append(table(status)) }
        blocks.append(list("Findings that are new", comparison.newFindings.map(\.description)))
        blocks.append(list("Findings that are gone", comparison.goneFindings.map(\.description)))
        blocks.append(list("Times that moved by more than their spread", comparison.times.map(ComparisonWords.time)))
        blocks.append(list("Tests of the head alone", comparison.newTests))
        blocks.append(list("Tests of the base alone", comparison.goneTests))
        blocks.append(list("Under another name or at another place", ComparisonWords.renames(comparison)))
        blocks.removeAll(where: \.isEmpty)
        for (index, block) in blocks.enumerated() {
            guard text.utf8.count + block.utf8.count < Self.longest else {
                return text + "\n\(Wording.count(blocks.count - index, "more part")) left out here.\n"
            }
            text += "\n" + block
        }
        return text
    }

    private func table(_ status: TraceComparison.Status) -> String {
        let changes = comparison.changes.filter { $0.status == status }
        guard !changes.isEmpty else { return "" }
        var text = "| view | where | runs | was | cause |\n| --- | --- | --: | --: | --- |\n"
        for change in changes.prefix(options.top) {
            let cells = [
                Escaping.markdownCode(change.view.shortened(to: 80)), Escaping.markdown(ComparisonWords.place(change)),
                change.head.map(Wording.grouped) ?? "", change.base.map(Wording.grouped) ?? "",
                change.edges.first.map { Escaping.markdown(ComparisonWords.edge($0)) } ?? "",
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        if changes.count > options.top { text += "\n\(Wording.grouped(changes.count - options.top)) more\n" }
        let title = "\(status.rawValue.sentence): \(Wording.grouped(changes.count))"
        return status == .regressed
            ? "**\(title)**\n\n\(text)" : "<details><summary>\(title)</summary>\n\n\(text)\n</details>\n"
    }

    private func list(_ title: String, _ lines: [String]) -> String {
        guard !lines.isEmpty else { return "" }
        var text = lines.prefix(options.top).map { "- \(Escaping.markdown($0))\n" }.joined()
        if lines.count > options.top { text += "- \(Wording.grouped(lines.count - options.top)) more\n" }
        return "<details><summary>\(title): \(Wording.grouped(lines.count))</summary>\n\n\(text)\n</details>\n"
    }
}
