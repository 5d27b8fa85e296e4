import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl rules [ID]`
enum RulesCommand {
    private static let rule = Positional("rule", .rule, isRequired: false, help: "The rule whose page is printed; without it all are listed.")

    static let command = Command(
        "rules",
        abstract: "List the rules, or print the page of one.",
        arguments: [rule.declaration, ColourChoice.option.declaration]
    ) { (arguments) -> ExitStatus in
        let isColoured = (arguments[ColourChoice.option] ?? .auto).isColoured
        if let rule = arguments[rule] {
            Console.write(try RulesText.page(rule, usesColor: isColoured))
        } else {
            Console.write(RulesText.list(usesColor: isColoured))
        }
        return .fine
    }
}
