import ArgumentParsing

/// `tracebench record --seconds S`
enum RecordArguments {
    private static let seconds = Option(
        "seconds", valueName: "seconds", .seconds, isRequired: true, help: "How long to record.")

    private static let progress = Option(
        "progress", valueName: "file", .text(completion: .file()),
        help: "Keep the number of finished transactions in this file, 8 bytes, for who kills the process.")

    private static let forks = Flag("fork", help: "Fork after each batch of transactions; the child does the same work and ends.")

    static let command = Command(
        "record", abstract: "Record a busy scenario into the folder that VIEWTRACE_DIR names.",
        arguments: [seconds.declaration, progress.declaration, forks.declaration]
    ) { arguments in
        let duration = arguments[seconds] ?? 0
        let file = arguments[progress], forks = arguments[forks]
        return try MainActor.assumeIsolated { try RecordCommand.run(seconds: duration, progress: file, forks: forks) }
    }
}

extension ArgumentValue where Value == Double {
    /// A number of seconds above 0, at most a day.
    fileprivate static var seconds: Self {
        Self { (text) throws(ArgumentValueError) in
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
                throw ArgumentValueError("Please provide a number of seconds above 0, at most 86400.")
            }
            return seconds
        }
    }
}
