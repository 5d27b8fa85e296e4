import TraceAnalysis
import TraceReader

/// The sentences of the page that the text report says too: one wording for both.
struct PageWords: Encodable {
    /// The verdict in a few words.
    var verdict: String
    /// What to change first, or why there is nothing; with names in back-ticks.
    var first: String
    /// How much was measured.
    var measured: String
    /// How the traces were made, as far as counts depend on it; empty where they do not say.
    var conditions: String
    /// What was found, in one sentence for each finding.
    var findings: [String]

    init(_ analysis: Analysis) {
        measured = FindingWords.measured(analysis)
        conditions = FindingWords.conditions(analysis) ?? ""
        findings = analysis.findings.map(\.message)
        if analysis.measured.bodies == 0 {
            verdict = "Nothing was measured"
            first = analysis.findings.first { $0.rule == "nothing-measured" }.map { "\($0.message). \($0.advice)" } ?? "No body ran."
        } else if let worst = analysis.findings.first, worst.severity > .note {
            verdict = FindingWords.counts(analysis.findings, notes: true)
            first = "Change first: \(FindingWords.first(worst, in: analysis))"
        } else {
            verdict = FindingWords.isComplete(analysis) ? "Nothing to change" : "Nothing found"
            first = FindingWords.nothingFound(analysis)
        }
    }
}
