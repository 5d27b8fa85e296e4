import ArgumentParsing
import TraceAnalysis

/// `tracectl config`
enum ConfigCommand {
    private static let format = Option(
        "format", valueName: "format", .oneOf as ArgumentValue<WhyCommand.Format>, defaultText: "text", help: "The form of the answer.")
    private static let schema = Flag("schema", help: "Print the JSON Schema of the configuration file instead.")

    static let command = Command(
        "config",
        abstract: "Print the settings in force, and where each came from.",
        discussion: """
            Options win over the environment (VIEWTRACE_CONFIG, VIEWTRACE_TOP, VIEWTRACE_ALL, VIEWTRACE_FAIL_ON, VIEWTRACE_RULES, \
            VIEWTRACE_SKIP_RULES), which wins over the file. A file is JSON5: comments, trailing commas and keys without quotes are \
            allowed; unknown keys are errors.

              {
                "$schema": "viewtrace.schema.json",   // tracectl config --schema
                report: { top: 20, failOn: "error", skipRules: [] },
                budgets: [
                  { view: "ProductRow", step: "search", metric: "bodies", atMost: 12 },
                ],
                waivers: [
                  { finding: "expensive-body", view: "Chart", until: "2027-03-01",
                    reason: "redesign" },
                ],
              }
            """,
        arguments: [Configuration.option.declaration, format.declaration, schema.declaration]
    ) { (arguments) -> ExitStatus in
        if arguments[schema] {
            Console.write(ConfigurationSchema.text)
            return .fine
        }
        let configuration = try Configuration(arguments)
        let text = ConfigurationText(configuration)
        Console.write(arguments[format] == .json ? text.json : text.text)
        return .fine
    }
}
