import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl repair TRACE -o OUT`
enum RepairCommand {
    static let command = Command(
        "repair",
        abstract: "Make a whole copy of a damaged or unclosed trace, with all that can be saved.",
        discussion: """
            Blocks that are whole are copied byte for byte; where one is missing, the copy says how many records are lost. What was wrong \
            stands in the copy's history, which 'info' shows. The trace itself stays as it is.
            """,
        arguments: [TraceArguments.trace.declaration, OutputFile.trace.declaration, OutputFile.force.declaration]
    ) { (arguments) -> ExitStatus in
        let input = arguments[TraceArguments.trace]!, path = arguments[OutputFile.trace]!
        let output = try OutputFile(path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: [input])
        let repair = try output.place { (place) throws(TraceReaderError) in try TraceRepair(of: input, to: place) }
        for flaw in repair.flaws where flaw.severity > .note { Console.warn("\(input): \(flaw.text)") }
        Console.note("\(path): \(repair.recordCount) records, \(repair.lostCount) lost")
        return .fine
    }
}
