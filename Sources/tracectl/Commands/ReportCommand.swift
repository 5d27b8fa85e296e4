import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl report TRACE…`
enum ReportCommand {
    private static let format = Option(
        "format", valueName: "format", .output() as ArgumentValue<OutputFormat<ReportFormat>>, isRepeated: true, defaultText: "text",
        help: "The form of the report; FORMAT=FILE writes it to a file. May be repeated: the traces are read once.")
    private static let top = Option(
        "top", valueName: "n", .number(in: 1...1_000_000), defaultText: "10",
        help: "How many rows each list has at most; what is left out is counted.")
    private static let all = Flag("all", help: "Show notes too.")
    private static let owners = Flag(
        "owners", help: "List each state and model property with its owner, its writers and its readers.")
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
              tracectl report .build/viewtrace --format text --format html=report.html
              tracectl report .build/viewtrace --owners --top 20
            """,
        arguments: [TraceArguments.traces.declaration, format.declaration] + SelectionArguments.declarations + [
            top.declaration, all.declaration, owners.declaration, failOn.declaration, Configuration.option.declaration,
            TraceArguments.strict.declaration, ColourChoice.option.declaration, OutputFile.force.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let inputs = arguments.all(TraceArguments.traces)
        let outputs = try Outputs(arguments.all(format), default: .text, overwriting: arguments[OutputFile.force], inputs: inputs)
        let configuration = try Configuration(arguments)
        let traces = try TraceArguments(inputs, isStrict: arguments[TraceArguments.strict])
        configuration.warnOfExpiredWaivers()
        let file = configuration.file
        let analysis = Analysis(
            of: traces.files, options: SelectionArguments.options(of: arguments, configuration), waivers: file?.waivers ?? [])
        var options = ReportOptions(
            showsNotes: arguments[all] || configuration.showsNotes.content, top: arguments[top] ?? configuration.top.content,
            showsOwners: arguments[owners])
        let colour = arguments[ColourChoice.option]
        try outputs.write { kind, isFile in
            options.usesColor = isFile ? colour == .always : (colour ?? .auto).isColoured
            let check = kind == .junit ? try budgets(file, on: analysis) : nil
            return try kind.content(of: analysis, options, check: check)
        }
        let severity = arguments[failOn] ?? configuration.failOn.content
        if let severity, analysis.findings.contains(where: { $0.severity >= severity }) { return .failed }
        return analysis.exitStatus
    }

    /// The budgets of the configuration, where it has some.
    private static func budgets(_ file: BudgetFile?, on analysis: Analysis) throws -> CheckReport? {
        guard let file, !file.budgets.isEmpty else { return nil }
        return try BudgetArguments.report(file, nil, on: analysis)
    }
}
