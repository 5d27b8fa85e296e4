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

    /// The exit status of a command that ends because of this error.
    public var exitStatus: ExitStatus {
        switch self {
        case .emptySelector, .notAnExpression, .unknownRule: .usage
        case .unreadableBudgets, .faultyBudgets, .expiredWaiver, .otherConditions: .unreadable
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
        }
    }
}
