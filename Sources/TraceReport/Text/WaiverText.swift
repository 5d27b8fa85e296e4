import TraceAnalysis

/// Findings that waivers accept, and waivers that cover nothing, as text.
enum WaiverText {
    /// Findings that are listed; more are counted.
    private static let rows = 20

    static func add(_ waived: [WaivedFinding], unused: [Waiver], path: String, to page: inout TextPage) {
        if !waived.isEmpty {
            page.heading("Waived: \(Wording.count(waived.count, "finding"))")
            for found in waived.prefix(rows) { page.paragraph(FindingWords.waived(found), first: "  -", indent: 4) }
            if waived.count > rows { page.paragraph(Wording.count(waived.count - rows, "more finding"), indent: 4, style: .quiet) }
        }
        guard !unused.isEmpty else { return }
        page.blank()
        for waiver in unused {
            let place = waiver.line > 0 ? "\(path):\(waiver.line): " : ""
            page.paragraph("\(place)the waiver for \(waiver) covers no finding; remove it if what it stands for is repaired.", style: .warning)
        }
    }
}
