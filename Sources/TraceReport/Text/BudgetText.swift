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
    /// Places of one budget that are printed in full; the others are counted.
    private static let places = 3

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

    private func word(_ result: BudgetResult) -> String {
        switch result.outcome {
        case .held: return "holds"
        case .skipped: return "skipped"
        case _ where result.budget.level == .warning: return "warning"
        case .failed: return "failed"
        case .matchedNothing: return "matches nothing"
        case .notMeasurable: return "not measurable"
        }
    }

    private func needsWords(_ result: BudgetResult) -> Bool {
        switch result.outcome {
        case .held, .skipped: false
        default: true
        }
    }

    private func addQuiet(_ result: BudgetResult, to page: inout TextPage) {
        switch result.outcome {
        case .held(let places, let largest):
            let value = result.budget.text(of: largest)
            let measured = places == 1 ? "measured \(value)" : "\(Wording.count(places, "place")), at most \(value)"
            page.paragraph("\(result.budget) (\(measured))", first: "  holds", indent: Self.label)
        case .skipped(let reason):
            page.paragraph("\(result.budget): \(reason)", first: "  skipped", indent: Self.label)
        default: break
        }
    }

    private func add(_ result: BudgetResult, to page: inout TextPage) {
        let place = result.budget.line > 0 ? " (\(path):\(result.budget.line))" : ""
        let style: TextPage.Style = result.budget.level == .error ? .error : .warning
        page.paragraph("\(word(result)): \(result.budget)\(place)", style: style)
        switch result.outcome {
        case .failed(let places):
            for measurement in places.prefix(Self.places) { add(measurement, result.budget, to: &page) }
            let more = places.count - Self.places
            if more > 0 { page.paragraph("and in \(Wording.count(more, "more place"))", indent: Self.indent) }
        case .matchedNothing(let reason):
            page.paragraph(
                reason + (reason.hasSuffix("?") ? " " : "; ") + "\"optional\": true lets it match nothing.", indent: Self.indent)
        case .notMeasurable(let reason):
            page.paragraph(reason, indent: Self.indent)
        case .held, .skipped: break
        }
    }

    private func add(_ measurement: BudgetMeasurement, _ budget: Budget, to page: inout TextPage) {
        let places = [
            measurement.view, measurement.test.map { "test \($0)" }, measurement.step.map { "step \"\($0)\"" },
        ].compactMap { $0 }
        let place = places.isEmpty ? "" : " in \(places.joined(separator: ", "))"
        page.paragraph("measured \(budget.text(of: measurement.value))\(place)", indent: Self.indent)
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
