import TraceAnalysis

/// What became of budgets as text: failures first, each with the write to blame.
package struct BudgetText {
    private let check: BudgetCheck
    private let path: String
    private let options: ReportOptions

    /// - Parameter path: the budget file, as it is named in the text.
    package init(_ check: BudgetCheck, path: String, options: ReportOptions = ReportOptions()) {
        self.check = check
        self.path = path
        self.options = options
    }

    private static let indent = 2
    private static let label = 11

    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        page.heading("Budgets: \(summary)")
        for result in check.results {
            guard needsWords(result) else { continue }
            page.blank()
            add(result, to: &page)
        }
        let quiet = check.results.filter { !needsWords($0) }
        if !quiet.isEmpty { page.blank() }
        for result in quiet { addQuiet(result, to: &page) }
        WaiverText.add(check.waived, unused: check.unusedWaivers, path: path, to: &page)
        return page.text
    }

    private var summary: String {
        var counts: [String: Int] = [:]
        for result in check.results { counts[word(result), default: 0] += 1 }
        let order = ["failed", "matches nothing", "not measurable", "warning", "holds", "skipped"]
        let plurals = ["matches nothing": "match nothing", "warning": "warnings", "holds": "hold"]
        let parts = order.compactMap { word in
            counts[word].map { "\(Wording.grouped($0)) \($0 == 1 ? word : plurals[word] ?? word)" }
        }
        return parts.isEmpty ? "none in \(path)" : parts.joined(separator: ", ")
    }

    private func word(_ result: BudgetResult) -> String { BudgetWords(result, path: path).word }

    private func needsWords(_ result: BudgetResult) -> Bool { result.needsWords }

    private func addQuiet(_ result: BudgetResult, to page: inout TextPage) {
        switch result.outcome {
        case .held:
            page.paragraph("\(result.budget) (\(BudgetWords(result, path: path).summary))", first: "  holds", indent: Self.label)
        case .skipped(let reason):
            page.paragraph("\(result.budget): \(reason)", first: "  skipped", indent: Self.label)
        default: break
        }
    }

    private func add(_ result: BudgetResult, to page: inout TextPage) {
        let words = BudgetWords(result, path: path)
        let style: TextPage.Style = result.budget.level == .error ? .error : .warning
        page.paragraph("\(words.word): \(words.title)", style: style)
        switch result.outcome {
        case .failed(let places):
            for measurement in places.prefix(BudgetWords.places) { add(measurement, words, to: &page) }
            let more = places.count - BudgetWords.places
            if more > 0 { page.paragraph("and in \(Wording.count(more, "more place"))", indent: Self.indent) }
        case .matchedNothing(let reason):
            page.paragraph(
                reason + (reason.hasSuffix("?") ? " " : "; ") + "\"optional\": true lets it match nothing.", indent: Self.indent)
        case .notMeasurable(let reason):
            page.paragraph(reason, indent: Self.indent)
        case .held, .skipped: break
        }
    }

    private func add(_ measurement: BudgetMeasurement, _ words: BudgetWords, to page: inout TextPage) {
        page.paragraph(words.measured(measurement), indent: Self.indent)
        if let finding = measurement.finding {
            let view = finding.view.map { "\($0): " } ?? ""
            page.paragraph(view + finding.message, first: "    worst", indent: Self.label)
        }
        if let cause = measurement.cause {
            page.paragraph(ChainText.head(cause), first: "    cause", indent: Self.label)
            ChainText.add(cause.chain, indent: Self.label, to: &page)
            if let write = cause.chain.write {
                let site = write.location.map { " at \($0.long)" } ?? ""
                page.paragraph("the write to \(write.name)\(site)", first: "    blame", indent: Self.label)
            }
        }
        if let rule = measurement.likelyRule {
            page.paragraph("\(rule); 'tracectl rules \(rule)' explains it", first: "    likely", indent: Self.label)
        }
    }
}
