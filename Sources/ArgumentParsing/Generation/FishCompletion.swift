/// A completion script for fish.
struct FishCompletion {
    let root: Command

    var text: String {
        var lines = ["# fish completion for \(root.name); made by `\(root.name) \(GeneratedPage.completionOption) fish`."]
        lines.append("complete -c \(root.name) -f")
        for (path, command) in root.tree {
            let condition = Self.condition(path, command)
            for sub in command.subcommands {
                lines.append(complete(condition, "-a \(sub.name) -d \(Self.quote(sub.abstract))"))
            }
            if path.count == 1 {
                lines.append(complete(condition, "-a help -d 'Show help information.'"))
                lines.append(complete(condition, "-l version -d 'Show the version.'"))
            }
            lines.append(complete(condition, "-s h -l help -d 'Show help information.'"))
            for argument in command.named { lines.append(complete(condition, Self.option(argument))) }
            if let positional = command.positional, let offer = Self.offer(positional.completion) {
                lines.append(complete(condition, offer))
            }
            if command.takesCommand { lines.append(complete(condition, "-a '(__fish_complete_subcommand)'")) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func complete(_ condition: String, _ rest: String) -> String {
        "complete -c \(root.name) -n \(Self.quote(condition)) \(rest)"
    }

    private static func condition(_ path: [String], _ command: Command) -> String {
        let seen = path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
        let open = command.subcommands.isEmpty
            ? [] : ["not __fish_seen_subcommand_from \((command.subcommands.map(\.name) + (path.count == 1 ? ["help"] : [])).joined(separator: " "))"]
        return (seen + open).joined(separator: "; and ")
    }

    private static func option(_ argument: ArgumentDeclaration) -> String {
        var words: [String] = []
        for name in argument.names {
            switch name {
            case .long(let name): words.append("-l \(name)")
            case .short(let letter): words.append("-s \(letter)")
            }
        }
        if argument.shape == .option {
            words.append("-r")
            if let offer = offer(argument.completion) { words.append(offer) }
        }
        words.append("-d \(quote(argument.help))")
        return words.joined(separator: " ")
    }

    private static func offer(_ completion: CompletionKind) -> String? {
        switch completion {
        case .none: nil
        case .choices(let words): "-a \(quote(words.joined(separator: " ")))"
        case .directory: "-a '(__fish_complete_directories)'"
        case .file(let extensions) where extensions.isEmpty: "-F"
        case .file(let extensions): "-k -a '(\(extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ")))'"
        case .shellCommand(let command): "-a \(quote("(\(command))"))"
        }
    }

    private static func quote(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
