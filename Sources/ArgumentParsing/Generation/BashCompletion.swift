/// A completion script for bash 3.2 and later.
struct BashCompletion {
    let root: Command

    var text: String {
        let name = root.name
        let inner = root.tree.dropFirst().map { "\"\($0.path.joined(separator: " "))\"" }.joined(separator: " | ")
        return """
            # bash completion for \(name); made by `\(name) \(GeneratedPage.completionOption) bash`.
            _\(name)() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
                if [[ $current == "=" ]]; then current=""
                elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"
                fi
                local path="\(name)" index
                COMPREPLY=()
                for ((index = 1; index < COMP_CWORD; index++)); do
                    if [[ ${COMP_WORDS[index]} == "--" ]]; then
                        COMPREPLY=( $(compgen -c -- "$current") )
                        return
                    fi
                    case "$path ${COMP_WORDS[index]}" in
                        \(inner)) path="$path ${COMP_WORDS[index]}" ;;
                    esac
                done
                local IFS=$'\\n'
                case "$path" in
            \(root.tree.map { Self.branch($0.path, $0.command, isRoot: $0.path.count == 1) }.joined(separator: "\n"))
                esac
            }
            complete -F _\(name) \(name)

            """
    }

    private static func branch(_ path: [String], _ command: Command, isRoot: Bool) -> String {
        var lines = ["        \"\(path.joined(separator: " "))\")"]
        let valued = command.named.filter { $0.shape == .option }
        if !valued.isEmpty {
            lines.append("            case \"$previous\" in")
            for option in valued {
                lines.append("                \(option.names.map(\.text).joined(separator: " | "))) \(offer(option.completion)); return ;;")
            }
            lines.append("            esac")
        }
        let words = command.named.flatMap { $0.names.map(\.text) } + ["--help", "-h"] + (isRoot ? ["--version"] : [])
        lines.append("            if [[ $current == -* ]]; then \(offer(.choices(words)))")
        if !command.subcommands.isEmpty {
            let names = command.subcommands.map(\.name) + (isRoot ? ["help"] : [])
            lines.append("            else \(offer(.choices(names)))")
        } else if let positional = command.positional {
            lines.append("            else \(offer(positional.completion))")
        }
        lines.append("            fi ;;")
        return lines.joined(separator: "\n")
    }

    /// A command that fills `COMPREPLY`; words are separated by newlines, since `IFS` is one.
    private static func offer(_ completion: CompletionKind) -> String {
        switch completion {
        case .none: ":"
        case .choices(let words): "COMPREPLY=( $(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$current\") )"
        case .directory: "compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -d -- \"$current\") )"
        case .file(let extensions) where extensions.isEmpty:
            "compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen -f -- \"$current\") )"
        case .file(let extensions):
            "compopt -o filenames 2>/dev/null; COMPREPLY=( "
                + extensions.map { "$(compgen -f -X '!*.\($0)' -- \"$current\") " }.joined() + "$(compgen -d -- \"$current\") )"
        case .shellCommand(let command): "COMPREPLY=( $(compgen -W \"$(\(command))\" -- \"$current\") )"
        }
    }
}
