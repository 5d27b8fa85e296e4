/// A text that is made from the command tree for other programs: shells and `man`.
enum GeneratedPage: String, CaseIterable {
    case bash
    case zsh
    case fish
    case manual

    static let completionOption = "--generate-completion-script"
    static let manualOption = "--generate-manual"

    /// The page that the first words of a command line ask for: nil if they ask for none, `.some(nil)` if for an unknown shell.
    static func requested(by word: String, _ next: String?) -> GeneratedPage?? {
        if word == manualOption { return .some(.manual) }
        if word == completionOption { return .some(next.flatMap { shells.contains($0) ? GeneratedPage(rawValue: $0) : nil }) }
        if word.hasPrefix(completionOption + "=") {
            return requested(by: completionOption, String(word.dropFirst(completionOption.count + 1)))
        }
        return nil
    }

    static func unknownShell(_ word: String, _ next: String?) -> ArgumentError {
        let display = "\(completionOption) <shell>"
        let typed = word.hasPrefix(completionOption + "=") ? String(word.dropFirst(completionOption.count + 1)) : next
        guard let typed else { return .missingValue(display: display, key: completionOption) }
        return .invalidValue(
            typed: typed, display: display, key: completionOption, wayOut: ArgumentWords.choice(of: shells, insteadOf: typed))
    }

    private static let shells = ["bash", "zsh", "fish"]

    func text(of tool: CommandLineTool) -> String {
        switch self {
        case .bash: BashCompletion(root: tool.root).text
        case .zsh: ZshCompletion(root: tool.root).text
        case .fish: FishCompletion(root: tool.root).text
        case .manual: ManualPage(tool: tool).text
        }
    }
}

extension Command {
    /// The command and everything below it, parents first, each with the words that call it.
    var tree: [(path: [String], command: Command)] {
        [([name], self)] + subcommands.flatMap { $0.tree.map { ([name] + $0.path, $0.command) } }
    }

    /// The options and flags, without those that every command has.
    var named: [ArgumentDeclaration] { arguments.filter { $0.shape == .flag || $0.shape == .option } }
    var positional: ArgumentDeclaration? { arguments.last { $0.shape == .positional } }
    var takesCommand: Bool { arguments.contains { $0.shape == .passedCommand } }
}
