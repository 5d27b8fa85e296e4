import ArgumentParsing
import TraceAnalysis
import TraceReader

/// The traces that a command is given: files, folders of traces, folders of sessions.
struct TraceArguments {
    static let traces = Positional(
        "trace", .text(completion: .file(extensions: [TracePlaces.fileExtension])), isRepeated: true,
        help: "A trace, or a folder of traces; of a folder of sessions the newest one is taken.")
    static let trace = Positional(
        "trace", .text(completion: .file(extensions: [TracePlaces.fileExtension])), help: "A trace.")
    static let strict = Flag("strict", help: "End with status 3 if a trace is cut off or damaged.")

    let files: [TraceFile]
    /// What was chosen where a folder of sessions was given.
    let choices: [String]

    /// Opens what was given, in the order given. Says on standard error what was chosen and what is wrong.
    init(_ arguments: [String], isStrict: Bool) throws {
        var files: [TraceFile] = []
        var choices: [String] = []
        for argument in arguments {
            guard TraceFolder.isFolder(argument) else {
                files.append(try Self.open(argument))
                continue
            }
            let folder = try TraceFolder(argument)
            if let choice = folder.choice {
                choices.append(choice)
                Console.note(choice)
            }
            for path in folder.traces { files.append(try Self.open(path)) }
        }
        self.files = files
        self.choices = choices
        let flawed = files.filter { $0.flaws.contains { $0.severity > .note } }
        for file in flawed { Console.warn("\(file.path): \(Self.summary(of: file))") }
        if isStrict, let first = flawed.first {
            throw Failure(
                ExitStatus.unreadable,
                "\(first.path): the trace is flawed, and '--strict' accepts none; without it what can be read is reported")
        }
    }

    /// The paths of what was given, folders replaced by the traces in them. Says on standard error what was chosen.
    static func paths(_ arguments: [String]) throws -> [String] {
        try arguments.flatMap { argument in
            guard TraceFolder.isFolder(argument) else { return [argument] }
            let folder = try TraceFolder(argument)
            if let choice = folder.choice { Console.note(choice) }
            return folder.traces
        }
    }

    private static func open(_ path: String) throws -> TraceFile {
        do { return try TraceFile.open(path) } catch {
            throw Failure(code: error.exitStatus, error.description)
        }
    }

    /// One line for all flaws of a file: that it was not closed, with what that costs, else the worst.
    private static func summary(of file: TraceFile) -> String {
        let more = file.flaws.count - 1
        let first = file.incompleteness ?? file.flaws[0]
        return first.text + (more > 0 ? " (and \(more) more flaw\(more == 1 ? "" : "s"); 'tracectl info' lists them)" : "")
    }
}
