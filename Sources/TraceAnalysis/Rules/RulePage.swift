/// What a rule is about, for its readers: the page that `tracectl rules ID` prints.
public struct RulePage: Hashable, Sendable {
    /// The identifier: the kebab-case name of the fault.
    public var id: String
    /// The fault in one sentence.
    public var title: String
    /// The severities that its findings can have, and when.
    public var severity: String
    /// Why it matters, in a few sentences.
    public var meaning: String
    /// What in a trace shows it.
    public var evidence: String
    /// From where on it is found.
    public var thresholds: [String]
    /// What people see or say who have the fault.
    public var symptoms: [String]
    /// Code that triggers it.
    public var example: String
    /// The same code repaired.
    public var repaired: String
}
