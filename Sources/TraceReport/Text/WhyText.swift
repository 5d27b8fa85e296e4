import TraceAnalysis

/// Why views ran, as text: one sentence for each cause, with the chain and what started it below.
package struct WhyText {
    private let views: [ViewCauses]
    private let options: ReportOptions

    package init(_ views: [ViewCauses], options: ReportOptions = ReportOptions()) {
        self.views = views
        self.options = options
    }

    private static let indent = 3
    private static let label = 12

    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        for view in views.prefix(options.top) { add(view, to: &page) }
        if views.count > options.top {
            page.blank()
            page.paragraph("\(Wording.count(views.count - options.top, "more view")); --top \(views.count) shows all.", style: .quiet)
        }
        return page.text
    }

    private func add(_ view: ViewCauses, to page: inout TextPage) {
        let vain = view.unchangedRuns.map { $0 > 0 ? ", \(Wording.grouped($0)) of them in vain" : "" } ?? ""
        page.heading("Why \(view.view) ran: \(Wording.count(view.runs, "run"))\(vain)")
        for (index, cause) in view.causes.prefix(options.top).enumerated() {
            page.blank()
            add(cause, number: index + 1, to: &page)
        }
        let more = view.causes.dropFirst(options.top)
        guard !more.isEmpty else { return }
        let runs = more.reduce(0) { $0 + $1.chain.runs }
        page.blank()
        page.paragraph(
            "\(Wording.count(runs, "run")) from \(Wording.count(more.count, "other cause")); --top \(view.causes.count) shows all.",
            style: .quiet)
    }

    private func add(_ cause: ViewCause, number: Int, to page: inout TextPage) {
        let lead = "\(number). ".padded(to: Self.indent)
        page.paragraph(cause.chain.sentence + ".", first: lead, indent: max(Self.indent, lead.count))
        if let unchanged = cause.chain.unchangedRuns, unchanged > 0 {
            field("in vain", unchanged == cause.chain.runs ? "all of them" : "\(Wording.grouped(unchanged)) of them", &page)
        }
        if let location = cause.location { field("code", location.long + (location.function.isEmpty ? "" : " in \(location.function)"), &page) }
        ChainText.add(cause.chain.chain, indent: Self.label, label: "   chain", to: &page)
        if cause.starts.count > 1 {
            let starts = cause.starts.prefix(3).map { "\($0.link) (\(Wording.count($0.runs, "run")))" }
            let more = cause.starts.count > 3 ? ", and \(cause.starts.count - 3) more" : ""
            field("started by", starts.joined(separator: ", ") + more, &page)
        }
        if let steps = FindingWords.steps(cause.chain) { field("in", steps, &page) }
    }

    private func field(_ name: String, _ text: String, _ page: inout TextPage) {
        page.paragraph(text, first: String(repeating: " ", count: Self.indent) + name, indent: max(Self.label, Self.indent + name.count + 1))
    }
}
