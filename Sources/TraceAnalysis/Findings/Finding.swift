import TraceReader

/// Something that a rule found in a trace: what, where, from which cause, at what cost, and what to do about it.
///
/// Findings of one kind at one place are one finding with a count. A finding is a value; printing it is the work of reports. It is
/// encoded with the keys of the report's JSON; what is not known is `null`.
public struct Finding: Hashable, Codable, Sendable {
    /// The rule's identifier, as `unchanged-body-update`.
    public var rule: String
    public var severity: Severity
    /// The printed name of the view's type; nil for a finding about no view.
    public var view: String?
    /// The path from the host's root; `*` stands for ids that differ between the places of one finding.
    public var identityPath: String?
    /// The user's code at the start of the chain: the place of the write, or of what started the transaction.
    public var location: TraceLocation?
    /// The property, key, id or statistic at fault.
    public var culprit: String?
    /// How many times it happened; what is counted is the rule's.
    public var count: Int
    public var cost: FindingCost
    /// The cause chains behind it, the most frequent first.
    public var causes: [CountedChain]
    /// What to change, in one or two sentences.
    public var advice: String
    /// The records that show it, by number, at most `recordLimit` of `count`. Where several traces were read, numbers run on from
    /// file to file; `AnalyzedTrace.firstRecord` says where each begins.
    public var records: [Int]

    /// How many records a finding names.
    public static let recordLimit = 20

    public init(
        rule: String, severity: Severity, view: String? = nil, identityPath: String? = nil, location: TraceLocation? = nil,
        culprit: String? = nil, count: Int, cost: FindingCost = FindingCost(), causes: [CountedChain] = [], advice: String,
        records: [Int] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.view = view
        self.identityPath = identityPath
        self.location = location
        self.culprit = culprit
        self.count = count
        self.cost = cost
        self.causes = causes
        self.advice = advice
        self.records = Array(records.prefix(Self.recordLimit))
    }

    private enum CodingKeys: String, CodingKey {
        case rule, severity, view, identityPath, location, culprit, count, cost, causes, advice, records
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(rule, forKey: .rule)
        try values.encode(severity, forKey: .severity)
        try values.encode(view, forKey: .view)
        try values.encode(identityPath, forKey: .identityPath)
        try values.encode(location, forKey: .location)
        try values.encode(culprit, forKey: .culprit)
        try values.encode(count, forKey: .count)
        try values.encode(cost, forKey: .cost)
        try values.encode(causes, forKey: .causes)
        try values.encode(advice, forKey: .advice)
        try values.encode(records, forKey: .records)
    }
}

extension Finding {
    /// What was found, in one sentence without a full stop.
    public var message: String {
        RuleRegistry.rule(rule)?.message(of: self) ?? "\(count) times"
    }

    /// What to change, and what for: two sentences for the top of a report.
    public var headline: String { RuleRegistry.rule(rule)?.headline(of: self) ?? "See \(rule): \(message)." }
}

extension Finding: CustomStringConvertible {
    /// The rule, the place and the culprit in one line.
    public var description: String {
        var text = "\(severity.rawValue): \(rule)"
        if let view { text += ": \(view)" }
        if let identityPath, identityPath != view { text += " (\(identityPath))" }
        text += ": \(message)"
        if let culprit { text += "; culprit: \(culprit)" }
        if let location { text += " (\(location.long))" }
        return text
    }
}
