import ArgumentParsing
import TraceAnalysis
import TraceImport
import TraceReader

/// `tracectl import KIND FILE -o OUT`
enum ImportCommand {
    static let command = Command(
        "import", abstract: "Make a trace of another tool's recording.", subcommands: [PrintChangesCommand.command])
}

/// `tracectl import print-changes FILE -o OUT`
enum PrintChangesCommand {
    private static let log = Positional(
        "file", .text(completion: .file()), help: "The log, or - for standard input.")

    static let command = Command(
        "print-changes",
        abstract: "Make a trace of a console log in which _printChanges() printed.",
        discussion: """
            Reads what Self._printChanges() and Self._logChanges() print and SwiftUI's runtime warnings, also behind the prefixes of \
            Xcode's console, 'log stream', and CI runners; other lines are kept as they are. A log has no times and no instances: rules \
            that need them do not run on it, and the report says which.

              xcrun simctl spawn booted log stream --level debug \\
                --predicate 'category == "Changed Body Properties"' > console.log
              tracectl import print-changes console.log -o console.viewtrace
              tracectl report console.viewtrace
            """,
        arguments: [log.declaration, OutputFile.trace.declaration, OutputFile.force.declaration]
    ) { (arguments) -> ExitStatus in
        let source = LogSource(argument: arguments[log]!)
        let path = arguments[OutputFile.trace]!
        let inputs = if case .file(let input) = source { [input] } else { [String]() }
        let file = try OutputFile(path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: inputs)
        let summary: ImportSummary
        do throws(TraceImportError) { summary = try PrintChangesImporter.importLog(source, to: file.path) } catch {
            throw Failure(error.isInput ? ExitStatus.unreadable : ExitStatus.internalError, error.description)
        }
        for warning in summary.warningLines { Console.warn("\(source.name): \(warning)") }
        Console.note("\(file.path): \(summary)")
        return summary.understood == 0 ? .nothingMeasured : .fine
    }
}
