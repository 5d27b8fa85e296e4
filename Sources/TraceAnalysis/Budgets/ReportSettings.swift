/// How `tracectl report` works where no option says otherwise: the part `report` of a configuration file. What is nil was not said.
public struct ReportSettings: Hashable, Sendable {
    /// Rows of each list at most.
    public var top: Int?
    /// Whether notes are shown.
    public var showsNotes: Bool?
    /// The severity from which on a finding makes the command end with 2.
    public var failOn: Severity?
    /// Rules that run alone.
    public var rules: [String]?
    /// Rules that do not run.
    public var skippedRules: [String]?
    /// The lines of the keys, by key.
    package var lines: [String: Int] = [:]

    public init() {}

    /// The rows that a list may have.
    package static let topRange = 1...1_000_000
}
