import TraceAnalysis

/// A comparison as text of at most 80 columns: the verdict, then what regressed, is new, gone, improved.
package struct ComparisonText {
    private let comparison: TraceComparison
    private let base, head: String
    private let options: ReportOptions

    /// - Parameters:
    ///   - base: the base's path, as it is named in the text.
    ///   - head: the head's.
    package init(_ comparison: TraceComparison, base: String, head: String, options: ReportOptions = ReportOptions()) {
        self.comparison = comparison
        self.base = base
        self.head = head
        self.options = options
    }

    private static let indent = 3
    private static let label = 12
    /// Causes of one change that are named.
    private static let edges = 3

    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        page.heading("ViewTrace comparison: \(ComparisonWords.summary(comparison))")
        page.paragraph("base \(base): \(Wording.count(comparison.baseBodies, "body run"))", style: .quiet)
        page.paragraph("head \(head): \(Wording.count(comparison.headBodies, "body run"))", style: .quiet)
        for condition in comparison.otherConditions {
            page.paragraph("The sides were not made alike (\(condition)); counts depend on it.", style: .warning)
        }
        page.blank()
        page.paragraph(ComparisonWords.verdict(comparison))
        for status in [TraceComparison.Status.regressed, .new, .gone, .improved] { add(status, to: &page) }
        list("Findings that are new", comparison.newFindings.map(\.description), &page)
        list("Findings that are gone", comparison.goneFindings.map(\.description), &page)
        list("Times that moved by more than their spread", comparison.times.map(ComparisonWords.time), &page)
        list("Tests of the head alone", comparison.newTests, &page)
        list("Tests of the base alone", comparison.goneTests, &page)
        list("Under another name or at another place", ComparisonWords.renames(comparison), &page)
        return page.text
    }

    private func add(_ status: TraceComparison.Status, to page: inout TextPage) {
        let changes = comparison.changes.filter { $0.status == status }
        guard !changes.isEmpty else { return }
        page.heading("\(status.rawValue.sentence): \(Wording.grouped(changes.count))")
        for (index, change) in changes.prefix(options.top).enumerated() {
            if index > 0 || status == .regressed { page.blank() }
            let lead = "\(index + 1). ".padded(to: Self.indent)
            page.paragraph(
                "\(change.view): \(ComparisonWords.counts(change))", first: lead, indent: max(Self.indent, lead.count),
                style: status == .regressed ? .error : nil)
            let place = ComparisonWords.place(change)
            if !place.isEmpty { field("in", place, &page) }
            guard status == .regressed else { continue }
            field("where", change.path, &page)
            for (number, edge) in change.edges.prefix(Self.edges).enumerated() {
                field(number == 0 ? "cause" : "", ComparisonWords.edge(edge), &page)
            }
            let more = change.edges.count - Self.edges
            if more > 0 { page.paragraph(Wording.count(more, "other cause"), indent: Self.label) }
        }
        leftOut(changes.count, &page)
    }

    private func list(_ title: String, _ lines: [String], _ page: inout TextPage) {
        guard !lines.isEmpty else { return }
        page.heading("\(title): \(Wording.grouped(lines.count))")
        for line in lines.prefix(options.top) { page.paragraph(line, first: "  -", indent: 4) }
        leftOut(lines.count, &page)
    }

    private func leftOut(_ count: Int, _ page: inout TextPage) {
        guard count > options.top else { return }
        page.paragraph("\(Wording.grouped(count - options.top)) more; --top \(count) shows all.", indent: Self.indent, style: .quiet)
    }

    private func field(_ name: String, _ text: String, _ page: inout TextPage) {
        page.paragraph(text, first: String(repeating: " ", count: Self.indent) + name, indent: Self.label)
    }
}
