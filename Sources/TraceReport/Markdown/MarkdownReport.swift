import TraceAnalysis
import TraceReader

/// The report as Markdown for a comment under a pull request: the verdict and a table on top, everything else folded.
package struct MarkdownReport {
    private let analysis: Analysis
    private let options: ReportOptions

    /// GitHub takes 64 KB a comment; the rest is left to what stands around the report.
    private static let longest = 60_000

    package init(_ analysis: Analysis, options: ReportOptions = ReportOptions()) {
        self.analysis = analysis
        self.options = options
    }

    private var shown: [Finding] {
        options.showsNotes ? analysis.findings : analysis.findings.filter { $0.severity > .note }
    }

    /// The whole report, at most 60,000 bytes; what is left out is counted.
    package var text: String {
        var text = head
        let ends = [waived, views, culprits, owners, notMeasured].filter { !$0.isEmpty }
        let room = Self.longest - text.utf8.count - ends.reduce(0) { $0 + $1.utf8.count + 1 } - 200
        var used = 0
        var count = 0
        for finding in shown.prefix(options.top) {
            let block = details(finding, number: count + 1)
            guard used + block.utf8.count < room else { break }
            text += "\n" + block
            used += block.utf8.count
            count += 1
        }
        if count < shown.count {
            text += "\n" + Escaping.markdown("\(Wording.count(shown.count - count, "more finding")) left out here.") + "\n"
        }
        return text + ends.map { "\n" + $0 }.joined()
    }

    // MARK: Head

    private var head: String {
        let counts = shown.isEmpty ? nothing : FindingWords.counts(shown, notes: true)
        var text = "### ViewTrace: \(counts)\n\n"
        text += verdict + "\n\n" + Escaping.markdown(FindingWords.measured(analysis)) + "\n"
        if let conditions = FindingWords.conditions(analysis) { text += "<sub>\(Escaping.markdown(conditions))</sub>\n" }
        let hidden = analysis.findings.count - shown.count
        if hidden > 0 { text += "<sub>\(Wording.count(hidden, "note")) not shown</sub>\n" }
        guard !shown.isEmpty else { return text }
        text += "\n| | severity | rule | view | culprit | cost |\n| --: | --- | --- | --- | --- | --- |\n"
        for (index, finding) in shown.prefix(options.top).enumerated() {
            let cells = [
                "\(index + 1)", finding.severity.rawValue, Escaping.markdownCode(finding.rule),
                Escaping.markdownCode(finding.view ?? ""), Escaping.markdownCode(Self.shortened(finding.culprit ?? "")),
                Escaping.markdown(FindingWords.cost(finding) ?? "\(Wording.grouped(finding.count))×"),
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text
    }

    private var nothing: String {
        if analysis.measured.bodies == 0 { return "nothing was measured" }
        return FindingWords.isComplete(analysis) ? "nothing to change" : "nothing found"
    }

    /// A cell's name; long ones stand in full in the details.
    private static func shortened(_ name: String) -> String { Escaping.text(name).shortened(to: 80) }

    private var verdict: String {
        if analysis.measured.bodies == 0 {
            let finding = analysis.findings.first { $0.rule == "nothing-measured" }
            return Escaping.markdown(
                "**Nothing was measured**: \(finding?.message ?? "no body ran"). \(finding?.advice ?? "")"
            ).replacing("\\*\\*", with: "**")
        }
        guard let first = analysis.findings.first(where: { $0.severity > .note }) else {
            return Escaping.markdown(FindingWords.nothingFound(analysis))
        }
        return "**Change first:** \(Escaping.markdown(FindingWords.first(first, in: analysis)))"
    }

    // MARK: Findings

    private func details(_ finding: Finding, number: Int) -> String {
        let view = finding.view.map { " in <code>\(Self.html($0))</code>" } ?? ""
        var text = "<details><summary>\(number). \(finding.severity.rawValue): \(finding.rule)\(view)</summary>\n\n"
        text += Escaping.markdown(finding.message.sentence) + ".\n\n"
        if let path = finding.identityPath { text += "- where: \(Escaping.markdownCode(path))\n" }
        if let culprit = finding.culprit { text += "- culprit: \(Escaping.markdownCode(culprit))\n" }
        if let location = finding.location { text += "- code: \(Escaping.markdownCode(location.long))\n" }
        for counted in finding.causes.prefix(3) {
            text += "- cause: \(Escaping.markdown(ChainText.head(counted)))<br>\(Escaping.markdownCode(counted.chain.description))\n"
        }
        if finding.causes.count > 3 { text += "- \(Wording.count(finding.causes.count - 3, "other chain"))\n" }
        if let cost = FindingWords.cost(finding) { text += "- cost: \(Escaping.markdown(cost))\n" }
        return text + "\n**Change:** \(Escaping.markdown(finding.advice))\n\n</details>\n"
    }

    private static func html(_ text: String) -> String {
        Escaping.text(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    // MARK: Lists

    private var waived: String {
        guard !analysis.waived.isEmpty else { return "" }
        let lines = analysis.waived.prefix(options.top).map { "- \(Escaping.markdown(FindingWords.waived($0)))\n" }.joined()
        let count = Wording.count(analysis.waived.count, "finding")
        return "<details><summary>\(count) waived</summary>\n\n\(lines)\(more(analysis.waived.count, "finding", "findings"))\n</details>\n"
    }

    private var views: String {
        guard !analysis.views.isEmpty else { return "" }
        var text = "<details><summary>Views</summary>\n\n| view | runs | unchanged | instances | self | median | 95th |\n"
        text += "| --- | --: | --: | --: | --: | --: | --: |\n"
        for metrics in analysis.views.prefix(options.top) {
            let times = [metrics.selfTime?.total, metrics.selfTime?.median, metrics.selfTime?.percentile95]
            let cells = [
                Escaping.markdownCode(Self.shortened(metrics.view)), Wording.grouped(metrics.bodies),
                metrics.unchangedBodies.map(Wording.grouped) ?? "?", Wording.grouped(metrics.instances),
            ] + times.map { $0.map(Wording.time) ?? "?" }
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text + more(analysis.views.count, "view", "views") + "\n</details>\n"
    }

    private var culprits: String {
        let culprits = analysis.culprits.filter { $0.bodiesWoken > 0 }
        guard !culprits.isEmpty else { return "" }
        var text = "<details><summary>What was written</summary>\n\n| property | writes | equal | woke | changed | written at |\n"
        text += "| --- | --: | --: | --: | --: | --- |\n"
        for metrics in culprits.prefix(options.top) {
            let cells = [
                Escaping.markdownCode(Self.shortened(metrics.culprit.description)), Wording.grouped(metrics.writes),
                Wording.grouped(metrics.unchangedWrites), Wording.grouped(metrics.bodiesWoken),
                metrics.bodiesChanged.map(Wording.grouped) ?? "?",
                Escaping.markdownCode(Self.shortened(metrics.sites.first?.location?.short ?? "")),
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text + more(culprits.count, "property", "properties") + "\n</details>\n"
    }

    private var owners: String {
        guard options.showsOwners else { return "" }
        let properties = analysis.propertyOwnership()
        var text = "<details><summary>Owners</summary>\n\n| property | owner | writes | read by | woke | changed |\n"
        text += "| --- | --- | --: | --- | --: | --: |\n"
        for property in properties.prefix(options.top) {
            let readers = property.readers.prefix(3).map { Escaping.markdownCode(Self.shortened($0.view)) }.joined(separator: ", ")
            let more = property.readers.count > 3 ? " and \(property.readers.count - 3) more" : ""
            let cells = [
                Escaping.markdownCode(Self.shortened(property.culprit.description)), Escaping.markdown(Self.shortened(property.owner)),
                Wording.grouped(property.metrics?.writes ?? 0), readers + more, Wording.grouped(property.metrics?.bodiesWoken ?? 0),
                property.metrics?.bodiesChanged.map(Wording.grouped) ?? "",
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        return text + more(properties.count, "property", "properties") + "\n</details>\n"
    }

    private func more(_ count: Int, _ noun: String, _ plural: String) -> String {
        count > options.top ? "\n\(Wording.count(count - options.top, "more \(noun)", "more \(plural)"))\n" : ""
    }

    private var notMeasured: String {
        var lines = analysis.rulesNotRun.map { "- \(Escaping.markdownCode($0.rule)): \(Escaping.markdown($0.reason))\n" }
        if let inert = FindingWords.notEvaluated(analysis.inertAPIs) { lines.append("- \(Escaping.markdown(inert))\n") }
        if lines.isEmpty { return "" }
        return "<details><summary>Not measured</summary>\n\n\(lines.joined())\n</details>\n"
    }
}
