/// How a command is called, in one line.
enum UsageLine {
    /// `tracectl report [<options>] <trace> ...`; options are spelled out where the line fits.
    static func text(path: [Command]) -> String {
        let called = path.map(\.name).joined(separator: " ")
        let command = path[path.count - 1]
        if !command.subcommands.isEmpty { return "\(called) <subcommand>" }
        let named = command.arguments.filter { $0.shape == .flag || $0.shape == .option }
        let rest = command.arguments.filter { $0.shape == .positional || $0.shape == .passedCommand }.map(synopsis)
        let full = ([called] + named.map(synopsis) + rest).joined(separator: " ")
        // "USAGE: " stands before it.
        if full.count + 7 <= TextWrapping.width { return full }
        let required = named.filter(\.isRequired).map(synopsis)
        return ([called, "[<options>]"] + required + rest).joined(separator: " ")
    }

    private static func synopsis(_ argument: ArgumentDeclaration) -> String {
        let repeated = argument.isRepeated && argument.shape == .option ? " ..." : ""
        let text = argument.displayText + repeated
        return argument.isRequired ? text : "[\(text)]"
    }

    /// What stands on standard error for wrong usage.
    static func message(for error: ArgumentError, path: [Command]) -> String {
        let called = path.map(\.name).joined(separator: " ")
        var lines = ["Error: \(error.message)"]
        if let key = error.explainedKey, let argument = path[path.count - 1].arguments.first(where: { $0.key == key }) {
            lines.append("Help:  \(argument.displayText)  \(argument.help)")
        }
        lines.append("Usage: \(text(path: path))")
        lines.append("  See '\(called) --help' for more information.")
        return lines.joined(separator: "\n") + "\n"
    }
}
