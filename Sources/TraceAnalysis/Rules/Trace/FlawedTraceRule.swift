import TraceReader

/// A trace is damaged, incomplete, or contradicts itself.
struct FlawedTraceRule: AnalysisRule {
    static let id = "flawed-trace"

    func findings(in evidence: Evidence) -> [Finding] {
        evidence.model.traces.flatMap { fileFlaws(of: $0) + contradictions(in: $0) }
    }

    private func fileFlaws(of trace: TraceModel) -> [Finding] {
        var order: [TraceFlaw.Statistic] = []
        var groups: [TraceFlaw.Statistic: [TraceFlaw]] = [:]
        for flaw in trace.flaws {
            if groups[flaw.statistic] == nil { order.append(flaw.statistic) }
            groups[flaw.statistic, default: []].append(flaw)
        }
        return order.map { statistic in
            let flaws = groups[statistic] ?? []
            let worst = flaws.map(\.severity).max() ?? .note
            let lost = flaws.reduce(UInt64(0)) { $0.addingReportingOverflow($1.recordsLost).partialValue }
            return Finding(
                rule: Self.id, severity: worst == .note ? .note : .warning,
                culprit: "\(statistic.rawValue) in \(trace.path): \(flaws.first?.text ?? "")", count: flaws.count,
                advice: statistic == .notClosed
                    ? (whereItEnded(trace).map { $0 + " " } ?? "") + (worst == .loss ? advice(worst, lost: lost) : Self.unclosed)
                    : advice(worst, lost: lost))
        }
    }

    /// Where a trace that was not closed ends; nil where nothing was under way.
    private func whereItEnded(_ trace: TraceModel) -> String? {
        trace.tables.unfinished.map { "The process ended in \($0): it crashed or was killed there, and its own output says how." }
    }

    private func contradictions(in trace: TraceModel) -> [Finding] {
        TraceContradiction.allCases.compactMap { kind in
            trace.tables.contradictions[kind].map { count in
                Finding(
                    rule: Self.id, severity: .note, culprit: "\(kind.words) in \(trace.path)", count: count,
                    advice: "What hangs on these records is unknown here: chains through them end in `unknown`. If the trace was closed "
                        + "properly, its recorder is at fault.")
            }
        }
    }
}

// MARK: - Page and messages

extension FlawedTraceRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A trace is damaged, incomplete, or contradicts itself.",
            severity: "warning where records are lost or may be misread, else note",
            meaning: """
                What a flawed trace says is true as far as it goes, but counts and times can be too low, and budgets may hold for \
                the wrong reason. Each kind of flaw is counted under a name of its own.
                """,
            evidence: "The statistics of the reader: blocks that are missing or damaged, records dropped, a file that was not closed.",
            thresholds: ["every flaw is told; warning from the first lost record"],
            symptoms: ["\"incomplete: not closed cleanly\"", "counts differ between two recordings of one test"],
            example: """
                // kill -9 while recording, a full disk, a copy that was cut off
                """,
            repaired: """
                try recorder.close()      // or let the test end: its trait closes it
                """)
    }

    func message(of finding: Finding) -> String {
        let text = finding.culprit ?? "flaw"
        return finding.count == 1 ? text : "\(text) (\(Wording.grouped(finding.count)) of this kind)"
    }

    private static let unclosed = "What was recorded until then is here; what would have come after is not: read the counts as lower bounds."

    private func advice(_ worst: TraceFlaw.Severity, lost: UInt64) -> String {
        switch worst {
        case .loss where lost > 0:
            "\(Wording.count(Int(clamping: lost), "record")) \(lost == 1 ? "is" : "are") lost: read the counts as lower bounds, or record again."
        case .loss: "An unknown number of records is lost: read the counts as lower bounds, or record again."
        case .warning: "Some records may be misread. Record again, or read the trace with the tool that wrote it."
        case .note: "Nothing is lost by this."
        }
    }
}

extension TraceContradiction {
    fileprivate var words: String {
        switch self {
        case .bodyEndedWithoutBeginning: "body-ended-without-beginning"
        case .bodyNeverEnded: "body-never-ended"
        case .bodiesNestedTooDeep: "bodies-nested-too-deep"
        case .identityCreatedTwice: "identity-created-twice"
        case .unknownIdentityRemoved: "unknown-identity-removed"
        case .unknownParent: "unknown-parent"
        case .unknownWrite: "unknown-write"
        case .transactionEndedWithoutBeginning: "transaction-ended-without-beginning"
        }
    }
}
