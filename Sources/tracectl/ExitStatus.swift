import ArgumentParsing
import TraceAnalysis

/// What shells say of a command that did not end by itself; `record` says it in their place.
enum ShellStatus {
    static let notRunnable: Int32 = 126
    static let notFound: Int32 = 127
    /// A command that a signal ended has this and the signal's number.
    static let signalBase: Int32 = 128
}

/// An error with its message and its status, on the way to the one place that prints it.
struct Failure: Error {
    let status: Int32
    let message: String

    init(_ status: ExitStatus, _ message: String) { self.init(code: status.rawValue, message) }

    init(code: Int32, _ message: String) {
        status = code
        self.message = message
    }
}

extension Command {
    /// A command that ends with one of the tool's own statuses.
    init(
        _ name: String, abstract: String, discussion: String = "", arguments: [ArgumentDeclaration],
        status: @escaping @Sendable (ParsedArguments) throws -> ExitStatus
    ) {
        self.init(name, abstract: abstract, discussion: discussion, arguments: arguments, action: { try status($0).rawValue })
    }
}
