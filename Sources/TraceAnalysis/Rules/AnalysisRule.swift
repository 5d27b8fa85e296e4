import TraceReader

/// One rule: what it looks for, and the words in which it says what it found.
package protocol AnalysisRule: Sendable {
    /// The identifier: the kebab-case name of the fault.
    static var id: String { get }
    var page: RulePage { get }
    /// The runtime warnings of which this rule makes findings of its own: they are no `runtime-warning`.
    static var explains: Set<WarningKind> { get }
    /// The kinds of records without which the rule finds nothing: an older version may have written the trace without them.
    static var needs: Set<EventTag> { get }
    /// What a trace lacks that the rule needs, in words; nil where it can answer.
    func whatIsMissing(in trace: TraceModel) -> String?
    func findings(in evidence: Evidence) -> [Finding]
    /// Whether the rule explains why bodies ran in vain: it runs before those that take what is left, asked for or not.
    static var explainsRuns: Bool { get }
    /// The same for a rule that explains why bodies ran in vain: the runs that it explains are added to `explained`, and those that are in it
    /// already are another rule's.
    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding]
    /// What was found, in one sentence without a full stop.
    func message(of finding: Finding) -> String
    /// What to change first, and what for: two sentences for the top of a report.
    func headline(of finding: Finding) -> String
}

/// Runs in vain that a rule explains, so that broader ones leave them alone.
package struct ExplainedRuns {
    private var runs = RowSets()
    /// Runs whose time a rule explains: `expensive-body` leaves them alone.
    private var costs = RowSets()
    /// Transactions that a rule explains, so that nobody wonders how long they take together.
    private var transactions = RowSets()

    package init() {}

    package mutating func explain(_ new: some Sequence<RunID>) { for run in new { runs.insert(run.row, of: run.trace) } }
    package func contains(_ run: RunID) -> Bool { runs.contains(run.row, of: run.trace) }
    package mutating func explainCost(_ new: some Sequence<RunID>) { for run in new { costs.insert(run.row, of: run.trace) } }
    package func containsCost(_ run: RunID) -> Bool { costs.contains(run.row, of: run.trace) }
    package mutating func explain(transaction row: Int, of trace: Int) { transactions.insert(row, of: trace) }
    package func contains(transaction row: Int, of trace: Int) -> Bool { transactions.contains(row, of: trace) }
}

/// Rows of several traces, a bit for each.
struct RowSets {
    private var words: [[UInt64]] = []

    func contains(_ row: Int, of trace: Int) -> Bool {
        guard trace < words.count, row >> 6 < words[trace].count else { return false }
        return words[trace][row >> 6] >> UInt64(row & 63) & 1 != 0
    }

    /// Puts a row in; answers whether it was not there.
    @discardableResult
    mutating func insert(_ row: Int, of trace: Int) -> Bool {
        while words.count <= trace { words.append([]) }
        if words[trace].count <= row >> 6 {
            let size = max((row >> 6) + 1, 2 * words[trace].count)
            words[trace].append(contentsOf: repeatElement(0, count: size - words[trace].count))
        }
        let bit: UInt64 = 1 << UInt64(row & 63)
        if words[trace][row >> 6] & bit != 0 { return false }
        words[trace][row >> 6] |= bit
        return true
    }

    /// Takes a row out that was put in.
    mutating func remove(_ row: Int, of trace: Int) { words[trace][row >> 6] &= ~(1 << UInt64(row & 63)) }
}

extension AnalysisRule {
    /// What a trace lacks: what the rule says itself, or kinds of records.
    func lack(in trace: TraceModel) -> String? {
        if let words = whatIsMissing(in: trace) { return words }
        let untold = Self.needs.intersection(trace.untoldKinds)
        if untold.isEmpty { return nil }
        let names = untold.map { "'\($0)'" }.sorted().joined(separator: " and ")
        return "was written by an older version, which did not record \(names)"
    }

    package static var explains: Set<WarningKind> { [] }
    package static var explainsRuns: Bool { false }
    package static var needs: Set<EventTag> { [] }
    package func whatIsMissing(in trace: TraceModel) -> String? { nil }
    package func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] { findings(in: evidence) }
    package func headline(of finding: Finding) -> String { "See \(finding.rule): \(finding.message)." }
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
