import ArgumentParsing

/// `tracebench record [--seconds S]`
enum RecordArguments {
    private static let seconds = Option(
        "seconds", valueName: "seconds", .seconds, help: "Record a busy scenario for so long into the folder that VIEWTRACE_DIR names.")
    private static let events = Option(
        "events", valueName: "n", .number(in: 10_000...100_000_000), defaultText: "1000000", help: "How many events a round has.")
    private static let rounds = Option(
        "rounds", valueName: "n", .number(in: 5...1_000), defaultText: "7", help: "How often each figure is measured; the median counts.")

    private static let progress = Option(
        "progress", valueName: "file", .text(completion: .file()),
        help: "Keep the number of finished transactions in this file, 8 bytes, for who kills the process.")

    private static let forks = Flag("fork", help: "Fork after each batch of transactions; the child does the same work and ends.")

    static let command = Command(
        "record", abstract: "Measure what an event costs; with --seconds, record a busy scenario.",
        discussion: """
            Without --seconds: the recorded thread's time for an event with and without the live part, the writing thread's, and the file's \
            bytes; beside the same events into a buffer in memory, and zlib alone on the same bytes. Figures are medians of rounds in which \
            the sides take turns.
            """,
        arguments: [seconds.declaration, events.declaration, rounds.declaration, progress.declaration, forks.declaration]
    ) { arguments in
        guard let duration = arguments[seconds] else {
            let benchmark = (rounds: arguments[rounds] ?? 7, events: arguments[events] ?? 1_000_000)
            return try MainActor.assumeIsolated {
                print(try RecordingBenchmark(rounds: benchmark.rounds, events: benchmark.events).result().text, terminator: "")
                return 0
            }
        }
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
