import TraceAnalysis

/// The rules and their pages as text.
package enum RulesText {
    /// All rules, one line each, and the table of thresholds.
    package static func list(usesColor: Bool = false) -> String {
        var page = TextPage(usesColor: usesColor)
        let rows = Thresholds().rows
        let width = ((RuleRegistry.pages.map(\.id.count) + rows.map(\.rule.count)).max() ?? 0) + 2
        page.heading("Rules")
        for rule in RuleRegistry.pages { page.paragraph(rule.title, first: "  " + rule.id, indent: width + 2) }
        page.heading("Thresholds")
        for row in rows {
            page.paragraph("\(row.meaning): \(row.value)", first: "  " + row.rule, indent: width + 2)
        }
        page.blank()
        page.paragraph("'tracectl rules ID' prints the page of a rule.")
        return page.text
    }

    /// The rules that may explain a symptom, the nearest first; nil where none does.
    package static func symptom(_ description: String, usesColor: Bool = false) -> String? {
        let matches = SymptomSearch.matches(description)
        guard !matches.isEmpty else { return nil }
        var page = TextPage(usesColor: usesColor)
        page.heading("Rules that may explain \"\(description)\"")
        for (index, match) in matches.enumerated() {
            page.blank()
            page.paragraph("\(match.rule): \(match.title)", first: "  \(index + 1).", indent: 5)
            if let symptom = match.symptom { page.paragraph("\"\(symptom)\"", first: "     people see", indent: 17) }
        }
        page.blank()
        page.paragraph("'tracectl rules \(matches[0].rule)' prints its page; 'tracectl report TRACE' says which of them a trace has.")
        return page.text
    }

    /// The page of one rule. Throws for a rule that does not exist.
    package static func page(_ id: String, usesColor: Bool = false) throws(TraceAnalysisError) -> String {
        try RuleRegistry.check([id])
        guard let rule = RuleRegistry.page(id) else { return "" }
        var page = TextPage(usesColor: usesColor)
        page.heading(rule.id)
        page.paragraph(rule.title)
        section("Severity", &page) { $0.paragraph(rule.severity, indent: 2) }
        section("What it means", &page) { $0.paragraph(rule.meaning, indent: 2) }
        section("Evidence", &page) { $0.paragraph(rule.evidence, indent: 2) }
        section("Thresholds", &page) { page in
            for line in rule.thresholds { page.paragraph(line, first: "  -", indent: 4) }
        }
        section("What people see", &page) { page in
            for line in rule.symptoms { page.paragraph(line, first: "  -", indent: 4) }
        }
        section("This triggers it", &page) { $0.code(rule.example, indent: 2) }
        section("This does not", &page) { $0.code(rule.repaired, indent: 2) }
        return page.text
    }

    private static func section(_ name: String, _ page: inout TextPage, _ body: (inout TextPage) -> Void) {
        page.heading(name)
        body(&page)
    }
}
