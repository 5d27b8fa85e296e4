/// The help of one command, at 80 columns.
struct HelpPage {
    /// From the program to the command.
    let path: [Command]

    /// The column in which explanations start.
    private static let column = 26

    var text: String {
        let command = path[path.count - 1]
        var blocks = ["OVERVIEW: \(command.abstract)"].map { TextWrapping.wrap($0) }
        if !command.discussion.isEmpty { blocks.append(TextWrapping.wrap(command.discussion)) }
        blocks.append("USAGE: \(UsageLine.text(path: path))")

        let positional = command.arguments.filter { $0.shape == .positional || $0.shape == .passedCommand }
        if !positional.isEmpty {
            blocks.append(section("ARGUMENTS", positional.map { (Self.label(of: $0), Self.explanation(of: $0)) }))
        }
        let options = command.arguments.filter { $0.shape == .flag || $0.shape == .option }.map { (Self.label(of: $0), Self.explanation(of: $0)) }
        blocks.append(section("OPTIONS", options + standardOptions))
        if !command.subcommands.isEmpty {
            blocks.append(section("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }))
            blocks.append("  See '\(path[0].name) help\(path.dropFirst().map { " " + $0.name }.joined()) <subcommand>' for detailed help.")
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// What every command has, and the program alone.
    private var standardOptions: [(String, String)] {
        (path.count == 1 ? [("--version", "Show the version.")] : []) + [("-h, --help", "Show help information.")]
    }

    private func section(_ title: String, _ rows: [(label: String, explanation: String)]) -> String {
        ([title + ":"] + rows.map(Self.row)).joined(separator: "\n")
    }

    private static func row(_ label: String, _ explanation: String) -> String {
        let wrapped = TextWrapping.wrap(explanation, indent: column)
        let head = "  " + label
        if explanation.isEmpty { return head }
        // Two blanks at least keep the label apart.
        if head.count + 2 > column { return head + "\n" + wrapped }
        return head + wrapped.dropFirst(head.count)
    }

    static func label(of argument: ArgumentDeclaration) -> String {
        switch argument.shape {
        case .positional: return "<\(argument.valueName)>"
        case .passedCommand: return "-- <\(argument.valueName)> ..."
        case .flag, .option:
            let names = argument.names.filter(\.isShort) + argument.names.filter { !$0.isShort }
            let joined = names.map(\.text).joined(separator: ", ")
            return argument.shape == .flag ? joined : "\(joined) <\(argument.valueName)>"
        }
    }

    static func explanation(of argument: ArgumentDeclaration) -> String {
        var facts: [String] = []
        if !argument.allowedValues.isEmpty { facts.append("values: \(argument.allowedValues.joined(separator: ", "))") }
        if let text = argument.defaultText { facts.append("default: \(text)") }
        return facts.isEmpty ? argument.help : "\(argument.help) (\(facts.joined(separator: "; ")))"
    }
}
