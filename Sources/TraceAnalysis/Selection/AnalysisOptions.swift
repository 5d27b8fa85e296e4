/// What part of the traces is looked at, and by which rules.
public struct AnalysisOptions: Sendable {
    /// Rules that run; empty for all.
    public var rules: Set<String> = []
    /// Rules that do not run.
    public var skippedRules: Set<String> = []
    public var view: Selector?
    public var test: Selector?
    public var step: Selector?
    /// Nanoseconds from a trace's start; what began earlier is left out.
    public var since: Int64?
    /// Nanoseconds from a trace's start; what began at that time or later is left out.
    public var until: Int64?
    public var thresholds = Thresholds()

    /// Everything, by all rules.
    public init() {}
}
