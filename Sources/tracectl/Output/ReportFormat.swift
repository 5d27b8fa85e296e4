import Foundation
import TraceAnalysis
import TraceReport

/// The forms of a report.
enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
    case html
    case junit
    case sarif
    case github

    /// The report in this form. `check` are the budgets of the configuration, where it has some.
    func content(of analysis: Analysis, _ options: ReportOptions, check: CheckReport?) throws -> Data {
        let root = Repository.root
        switch self {
        case .text: return Data(TextReport(analysis, options: options).text.utf8)
        case .json: return Data(JSONReport(analysis, showsOwners: options.showsOwners).text.utf8)
        case .markdown: return Data(MarkdownReport(analysis, options: options).text.utf8)
        case .html: return Data(try PageReport(analysis).html())
        case .junit: return Data(JUnitReport(analysis, check: check).text.utf8)
        case .sarif: return Data(SARIFReport(analysis, root: root, showsNotes: options.showsNotes).text.utf8)
        case .github:
            return Data(GitHubReport(analysis, check: nil, root: root, showsNotes: options.showsNotes).text.utf8)
        }
    }
}

/// The forms of a check.
enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
    case junit
    case github

    func content(of report: CheckReport, _ options: ReportOptions) -> Data {
        switch self {
        case .text: Data(report.text(options).utf8)
        case .json: Data(report.json.utf8)
        case .markdown: Data(report.markdown.utf8)
        case .junit: Data(JUnitReport(nil, check: report).text.utf8)
        case .github: Data(GitHubReport(nil, check: report, root: Repository.root).text.utf8)
        }
    }
}
