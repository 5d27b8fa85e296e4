import DependencyGraph
import TraceAnalysis
import ViewRuntime

/// Why a count of bodies is not what was expected, in words: the runs in order, their cause, the probable fault.
@MainActor
struct BodyCountFailure {
    private let host: ViewHost
    private let name: String
    private let step: String?
    private let runs: [BodyRun]
    /// In words; nil where somebody else compares.
    private let expected: String?

    init<V>(host: ViewHost, view: V.Type, step: String?, runs: [BodyRun], expected: String?) {
        self.host = host
        name = TypeNames.printed(view)
        self.step = step
        self.runs = runs
        self.expected = expected
    }

    /// How many lines of runs are listed.
    private static let listed = 20

    var description: String {
        let place = step.map { " in step \"\($0)\"" } ?? ""
        let head = expected.map { "expected \($0) body \($0 == "1" || $0.hasSuffix(" 1") ? "run" : "runs") of \(name)\(place), found \(runs.count)" }
            ?? "body runs of \(name)\(place): \(runs.count)"
        var lines = [FailureText.wrapped(head, indent: 2)]
        let groups = timeline
        for group in groups.prefix(Self.listed) {
            let numbers = group.first == group.last ? "\(group.first)." : "\(group.first) to \(group.last)."
            lines.append(FailureText.wrapped("  \(numbers) \(group.text)", indent: 6))
        }
        if let next = groups.dropFirst(Self.listed).first { lines.append("  and \(runs.count - next.first + 1) more") }
        lines += causes
        return lines.joined(separator: "\n")
    }

    /// The runs in their order, those that follow one another alike as one.
    private var timeline: [(text: String, first: Int, last: Int)] {
        var groups: [(text: String, first: Int, last: Int)] = []
        for (index, run) in runs.enumerated() {
            let text = line(run)
            if groups.last?.text == text { groups[groups.count - 1].last = index + 1 } else { groups.append((text, index + 1, index + 1)) }
        }
        return groups
    }

    private func line(_ run: BodyRun) -> String {
        var line = host.changesLine(run)
        if run.fields != .empty { line += " differing: \(run.fields.names.map(\.text).joined(separator: ", "));" }
        if !run.outputChanged { line += " output unchanged;" }
        if run.transaction >= 0 { line += " \(cause(host.journal.transactions[Int(run.transaction)].cause))" }
        let writes = (run.triggers ?? []).compactMap { $0.write.flatMap(host.journal.write)?.text }
        if !writes.isEmpty { line += " wrote \(writes.joined(separator: ", "))" }
        return line
    }

    private func cause(_ cause: Cause) -> String {
        cause.name.isEmpty ? "\(cause.kind)" : "\(cause.kind) \"\(cause.name)\""
    }

    /// What the trace knows beside: where the write stands, and which rule has something to say of the view.
    private var causes: [String] {
        guard !runs.isEmpty else { return writes }
        let selected = host.analysis { options in
            options.view = Selector(exactly: name)
            options.step = step.map { Selector(exactly: $0) }
        }
        guard let selected else { return [] }
        var lines = FailureText.causes(selected.causes(ofView: Selector(exactly: name)).prefix(3))
        if let finding = selected.findings.first(where: { $0.view == name }) {
            lines.append(FailureText.paragraph("probably", "\(finding.rule): \(finding.advice)"))
        }
        return lines
    }

    /// Where nothing ran: what was written all the same, and how many bodies it ran.
    private var writes: [String] {
        let selected = host.analysis { options in options.step = step.map { Selector(exactly: $0) } }
        guard let selected else { return [] }
        let written = selected.culprits.filter { $0.writes > 0 }
        if written.isEmpty { return ["  nothing was written"] }
        var lines = written.prefix(Self.listed).map { metrics in
            let site = metrics.sites.first?.location.map { " at \($0.short)" } ?? ""
            let woken = metrics.bodiesWoken == 0 ? "no body" : metrics.bodiesWoken == 1 ? "one body" : "\(metrics.bodiesWoken) bodies"
            return FailureText.paragraph("written", "\(metrics.culprit)\(site), which ran \(woken)")
        }
        if written.count > Self.listed { lines.append("  and \(written.count - Self.listed) more") }
        lines.append(FailureText.paragraph("probably", "the body of `\(name)` reads none of this, and what is passed to it is equal"))
        return lines
    }
}
