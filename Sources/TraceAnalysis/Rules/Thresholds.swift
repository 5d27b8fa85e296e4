import TraceReader

/// From where on a fact is a finding, and of which severity: the one table of all rules.
public struct Thresholds: Hashable, Sendable {
    /// `unchanged-body-update`: unchanged runs of one view from one cause, for a warning.
    public var unchangedRuns = 10
    /// `unchanged-body-update`: the part of the runs from that cause which they must be.
    public var unchangedShare = 0.5
    /// `unchanged-body-update`: nanoseconds of wasted self time in all, for a warning whatever the count.
    public var wastedSelfTime: Int64 = 1_000_000
    /// `expensive-body`: nanoseconds of self time for a note.
    public var expensiveNote: Int64 = 500_000
    /// `expensive-body`: nanoseconds of self time for a warning.
    public var expensiveWarning: Int64 = 1_000_000
    /// One picture at 60 a second. `expensive-body`: nanoseconds of self time for an error; below this count of runs, for anything.
    public var picture: Int64 = 16_700_000
    /// Runs of which the median is taken; a time measured fewer times counts only above `picture`, since a machine that is busy
    /// with something else makes single runs long.
    public var repeated = 3
    /// `expensive-body`: the part of all self time for a note, where it is more than `picture` in all.
    public var expensiveShare = 0.25
    /// What a debug build's times are divided by before they are compared with thresholds. Bodies are mostly calls of generic
    /// functions, which only an optimised build specialises; twice as long is the least that this costs.
    public var debugFactor: Int64 = 2
    /// `environment-fanout`: readers of one write for a note, and runs for a warning.
    public var fanoutReaders = 50
    /// `environment-fanout`: the part of the runs that must change their output so that it is no warning.
    public var fanoutUsed = 0.2

    /// `row-broadcast`: rows of one collection that run in one transaction.
    public var broadcastRows = 10
    /// `row-broadcast`: the part of them that must change so that it is no finding.
    public var broadcastUsed = 0.2
    /// `wide-read-set`: observable properties that one run reads, for a note.
    public var wideReads = 8
    /// `near-environment`: views between a writer and its farthest reader, that one included.
    public var nearReaders = 2
    /// Nanoseconds from which on a time that was measured once counts: what a busy machine adds is mostly less.
    public var single: Int64 = 100_000_000
    /// `blocking-body`: nanoseconds of waiting in the median run.
    public var waiting: Int64 = 5_000_000
    /// `expensive-body-on-fast-state`: runs from one property.
    public var fastRuns = 10
    /// `expensive-body-on-fast-state`: nanoseconds between runs.
    public var fastInterval: Int64 = 250_000_000
    /// `eager-collection`: rows for a warning, and the part of them that may be seen.
    public var eagerRows = 200
    public var eagerVisible = 0.5
    /// `long-update`: nanoseconds of an update for an error. `blocking-body`: of waiting in a single run.
    public var hang: Int64 = 250_000_000
    /// `slow-recorder`: the part of the recorded time for a note, and for a warning.
    public var recorderNote = 0.05
    public var recorderWarning = 0.2

    /// `variable-row-count`: elements for a warning, about as many as a screen shows.
    public var countedRows = 20

    /// `offscreen-effects`: elements of the collection for a note.
    public var effectRows = 20
    /// `lazy-sizing-body`: rows that ran and were never in sight, for a note.
    public var preparedRows = 20
    /// `expensive-collection-ids`: nanoseconds for each element from which on a single time counts: what an id takes that is stored is far less.
    public var idTime: Int64 = 20_000

    public init() {}

    /// What times of these traces are divided by: `debugFactor` where a debug build was measured in real time. Virtual time is
    /// declared, and does not depend on the build.
    func timeFactor(_ traces: [TraceModel]) -> Int64 {
        traces.contains { $0.metadata.buildMode == .debug && $0.metadata.clock == .real } ? max(1, debugFactor) : 1
    }
}

