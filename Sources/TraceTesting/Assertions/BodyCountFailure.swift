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
    private let expected: String

    init<V>(host: ViewHost, view: V.Type, step: String?, runs: [BodyRun], expected: String) {
        self.host = host
        name = TypeNames.printed(view)
        self.step = step
        self.runs = runs
        self.expected = expected
    }

    /// How many runs are listed.
    private static let listed = 20

    var description: String {
        let place = step.map { " in step \"\($0)\"" } ?? ""
        var lines = ["expected \(expected) body \(expected == "1" || expected.hasSuffix(" 1") ? "run" : "runs") of \(name)\(place), found \(runs.count)"]
        for (index, run) in runs.prefix(Self.listed).enumerated() { lines.append("  \(index + 1). \(line(run))") }
        if runs.count > Self.listed { lines.append("  and \(runs.count - Self.listed) more") }
        lines += causes
        return lines.joined(separator: "\n")
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
        guard !runs.isEmpty else { return [] }
        let selected = host.analysis { options in
            options.view = Selector(exactly: name)
            options.step = step.map { Selector(exactly: $0) }
        }
        guard let selected else { return [] }
        var lines = selected.causes(ofView: Selector(exactly: name)).prefix(3).map { "  cause: \($0)" }
        if let finding = selected.findings.first(where: { $0.view == name }) {
            lines.append("  probably: \(finding.rule): \(finding.advice)")
        }
        return lines
    }
}
