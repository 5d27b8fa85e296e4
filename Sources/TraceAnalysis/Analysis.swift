import TraceReader

/// What traces say: findings ranked by cost, the views, the culprit properties, and what could not be asked.
///
/// ```swift
/// let analysis = Analysis(of: traces)
/// for finding in analysis.findings where finding.severity >= .warning { print(finding) }
/// ```
///
/// Cost: linear in the records, for each rule that runs.
public struct Analysis: Sendable {
    public let traces: [AnalyzedTrace]
    /// The findings, the worst first: by severity, then by what they cost.
    public let findings: [Finding]
    /// Findings of this analysis that a waiver took out, with it.
    public let waived: [WaivedFinding]
    /// Waivers that cover no finding of this analysis.
    public let unusedWaivers: [Waiver]
    /// Every view whose bodies ran, the costliest first.
    public let views: [ViewMetrics]
    /// Every test and its steps, in the order in which they ran.
    public let places: [PlaceMetrics]
    /// Everything that was written, the one that woke most bodies in vain first.
    public let culprits: [CulpritMetrics]
    public let measured: Measured
    /// Views that did not run, since their inputs were equal: those of the selected transactions, whatever the view.
    public let skips: Int
    /// The rules that could not answer, and why.
    public let rulesNotRun: [RuleNotRun]
    /// The APIs without effect that the recorded views use, whatever is selected.
    public let inertAPIs: [InertAPI]
    /// Nanoseconds of self time in all body runs of the traces; nil where the traces have no durations.
    public let totalSelfTime: Int64?
    /// The causes of the selected runs and all else that budgets ask.
    package let model: AnalysisModel
    package let options: AnalysisOptions

    /// Analyses traces.
    ///
    /// `waivers` name findings that are accepted for a time; they do not appear among `findings`.
    public init(of files: [TraceFile], options: AnalysisOptions = AnalysisOptions(), waivers: [Waiver] = []) {
        self.init(AnalysisModel(files), options: options, waivers: waivers)
    }

    package init(_ model: AnalysisModel, options: AnalysisOptions, waivers: [Waiver] = []) {
        let evidence = Evidence(model, options: options)
        let outcome = RuleRun(evidence)
        self.model = model
        self.options = options
        traces = model.traces.map(AnalyzedTrace.init)
        let sorted = WaivedFinding.sort(outcome.findings, by: waivers)
        findings = sorted.findings
        waived = sorted.waived
        unusedWaivers = sorted.unused
        rulesNotRun = outcome.notRun
        inertAPIs = InertAPI.all(in: model)
        views = evidence.viewMetrics()
        places = evidence.placeMetrics()
        culprits = evidence.culpritMetrics
        measured = evidence.measured()
        skips = evidence.skips()
        totalSelfTime = evidence.totalSelfTime
    }

    /// Whether a rule was asked to run.
    package func asked(_ rule: String) -> Bool {
        (options.rules.isEmpty || options.rules.contains(rule)) && !options.skippedRules.contains(rule)
    }

    /// The exit status for what was measured: 4 where no body ran in the selection, else 0.
    public var exitStatus: ExitStatus { measured.bodies == 0 ? .nothingMeasured : .fine }

    /// The cause chains of a view's body runs, merged and counted, the most frequent first.
    ///
    /// `view` is the printed name of the type, or its last component.
    public func causes(ofView view: Selector) -> [CountedChain] {
        var narrowed = options
        narrowed.view = view
        let evidence = Evidence(model, options: narrowed)
        return evidence.causes(of: evidence.runs)
    }
}

/// One trace of an analysis.
public struct AnalyzedTrace: Hashable, Sendable {
    public var path: String
    public var metadata: TraceMetadata
    public var records: Int
    /// The number under which findings name the trace's first record.
    public var firstRecord: Int
    /// Lines of an imported log that are none of ours.
    public var otherLines: Int
    /// Body runs.
    public var bodies: Int
    /// The version of the format in which the trace is written, as `1.0`.
    public var formatVersion: String

    init(_ model: TraceModel) {
        path = model.path
        formatVersion = model.formatVersion
        metadata = model.metadata
        records = model.tables.recordCount
        firstRecord = model.recordOffset + 1
        // The importer keeps no more lines than there is room for, and counts them all.
        let counted = model.tables.counters.last { model.tables.names[$0.name] == "import.linesNotUnderstood" }
        otherLines = counted.map { Int(clamping: $0.value) } ?? model.tables.otherLines
        bodies = model.tables.bodies.count
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.firstRecord == right.firstRecord && left.records == right.records
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(firstRecord)
    }
}

/// All rules over one selection.
package struct RuleRun {
    package var findings: [Finding] = []
    package var notRun: [RuleNotRun] = []

    package init(_ evidence: Evidence, only rule: String? = nil) {
        let options = evidence.options
        var explained = ExplainedRuns()
        for candidate in RuleRegistry.rules {
            let id = type(of: candidate).id
            var isAsked = (rule ?? id) == id && !options.skippedRules.contains(id)
            if !options.rules.isEmpty, !options.rules.contains(id) { isAsked = false }
            // What a finding says does not depend on what else was asked for.
            if !isAsked, !type(of: candidate).explainsRuns { continue }
            let reason = Self.reasonNotToRun(candidate, evidence.model)
            let found = reason?.isTotal == true ? [] : candidate.findings(in: evidence, explained: &explained)
            if !isAsked { continue }
            if let reason { notRun.append(RuleNotRun(rule: id, reason: reason.text)) }
            findings += found
        }
        findings.sort(by: Self.isWorse)
    }

    /// What a rule lacks, and whether it lacks it in all traces, so that it has nothing to run on.
    private static func reasonNotToRun(_ rule: any AnalysisRule, _ model: AnalysisModel) -> (text: String, isTotal: Bool)? {
        let lacks = model.traces.map { rule.lack(in: $0) }
        guard let first = lacks.compactMap({ $0 }).first else { return nil }
        let count = lacks.count { $0 != nil }
        if count == lacks.count { return (count == 1 ? "the trace \(first)" : "no trace can answer it: each \(first)", true) }
        return ("in \(count) of \(lacks.count) traces: the trace \(first)", false)
    }

    /// Errors first, then what costs most, then what happened most often; the rest makes the order stable.
    private static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        let (cost, other) = (left.cost.selfTime ?? 0, right.cost.selfTime ?? 0)
        if cost != other { return cost > other }
        if left.count != right.count { return left.count > right.count }
        return (left.rule, left.view ?? "", left.culprit ?? "") < (right.rule, right.view ?? "", right.culprit ?? "")
    }
}
