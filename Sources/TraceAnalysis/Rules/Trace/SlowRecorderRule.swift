import TraceReader

/// The recorder's own time is a large part of the recorded time.
struct SlowRecorderRule: AnalysisRule {
    static let id = "slow-recorder"

    func whatIsMissing(in trace: TraceModel) -> String? {
        // Under virtual time the recorder takes none.
        trace.metadata.clock == .real && trace.metadata.recorderCost == nil ? "does not say what recording cost" : nil
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let limits = evidence.options.thresholds
        return evidence.model.traces.compactMap { trace in
            guard let perEvent = trace.metadata.recorderCost, trace.metadata.clock == .real, trace.tables.duration > 0 else { return nil }
            let stalled = trace.tables.counters.last { trace.tables.names[$0.name] == "recorder.stallNanoseconds" }?.value ?? 0
            let spent = perEvent * Double(trace.tables.recordCount) + Double(stalled)
            let share = spent / Double(trace.tables.duration)
            guard spent.isFinite, share >= limits.recorderNote else { return nil }
            var cost = FindingCost()
            cost.selfTime = Int64(min(spent, 1e18))
            cost.share = min(1, share)
            return Finding(
                rule: Self.id, severity: share >= limits.recorderWarning && spent >= Double(limits.single) ? .warning : .note,
                culprit: "the recorder in \(trace.path)", count: trace.tables.recordCount, cost: cost,
                advice: "Times of this trace are too long by about as much, counts are right. Record a shorter scenario, a release build, or on a machine with "
                    + "a core to spare; with `VIEWTRACE_SYNC` unset the recorder does not wait for the disk.")
        }
    }

    func message(of finding: Finding) -> String {
        "recording took \(Wording.time(finding.cost.selfTime ?? 0)), \(Wording.percent(finding.cost.share ?? 0)) of the recorded time"
    }
}

extension SlowRecorderRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The recorder's own time is a large part of the recorded time.",
            severity: "note from 5 %, warning from 20 %",
            meaning: """
                Recording costs some tens of nanoseconds for each record. Where a trace has nothing but records, that is a part of every time in \
                it: read times with care, and compare them only with those of traces that were recorded alike. Counts are not touched.
                """,
            evidence: "The cost of a record, measured when the recording began, times the number of records, and the time in which the recorder stalled.",
            thresholds: ["note from 5 % of the time from the first to the last record", "warning from 20 % that are at least 100 ms"],
            symptoms: ["times in the trace are longer than without recording"],
            example: """
                VIEWTRACE_SYNC=1 swift test      // waits for the disk at each block
                """,
            repaired: """
                swift test -c release
                """)
    }
}
