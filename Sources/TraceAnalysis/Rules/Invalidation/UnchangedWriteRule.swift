import TraceReader

/// A write of an equal value caused an update.
struct UnchangedWriteRule: AnalysisRule {
    static let id = "unchanged-write"
    static let explainsRuns = true

    func whatIsMissing(in trace: TraceModel) -> String? { UnchangedBodyUpdateRule().whatIsMissing(in: trace) }

    func findings(in evidence: Evidence) -> [Finding] {
        var explained = ExplainedRuns()
        return findings(in: evidence, explained: &explained)
    }

    func findings(in evidence: Evidence, explained: inout ExplainedRuns) -> [Finding] {
        let model = evidence.model
        guard model.traces.contains(where: { $0.tables.writes.contains { $0.flags.contains(.equal) } }) else { return [] }
        let metrics = Dictionary(evidence.culpritMetrics.map { ($0.culprit, $0) }, uniquingKeysWith: { first, _ in first })
        let groups = WastedRuns.groups(evidence, except: explained) { run in
            let tables = model.traces[run.trace].tables
            let invalidations = model[run].invalidations
            return !invalidations.isEmpty && invalidations.allSatisfy { row in
                tables.invalidations[row].write.map { tables.writes[$0].flags.contains(.equal) } == true
            }
        }
        return WastedRuns.byCulprit(groups).compactMap { group in
            guard let culprit = group.culprit, let written = metrics[culprit] else { return nil }
            explained.explain(group.unchanged.map(\.run))
            let sites = written.sites.compactMap(\.location).prefix(2).map(\.short)
            let place = sites.isEmpty ? "" : " (\(sites.joined(separator: ", ")))"
            var finding = group.finding(
                Self.id, culprit: culprit.description,
                advice: "\(Wording.grouped(written.unchangedWrites)) of \(Wording.count(written.writes, "write")) to "
                    + "\(Wording.code(culprit.name))\(place) gave it the value that it had, and an object that publishes tells everybody all the "
                    + "same. Compare before writing (`if new != value { value = new }`), or make the class `@Observable`, which compares.",
                in: evidence)
            if group.unchanged.count >= evidence.options.thresholds.repeated { finding.severity = .warning }
            return finding
        }
    }

    func message(of finding: Finding) -> String {
        "\(WastedRuns.words(finding, cause: finding.culprit)) came by a write of the value that was there"
    }

    func headline(of finding: Finding) -> String {
        "Write \(Wording.code(finding.culprit ?? "the property")) only when it changes. Equal values run bodies now."
    }
}

extension UnchangedWriteRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A write of an equal value caused an update.",
            severity: "warning from 3 runs, else note",
            meaning: """
                `@State` drops a write of an equal value, and so does a property of an `@Observable` class whose value can be compared. A \
                `@Published` property tells everybody whatever is written: bodies run, and show what they showed.
                """,
            evidence: "Runs in vain that came by writes of equal values alone, the writes, those among them that changed nothing, and their places.",
            thresholds: ["warning from 3 runs", "note below that"],
            symptoms: ["a screen updates at each poll though nothing is new", "a body runs when a value is set to what it was"],
            example: """
                func received(_ status: Status) { self.status = status }
                """,
            repaired: """
                func received(_ status: Status) {
                    if status != self.status { self.status = status }
                }
                """)
    }
}
