/// What a command line said, asked by declaration.
package struct ParsedArguments: Sendable {
    /// The command as it was called: `tracectl report`.
    package internal(set) var calledAs = ""
    var flags: Set<String> = []
    var texts: [String: [String]] = [:]

    package subscript(_ flag: Flag) -> Bool { flags.contains(flag.declaration.key) }

    /// The option's value; the last one if it was given several times.
    package subscript<Value>(_ option: Option<Value>) -> Value? { all(option).last }

    /// The values of a repeated option, in the order given.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        values(option.declaration, option.value)
    }

    package subscript<Value>(_ positional: Positional<Value>) -> Value? { all(positional).first }

    /// The values of a repeated positional argument, in the order given.
    package func all<Value>(_ positional: Positional<Value>) -> [Value] {
        values(positional.declaration, positional.value)
    }

    /// The words after `--`.
    package subscript(_ command: PassedCommand) -> [String] { texts[command.declaration.key] ?? [] }

    private func values<Value>(_ declaration: ArgumentDeclaration, _ value: ArgumentValue<Value>) -> [Value] {
        (texts[declaration.key] ?? []).map { text in
            do { return try value.read(text) } catch {
                preconditionFailure("\(declaration.key): the text was read when it was parsed, and not the second time")
            }
        }
    }
}
