import Testing
import TraceAnalysis

extension ViewHost {
    /// Expects that the rules find nothing of a severity or above in the trace so far. Each finding is an issue of its own, with its place, the
    /// chain of causes and the advice.
    ///
    /// What rests on real time alone (`expensive-body`) depends on how busy the machine is: it is recorded as a warning, which fails no test.
    /// Under virtual time it counts as any other.
    public func expectNoFindings(
        atLeast severity: Severity = .warning, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let analysis = analysis() else { return }
        let isRealTime = analysis.traces.first?.metadata.clock != .virtual
        for finding in analysis.findings where finding.severity >= severity {
            let isAdvisory = isRealTime && finding.rule == "expensive-body"
            TestIssue.record(FindingFailure(finding).description, severity: isAdvisory ? .warning : .error, at: sourceLocation)
        }
    }

    /// Expects that a view's bodies ran so often. A failure says what ran, for which reasons, from which write, and what is probably wrong.
    ///
    /// `step` names the steps whose runs count; without it, all runs count since the host was mounted or counts were last reset.
    public func expectBodyCount<V>(
        of view: V.Type, in step: String? = nil, is expected: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectBodyCount(of: view, in: step, in: expected...expected, words: "\(expected)", sourceLocation)
    }

    /// Expects that a view's bodies ran no more often than that.
    ///
    /// `step` names the steps whose runs count; without it, all runs count since the host was mounted or counts were last reset.
    public func expectBodyCount<V>(
        of view: V.Type, in step: String? = nil, atMost expected: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectBodyCount(of: view, in: step, in: 0...max(0, expected), words: "at most \(expected)", sourceLocation)
    }

    private func expectBodyCount<V>(
        of view: V.Type, in step: String?, in expected: ClosedRange<Int>, words: String, _ location: SourceLocation
    ) {
        let runs = counted(in: step, location).filter { isRun($0, of: view) }
        guard !expected.contains(runs.count) else { return }
        let failure = BodyCountFailure(host: self, view: view, step: step, runs: runs, expected: words)
        TestIssue.record(failure.description, at: location)
    }
}

/// A finding that was not expected, in words.
struct FindingFailure: CustomStringConvertible {
    private let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    var description: String {
        var lines = [FailureText.wrapped(finding.description, indent: 4)]
        if let cause = finding.causes.first { lines += FailureText.cause(cause) }
        lines.append(FailureText.paragraph("advice", finding.advice))
        lines.append("  'tracectl rules \(finding.rule)' explains the rule")
        return lines.joined(separator: "\n")
    }
}
