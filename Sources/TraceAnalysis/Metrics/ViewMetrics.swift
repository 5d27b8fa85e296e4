import TraceReader

/// What the bodies of one view did.
public struct ViewMetrics: Hashable, Sendable {
    /// The printed name of the view's type.
    public var view: String
    /// Body runs.
    public var bodies: Int
    /// Body runs among them whose output equals the one before; nil where the trace does not say.
    public var unchangedBodies: Int?
    /// Identities whose body ran.
    public var instances: Int
    /// Time in the view's own bodies; nil where the trace has no durations.
    public var selfTime: TimeSummary?
    /// Time in them and in the bodies that ran because of them.
    public var inclusiveTime: TimeSummary?
}

/// What the bodies of one test, or of one of its steps, did.
public struct PlaceMetrics: Hashable, Sendable {
    /// The test's name; nil for what ran outside tests.
    public var test: String?
    /// The step's name; nil for what ran outside steps.
    public var step: String?
    public var bodies: Int
    public var unchangedBodies: Int?
    /// Nanoseconds in bodies; nil where the trace has no durations.
    public var selfTime: Int64?
}

extension Evidence {
    /// The metrics of every view whose bodies ran, the costliest first: by self time, then by runs, then by name.
    package func viewMetrics() -> [ViewMetrics] {
        var groups: [[RunID]] = Array(repeating: [], count: model.views.count)
        for run in runs { groups[model.view(of: run)].append(run) }
        let metrics = groups.enumerated().filter { !$0.element.isEmpty }.map { view, runs in
            ViewMetrics(
                view: model.views[view], bodies: runs.count, unchangedBodies: unchangedBodies(runs),
                instances: instances(of: runs),
                selfTime: TimeSummary(runs.compactMap { model[$0].selfTime }),
                inclusiveTime: TimeSummary(runs.compactMap { model[$0].inclusiveTime }))
        }
        return metrics.sorted {
            ($1.selfTime?.total ?? 0, $1.bodies, $0.view) < ($0.selfTime?.total ?? 0, $0.bodies, $1.view)
        }
    }

    /// How many identities runs are of.
    private func instances(of runs: [RunID]) -> Int {
        var seen: [[Bool]] = Array(repeating: [], count: model.traces.count)
        var others: Set<Instance> = []
        var count = 0
        for run in runs {
            let identities = model.traces[run.trace].tables.identities
            let id = model[run].identity
            guard let row = identities.row(of: id) else {
                others.insert(Instance(trace: run.trace, identity: id))
                continue
            }
            if seen[run.trace].isEmpty { seen[run.trace] = Array(repeating: false, count: identities.count) }
            if !seen[run.trace][row] { count += 1 }
            seen[run.trace][row] = true
        }
        return count + others.count
    }

    /// The metrics of every test and of every step in it, in the order in which they ran; a test's own line has no step.
    package func placeMetrics() -> [PlaceMetrics] {
        var numbers: [PlaceKey: Int] = [:]
        var places: [PlaceMetrics] = []
        // Runs of one step follow one another, so that names are looked up where the step changes.
        var last: (trace: Int, test: Int?, step: Int?)?
        var current: [Int] = []
        for run in runs {
            let trace = model.traces[run.trace]
            let place = model[run].place
            if last == nil || last! != (run.trace, place.test, place.step) {
                last = (run.trace, place.test, place.step)
                let test = trace.test(at: place).map { model.tests[$0] }
                var keys = [PlaceKey(test: test, step: nil)]
                if let step = trace.step(at: place) { keys.append(PlaceKey(test: test, step: step)) }
                current = keys.map { key in
                    if let known = numbers[key] { return known }
                    numbers[key] = places.count
                    places.append(PlaceMetrics(test: key.test, step: key.step, bodies: 0, unchangedBodies: 0, selfTime: nil))
                    return places.count - 1
                }
            }
            let isUnchanged = isUnchanged(run)
            let time = model[run].selfTime
            let knowsOutput = trace.tables.knowsOutput
            for index in current { places[index].add(time, isUnchanged: knowsOutput ? isUnchanged : nil) }
        }
        return places
    }

    /// How many of these runs made the output that was there already; nil where a trace does not say.
    package func unchangedBodies(_ runs: [RunID]) -> Int? {
        guard runs.allSatisfy({ model.traces[$0.trace].tables.knowsOutput }) else { return nil }
        return runs.count { isUnchanged($0) }
    }

    /// Whether the run made the output that was there already. A first run has none to compare with.
    package func isUnchanged(_ run: RunID) -> Bool {
        model.flags(of: run).contains(.isUnchanged)
    }
}

extension PlaceMetrics {
    fileprivate mutating func add(_ time: Int64?, isUnchanged: Bool?) {
        bodies += 1
        unchangedBodies = isUnchanged.flatMap { isUnchanged in unchangedBodies.map { $0 + (isUnchanged ? 1 : 0) } }
        guard let time else { return }
        let (sum, overflow) = (selfTime ?? 0).addingReportingOverflow(time)
        selfTime = overflow ? .max : sum
    }
}

private struct Instance: Hashable {
    var trace: Int
    var identity: IdentityID
}

private struct PlaceKey: Hashable {
    var test, step: String?
}
