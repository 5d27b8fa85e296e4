/// A completion script for zsh.
struct ZshCompletion {
    let root: Command

    var text: String {
        let name = root.name
        let functions = root.tree.map { Self.function($0.path, $0.command, isRoot: $0.path.count == 1) }.joined(separator: "\n")
        return """
            #compdef \(name)
            # zsh completion for \(name); made by `\(name) \(GeneratedPage.completionOption) zsh`.

            \(functions)
            if [ "$funcstack[1]" = "_\(name)" ]; then
                _\(name) "$@"
            else
                compdef _\(name) \(name)
            fi

            """
    }

    private static func function(_ path: [String], _ command: Command, isRoot: Bool) -> String {
        let function = "_" + path.joined(separator: "_").replacing("-", with: "_")
        var specs = command.named.map(spec)
        if isRoot { specs.append("'(- *)--version[Show the version.]'") }
        specs.append("'(- *)'{-h,--help}'[Show help information.]'")
        var lines = ["\(function)() {"]
        guard command.subcommands.isEmpty else {
            let names = command.subcommands.map { "'\($0.name):\(escape($0.abstract))'" } + (isRoot ? ["'help:Show help information.'"] : [])
            lines += [
                "    local context state line",
                "    typeset -A opt_args",
                "    _arguments -C \\",
            ]
            lines += specs.map { "        \($0) \\" }
            lines += [
                "        '1: :->command' '*:: :->arguments'",
                "    case $state in",
                "        command)",
                "            local -a commands=(",
            ]
            lines += names.map { "                \($0)" }
            lines += ["            )", "            _describe 'command' commands ;;", "        arguments)", "            case $line[1] in"]
            for sub in command.subcommands {
                lines.append("                \(sub.name)) \(function)_\(sub.name.replacing("-", with: "_")) ;;")
            }
            lines += ["            esac ;;", "    esac", "}", ""]
            return lines.joined(separator: "\n")
        }
        for argument in command.arguments where argument.shape == .positional {
            specs.append("'\(argument.isRepeated ? "*" : ""):\(escape(argument.valueName)):\(action(argument.completion))'")
        }
        if command.takesCommand { specs.append("'*::command:_normal'") }
        lines.append("    _arguments -S \\")
        lines += specs.dropLast().map { "        \($0) \\" } + ["        \(specs[specs.count - 1])", "}", ""]
        return lines.joined(separator: "\n")
    }

    private static func spec(_ argument: ArgumentDeclaration) -> String {
        let names = argument.names.map(\.text)
        let help = "[\(escape(argument.help))]"
        let value = argument.shape == .option ? ":\(escape(argument.valueName)):\(action(argument.completion))" : ""
        let exclusion = argument.isRepeated ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
        // A long name takes its value after a blank or `=`, a short one also without anything between.
        func marked(_ name: String) -> String { argument.shape == .flag ? name : name.hasPrefix("--") ? name + "=" : name + "+" }
        return names.count == 1
            ? "'\(exclusion)\(marked(names[0]))\(help)\(value)'"
            : "'\(exclusion)'{\(names.map(marked).joined(separator: ","))}'\(help)\(value)'"
    }

    private static func action(_ completion: CompletionKind) -> String {
        switch completion {
        case .none: " "
        case .choices(let words): "(\(words.joined(separator: " ")))"
        case .directory: "_files -/"
        case .file(let extensions) where extensions.isEmpty: "_files"
        case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
        case .shellCommand(let command): "($(\(command)))"
        }
    }

    /// Text within a single-quoted specification of `_arguments`.
    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
