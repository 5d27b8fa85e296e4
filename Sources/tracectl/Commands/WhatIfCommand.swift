import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl whatif TRACE --equatable VIEW`
enum WhatIfCommand {
    private static let equatable = Option(
        "equatable", valueName: "view", .selector, help: "Suppose that this view compares what it shows (Equatable, .equatable()).")
    private static let split = Option(
        "split", valueName: "property", .selector,
        help: "Suppose that this property, as Type.property, is split so that each body reads what it shows.")
    private static let stableIDs = Option(
        "stable-ids", valueName: "collection", .selector,
        help: "Suppose that elements keep their ids while their content stays, in collections of this name or in the body of this view.")
    private static let format = Option(
        "format", valueName: "format", .oneOf as ArgumentValue<WhyCommand.Format>, defaultText: "text", help: "The form of the answer.")
    private static let top = Option(
        "top", valueName: "n", .number(in: 1...1_000_000), defaultText: "10", help: "How many views are listed at most; what is left out is counted.")

    static let command = Command(
        "whatif",
        abstract: "Say what a change would have saved: replay what was recorded.",
        discussion: """
            Name one change. Body runs that would not have happened are counted, with those that happened because of them alone.

              tracectl whatif .build/viewtrace --equatable ProductRow
              tracectl whatif .build/viewtrace --split CartModel.items --test 'CartTests/*'
              tracectl whatif .build/viewtrace --stable-ids EpisodeList --format json
            """,
        arguments: [
            TraceArguments.trace.declaration, equatable.declaration, split.declaration, stableIDs.declaration, format.declaration,
        ] + SelectionArguments.places + [
            top.declaration, TraceArguments.strict.declaration, ColourChoice.option.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let changes = [
            arguments[equatable].map { WhatIfChange.equatable($0) }, arguments[split].map { .split($0) }, arguments[stableIDs].map { .stableIDs($0) },
        ].compactMap { $0 }
        guard changes.count == 1, let change = changes.first else {
            throw ArgumentError.invalid("name one change: '--equatable VIEW', '--split TYPE.property' or '--stable-ids COLLECTION'")
        }
        let traces = try TraceArguments([arguments[TraceArguments.trace]!], isStrict: arguments[TraceArguments.strict])
        // No rule's findings are asked for.
        var options = SelectionArguments.options(of: arguments)
        options.skippedRules = Set(RuleRegistry.pages.map(\.id))
        let answer = Analysis(of: traces.files, options: options).whatIf(change)
        guard !answer.matched.isEmpty else {
            Console.error("nothing in the trace is called so: \(WhatIfText.named(change))")
            return .nothingMeasured
        }
        switch arguments[format] ?? .text {
        case .text:
            let isColoured = (arguments[ColourChoice.option] ?? .auto).isColoured
            Console.write(WhatIfText(answer, options: ReportOptions(top: arguments[top] ?? 10, usesColor: isColoured)).text)
        case .json: Console.write(WhatIfJSON(answer).text)
        }
        return .fine
    }
}
