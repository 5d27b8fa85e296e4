import ArgumentParsing

/// A small command tree with every shape of argument.
enum SampleTool {
    enum Shade: String, CaseIterable { case pale, bright, dark }

    static let output = Option("output", short: "o", valueName: "file", .text(completion: .file()), help: "Where the result goes.")
    static let count = Option("count", valueName: "n", .number(in: 1...9), defaultText: "1", help: "How many times.")
    static let shade = Option("shade", valueName: "shade", .oneOf as ArgumentValue<Shade>, isRepeated: true, help: "Which shades to use.")
    static let force = Flag("force", short: "f", help: "Overwrite what is there.")
    static let loud = Flag("loud", short: "l", help: "Say more.")
    static let picture = Positional("picture", .text(completion: .file(extensions: ["png"])), help: "The picture to paint on.")
    static let others = Positional("other", .text, isRequired: false, isRepeated: true, help: "More pictures.")
    static let program = PassedCommand("program", help: "What to run.")
    static let from = Option("from", valueName: "site", .text, isRequired: true, help: "Where it comes from.")

    static let paint = Command(
        "paint", abstract: "Paint on a picture.",
        arguments: [
            picture.declaration, others.declaration, output.declaration, count.declaration, shade.declaration, force.declaration,
            loud.declaration,
        ]
    ) { _ in 0 }
    static let watch = Command(
        "watch", abstract: "Run a program and watch it.", discussion: "Nothing is changed.\n\n  studio watch -- ls",
        arguments: [output.declaration, program.declaration]
    ) { _ in 0 }
    static let fetch = Command("fetch", abstract: "Fetch brushes.", arguments: [from.declaration]) { _ in 0 }
    static let brushes = Command("brushes", abstract: "Look after brushes.", subcommands: [fetch])

    static let tool = CommandLineTool(
        root: Command(
            "studio", abstract: "Paint pictures.", discussion: "Pictures stay where they are.", subcommands: [paint, watch, brushes]),
        version: "studio 1.2")

    /// What a line of words comes to; words are separated by blanks.
    static func outcome(_ line: String) -> CommandLineTool.Outcome {
        tool.outcome(of: line.split(separator: " ").map(String.init))
    }

    static func parsed(_ line: String) -> ParsedArguments? {
        if case .run(_, let arguments) = outcome(line) { arguments } else { nil }
    }

    /// The first line of the message for wrong usage.
    static func complaint(_ line: String) -> String? {
        if case .wrongUsage(let text) = outcome(line) { text.split(separator: "\n").first.map(String.init) } else { nil }
    }

    static func text(_ line: String) -> String? {
        if case .text(let text) = outcome(line) { text } else { nil }
    }
}
