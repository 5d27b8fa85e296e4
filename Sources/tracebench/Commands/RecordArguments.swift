import ArgumentParsing

/// `tracebench record --seconds S`
enum RecordArguments {
    private static let seconds = Option(
        "seconds", valueName: "seconds", .seconds, isRequired: true, help: "How long to record.")

    static let command = Command(
        "record", abstract: "Record a busy scenario into the folder that VIEWTRACE_DIR names.",
        arguments: [seconds.declaration]
    ) { arguments in
        let duration = arguments[seconds] ?? 0
        return try MainActor.assumeIsolated { try RecordCommand.run(seconds: duration) }
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
