/// A name under which an option or a flag is given.
package enum ArgumentName: Sendable, Hashable {
    /// `--name`
    case long(String)
    /// `-n`
    case short(Character)

    /// The name as it is typed.
    package var text: String {
        switch self {
        case .long(let name): "--\(name)"
        case .short(let letter): "-\(letter)"
        }
    }

    var isShort: Bool {
        if case .short = self { true } else { false }
    }
}

/// One argument of a command, without the type of its value.
///
/// Commands hold their arguments in this form; `Flag`, `Option`, `Positional` and `PassedCommand` make one each and keep the type.
package struct ArgumentDeclaration: Sendable {
    package enum Shape: Sendable, Equatable {
        case flag
        case option
        case positional
        /// Everything after `--`.
        case passedCommand
    }

    package let shape: Shape
    /// Long names first; empty for positional arguments.
    package let names: [ArgumentName]
    /// What stands between `<` and `>`; empty for flags.
    package let valueName: String
    /// One sentence or two; they end with a full stop.
    package let help: String
    package let isRequired: Bool
    package let isRepeated: Bool
    /// The default, as help prints it.
    package let defaultText: String?
    /// The words that are allowed, where they can be counted.
    package let allowedValues: [String]
    package let completion: CompletionKind
    /// Throws if the text is no value of this argument.
    let check: @Sendable (String) throws(ArgumentValueError) -> Void

    /// The name that messages and usage lines use: the first long one, else the first.
    var preferredName: ArgumentName? {
        names.first { !$0.isShort } ?? names.first
    }

    /// What identifies the argument within its command.
    package var key: String { preferredName?.text ?? "<\(valueName)>" }

    /// The argument as messages show it: `--top <n>`, `<trace> ...`.
    package var displayText: String {
        let ellipsis = isRepeated && shape != .option && shape != .flag ? " ..." : ""
        return switch shape {
        case .flag: key
        case .option: "\(key) <\(valueName)>"
        case .positional: "<\(valueName)>\(ellipsis)"
        case .passedCommand: "-- <\(valueName)> ..."
        }
    }

    /// The option's text for the name under which it was typed: `-o <dir>`.
    func displayText(as name: ArgumentName) -> String {
        shape == .flag ? name.text : "\(name.text) <\(valueName)>"
    }
}
