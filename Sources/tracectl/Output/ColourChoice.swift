import ArgumentParsing
import Foundation

/// Whether text is coloured.
enum ColourChoice: String, CaseIterable {
    case auto
    case always
    case never

    static let option = Option(
        "color", valueName: "when", .oneOf as ArgumentValue<ColourChoice>, defaultText: "auto",
        help: "Whether to colour text. 'auto' does on a terminal, unless NO_COLOR is set.")

    /// Whether standard output is to be coloured. `NO_COLOR` counts if it is set and not empty (no-color.org).
    var isColoured: Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            isatty(STDOUT_FILENO) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
                && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        }
    }
}
