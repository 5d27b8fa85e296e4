import Foundation
import TraceReader

/// Measures what budgets limit, for each view, test and step alone.
struct BudgetEvaluator {
    private let model: AnalysisModel
    private let waivers: [Waiver]
    private let evidence: Evidence
    /// The findings of everything that is selected, the worst first.
    private let all: [Finding]

    init(_ model: AnalysisModel, waivers: [Waiver], options: AnalysisOptions, findings: [Finding]) {
        self.model = model
        self.waivers = waivers
        all = findings
        evidence = Evidence(model, options: options)
    }

    func result(_ budget: Budget) -> BudgetResult {
        if let reason = whatIsMissing(for: budget.metric) {
            return BudgetResult(budget: budget, outcome: .notMeasurable(reason))
        }
        let scope = Scope(budget, model, evidence)
        if let unmatched = scope.unmatched {
            return BudgetResult(budget: budget, outcome: budget.isOptional ? .skipped(unmatched) : .matchedNothing(unmatched))
        }
        guard let values = values(budget, scope) else {
            return BudgetResult(budget: budget, outcome: .notMeasurable("the size of a trace that is no file is not known"))
        }
        let failed = values.filter { $0.value > budget.atMost }
        guard failed.isEmpty else {
            let sorted = failed.enumerated().sorted {
                $0.element.value != $1.element.value ? $0.element.value > $1.element.value : $0.offset < $1.offset
            }
            return BudgetResult(budget: budget, outcome: .failed(sorted.map { measurement($0.element, budget) }))
        }
        return BudgetResult(
            budget: budget, outcome: .held(places: values.count, largest: values.map(\.value).max() ?? 0))
    }

    private func whatIsMissing(for metric: BudgetMetric) -> String? {
        if metric.isTime, !model.hasDurations { return "a trace with an order, but no durations, has no \(metric.rawValue)" }
        if metric == .unchangedBodies, !model.knowsOutput {
            return "a trace that does not say whether outputs changed has no \(metric.rawValue)"
        }
        return nil
    }

    // MARK: Places

    /// One place that a budget names, with the runs in it.
    private struct Place: Hashable {
        var test: Int?
        var step: String?
        var view: String?
    }

    private struct Value {
        var place: Place
        var value: Int64
        var runs: [RunID] = []
        var rule: String?
        var finding: Finding?
    }

    /// The tests, steps and views that a budget's selectors choose.
    private struct Scope {
        var tests: Set<Int>?
        var hasSteps: Bool
        var views: Set<String>?
        var places: Set<Place> = []
        /// Why the budget matches nothing.
        var unmatched: String?

        init(_ budget: Budget, _ model: AnalysisModel, _ evidence: Evidence) {
            hasSteps = budget.step != nil
            if let test = budget.test {
                let matcher = test.matcher()
                let found = Set(model.tests.indices.filter { matcher.matches(model.tests[$0]) })
                tests = found
                if found.isEmpty {
                    unmatched = "no test matches '\(test)'" + Self.list(model.tests, instead: test)
                    return
                }
            }
            if let view = budget.view {
                let matcher = view.matcher()
                let found = model.views.filter(matcher.matchesView)
                views = Set(found)
                if found.isEmpty {
                    unmatched = "no view matches '\(view)'" + Self.list(model.views, instead: view)
                    return
                }
            }
            addPlaces(budget, model)
        }

        /// The tests and steps there are, and in each the views that ran in the test.
        private mutating func addPlaces(_ budget: Budget, _ model: AnalysisModel) {
            var pairs: Set<Place> = []
            var stepNames: [String] = []
            if let step = budget.step {
                let matcher = step.matcher()
                for trace in model.traces {
                    for row in trace.tables.steps {
                        let test = row.test.map { trace.tests[$0] } ?? trace.fallbackTest
                        guard isChosen(test) else { continue }
                        let name = trace.tables.names[row.name]
                        if !stepNames.contains(name) { stepNames.append(name) }
                        if matcher.matches(name) { pairs.insert(Place(test: tests == nil ? nil : test, step: name)) }
                    }
                }
                if pairs.isEmpty {
                    unmatched = "no step matches '\(step)'" + Self.list(stepNames, instead: step)
                    return
                }
            } else if let tests {
                pairs = Set(tests.map { Place(test: $0) })
            } else {
                pairs = [Place()]
            }
            guard views != nil else {
                places = pairs
                return
            }
            addViews(to: pairs, model)
            if places.isEmpty, let view = budget.view {
                unmatched = "no view that matches '\(view)' ran in the tests that it names"
            }
        }

        private mutating func addViews(to pairs: Set<Place>, _ model: AnalysisModel) {
            var viewsOfTest: [Int?: Set<Int>] = [:]
            for trace in model.traces {
                for (row, body) in trace.tables.bodies.enumerated() {
                    viewsOfTest[tests == nil ? nil : trace.test(at: body.place), default: []].insert(Int(trace.views[row]))
                }
            }
            for pair in pairs {
                for view in viewsOfTest[pair.test] ?? [] where views?.contains(model.views[view]) == true {
                    places.insert(Place(test: pair.test, step: pair.step, view: model.views[view]))
                }
            }
        }

