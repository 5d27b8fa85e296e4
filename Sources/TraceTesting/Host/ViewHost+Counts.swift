import DependencyGraph
import Testing
import ViewRuntime

extension ViewHost {
    /// How often the bodies of a view type ran: in the steps of that name, or since the host was mounted or counts were last reset.
    ///
    /// Steps of one name are added up. A step that was never run is recorded as an issue of the test. Where a traced test compares it in
    /// `#expect` and the expectation fails, the failure lists the runs, as that of `expectBodyCount(of:in:is:)` does. Cost: linear in the runs.
    public func bodyCount<V>(
        of view: V.Type, in step: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
        let runs = counted(in: step, sourceLocation).filter { isRun($0, of: view) }
        recording.noteCount { [weak self] in
            self.map { BodyCountFailure(host: $0, view: view, step: step, runs: runs, expected: nil).description }
        }
        return runs.count
    }

    /// How often each view's body ran since the host was mounted or counts were last reset, by the printed name of the type.
    public var bodyCounts: [String: Int] { bodyCounts(in: nil) }

    /// How often each view's body ran in the steps of that name, by the printed name of the type.
    public func bodyCounts(
        in step: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String: Int] {
        var counts: [String: Int] = [:]
        for run in counted(in: step, sourceLocation) { counts[journal.type(of: run).name, default: 0] += 1 }
        return counts
    }

    /// Counts without a step begin anew. Those of steps stay.
    public func resetCounts() {
        update()
        journal.resetCounts()
    }

    /// The lines that `_printChanges()` prints for the runs of a view's body, whether or not the body calls it.
    ///
    /// `step` names the steps whose runs count; without it, all runs count since the host was mounted or counts were last reset.
    public func changes<V>(
        of view: V.Type, in step: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
        counted(in: step, sourceLocation).filter { isRun($0, of: view) }
            .map(changesLine)
    }

    /// The lines that `_printChanges()` prints for all runs of all bodies, in their order, since the host was mounted or counts were
    /// last reset.
    public var changes: [String] {
        counted(in: nil, #_sourceLocation).map(changesLine)
    }

    /// What started each transaction since the host was mounted, in order.
    package var transactionCauses: [Cause] {
        update()
        return journal.transactions.map(\.cause)
    }

    /// The runtime warnings that SwiftUI would have issued, in its wording, in order.
    public var warnings: [String] {
        update()
        return core.warnings.map(\.text)
    }

    /// The line that `_printChanges()` prints in the run.
    func changesLine(_ run: BodyRun) -> String {
        journal.type(of: run).changesLine(run.changed, dependencies: run.dependencies)
    }

    func counted(in step: String?, _ location: SourceLocation) -> [BodyRun] {
        update()
        if let step, !journal.hasStep(step) {
            let known = journal.windows.map { "\"\($0.name)\"" }
            let steps = known.isEmpty ? "no step was run" : "steps were \(known.joined(separator: ", "))"
            TestIssue.record("no step \"\(step)\" was run on this host; \(steps)", at: location)
        }
        return journal.runs(in: step)
    }

    func isRun<V>(_ run: BodyRun, of view: V.Type) -> Bool {
        let type = journal.type(of: run)
        return type.name == TypeNames.printed(view) && type.module == TypeNames.module(view)
    }
}
