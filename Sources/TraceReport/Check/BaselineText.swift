import TraceAnalysis

/// What was measured against a baseline, as text: what grew first, each with its cause, then what is new, gone, or better.
package struct BaselineText {
    private let check: BaselineCheck
    private let path: String
    private let options: ReportOptions

    /// - Parameter path: the baseline file, as it is named in the text.
    package init(_ check: BaselineCheck, path: String, options: ReportOptions = ReportOptions()) {
        self.check = check
        self.path = path
        self.options = options
    }

    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        page.heading("Baseline \(path): \(summary)")
        for change in check.regressions.prefix(options.top) {
            page.blank()
            page.paragraph("grew: \(change.place.view): \(BaselineWords.counts(change))", style: .error)
            page.paragraph(BaselineWords.place(change.place), first: "  in", indent: 11)
            if let cause = change.cause {
                page.paragraph(ChainText.head(cause), first: "  cause", indent: 11)
                ChainText.add(cause.chain, indent: 11, to: &page)
            }
        }
        leftOut(check.regressions.count, "count that grew", "counts that grew", &page)
        list(check.missingTests, "not recorded", "Its counts were not measured; record it, or write the baseline anew.", &page)
        list(check.newTests, "new", "The baseline says nothing of it; '--write-baseline \(path)' takes it in.", &page)
        improvements(&page)
        return page.text + patch
    }

    private var summary: String {
        let parts = [
            (check.regressions.count, "count grew", "counts grew"), (check.missingTests.count, "test not recorded", "tests not recorded"),
            (check.newTests.count, "new test", "new tests"), (check.improvements.count, "count fell", "counts fell"),
            (check.equal, "as it was", "as they were"),
        ].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1, $0.2) }
        return parts.isEmpty ? "empty" : parts.joined(separator: ", ")
    }

    private func list(_ tests: [String], _ word: String, _ advice: String, _ page: inout TextPage) {
        guard !tests.isEmpty else { return }
        page.blank()
        for test in tests.prefix(options.top) { page.paragraph("\(word): \(test)", style: .warning) }
        leftOut(tests.count, "test", "tests", &page)
        page.paragraph(advice, indent: 2)
    }

    private func improvements(_ page: inout TextPage) {
        guard !check.improvements.isEmpty else { return }
        page.blank()
        for change in check.improvements.prefix(options.top) {
            page.paragraph("fell: \(change.place.view): \(BaselineWords.counts(change)) (\(BaselineWords.place(change.place)))", indent: 0)
        }
        leftOut(check.improvements.count, "count that fell", "counts that fell", &page)
        page.blank()
        page.paragraph("This patch keeps what was won; 'git apply' and 'patch -p1' take it:")
        page.blank()
    }

    /// Stands as it is: a patch is for programs.
    private var patch: String { check.patch ?? "" }

    private func leftOut(_ count: Int, _ noun: String, _ plural: String, _ page: inout TextPage) {
        guard count > options.top else { return }
        page.paragraph(Wording.count(count - options.top, "more \(noun)", "more \(plural)"), style: .quiet)
    }
}
