/// The manual page, in the `man` macros that every `man` reads.
struct ManualPage {
    let tool: CommandLineTool

    var text: String {
        let root = tool.root
        var lines = [
            ".\\\" Made by `\(root.name) \(GeneratedPage.manualOption)`.",
            ".TH \(root.name.uppercased()) 1 \"\" \"\(Self.escape(tool.version))\" \"User Commands\"",
            ".SH NAME",
            "\(root.name) \\- \(Self.escape(Self.withoutFullStop(root.abstract)))",
            ".SH SYNOPSIS",
        ]
        for (path, command) in root.tree where command.subcommands.isEmpty {
            lines += [".B \(path.joined(separator: " "))", Self.escape(Self.usage(path, command, in: root)), ".br"]
        }
        if !root.discussion.isEmpty { lines += [".SH DESCRIPTION"] + Self.paragraphs(root.discussion) }
        lines.append(".SH COMMANDS")
        for (path, command) in root.tree.dropFirst() where command.subcommands.isEmpty {
            lines += [".SS \(Self.escape(path.joined(separator: " ")))", Self.escape(command.abstract)]
            if !command.discussion.isEmpty { lines += [".PP"] + Self.paragraphs(command.discussion) }
            for argument in command.arguments {
                lines += [".TP", "\\fB\(Self.escape(HelpPage.label(of: argument)))\\fR", Self.line(HelpPage.explanation(of: argument))]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func usage(_ path: [String], _ command: Command, in root: Command) -> String {
        var commands = [root]
        for word in path.dropFirst() { commands.append(commands[commands.count - 1].subcommands.first { $0.name == word }!) }
        return String(UsageLine.text(path: commands).dropFirst(path.joined(separator: " ").count).drop { $0 == " " })
    }

    /// Lines that start with a blank are kept as they are.
    private static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var isKept = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if (line.first == " ") != isKept {
                isKept.toggle()
                lines.append(isKept ? ".nf" : ".fi")
            }
            lines.append(line.isEmpty ? ".PP" : self.line(String(line)))
        }
        return lines + (isKept ? [".fi"] : [])
    }

    private static func withoutFullStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

    private static func line(_ text: String) -> String {
        let escaped = escape(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func escape(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}
