import ArgumentParsing
import TraceAnalysis
import TraceReport

/// One form of a report, and where it goes: `text`, `json=report.json`.
struct ReportFormat: Sendable {
    enum Kind: String, CaseIterable {
        case text
        case json
        case markdown
    }

    let kind: Kind
    /// A file, or nil for standard output.
    let path: String?

    func text(of analysis: Analysis, _ options: ReportOptions) -> String {
        switch kind {
        case .text: TextReport(analysis, options: options).text
        case .json: JSONReport(analysis).text
        case .markdown: MarkdownReport(analysis, options: options).text
        }
    }
}

extension ArgumentValue where Value == ReportFormat {
    /// `KIND` or `KIND=FILE`.
    static var reportFormat: Self {
        let words = ReportFormat.Kind.allCases.map(\.rawValue)
        return Self(allowedValues: words, completion: .choices(words)) { (text) throws(ArgumentValueError) in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let kind = ReportFormat.Kind(rawValue: parts[0]) else {
                throw ArgumentValueError(ArgumentWords.choice(of: words, insteadOf: parts[0]))
            }
            guard parts.count == 2 else { return ReportFormat(kind: kind, path: nil) }
            guard !parts[1].isEmpty else { throw ArgumentValueError("A file's name follows '='.") }
            return ReportFormat(kind: kind, path: parts[1])
        }
    }
}