extension Thresholds {
    /// One row of the table.
    public struct Row: Hashable, Sendable {
        public var rule: String
        public var meaning: String
        public var value: String
    }

    /// The table as it is printed.
    public var rows: [Row] {
        let unchanged = UnchangedBodyUpdateRule.id
        let expensive = ExpensiveBodyRule.id
        return [
            Row(
                rule: unchanged, meaning: "warning: unchanged runs of one view from one cause",
                value: "\(unchangedRuns), and \(Wording.percent(unchangedShare)) of the runs from it"),
            Row(rule: unchanged, meaning: "warning: wasted self time in all", value: Wording.time(wastedSelfTime)),
            Row(rule: expensive, meaning: "note: median self time", value: Wording.time(expensiveNote)),
            Row(rule: expensive, meaning: "warning: median self time", value: Wording.time(expensiveWarning)),
            Row(rule: expensive, meaning: "error: median self time", value: Wording.time(picture)),
            Row(
                rule: expensive, meaning: "note: part of all self time",
                value: "\(Wording.percent(expensiveShare)), and \(Wording.time(picture)) in all"),
            Row(
                rule: EnvironmentFanoutRule.id, meaning: "note: readers of one write; warning: runs",
                value: "\(fanoutReaders), and under \(Wording.percent(fanoutUsed)) changed"),
            Row(
                rule: RowBroadcastRule.id, meaning: "warning: rows that ran in one transaction",
                value: "\(broadcastRows), and under \(Wording.percent(broadcastUsed)) changed"),
            Row(
                rule: WideReadSetRule.id, meaning: "note: properties read in one run; warning: runs for them",
                value: "\(wideReads); \(unchangedRuns), or \(Wording.time(wastedSelfTime))"),
            Row(rule: NearEnvironmentRule.id, meaning: "note: views from a writer to its farthest reader", value: "\(nearReaders)"),
            Row(rule: VariableRowCountRule.id, meaning: "warning: elements of the collection", value: "\(countedRows)"),
            Row(
                rule: EagerCollectionRule.id, meaning: "warning: rows",
                value: "\(eagerRows), and at most \(Wording.percent(eagerVisible)) can be seen"),
            Row(rule: OffscreenEffectsRule.id, meaning: "note: elements of the collection", value: "\(effectRows)"),
            Row(rule: LazySizingBodyRule.id, meaning: "note: rows that ran and were never in sight", value: "\(preparedRows)"),
            Row(
                rule: ExpensiveCollectionIDsRule.id, meaning: "warning: median; once, and for each element",
                value: "\(Wording.time(expensiveWarning)); \(Wording.time(picture)), and \(Wording.time(idTime))"),
            Row(
                rule: ExpensiveInitialValueRule.id, meaning: "warning: median time until the value is there",
                value: Wording.time(expensiveWarning)),
            Row(
                rule: BlockingBodyRule.id, meaning: "warning: median waiting time; in a single run",
                value: "\(Wording.time(waiting)); \(Wording.time(hang))"),
            Row(
                rule: ExpensiveBodyOnFastStateRule.id, meaning: "warning: runs, and the time between them",
                value: "\(fastRuns), and \(Wording.time(fastInterval))"),
            Row(
                rule: LongUpdateRule.id, meaning: "warning; error: one update", value: "\(Wording.time(picture)); \(Wording.time(hang))"),
            Row(
                rule: SlowRecorderRule.id, meaning: "note; warning: part of the recorded time",
                value: "\(Wording.percent(recorderNote)); \(Wording.percent(recorderWarning))"),
            Row(rule: "all times", meaning: "an action, ids or an update, measured once", value: Wording.time(single)),
            Row(
                rule: "all rules", meaning: "times that are repeated, where a rule says so",
                value: "\(repeated)"),
            Row(rule: "all times", meaning: "runs that make a median (fewer count only above \(Wording.time(picture)))",
                value: "\(repeated)"),
            Row(rule: "all times", meaning: "thresholds of debug builds in real time", value: "\(debugFactor) times as long"),
        ]
    }
}
