/// One rule: what it looks for, and the words in which it says what it found.
package protocol AnalysisRule: Sendable {
    /// The identifier: the kebab-case name of the fault.
    static var id: String { get }
    var page: RulePage { get }
    /// What a trace lacks that the rule needs, in words; nil where it can answer.
    func whatIsMissing(in trace: TraceModel) -> String?
    func findings(in evidence: Evidence) -> [Finding]
    /// What was found, in one sentence without a full stop.
    func message(of finding: Finding) -> String
}

extension AnalysisRule {
    package func whatIsMissing(in trace: TraceModel) -> String? { nil }
}

/// A rule that could not answer, and why.
public struct RuleNotRun: Hashable, Codable, Sendable {
    public var rule: String
    public var reason: String

    public init(rule: String, reason: String) {
        self.rule = rule
        self.reason = reason
    }
}
