import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl why TRACE VIEW`
enum WhyCommand {
    /// The forms of the answer.
    enum Format: String, CaseIterable {
        case text
        case json
    }

    private static let view = Positional(
        "view", .selector, help: "The view: its name, a glob, or a regular expression between slashes.")
    private static let format = Option(
        "format", valueName: "format", .oneOf as ArgumentValue<Format>, defaultText: "text", help: "The form of the answer.")
    private static let top = Option(
        "top", valueName: "n", .number(in: 1...1_000_000), defaultText: "10",
        help: "How many causes and views are listed at most; what is left out is counted.")

    static let command = Command(
        "why",
        abstract: "Say why a view's body ran: what was written where, and how it came to the view.",
        discussion: """
            Each cause is one sentence with the number of runs that came from it, then the chain from the action to the view. Runs that \
            came by several chains count under the first one.

              tracectl why .build/viewtrace ProductRow
              tracectl why .build/viewtrace 'Cart*' --step 'toggle favourite' --format json
            """,
        arguments: [TraceArguments.trace.declaration, view.declaration, format.declaration] + SelectionArguments.places + [
            top.declaration, TraceArguments.strict.declaration, ColourChoice.option.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let selector = arguments[view]!
        let traces = try TraceArguments([arguments[TraceArguments.trace]!], isStrict: arguments[TraceArguments.strict])
        // No rule's findings are asked for.
        var options = SelectionArguments.options(of: arguments)
        options.skippedRules = Set(RuleRegistry.pages.map(\.id))
        let analysis = Analysis(of: traces.files, options: options)
        let views = analysis.whyViewsRan(selector)
        guard !views.isEmpty else {
            Console.error(analysis.noRuns(of: selector))
            return .nothingMeasured
        }
        switch arguments[format] ?? .text {
        case .text:
            let isColoured = (arguments[ColourChoice.option] ?? .auto).isColoured
            Console.write(WhyText(views, options: ReportOptions(top: arguments[top] ?? 10, usesColor: isColoured)).text)
        case .json: Console.write(WhyJSON(views).text)
        }
        return .fine
    }
}
