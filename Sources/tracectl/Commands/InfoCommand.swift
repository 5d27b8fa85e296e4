import ArgumentParsing
import TraceAnalysis

/// `tracectl info TRACE…`
enum InfoCommand {
    static let command = Command(
        "info",
        abstract: "Print a trace's header, its counts, and what is wrong with it.",
        arguments: [TraceArguments.traces.declaration, TraceArguments.strict.declaration]
    ) { (arguments) -> ExitStatus in
        let traces = try TraceArguments(arguments.all(TraceArguments.traces), isStrict: arguments[TraceArguments.strict])
        Console.write(traces.files.map { InfoText($0).text }.joined(separator: "\n"))
        return .fine
    }
}