        func isChosen(_ test: Int?) -> Bool {
            guard let tests else { return true }
            return test.map(tests.contains) ?? false
        }

        /// The place of something recorded, or nil where the budget does not name it.
        func place(_ place: TracePlace, view: String?, in trace: TraceModel) -> Place? {
            let test = trace.test(at: place)
            guard isChosen(test) else { return nil }
            var found = Place(test: tests == nil ? nil : test)
            if hasSteps {
                guard let step = trace.step(at: place) else { return nil }
                found.step = step
            }
            if views != nil {
                guard let view else { return nil }
                found.view = view
            }
            return places.contains(found) ? found : nil
        }

        private static func list(_ names: [String], instead selector: Selector) -> String {
            let sorted = names.sorted()
            guard !sorted.isEmpty else { return "; none was recorded" }
            if let near = Suggestion.nearest(to: selector.text, in: sorted) { return "; did you mean '\(near)'?" }
            let shown = sorted.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
            return "; recorded \(sorted.count == 1 ? "is" : "are") \(shown)"
                + (sorted.count > 5 ? " and \(Wording.grouped(sorted.count - 5)) more" : "")
        }
    }

    // MARK: Values

    /// The values of a budget's metric in all its places, in a stable order; nil where a trace is no file.
    private func values(_ budget: Budget, _ scope: Scope) -> [Value]? {
        switch budget.metric {
        case .bodies, .unchangedBodies, .selfTimeMedian, .selfTimeP95, .selfTimeMax, .selfTimeTotal, .inclusiveTimeMedian,
            .inclusiveTimeP95, .inclusiveTimeMax, .inclusiveTimeTotal:
            return runValues(budget.metric, scope)
        case .findings: return findingValues(budget, scope)
        case .traceBytes: return sizeOfTraces().map { [Value(place: Place(), value: $0)] }
        default: return rowValues(budget.metric, scope)
        }
    }

    private func sorted(_ scope: Scope) -> [Place] {
        scope.places.sorted {
            ($0.test ?? -1, $0.step ?? "", $0.view ?? "") < ($1.test ?? -1, $1.step ?? "", $1.view ?? "")
        }
    }

    private func runs(in scope: Scope) -> [Place: [RunID]] {
        var found: [Place: [RunID]] = [:]
        for run in evidence.runs {
            let trace = model.traces[run.trace]
            guard let place = scope.place(model[run].place, view: model.views[model.view(of: run)], in: trace) else { continue }
            found[place, default: []].append(run)
        }
        return found
    }

    private func runValues(_ metric: BudgetMetric, _ scope: Scope) -> [Value] {
        let runs = runs(in: scope)
        return sorted(scope).map { place in
            let all = runs[place] ?? []
            let unchanged = all.filter(evidence.isUnchanged)
            switch metric {
            case .bodies: return Value(place: place, value: Int64(all.count), runs: all)
            case .unchangedBodies: return Value(place: place, value: Int64(unchanged.count), runs: unchanged)
            default: return Value(place: place, value: time(metric, all), runs: all)
            }
        }
    }

    private func time(_ metric: BudgetMetric, _ runs: [RunID]) -> Int64 {
        let isSelf = metric.rawValue.hasPrefix("self")
        guard let times = TimeSummary(runs.compactMap { isSelf ? model[$0].selfTime : model[$0].inclusiveTime }) else { return 0 }
        switch metric {
        case .selfTimeMedian, .inclusiveTimeMedian: return times.median
        case .selfTimeP95, .inclusiveTimeP95: return times.percentile95
        case .selfTimeMax, .inclusiveTimeMax: return times.maximum
        default: return times.total
        }
    }

    private func rowValues(_ metric: BudgetMetric, _ scope: Scope) -> [Value] {
        var sums: [Place: Int64] = [:]
        func add(_ place: TracePlace, _ identity: IdentityID?, _ value: Int64, _ trace: TraceModel) {
            let view = scope.views == nil ? nil : identity.map { trace.tables.typeName(of: $0) }
            guard value > 0, let place = scope.place(place, view: view, in: trace) else { return }
            let (sum, overflow) = sums[place, default: 0].addingReportingOverflow(value)
            sums[place] = overflow ? .max : sum
        }
        for trace in model.traces { addRows(of: trace, metric, add) }
        let runs = runs(in: scope)
        return sorted(scope).map { Value(place: $0, value: sums[$0] ?? 0, runs: runs[$0] ?? []) }
    }

