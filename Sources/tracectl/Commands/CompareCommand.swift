import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReader
import TraceReport

/// `tracectl compare BASE HEAD`
enum CompareCommand {
    private enum Format: String, CaseIterable {
        case text
        case json
        case markdown
    }

    private enum Failing: String, CaseIterable {
        case regression
    }

    private static let base = Positional(
        "base", .text(completion: .file(extensions: [TracePlaces.fileExtension])), help: "What was: a trace, or a folder of traces.")
    private static let head = Positional(
        "head", .text(completion: .file(extensions: [TracePlaces.fileExtension])), help: "What is: a trace, or a folder of traces.")
    private static let format = Option(
        "format", valueName: "format", .output() as ArgumentValue<OutputFormat<Format>>, isRepeated: true, defaultText: "text",
        help: "The form of the answer; FORMAT=FILE writes it to a file. May be repeated: the traces are read once.")
    private static let top = Option(
        "top", valueName: "n", .number(in: 1...1_000_000), defaultText: "10",
        help: "How many rows each list has at most; what is left out is counted.")
    private static let failOn = Option(
        "fail-on", valueName: "what", .oneOf as ArgumentValue<Failing>,
        help: "End with status 2 if a body runs more often than in the base, or more often in vain.")

    static let command = Command(
        "compare",
        abstract: "Compare two recordings: what runs more often, less often, anew, or no more.",
        discussion: """
            Body runs are aligned by test, step, place in the tree and cause. A view that stands where another stood is taken for it, and \
            one around which a container came or went for the same, and the answer says so; so it is with model types and files that moved. Counts depend on how a program was built: with --fail-on, \
            sides that were not made alike are status 3.

              tracectl compare main.viewtrace branch.viewtrace
              tracectl compare base head --fail-on regression --format markdown=comment.md
            """,
        arguments: [base.declaration, head.declaration, format.declaration, SelectionArguments.view.declaration]
            + SelectionArguments.places + [
                top.declaration, failOn.declaration, TraceArguments.strict.declaration, ColourChoice.option.declaration,
                OutputFile.force.declaration,
            ]
    ) { (arguments) -> ExitStatus in
        let inputs = [arguments[base]!, arguments[head]!]
        let outputs = try Outputs(arguments.all(format), default: .text, overwriting: arguments[OutputFile.force], inputs: inputs)
        let sides = try inputs.map { input in
            let traces = try TraceArguments([input], isStrict: arguments[TraceArguments.strict])
            return Analysis(of: traces.files, options: SelectionArguments.options(of: arguments))
        }
        let comparison = TraceComparison(base: sides[0], head: sides[1])
        if arguments[failOn] != nil, let condition = comparison.otherConditions.first {
            throw Failure(
                .unreadable,
                "\(inputs[0]) and \(inputs[1]) were not made alike (\(condition)): their counts cannot be held against each other; record both "
                    + "in one way, or leave '--fail-on' out")
        }
        let colour = arguments[ColourChoice.option]
        try outputs.write { kind, isFile in
            let isColoured = isFile ? colour == .always : (colour ?? .auto).isColoured
            let options = ReportOptions(top: arguments[top] ?? 10, usesColor: isColoured)
            switch kind {
            case .text: return Data(ComparisonText(comparison, base: inputs[0], head: inputs[1], options: options).text.utf8)
            case .json: return Data(ComparisonJSON(comparison, base: inputs[0], head: inputs[1]).text.utf8)
            case .markdown: return Data(ComparisonMarkdown(comparison, options: options).text.utf8)
            }
        }
        if comparison.baseBodies == 0 || comparison.headBodies == 0 { return .nothingMeasured }
        return arguments[failOn] != nil && comparison.hasRegression ? .failed : .fine
    }
}
