import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl dump TRACE`
enum DumpCommand {
    private static let exact = Flag("exact", help: "Print the file block by block, so that the same bytes can be assembled again.")

    static let command = Command(
        "dump",
        abstract: "Print every record of a trace, one a line.",
        discussion: """
            The notation is the one in which tests write traces; 'tracectl assemble' makes a trace with the same records of it. With --exact \
            every block is printed as it stands, damaged ones too, and 'tracectl assemble' makes the same file of it, byte for byte.

              tracectl dump cart.viewtrace | less
              tracectl dump --exact cart.viewtrace | tracectl assemble - -o same.viewtrace
            """,
        arguments: [TraceArguments.trace.declaration, exact.declaration, TraceArguments.strict.declaration]
    ) { (arguments) -> ExitStatus in
        if arguments[exact] { return try printExactly(arguments[TraceArguments.trace]!) }
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

    private static func printExactly(_ argument: String) throws -> ExitStatus {
        let paths = try TraceArguments.paths([argument])
        guard paths.count == 1 else {
            throw ArgumentError.invalid("'\(argument)' holds \(paths.count) traces; '--exact' prints one file")
        }
        do throws(TraceReaderError) { try ExactNotation.print(paths[0], write: { Console.write($0) }) } catch {
            throw Failure(code: error.exitStatus, error.description)
        }
        return .fine
    }
}