    private func addRows(
        of trace: TraceModel, _ metric: BudgetMetric, _ add: (TracePlace, IdentityID?, Int64, TraceModel) -> Void
    ) {
        let tables = trace.tables
        switch metric {
        case .invalidations:
            for row in tables.invalidations { add(row.place, row.identity, 1, trace) }
        case .identitiesCreated:
            for row in tables.identities { add(row.place, row.id, 1, trace) }
        case .identitiesRemoved:
            for row in tables.identities {
                if let place = row.removalPlace { add(place, row.id, 1, trace) }
            }
        case .stateDropped:
            for row in tables.states where row.droppedWritten == true { add(row.place, row.identity, 1, trace) }
        case .duplicateIDs: addDuplicates(of: trace, add)
        case .updatePasses:
            for row in tables.transactions { add(row.place, nil, Int64(row.passes), trace) }
        case .updateTime:
            for row in tables.transactions where row.parent == nil {
                guard let ended = row.ended else { continue }
                let (time, overflow) = ended.subtractingReportingOverflow(row.began)
                add(row.place, nil, overflow ? .max : time, trace)
            }
        case .environmentChecks:
            for row in tables.writes where row.kind == .environment { add(row.place, nil, Int64(row.readersChecked), trace) }
        case .layoutPasses:
            for row in tables.layouts { add(row.place, nil, 1, trace) }
        default: break
        }
    }

    /// Each element once in each place, however often it was met; it belongs to the view that owns the collection.
    private func addDuplicates(of trace: TraceModel, _ add: (TracePlace, IdentityID?, Int64, TraceModel) -> Void) {
        var seen: Set<DuplicateElement> = []
        for row in trace.tables.duplicates {
            let element = DuplicateElement(identity: row.identity, key: row.key, position: row.position, place: row.place)
            guard seen.insert(element).inserted else { continue }
            let owner = trace.tables.bodyOwner(of: row.identity).map { trace.tables.identities[$0].id }
            add(row.place, owner, 1, trace)
        }
    }

    private struct DuplicateElement: Hashable {
        var identity: IdentityID
        var key: StringID
        var position: UInt32
        var place: TracePlace
    }

    private func sizeOfTraces() -> Int64? {
        var sum: Int64 = 0
        for trace in model.traces {
            guard let size = try? FileManager.default.attributesOfItem(atPath: trace.path)[.size] as? Int64 else { return nil }
            sum += size
        }
        return sum
    }

    // MARK: Findings

    /// The rules run on each test and step alone, so that a finding of one test is none of another's.
    private func findingValues(_ budget: Budget, _ scope: Scope) -> [Value] {
        var findings: [Place: [Finding]] = [:]
        return sorted(scope).map { place in
            let whole = Place(test: place.test, step: place.step)
            let found = findings[whole] ?? self.findings(in: whole, rule: budget.rule)
            findings[whole] = found
            let own = place.view.map { view in found.filter { $0.view == view } } ?? found
            return Value(
                place: place, value: Int64(own.count), rule: own.first?.rule ?? budget.rule, finding: own.first)
        }
    }

    private func findings(in place: Place, rule: String?) -> [Finding] {
        var options = evidence.options
        if let test = place.test { options.test = Selector(exactly: model.tests[test]) }
        if let step = place.step { options.step = Selector(exactly: step) }
        let run = RuleRun(Evidence(model, options: options), only: rule)
        return run.findings.filter { finding in
            finding.severity >= .warning && !waivers.contains { $0.covers(finding) }
        }
    }

    // MARK: Failures

    private func measurement(_ value: Value, _ budget: Budget) -> BudgetMeasurement {
        var found = BudgetMeasurement(value: value.value)
        found.test = value.place.test.map { model.tests[$0] }
        found.step = value.place.step
        found.view = value.place.view
        // First runs are there whatever anybody writes: later ones are what a budget is about.
        let later = value.runs.filter { !model[$0].isFirst }
        found.cause = value.finding?.causes.first ?? evidence.causes(of: later.isEmpty ? value.runs : later).first
        found.finding = value.finding
        found.likelyRule = value.rule ?? likelyRule(budget.metric, value.runs, view: found.view)
        return found
    }

    /// The rule of the worst finding about the view that explains such a metric, else the one that most often does.
    private func likelyRule(_ metric: BudgetMetric, _ runs: [RunID], view: String?) -> String? {
        let finding = all.first { finding in
            guard view == nil || finding.view == view else { return false }
            switch metric {
            case .bodies, .unchangedBodies, .invalidations: return finding.cost.wastedRuns ?? 0 > 0
            case .stateDropped, .identitiesCreated, .identitiesRemoved: return Self.identityRules.contains(finding.rule)
            default: return false
            }
        }
        if let finding { return finding.rule }
        switch metric {
        case .bodies, .unchangedBodies, .invalidations:
            return runs.contains(where: evidence.isUnchanged) ? UnchangedBodyUpdateRule.id : nil
        case .duplicateIDs: return DuplicateIDRule.id
        case .updateTime, .findings, .traceBytes: return nil
        default: return metric.isTime ? ExpensiveBodyRule.id : nil
        }
    }

    /// Rules whose findings tell why identities and their state go.
    private static let identityRules: Set<String> = [
        "unstable-id", "unstable-streamed-id", "branch-identity-flip", "container-identity-flip", "type-erased-identity",
        "explicit-id-reset", "state-loss",
    ]
}
