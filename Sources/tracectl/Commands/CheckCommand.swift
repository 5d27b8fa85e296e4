import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReport

/// `tracectl check TRACE…`
enum CheckCommand {
    private static let baseline = Option(
        "baseline", valueName: "file", .text(completion: .file()), help: "Compare the counts with this baseline too; any that grew fails.")
    private static let writeBaseline = Option(
        "write-baseline", valueName: "file", .text(completion: .file()), help: "Write the counts as a baseline, and check nothing else.")
    private static let writeBudgets = Flag(
        "write-budgets", help: "Print a budget file that holds for what was measured, and check nothing else.")
    private static let format = Option(
        "format", valueName: "format", .output() as ArgumentValue<OutputFormat<CheckFormat>>, isRepeated: true, defaultText: "text",
        help: "The form of the answer; FORMAT=FILE writes it to a file. May be repeated: the traces are read once.")

    static let command = Command(
        "check",
        abstract: "Check traces against budgets; status 2 if one fails.",
        discussion: """
            A budget says how often a body may run, and in which test, step and view. One that matches nothing fails, unless it says \
            "optional": true; one of level warning is printed and fails nothing. A baseline is a text file of all counts, made to be \
            reviewed: what grew fails, and for what fell a patch of the baseline is printed.

              tracectl check .build/viewtrace
              tracectl check .build/viewtrace --write-budgets > .viewtrace.json
              tracectl check .build/viewtrace --write-baseline counts.txt
              tracectl check .build/viewtrace --baseline counts.txt
              tracectl check .build/viewtrace --format github --format junit=budgets.xml
            """,
        arguments: [
            TraceArguments.traces.declaration, Configuration.option.declaration, BudgetArguments.budgets.declaration,
            baseline.declaration, writeBaseline.declaration, writeBudgets.declaration, format.declaration,
            TraceArguments.strict.declaration, ColourChoice.option.declaration, OutputFile.force.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let inputs = arguments.all(TraceArguments.traces)
        let isForced = arguments[OutputFile.force]
        let outputs = try Outputs(arguments.all(format), default: .text, overwriting: isForced, inputs: inputs)
        let written = try arguments[writeBaseline].map { path in
            try OutputFile(path, typed: "--write-baseline \(path)", overwriting: isForced, inputs: inputs)
        }
        let isWriting = written != nil || arguments[writeBudgets]
        // Faulty files are found before traces are read. That there is no file of budgets is said after: what is wrong with a trace that
        // somebody named comes first.
        let compared = try arguments[baseline].map(baselineFile)
        let budgets = try fileWhereAsked(arguments, isWriting)
        let traces = try TraceArguments(inputs, isStrict: arguments[TraceArguments.strict])
        guard isWriting || compared != nil || budgets != nil else { throw BudgetArguments.missing }
        let analysis = Analysis(of: traces.files, waivers: budgets?.waivers ?? [])
        if isWriting {
            try write(analysis, to: written, proposesBudgets: arguments[writeBudgets])
            guard budgets != nil || compared != nil else { return analysis.exitStatus }
        }
        let report = try BudgetArguments.report(budgets, compared, on: analysis)
        let isColoured = (arguments[ColourChoice.option] ?? .auto).isColoured
        try outputs.write { kind, isFile in
            kind.content(of: report, ReportOptions(usesColor: isFile ? arguments[ColourChoice.option] == .always : isColoured))
        }
        return report.exitStatus
    }

    /// The budgets, where there are some; where something is written, only those that are named.
    private static func fileWhereAsked(_ arguments: ParsedArguments, _ isWriting: Bool) throws -> BudgetFile? {
        isWriting && arguments[BudgetArguments.budgets] == nil ? nil : try BudgetArguments.fileIfAny(arguments)
    }

    private static func baselineFile(_ path: String) throws -> BaselineFile {
        do throws(TraceAnalysisError) { return try BaselineFile(contentsOf: path) } catch {
            throw Failure(error.exitStatus, error.description)
        }
    }

    private static func write(_ analysis: Analysis, to file: OutputFile?, proposesBudgets: Bool) throws {
        var baseline: Baseline?
        do throws(TraceAnalysisError) {
            if proposesBudgets { Console.write(try BudgetProposal(of: analysis).text) }
            if file != nil { baseline = try Baseline(of: analysis) }
        } catch {
            throw Failure(error.exitStatus, error.description)
        }
        guard let file, let baseline else { return }
        try file.write(baseline.text)
        let count = baseline.entries.count
        Console.note("\(file.path): \(count) count\(count == 1 ? " was" : "s were") written")
    }
}
