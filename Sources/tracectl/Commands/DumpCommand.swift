import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl dump TRACE`
enum DumpCommand {
    static let command = Command(
        "dump",
        abstract: "Print every record of a trace, one a line.",
        discussion: "The notation is the one in which tests write traces; TraceNotation in TraceReader reads it back.",
        arguments: [TraceArguments.trace.declaration, TraceArguments.strict.declaration]
    ) { (arguments) -> ExitStatus in
        let traces = try TraceArguments([arguments[TraceArguments.trace]!], isStrict: arguments[TraceArguments.strict])
        for (index, file) in traces.files.enumerated() {
            if traces.files.count > 1 { Console.write((index > 0 ? "\n" : "") + "// \(file.path)\n") }
            Console.write("metadata \(file.metadata.encodedJSON)\n")
            var printer = TraceNotationPrinter(file.definitions)
            var text = ""
            for record in file.records {
                printer.print(record, into: &text)
                // Long traces go out in pieces.
                if text.utf8.count > 1 << 16 {
                    guard Console.write(text) else { return .fine }
                    text = ""
                }
            }
            Console.write(text)
        }
        return .fine
    }
}
