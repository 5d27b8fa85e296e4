/// What was measured against a baseline: what runs more often, what runs less often, what is new, what is gone.
public struct BaselineCheck: Sendable {
    /// A count that is not what the baseline says.
    public struct Change: Hashable, Sendable {
        public var place: Baseline.Place
        /// Body runs of the baseline; 0 for a view that it does not have.
        public var bodies: Int
        public var unchangedBodies: Int?
        public var measured: Int
        public var measuredUnchanged: Int?
        /// What runs the view most here, where it runs more often.
        public var cause: CountedChain?

        /// How much more of either count there is; negative where there is less.
        var growth: Int { max(measured - bodies, (measuredUnchanged ?? 0) - (unchangedBodies ?? measuredUnchanged ?? 0)) }
    }

    /// Counts above the baseline, the ones that grew most first: each fails the check.
    public let regressions: [Change]
    /// Counts below the baseline, in its order.
    public let improvements: [Change]
    /// Tests that the baseline does not have: nothing is held against it there.
    public let newTests: [String]
    /// Tests of the baseline that were not recorded: what they guard was not measured.
    public let missingTests: [String]
    /// Places whose counts are as the baseline says.
    public let equal: Int
    /// A patch of the baseline that takes the improvements over, so that they stay; nil where there are none.
    public let patch: String?
    /// How the command ends: 2 where a count grew or a test was not recorded, 4 where nothing was measured, else 0.
    public let exitStatus: ExitStatus

    /// Compares what was measured with a baseline.
    ///
    /// - Throws: `otherBaselineConditions` where a trace was not made as the baseline's were, `unlikeTraces`.
    public init(_ file: BaselineFile, on analysis: Analysis) throws(TraceAnalysisError) {
        let measured = try Baseline(of: analysis)
        try Self.check(file, measured.conditions, analysis)
        let known = Dictionary(uniqueKeysWithValues: file.baseline.entries.map { ($0.place, $0) })
        let now = Dictionary(uniqueKeysWithValues: measured.entries.map { ($0.place, $0) })
        let oldTests = Set(file.baseline.entries.map(\.place.test))
        let tests = Set(measured.entries.map(\.place.test)).union(analysis.model.tests.map { $0 })
        var regressions: [Change] = []
        var improvements: [(change: Change, entry: Baseline.Entry)] = []
        var equal = 0
        for entry in file.baseline.entries where tests.contains(entry.place.test) {
            let change = Self.change(entry, now[entry.place])
            if change.growth > 0 {
                regressions.append(change)
            } else if change.measured < change.bodies || change.measuredUnchanged ?? 0 < change.unchangedBodies ?? 0 {
                improvements.append((change, entry))
            } else {
                equal += 1
            }
        }
        for entry in measured.entries where known[entry.place] == nil && oldTests.contains(entry.place.test) {
            regressions.append(
                Change(
                    place: entry.place, bodies: 0, unchangedBodies: 0, measured: entry.bodies, measuredUnchanged: entry.unchangedBodies))
        }
        self.regressions = Self.withCauses(regressions, analysis)
        self.improvements = improvements.map(\.change)
        self.equal = equal
        newTests = tests.subtracting(oldTests).compactMap { $0 }.sorted()
        missingTests = oldTests.subtracting(tests).map { $0 ?? "(outside tests)" }.sorted()
        patch = BaselinePatch(file, improvements.map { ($0.entry, now[$0.entry.place]) }).text
        exitStatus = measured.entries.isEmpty ? .nothingMeasured
            : self.regressions.isEmpty && missingTests.isEmpty ? .fine : .failed
    }

    private static func change(_ entry: Baseline.Entry, _ now: Baseline.Entry?) -> Change {
        Change(
            place: entry.place, bodies: entry.bodies, unchangedBodies: entry.unchangedBodies, measured: now?.bodies ?? 0,
            measuredUnchanged: now.map(\.unchangedBodies) ?? 0)
    }

    private static func check(
        _ file: BaselineFile, _ found: Baseline.Conditions, _ analysis: Analysis
    ) throws(TraceAnalysisError) {
        for (index, key) in Baseline.Conditions.keys.enumerated() {
            let (wanted, value) = (file.baseline.conditions.values[index], found.values[index])
            guard wanted != value else { continue }
            throw .otherBaselineConditions(
                path: file.path, key: key, wanted: wanted, found: value, trace: analysis.traces.first?.path ?? "the trace")
        }
    }

    /// Changes of which the cause is looked for; further ones are counted by whoever prints them.
    private static let explained = 20

    private static func withCauses(_ changes: [Change], _ analysis: Analysis) -> [Change] {
        var sorted = changes.sorted { $0.growth != $1.growth ? $0.growth > $1.growth : $0.place < $1.place }
        for index in sorted.indices.prefix(explained) {
            var options = analysis.options
            options.view = Selector(exactly: sorted[index].place.view)
            options.test = sorted[index].place.test.map { Selector(exactly: $0) } ?? options.test
            options.step = sorted[index].place.step.map { Selector(exactly: $0) } ?? options.step
            let evidence = Evidence(analysis.model, options: options)
            let later = evidence.runs.filter { !analysis.model[$0].isFirst }
            sorted[index].cause = evidence.causes(of: later.isEmpty ? evidence.runs : later).first
        }
        return sorted
    }
}
