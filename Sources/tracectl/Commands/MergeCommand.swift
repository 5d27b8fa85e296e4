import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl merge TRACE… -o OUT`
enum MergeCommand {
    private static let strict = Flag("strict", help: "End with status 3, and write nothing, if traces are damaged or do not fit together.")

    static let command = Command(
        "merge",
        abstract: "Put several traces into one, test behind test.",
        discussion: """
            The merged trace is the same, byte for byte, in whatever order its traces are named. Each keeps its own times; traces follow one \
            another, so that what was recorded belongs to its test. What does not fit together and what the traces miss is said on standard \
            error; a trace that is given twice is taken once. Traces with different kinds of time are refused.

              tracectl merge .build/viewtrace -o suite.viewtrace
            """,
        arguments: [TraceArguments.traces.declaration, OutputFile.trace.declaration, strict.declaration, OutputFile.force.declaration]
    ) { (arguments) -> ExitStatus in
        let path = arguments[OutputFile.trace]!
        let inputs = try TraceArguments.paths(arguments.all(TraceArguments.traces))
        let output = try OutputFile(path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: inputs)
        let isStrict = arguments[strict]
        let merge = try output.place { (place) throws(TraceReaderError) in
            let merge = try TraceMerge(inputs, to: place)
            for line in merge.conflicts + merge.gaps { Console.warn(line) }
            if isStrict, !merge.conflicts.isEmpty || !merge.gaps.isEmpty {
                throw .notRewritable(path: place, reason: "was not written: '--strict' accepts neither conflicts nor gaps")
            }
            return merge
        }
        Console.note("\(path): \(merge.traceCount) trace\(merge.traceCount == 1 ? "" : "s"), \(merge.recordCount) records")
        return .fine
    }
}
