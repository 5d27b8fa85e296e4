/// A command: what is said about it, what it takes, what it does.
package struct Command: Sendable {
    /// The word that calls it.
    package let name: String
    /// One sentence, with its full stop.
    package let abstract: String
    /// More paragraphs, separated by empty lines; a line that starts with a blank is kept as it is.
    package let discussion: String
    package let arguments: [ArgumentDeclaration]
    package let subcommands: [Command]
    /// Does the work and gives the exit status; nil for a command that only has subcommands.
    ///
    /// It may throw `ArgumentError.invalid` where arguments do not fit together.
    package let action: (@Sendable (ParsedArguments) throws -> Int32)?

    /// A command that does something.
    package init(
        _ name: String, abstract: String, discussion: String = "", arguments: [ArgumentDeclaration],
        action: @escaping @Sendable (ParsedArguments) throws -> Int32
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.subcommands = []
        self.action = action
        Self.checkDeclarations(of: name, arguments)
    }

    /// A command that groups others.
    package init(_ name: String, abstract: String, discussion: String = "", subcommands: [Command]) {
        precondition(!subcommands.isEmpty, "\(name): a group has at least one command")
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = []
        self.subcommands = subcommands
        self.action = nil
    }

    /// Faults in the table itself, found at start and not when somebody happens to type the wrong word.
    private static func checkDeclarations(of name: String, _ arguments: [ArgumentDeclaration]) {
        var seen: Set<String> = ["--help", "-h", "--version"]
        for argument in arguments {
            for text in argument.names.isEmpty ? [argument.key] : argument.names.map(\.text) {
                precondition(seen.insert(text).inserted, "\(name): \(text) is declared twice")
            }
        }
        let positionals = arguments.filter { $0.shape == .positional }
        for (index, argument) in positionals.enumerated() where argument.isRepeated {
            precondition(index == positionals.count - 1, "\(name): \(argument.key) is repeated and has to be the last")
        }
        precondition(
            arguments.filter { $0.shape == .passedCommand }.count <= 1, "\(name): only one command can follow '--'")
    }
}
