import TraceReader

/// An environment value is written for readers that sit right below its writer.
struct NearEnvironmentRule: AnalysisRule {
    static let id = "near-environment"

    func whatIsMissing(in trace: TraceModel) -> String? {
        trace.tables.knowsOutput ? nil : "does not say what was written to the environment"
    }

    private struct Source: Hashable {
        var key, writer: String
    }

    private struct Use {
        var writes: [(trace: Int, row: Int)] = []
        var readers: Set<String> = []
        var runs: [RunID] = []
        var farthest = 0
    }

    private struct Written: Hashable {
        var trace, writer: Int
        var key: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let model = evidence.model
        let limits = evidence.options.thresholds
        var sources: [Source: Use] = [:]
        var order: [Source] = []
        for (index, trace) in model.traces.enumerated() {
            let writers = writers(trace, evidence)
            if writers.isEmpty { continue }
            var known: [Written: Source] = [:]
            for (row, write) in trace.tables.writes.enumerated() where write.kind == .environment {
                guard evidence.contains(write.place, time: write.time, in: trace), let writer = trace.tables.identities.row(of: write.identity),
                    let owner = trace.tables.bodyOwner(of: write.identity)
                else { continue }
                let key = trace.tables.names[write.property]
                guard !Self.framework.contains(key) else { continue }
                let source = Source(key: key, writer: trace.tables.names.typeName(trace.tables.identities[owner].type))
                if sources[source] == nil { order.append(source) }
                sources[source, default: Use()].writes.append((index, row))
                known[Written(trace: index, writer: writer, key: key)] = source
            }
            if known.isEmpty { continue }
            addReaders(index, trace, known, to: &sources, evidence)
        }
        return order.compactMap { source in
            guard let use = sources[source], !use.readers.isEmpty, use.farthest <= limits.nearReaders, use.writes.count >= limits.repeated else {
                return nil
            }
            return finding(source, use, evidence)
        }
    }

    /// What the framework's own modifiers write, wherever they stand.
    private static let framework: Set<String> = [
        "\\.isEnabled", "\\.dismiss", "\\.isPresented", "\\.font", "\\.locale", "\\.colorScheme", "\\.dynamicTypeSize", "\\.editMode", "\\.scenePhase",
        "\\.isFocused", "\\.refresh", "\\.openURL", "\\.redactionReasons", "\\.layoutDirection",
    ]

    private func writers(_ trace: TraceModel, _ evidence: Evidence) -> Set<IdentityID> {
        Set(trace.tables.writes.filter { $0.kind == .environment }.map(\.identity))
    }

    /// The bodies that read a key below one of its writers, and how many bodies stand between them.
    private func addReaders(
        _ index: Int, _ trace: TraceModel, _ writers: [Written: Source], to sources: inout [Source: Use], _ evidence: Evidence
    ) {
        let tables = trace.tables
        let keys = Set(writers.keys.map(\.key))
        var readKeys: [ListID: [String]] = [:]
        for run in evidence.runs where run.trace == index {
            let body = tables.bodies[run.row]
            let read = readKeys[body.reads] ?? tables.names[body.reads].filter(keys.contains)
            readKeys[body.reads] = read
            for key in read {
                var distance = 0
                var next = tables.identities.row(of: body.identity)
                while let row = next {
                    if let source = writers[Written(trace: index, writer: row, key: key)] {
                        sources[source]!.readers.insert(evidence.model.views[Int(trace.views[run.row])])
                        sources[source]!.runs.append(run)
                        sources[source]!.farthest = max(sources[source]!.farthest, distance)
                        break
                    }
                    if tables.names.kind(of: tables.identities[row].type) == .view { distance += 1 }
                    next = tables.identities[row].parent
                }
            }
        }
    }

    private func finding(_ source: Source, _ use: Use, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let readers = Wording.list(use.readers.sorted().prefix(3).map(Wording.code))
        let away = use.farthest <= 1 ? "right below it" : "two views below it"
        let causes = evidence.causes(of: use.runs.filter { !model[$0].isFirst })
        return Finding(
            rule: Self.id, severity: .note, view: source.writer,
            identityPath: evidence.path(of: use.writes.map { ($0.trace, model.traces[$0.trace].tables.writes[$0.row].identity) }),
            location: causes.location, culprit: "environment \(source.key)", count: use.writes.count, causes: causes,
            advice: "\(Wording.code(source.writer)) writes \(Wording.code(source.key)), and \(readers), \(away) at the farthest, "
                + "\(use.readers.count == 1 ? "is its only reader" : "are its only readers"). Pass the value as an input: it is checked where it is used, and "
                + "nothing else below looks for it.",
            records: use.writes.map { model.traces[$0.trace].tables.writes[$0.row].record + model.traces[$0.trace].recordOffset })
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "a key") was written \(Wording.count(finding.count, "time")) for readers right below its writer"
    }

    func headline(of finding: Finding) -> String {
        "Pass \(Wording.code(finding.culprit ?? "the value")) as an input. Its readers sit right below its writer."
    }
}

extension NearEnvironmentRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An environment value is written for readers that sit right below its writer only.",
            severity: "note",
            meaning: """
                The environment is for values that many views far below read. For the child or the grandchild an input does the same: it is \
                seen in the child's declaration, it is checked by the compiler, and a change of it asks nobody else.
                """,
            evidence: "Writes of a key by one writer, the bodies below it that read the key, and the views between the two.",
            thresholds: ["note from 3 writes of a key of your own whose readers are all at most 2 views below the writer"],
            symptoms: ["a value goes through the environment to the next view", "where does this environment value come from"],
            example: """
                VolumeBar().environment(\\.volume, volume)
                """,
            repaired: """
                VolumeBar(volume: volume)
                """)
    }
}
