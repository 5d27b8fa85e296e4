import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl report TRACE…`
enum ReportCommand {
    private static let format = Option(
        "format", valueName: "format", .reportFormat, isRepeated: true, defaultText: "text",
        help: "The form of the report; FORMAT=FILE writes it to a file. May be repeated: the traces are read once.")
    private static let top = Option(
        "top", valueName: "n", .number(in: 1...1_000_000), defaultText: "10",
        help: "How many rows each list has at most; what is left out is counted.")
    private static let all = Flag("all", help: "Show notes too.")
    private static let failOn = Option(
        "fail-on", valueName: "severity", .oneOf as ArgumentValue<Severity>,
        help: "End with status 2 if there is a finding of this severity or above.")

    static let command = Command(
        "report",
        abstract: "Say what is wrong, what it costs, and what to change.",
        discussion: """
            Findings come first, the costliest first, then the views and the properties whose writes ran bodies in vain. Without \
            --fail-on the status is 0 whatever is found, and 4 if no body ran.

              tracectl report .build/viewtrace
              tracectl report .build/viewtrace --test 'CartTests/*' --view ProductRow
              tracectl report .build/viewtrace --format text --format json=report.json
            """,
        arguments: [TraceArguments.traces.declaration, format.declaration] + SelectionArguments.declarations + [
            top.declaration, all.declaration, failOn.declaration, TraceArguments.strict.declaration, ColourChoice.option.declaration,
            OutputFile.force.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let inputs = arguments.all(TraceArguments.traces)
        let outputs = try outputs(of: arguments, inputs: inputs)
        let traces = try TraceArguments(inputs, isStrict: arguments[TraceArguments.strict])
        let analysis = Analysis(of: traces.files, options: SelectionArguments.options(of: arguments))
        var options = ReportOptions(showsNotes: arguments[all], top: arguments[top] ?? 10)
        for (format, file) in outputs {
            guard let file else {
                options.usesColor = (arguments[ColourChoice.option] ?? .auto).isColoured
                Console.write(format.text(of: analysis, options))
                continue
            }
            options.usesColor = arguments[ColourChoice.option] == .always
            try file.write(format.text(of: analysis, options))
        }
        if let severity = arguments[failOn], analysis.findings.contains(where: { $0.severity >= severity }) { return .failed }
        return analysis.exitStatus
    }

    /// The formats with their files, all of which can be written.
    private static func outputs(of arguments: ParsedArguments, inputs: [String]) throws -> [(ReportFormat, OutputFile?)] {
        var formats = arguments.all(format)
        if formats.isEmpty { formats = [ReportFormat(kind: .text, path: nil)] }
        guard formats.count(where: { $0.path == nil }) <= 1 else {
            throw ArgumentError.invalid("only one '--format' can go to standard output; the others need a file, as '--format json=FILE'")
        }
        let paths = formats.compactMap(\.path)
        if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
            throw ArgumentError.invalid("two formats go to '\(twice)'; give each its own file")
        }
        return try formats.map { format in
            (format, try format.path.map { path in
                try OutputFile(path, typed: "--format \(format.kind.rawValue)=\(path)", overwriting: arguments[OutputFile.force], inputs: inputs)
            })
        }
    }
}
