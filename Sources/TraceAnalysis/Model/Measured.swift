import TraceReader

/// How much was measured.
public struct Measured: Hashable, Codable, Sendable {
    /// Tests with records in the selection.
    public var tests: Int
    /// Steps of these tests in which bodies ran.
    public var steps: Int
    /// Types of views whose bodies ran.
    public var views: Int
    /// Body runs.
    public var bodies: Int

    public init(tests: Int, steps: Int, views: Int, bodies: Int) {
        self.tests = tests
        self.steps = steps
        self.views = views
        self.bodies = bodies
    }
}

extension Evidence {
    static func totalSelfTime(_ model: AnalysisModel) -> Int64? {
        var total: Int64?
        for trace in model.traces {
            for body in trace.tables.bodies {
                guard let time = body.selfTime else { continue }
                let (sum, overflow) = (total ?? 0).addingReportingOverflow(time)
                total = overflow ? .max : sum
            }
        }
        return total
    }

    /// Views that the selected transactions skipped.
    package func skips() -> Int {
        model.traces.reduce(0) { sum, trace in
            trace.tables.transactions.reduce(sum) { sum, row in
                contains(row.place, time: row.began, in: trace) ? sum + Int(row.skips) : sum
            }
        }
    }

    package func measured() -> Measured {
        var tests: Set<Int> = []
        var steps: Set<StepName> = []
        var isSeen = Array(repeating: false, count: model.views.count)
        var last: (trace: Int, place: TracePlace)?
        for run in runs {
            isSeen[model.view(of: run)] = true
            let trace = model.traces[run.trace]
            let place = model[run].place
            if let last, last.trace == run.trace, last.place == place { continue }
            last = (run.trace, place)
            let test = trace.test(at: place)
            if let test { tests.insert(test) }
            if let step = trace.step(at: place) { steps.insert(StepName(test: test, step: step)) }
        }
        return Measured(tests: tests.count, steps: steps.count, views: isSeen.count { $0 }, bodies: runs.count)
    }
}

private struct StepName: Hashable {
    var test: Int?
    var step: String
}
