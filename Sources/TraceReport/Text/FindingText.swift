import TraceAnalysis
import TraceReader

/// One finding as a block of text.
struct FindingText {
    var number: Int
    var finding: Finding

    private static let indent = 3
    private static let label = 12
    /// Chains of one finding that are printed; the others are counted.
    private static let chains = 2
    /// Records that are named.
    private static let records = 5

    func add(to page: inout TextPage) {
        let lead = "\(number). ".padded(to: Self.indent)
        page.paragraph(FindingWords.title(finding), first: lead, indent: max(Self.indent, lead.count), style: style)
        page.paragraph(finding.message.sentence + ".", indent: Self.indent)
        if let path = finding.identityPath { field("where", path, &page) }
        if let culprit = finding.culprit, !finding.message.contains(culprit) { field("culprit", culprit, &page) }
        if let location = finding.location { field("code", location.long, &page) }
        causes(&page)
        if let cost = FindingWords.cost(finding) { field("cost", cost, &page) }
        field("change", finding.advice, &page)
        evidence(&page)
    }

    private var style: TextPage.Style {
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    private func field(_ name: String, _ text: String, _ page: inout TextPage) {
        page.paragraph(text, first: String(repeating: " ", count: Self.indent) + name, indent: Self.label)
    }

    private func causes(_ page: inout TextPage) {
        for (index, counted) in finding.causes.prefix(Self.chains).enumerated() {
            field(index == 0 ? "cause" : "", ChainText.head(counted), &page)
            ChainText.add(counted.chain, indent: Self.label + 2, to: &page)
        }
        let more = finding.causes.dropFirst(Self.chains)
        guard !more.isEmpty else { return }
        let runs = more.reduce(0) { $0 + $1.runs }
        page.paragraph(
            "\(Wording.count(runs, "run")) by \(Wording.count(more.count, "other chain"))", indent: Self.label)
    }

    private func evidence(_ page: inout TextPage) {
        guard !finding.records.isEmpty else { return }
        let shown = finding.records.prefix(Self.records).map { "\($0)" }
        let more = finding.records.count > shown.count ? ", …" : ""
        field(finding.records.count == 1 ? "record" : "records", shown.joined(separator: ", ") + more, &page)
    }
}

/// A cause chain as lines of text, in the order of events.
enum ChainText {
    /// The chain's sentence with the steps: `37 of 40 runs of Row come from …, in CartTests/add: toggle favourite`.
    static func head(_ counted: CountedChain) -> String {
        counted.sentence + (FindingWords.steps(counted).map { "; in \($0)" } ?? "")
    }

    /// One line for each link; the middle of a long chain is left out, and counted.
    static func add(_ chain: CauseChain, indent: Int, label: String = "", to page: inout TextPage) {
        let links = chain.links.reversed().map(\.description)
        let kept = 5
        var lines = links.prefix(kept).enumerated().map { ($0.offset == 0 ? "" : "→ ") + $0.element }
        if links.count > 2 * kept { lines.append("→ (\(Wording.count(links.count - 2 * kept, "link")) left out)") }
        lines += links.dropFirst(kept).suffix(kept).map { "→ " + $0 }
        for (index, line) in lines.enumerated() {
            let arrow = line.hasPrefix("→ ") ? "→ " : ""
            page.paragraph(
                String(line.dropFirst(arrow.count)), first: (index == 0 ? label : "").padded(to: indent) + arrow,
                indent: indent + arrow.count)
        }
    }
}
