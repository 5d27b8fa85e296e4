import TraceReader

/// The part of the traces that was selected: what rules and metrics look at.
///
/// A class, since rules hand it around. What several of them ask is reckoned once.
package final class Evidence {
    package let model: AnalysisModel
    package let options: AnalysisOptions
    /// The selected body runs, in the order of the traces.
    package let runs: [RunID]
    /// Nanoseconds of self time in all runs of the traces, whatever is selected; nil where nothing was timed.
    package let totalSelfTime: Int64?
    /// What several rules ask about state.
    let states: StateEvidence
    private let chosenTests: [Bool]?
    private let chosenViews: [Bool]?
    private let step: Selector.Matcher?
    /// The selected runs that are later ones and of which is known whether their output changed.
    private(set) lazy var updates = runs.filter { model.flags(of: $0).contains(.isUpdate) }
    /// The metrics of everything that was written, the one with the most wasted runs first.
    private(set) package lazy var culpritMetrics = makeCulpritMetrics()
    /// What came of each run, by trace.
    private(set) lazy var followers = model.traces.map(Followers.init)
    /// Rows that are being looked at; empty in between.
    var scratch = RowSets()
    /// The kind of cause of each chain, which groups of wasted runs are told apart by.
    private(set) lazy var causeKinds = CauseKinds(model.chains)

    package init(_ model: AnalysisModel, options: AnalysisOptions = AnalysisOptions()) {
        self.model = model
        self.options = options
        totalSelfTime = Self.totalSelfTime(model)
        states = StateEvidence(model)
        let test = options.test?.matcher()
        let view = options.view?.matcher()
        let chosenTests = test.map { matcher in model.tests.map(matcher.matches) }
        let chosenViews = view.map { matcher in model.views.map(matcher.matchesView) }
        let step = options.step?.matcher()
        self.chosenTests = chosenTests
        self.chosenViews = chosenViews
        self.step = step
        let scope = Scope(tests: chosenTests, step: step, since: options.since, until: options.until)
        var runs: [RunID] = []
        let isWhole = chosenTests == nil && chosenViews == nil && step == nil && options.since == nil && options.until == nil
        runs.reserveCapacity(isWhole ? model.traces.reduce(0) { $0 + $1.views.count } : 0)
        for (trace, traceModel) in model.traces.enumerated() {
            if isWhole {
                for row in traceModel.views.indices { runs.append(RunID(trace: trace, row: row)) }
                continue
            }
            let steps = scope.chosenSteps(in: traceModel)
            for (row, body) in traceModel.tables.bodies.enumerated()
            where scope.contains(body.place, time: body.began, in: traceModel, steps: steps) {
                if let chosenViews, !chosenViews[Int(traceModel.views[row])] { continue }
                runs.append(RunID(trace: trace, row: row))
            }
        }
        self.runs = runs
    }

    /// Whether a place and time of a trace are selected, whatever the view.
    package func contains(_ place: TracePlace, time: Int64?, in trace: TraceModel) -> Bool {
        let scope = Scope(tests: chosenTests, step: step, since: options.since, until: options.until)
        return scope.contains(place, time: time, in: trace, steps: nil)
    }

    /// Whether a view of this name is selected.
    package func containsView(named name: String) -> Bool {
        options.view.map { $0.matcher().matchesView(name) } ?? true
    }

    /// Whether something narrower than everything was asked for.
    package var isNarrowed: Bool {
        options.view != nil || options.test != nil || options.step != nil || options.since != nil || options.until != nil
    }
}

/// The tests, steps and times that are selected.
private struct Scope {
    var tests: [Bool]?
    var step: Selector.Matcher?
    var since, until: Int64?

    /// Which rows of a trace's steps are selected; nil where all are.
    func chosenSteps(in trace: TraceModel) -> [Bool]? {
        step.map { matcher in trace.tables.steps.map { matcher.matches(trace.tables.names[$0.name]) } }
    }

    func contains(_ place: TracePlace, time: Int64?, in trace: TraceModel, steps: [Bool]?) -> Bool {
        if let tests {
            guard let test = trace.test(at: place), tests[test] else { return false }
        }
        if let step {
            guard let row = place.step else { return false }
            guard steps?[row] ?? step.matches(trace.tables.names[trace.tables.steps[row].name]) else { return false }
        }
        guard let time else { return true }
        return time >= since ?? .min && time < until ?? .max
    }
}
