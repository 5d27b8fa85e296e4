import Testing
import TraceAnalysis
import TraceReader

extension ViewHost {
    /// What the rules find in the trace so far: that of the test where it is traced, with all of its hosts, else that of this host.
    ///
    /// Cost: reads the trace. That a recording is not over yet is no finding.
    public var findings: [Finding] { analysis()?.findings ?? [] }

    /// Where the host's trace is.
    package var tracePath: String? { recording.recorder?.path }

    /// The trace so far, analysed. A trace that cannot be read is an issue of the test.
    func analysis(_ change: (inout AnalysisOptions) -> Void = { _ in }) -> Analysis? {
        update()
        do {
            guard let trace = try recording.traceSoFar() else { return nil }
            var options = AnalysisOptions()
            // The file is still being written.
            options.skippedRules = ["flawed-trace"]
            change(&options)
            return Analysis(of: [trace], options: options)
        } catch {
            TestIssue.record(error)
            return nil
        }
    }
}
