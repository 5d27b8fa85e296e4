/// A program's command tree, and what its words come to.
package struct CommandLineTool: Sendable {
    package let root: Command
    /// What `--version` prints.
    package let version: String

    package init(root: Command, version: String) {
        self.root = root
        self.version = version
    }

    /// What a command line comes to. Nothing was printed or run yet.
    package enum Outcome: Sendable {
        /// Text for standard output; status 0.
        case text(String)
        /// Text for standard error; status 64.
        case wrongUsage(String)
        /// A command to run.
        case run(Command, ParsedArguments)
    }

    /// Reads the words after the program's name.
    package func outcome(of words: [String]) -> Outcome {
        var path = [root]
        var rest = words[...]
        while let command = path.last, !command.subcommands.isEmpty {
            guard let word = rest.first else {
                return path.count == 1 ? .text(help(path)) : wrongUsage(.missingCommand(of: calledAs(path)), path)
            }
            rest = rest.dropFirst()
            if word == "--help" || word == "-h" { return .text(help(path)) }
            if path.count == 1 {
                if word == "--version" { return .text(version + "\n") }
                if word == "help" { return helpCommand(rest) }
                if let generated = GeneratedPage.requested(by: word, rest.first) {
                    return generated.map { .text($0.text(of: self)) } ?? wrongUsage(GeneratedPage.unknownShell(word, rest.first), path)
                }
            }
            guard let next = command.subcommands.first(where: { $0.name == word }) else {
                return wrongUsage(unknown(word, path), path)
            }
            path.append(next)
        }
        let own = rest.prefix { $0 != "--" }
        if own.contains("--help") || own.contains("-h") { return .text(help(path)) }
        if own.contains("--version") { return .text(version + "\n") }
        do {
            return .run(path[path.count - 1], try ArgumentParser.parse(Array(rest), of: path[path.count - 1], calledAs: calledAs(path)))
        } catch {
            return wrongUsage(error, path)
        }
    }

    /// The text for an error that the command found in its arguments itself.
    package func message(for error: ArgumentError, calledAs: String) -> String {
        var path = [root]
        for word in calledAs.split(separator: " ").dropFirst() {
            guard let next = path.last?.subcommands.first(where: { $0.name == word }) else { break }
            path.append(next)
        }
        return UsageLine.message(for: error, path: path)
    }

    private func wrongUsage(_ error: ArgumentError, _ path: [Command]) -> Outcome {
        .wrongUsage(UsageLine.message(for: error, path: path))
    }

    private func help(_ path: [Command]) -> String { HelpPage(path: path).text }

    private func calledAs(_ path: [Command]) -> String { path.map(\.name).joined(separator: " ") }

    private func helpCommand(_ words: ArraySlice<String>) -> Outcome {
        var path = [root]
        for word in words where word != "--help" && word != "-h" {
            guard let next = path[path.count - 1].subcommands.first(where: { $0.name == word }) else {
                if path.count == 1, word == "help" { continue }
                return wrongUsage(unknown(word, path), path)
            }
            path.append(next)
        }
        return .text(help(path))
    }

    private func unknown(_ word: String, _ path: [Command]) -> ArgumentError {
        if word.hasPrefix("-"), word != "-" {
            let names = ["help"] + (path.count == 1 ? ["version"] : [])
            return .unknownOption(typed: word, near: NearestMatch.of(String(word.drop { $0 == "-" }), among: names).map { "--" + $0 })
        }
        let names = path[path.count - 1].subcommands.map(\.name) + (path.count == 1 ? ["help"] : [])
        return .unknownCommand(typed: word, near: NearestMatch.of(word, among: names), of: calledAs(path))
    }
}
