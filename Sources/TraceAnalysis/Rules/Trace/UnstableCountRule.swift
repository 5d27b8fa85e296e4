import TraceReader

/// The same scenario, recorded several times, gives different counts.
struct UnstableCountRule: AnalysisRule {
    static let id = "unstable-count"

    private struct Scenario: Hashable {
        var test: Int
        var commit: String?
        var executable: String?
        var profile: String?
        var build: String?
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        var scenarios: [Scenario: [Int]] = [:]
        var order: [Scenario] = []
        for (index, trace) in model.traces.enumerated() {
            guard let test = trace.fallbackTest else { continue }
            let metadata = trace.metadata
            let scenario = Scenario(
                test: test, commit: metadata.commit, executable: metadata.executable, profile: metadata.profileDescription,
                build: metadata.buildMode?.rawValue)
            if scenarios[scenario] == nil { order.append(scenario) }
            scenarios[scenario, default: []].append(index)
        }
        return order.flatMap { scenario -> [Finding] in
            let traces = scenarios[scenario] ?? []
            return traces.count > 1 ? findings(model.tests[scenario.test], traces, evidence) : []
        }
    }

    private func findings(_ test: String, _ traces: [Int], _ evidence: Evidence) -> [Finding] {
        let model = evidence.model
        var runs: [Int: [Int: [RunID]]] = [:]
        for run in evidence.runs where traces.contains(run.trace) { runs[model.view(of: run), default: [:]][run.trace, default: []].append(run) }
        return runs.sorted { model.views[$0.key] < model.views[$1.key] }.compactMap { view, byTrace in
            let counts = traces.map { byTrace[$0]?.count ?? 0 }
            guard Set(counts).count > 1, let least = counts.min(), let most = counts.max() else { return nil }
            let all = traces.flatMap { byTrace[$0] ?? [] }
            let name = model.views[view]
            var cost = FindingCost()
            cost.runs = all.count
            return Finding(
                rule: Self.id, severity: .warning, view: name, identityPath: evidence.path(of: all), location: nil,
                culprit: differing(traces, byTrace, evidence) ?? "\(name).body", count: most - least, cost: cost, causes: evidence.causes(of: all),
                advice: "In \(Wording.count(traces.count, "recording")) of `\(test)` the body of \(Wording.code(name)) ran "
                    + "\(Wording.list(counts.map { Wording.grouped($0) })) times. Hold the test to one order: wait for tasks with an asynchronous step, let "
                    + "time pass by `advance(by:)` instead of sleeping, and sort what comes from sets and dictionaries. Budgets for counts that vary "
                    + "fail by chance.",
                records: all.map { model.record(of: $0) })
        }
    }

    /// The start of the chains that occur in some recordings more often than in others, the one that differs most.
    private func differing(_ traces: [Int], _ byTrace: [Int: [RunID]], _ evidence: Evidence) -> String? {
        let model = evidence.model
        var counts: [String: [Int: Int]] = [:]
        for (trace, runs) in byTrace {
            for run in runs {
                guard let chain = model.chains(of: run).first else { continue }
                let origin = model.chains.origin(of: chain).map { model.chains.culprits[$0.index].description }
                counts[origin ?? model.chains.lastLink(of: chain).name, default: [:]][trace, default: 0] += 1
            }
        }
        let spreads = counts.map { name, count in
            (name: name, spread: (traces.map { count[$0] ?? 0 }.max() ?? 0) - (traces.map { count[$0] ?? 0 }.min() ?? 0))
        }
        return spreads.filter { $0.spread > 0 }.max { ($0.spread, $1.name) < ($1.spread, $0.name) }?.name
    }

    func message(of finding: Finding) -> String {
        "its runs differ by \(Wording.grouped(finding.count)) between recordings of one test\(finding.culprit.map { ": \(Wording.code($0)) makes them" } ?? "")"
    }
}

extension UnstableCountRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The same scenario, recorded several times, gives different counts.",
            severity: "warning",
            meaning: """
                Counts of body runs do not depend on the machine, unless the scenario does: a task that sometimes ends a step later, a timer in \
                real time, the order of a set. A budget on such a count fails now and then, and nobody learns anything from it.
                """,
            evidence: """
                Traces of one test in one commit, build and profile, with different numbers of runs of one view; what stands at the start of the chains that \
                differ.
                """,
            thresholds: ["every difference is told"],
            symptoms: ["a body-count test is flaky", "counts differ between two recordings of one test"],
            example: """
                try await Task.sleep(for: .milliseconds(50))      // long enough, mostly
                #expect(host.bodyCount(of: Row.self) == 3)
                """,
            repaired: """
                // Waits for what the tap starts.
                try await host.step("load") { try host.button("Load").tap() }
                #expect(host.bodyCount(of: Row.self) == 3)
                """)
    }
}
