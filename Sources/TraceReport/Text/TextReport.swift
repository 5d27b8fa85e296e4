import TraceAnalysis
import TraceReader

/// The report as text of at most 80 columns.
///
/// Its first screen answers what to change first and what that saves; then come the findings, the views, the properties at fault, and
/// what could not be measured.
package struct TextReport {
    private let analysis: Analysis
    private let options: ReportOptions

    package init(_ analysis: Analysis, options: ReportOptions = ReportOptions()) {
        self.analysis = analysis
        self.options = options
    }

    /// The whole report.
    package var text: String {
        var page = TextPage(usesColor: options.usesColor)
        page.heading("ViewTrace report")
        page.paragraph(FindingWords.measured(analysis))
        if let conditions = FindingWords.conditions(analysis) { page.paragraph(conditions, style: .quiet) }
        page.blank()
        verdict(&page)
        findings(&page)
        views(&page)
        steps(&page)
        culprits(&page)
        if options.showsOwners { OwnersText.add(analysis.propertyOwnership(), top: options.top, to: &page) }
        notMeasured(&page)
        hashes(&page)
        return page.text
    }

    private var shown: [Finding] {
        // Where nothing was measured, the verdict has said so.
        let findings = analysis.measured.bodies == 0 ? analysis.findings.filter { $0.rule != "nothing-measured" } : analysis.findings
        return options.showsNotes ? findings : findings.filter { $0.severity > .note }
    }

    private var hidden: Int {
        options.showsNotes ? 0 : analysis.findings.count { $0.severity == .note }
    }

    // MARK: Verdict

    private func verdict(_ page: inout TextPage) {
        if analysis.measured.bodies == 0 { return nothingMeasured(&page) }
        let worst = analysis.findings.filter { $0.severity > .note }.prefix(3)
        guard !worst.isEmpty else {
            let found = FindingWords.nothingFound(analysis)
            page.paragraph(FindingWords.isComplete(analysis) ? "Nothing to change: \(found.prefix(1).lowercased())\(found.dropFirst())" : found)
            return
        }
        page.paragraph(worst.count == 1 ? "Change this:" : "Change first:")
        for (index, finding) in worst.enumerated() {
            page.paragraph(FindingWords.first(finding, in: analysis), first: "  \(index + 1).", indent: 5)
        }
    }

    private func nothingMeasured(_ page: inout TextPage) {
        let reason = analysis.findings.first { $0.rule == "nothing-measured" }
        page.paragraph("Nothing was measured: \(reason?.message ?? "no body ran").", style: .warning)
        guard analysis.traces.allSatisfy({ $0.bodies == 0 }) else {
            if let advice = reason?.advice { page.paragraph(advice) }
            return
        }
        page.paragraph("To record a suite, add these two lines, and mount the view in a `ViewHost` inside a test:")
        page.blank()
        page.code(NothingMeasuredRule.linesToAdd.joined(separator: "\n"), indent: 4)
    }

    // MARK: Findings

    private func findings(_ page: inout TextPage) {
        if analysis.measured.bodies == 0, shown.isEmpty, hidden == 0 { return }
        let hint = hidden > 0 ? " (\(Wording.count(hidden, "note")) hidden; --all shows \(hidden == 1 ? "it" : "them"))" : ""
        page.heading("Findings: \(FindingWords.counts(shown, notes: true))\(hint)")
        for (index, finding) in shown.prefix(options.top).enumerated() {
            page.blank()
            FindingText(number: index + 1, finding: finding).add(to: &page)
        }
        leftOut(shown.count, of: "finding", &page)
        if let first = shown.first {
            page.blank()
            page.paragraph("Each rule has a page with a repaired example: 'tracectl rules \(first.rule)'.", style: .quiet)
        }
        WaiverText.add(analysis.waived, unused: [], path: "", to: &page)
    }

    private func leftOut(_ count: Int, of noun: String, _ page: inout TextPage) {
        guard count > options.top else { return }
        page.blank()
        page.paragraph(
            "\(Wording.count(count - options.top, "more \(noun)")); --top \(count) shows all.", style: .quiet)
    }

    // MARK: Lists

    private func views(_ page: inout TextPage) {
        guard !analysis.views.isEmpty else { return }
        let hasTimes = analysis.views.contains { $0.selfTime != nil }
        page.heading("Views, by \(hasTimes ? "self time" : "runs")")
        var header = ["view", "runs", "unchanged", "instances"]
        if hasTimes { header += ["self", "median", "95th", "longest"] }
        let rows = analysis.views.prefix(options.top).map { metrics in
            var row = [
                metrics.view, Wording.grouped(metrics.bodies), metrics.unchangedBodies.map(Wording.grouped) ?? "?",
                Wording.grouped(metrics.instances),
            ]
            if hasTimes {
                let times = metrics.selfTime
                row += [times?.total, times?.median, times?.percentile95, times?.maximum].map { $0.map(Wording.time) ?? "?" }
            }
            return row
        }
        page.table(header, Array(rows), droppable: ["longest", "instances", "95th"])
        leftOut(analysis.views.count, of: "view", &page)
    }

    private func steps(_ page: inout TextPage) {
        let steps = analysis.places.filter { $0.step != nil }.sorted {
            $0.bodies != $1.bodies ? $0.bodies > $1.bodies : ($0.test ?? "", $0.step ?? "") < ($1.test ?? "", $1.step ?? "")
        }
        guard !steps.isEmpty else { return }
        page.heading("Steps, by runs")
        let hasTimes = steps.contains { $0.selfTime != nil }
        let rows = steps.prefix(options.top).map { place in
            let name = [place.test, place.step].compactMap { $0 }.joined(separator: ": ")
            let row = [name, Wording.grouped(place.bodies), place.unchangedBodies.map(Wording.grouped) ?? "?"]
            return hasTimes ? row + [place.selfTime.map(Wording.time) ?? "?"] : row
        }
        page.table(["step", "runs", "unchanged"] + (hasTimes ? ["self"] : []), Array(rows))
        leftOut(steps.count, of: "step", &page)
    }

    private func culprits(_ page: inout TextPage) {
        let culprits = analysis.culprits.filter { $0.bodiesWoken > 0 }
        guard !culprits.isEmpty else { return }
        page.heading("What was written, and how many of the bodies that it woke changed")
        let rows = culprits.prefix(options.top).map { metrics in
            [
                metrics.culprit.description, Wording.grouped(metrics.writes), Wording.grouped(metrics.unchangedWrites),
                Wording.grouped(metrics.bodiesWoken), metrics.bodiesChanged.map(Wording.grouped) ?? "?",
                metrics.efficiency.map(Wording.percent) ?? "?", Self.site(metrics),
            ]
        }
        page.table(
            ["property", "writes", "equal", "woke", "changed", "share", "written at"], Array(rows), lastIsText: true,
            droppable: ["share", "equal"])
        leftOut(culprits.count, of: "property", plural: "properties", &page)
    }

    private func leftOut(_ count: Int, of noun: String, plural: String, _ page: inout TextPage) {
        guard count > options.top else { return }
        page.blank()
        page.paragraph(
            "\(Wording.count(count - options.top, "more \(noun)", "more \(plural)")); --top \(count) shows all.", style: .quiet)
    }

    private static func site(_ metrics: CulpritMetrics) -> String {
        guard let first = metrics.sites.first else { return "" }
        let more = metrics.sites.count > 1 ? " +\(metrics.sites.count - 1)" : ""
        if metrics.culprit.kind == .environment { return "" }
        return (first.location?.short ?? "unknown") + more
    }

    // MARK: What is missing

    /// Ids stand as hashes unless the recording was asked for values: a reader who meets one for the first time cannot know.
    private func hashes(_ page: inout TextPage) {
        guard let hash = shown.lazy.compactMap(\.culprit).compactMap(Self.hash).first else { return }
        page.blank()
        page.paragraph("\(hash) stands for a value: its hash. 'tracectl record --record-values' records values as they are.", style: .quiet)
    }

    private static func hash(in text: String) -> Substring? {
        text.firstMatch(of: /#[0-9a-f]{8}\b/)?.output
    }

    private func notMeasured(_ page: inout TextPage) {
        let other = analysis.traces.reduce(0) { $0 + $1.otherLines }
        guard !analysis.rulesNotRun.isEmpty || !analysis.inertAPIs.isEmpty || other > 0 else { return }
        page.heading("Not measured")
        for sentence in FindingWords.notRun(analysis.rulesNotRun) { page.paragraph(sentence, indent: 2) }
        if let inert = FindingWords.notEvaluated(analysis.inertAPIs) { page.paragraph(inert, indent: 2) }
        if other > 0 {
            page.paragraph("\(Wording.count(other, "line")) of the imported log \(other == 1 ? "is" : "are") none of SwiftUI's.", indent: 2)
        }
    }
}
