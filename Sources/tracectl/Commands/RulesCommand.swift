import ArgumentParsing
import TraceAnalysis
import TraceReport

/// `tracectl rules [ID]`
enum RulesCommand {
    private static let rule = Positional("rule", .rule, isRequired: false, help: "The rule whose page is printed; without it all are listed.")

    private static let symptom = Option(
        "symptom", valueName: "text", .text, help: "Find the rules that may explain what people see, as 'text disappears while typing'.")

    static let command = Command(
        "rules",
        abstract: "List the rules, or print the page of one.",
        arguments: [rule.declaration, symptom.declaration, ColourChoice.option.declaration]
    ) { (arguments) -> ExitStatus in
        let isColoured = (arguments[ColourChoice.option] ?? .auto).isColoured
        if let symptom = arguments[symptom] {
            guard arguments[rule] == nil else { throw ArgumentError.invalid("'--symptom' looks for rules; name none beside it") }
            guard let text = RulesText.symptom(symptom, usesColor: isColoured) else {
                Console.note("no rule's page has a word of '\(symptom)'; 'tracectl rules' lists the rules")
                return .fine
            }
            Console.write(text)
        } else if let rule = arguments[rule] {
            Console.write(try RulesText.page(rule, usesColor: isColoured))
        } else {
            Console.write(RulesText.list(usesColor: isColoured))
        }
        return .fine
    }
}
