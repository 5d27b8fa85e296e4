/// Why an analysis or a check of budgets could not be made as asked.
public enum TraceAnalysisError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A selector has no characters.
    case emptySelector
    /// What stands between slashes is no regular expression.
    case notAnExpression(String)
    /// There is no rule of that name.
    case unknownRule(String, suggestion: String?)
    /// The budget file cannot be read; `reason` is the system's.
    case unreadableBudgets(path: String, reason: String)
    /// The budget file is faulty: `key` is where, `reason` what is wrong and the way out.
    case faultyBudgets(path: String, line: Int, key: String, reason: String)
    /// A waiver has run out.
    case expiredWaiver(path: String, line: Int, finding: String, until: String, reason: String)
    /// The budgets are for other traces: counts depend on how a trace was made.
    case otherConditions(path: String, key: String, wanted: String, found: String?, trace: String)
    /// The baseline cannot be read; `reason` is the system's.
    case unreadableBaseline(path: String, reason: String)
    /// The baseline is faulty: `reason` is what is wrong and the way out.
    case faultyBaseline(path: String, line: Int, reason: String)
    /// The baseline is for other traces: counts depend on how a trace was made.
    case otherBaselineConditions(path: String, key: String, wanted: String?, found: String?, trace: String)
    /// Two traces were made in different ways, so that their counts make no baseline together.
    case unlikeTraces(key: String, first: String, value: String?, other: String, otherValue: String?)

    /// The exit status of a command that ends because of this error.
    public var exitStatus: ExitStatus {
        switch self {
        case .emptySelector, .notAnExpression, .unknownRule: .usage
        case .unreadableBudgets, .faultyBudgets, .expiredWaiver, .otherConditions, .unreadableBaseline, .faultyBaseline,
            .otherBaselineConditions, .unlikeTraces:
            .unreadable
        }
    }

    public var description: String {
        switch self {
        case .emptySelector:
            "an empty selector chooses nothing; leave it out to choose everything"
        case .notAnExpression(let text):
            "'\(text)' is no regular expression; a glob stands without slashes"
        case .unknownRule(let id, let suggestion):
            "there is no rule '\(id)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'tracectl rules' lists them")
        case .unreadableBudgets(let path, let reason):
            "\(path): cannot be read: \(reason)"
        case .faultyBudgets(let path, let line, let key, let reason):
            "\(path)\(line > 0 ? ":\(line)" : ""): \(key.isEmpty ? "" : "\(key): ")\(reason)"
        case .expiredWaiver(let path, let line, let finding, let until, let reason):
            "\(path):\(line): the waiver for '\(finding)' ended on \(until) (\(reason)); repair what it stands for, or give it "
                + "another date"
        case .otherConditions(let path, let key, let wanted, let found, let trace):
            "\(path): these budgets are for \(key) '\(wanted)', \(trace) was recorded with "
                + (found.map { "'\($0)'" } ?? "none named") + "; record it so, or change \"for\""
        case .unreadableBaseline(let path, let reason):
            "\(path): cannot be read: \(reason)"
        case .faultyBaseline(let path, let line, let reason):
            "\(path):\(line): \(reason)"
        case .otherBaselineConditions(let path, let key, let wanted, let found, let trace):
            "\(path): this baseline was made with \(key) \(Self.quoted(wanted)), \(trace) with \(Self.quoted(found)): their counts cannot be "
                + "compared; record as the baseline was, or write it anew with '--write-baseline \(path)'"
        case .unlikeTraces(let key, let first, let value, let other, let otherValue):
            "\(first) was recorded with \(key) \(Self.quoted(value)), \(other) with \(Self.quoted(otherValue)): they make no baseline "
                + "together; name traces that were recorded alike"
        }
    }

    private static func quoted(_ value: String?) -> String { value.map { "'\($0)'" } ?? "none named" }
}
