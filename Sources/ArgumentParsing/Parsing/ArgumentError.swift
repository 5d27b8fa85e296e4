/// Everything that can be wrong with a command line.
///
/// Each message names what was typed, as it was typed, and the way out where one is known. All end with status 64.
package enum ArgumentError: Error, Equatable {
    case unknownOption(typed: String, near: String?)
    case unknownCommand(typed: String, near: String?, of: String)
    case missingCommand(of: String)
    case missingValue(display: String, key: String)
    case unexpectedValue(name: String, value: String)
    case invalidValue(typed: String, display: String, key: String, wayOut: String?)
    case missingArgument(display: String, key: String)
    case unexpectedArguments(typed: [String])
    /// Words that look like the command which has to follow `--`.
    case commandWithoutTerminator(typed: [String], calledAs: String)
    /// Arguments that do not fit together, found by the command itself.
    case invalid(String)

    /// The status of wrong usage (`EX_USAGE` of BSD's sysexits).
    package static let exitStatus: Int32 = 64

    /// The message, without the word `Error`.
    package var message: String {
        switch self {
        case .unknownOption(let typed, let near):
            "Unknown option '\(typed)'" + (near.map { ". Did you mean '\($0)'?" } ?? "")
        case .unknownCommand(let typed, let near, let parent):
            "Unknown command '\(typed)'" + (near.map { ". Did you mean '\($0)'?" } ?? ". '\(parent) --help' lists the commands")
        case .missingCommand(let parent):
            "Missing command. '\(parent) --help' lists the commands"
        case .missingValue(let display, _):
            "Missing value for '\(display)'"
        case .unexpectedValue(let name, let value):
            "The option '\(name)' does not take any value, but '\(value)' was specified."
        case .invalidValue(let typed, let display, _, let wayOut):
            "The value '\(typed)' is invalid for '\(display)'" + (wayOut.map { ". \($0)" } ?? "")
        case .missingArgument(let display, _):
            "Missing expected argument '\(display)'"
        case .unexpectedArguments(let typed):
            typed.count == 1
                ? "Unexpected argument '\(typed[0])'"
                : "\(typed.count) unexpected arguments: " + typed.map { "'\($0)'" }.joined(separator: ", ")
        case .commandWithoutTerminator(let typed, let calledAs):
            "Unexpected argument '\(typed[0])'. The command to run goes after '--': '\(calledAs) -- \(typed.joined(separator: " "))'"
        case .invalid(let message):
            message
        }
    }

    /// The argument whose help is worth showing below the message.
    var explainedKey: String? {
        switch self {
        case .missingValue(_, let key), .invalidValue(_, _, let key, _), .missingArgument(_, let key): key
        default: nil
        }
    }
}
