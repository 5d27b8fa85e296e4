import ArgumentParsing
import TraceAnalysis

/// `tracectl check TRACE…`
enum CheckCommand {
    static let command = Command(
        "check",
        abstract: "Check traces against budgets; status 2 if one fails.",
        discussion: """
            A budget says how often a body may run, and in which test, step and view. One that matches nothing fails, unless it says \
            "optional": true; one of level warning is printed and fails nothing.

              tracectl check .build/viewtrace
              tracectl check .build/viewtrace --budgets ci/budgets.json
            """,
        arguments: [
            TraceArguments.traces.declaration, BudgetArguments.budgets.declaration, TraceArguments.strict.declaration,
            ColourChoice.option.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let inputs = arguments.all(TraceArguments.traces)
        let traces = try TraceArguments(inputs, isStrict: arguments[TraceArguments.strict])
        let file = try BudgetArguments.file(arguments)
        return try BudgetArguments.check(file, on: traces, isColoured: (arguments[ColourChoice.option] ?? .auto).isColoured)
    }
}
