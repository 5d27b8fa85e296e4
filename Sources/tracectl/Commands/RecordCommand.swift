import ArgumentParsing
import Foundation
import TraceAnalysis
import TraceReader

/// `tracectl record -- COMMAND…`
enum RecordCommand {
    private static let output = Option(
        "output", short: "o", valueName: "dir", .text(completion: .directory),
        defaultText: "$\(TracePlaces.directoryVariable), else \(TracePlaces.defaultDirectory)",
        help: "The folder for the traces; each run gets a folder of its own in it.")
    private static let check = Flag("check", help: "Check the budgets afterwards; if the command succeeded, theirs is the status.")
    private static let recordValues = Flag(
        "record-values", help: "Record values and ids as they are; without it, traces hold hashes of them.")
    private static let exactTime = Flag("exact-time", help: "Record times as exactly as the clock gives them; larger traces.")
    private static let sync = Flag("sync", help: "Have each block on disk before the next: for what may take the machine down.")
    private static let onFull = Option(
        "on-full", valueName: "policy", ArgumentValue<Overflow>.oneOf, defaultText: "block",
        help: "What happens if records come faster than they can be written: the program waits, or they are dropped and counted.")
    private static let program = PassedCommand("command", help: "The command to run, with its arguments.")

    static let command = Command(
        "record",
        abstract: "Run a command with recording switched on, and sum up what was recorded.",
        discussion: """
            The command ends as it would without recording, and so does 'record': with its status, or 128 and the number of the signal \
            that ended it; 127 if there is no such command. If it succeeds and records nothing, the status is 4. What it recorded is \
            summed up on standard error.

              tracectl record -- swift test
              tracectl report .build/viewtrace
            """,
        arguments: [
            output.declaration, check.declaration, Configuration.option.declaration, BudgetArguments.budgets.declaration, recordValues.declaration,
            exactTime.declaration, sync.declaration, onFull.declaration, program.declaration,
        ]
    ) { arguments in
        let inherited = ProcessInfo.processInfo.environment[TracePlaces.directoryVariable].flatMap { $0.isEmpty ? nil : $0 }
        let directory = arguments[output] ?? inherited ?? TracePlaces.defaultDirectory
        guard !directory.isEmpty, !directory.contains("{PID}"), !directory.contains("{TEST}") else {
            throw ArgumentError.invalid("traces cannot go to '\(directory)'; name a folder without placeholders with '--output'")
        }
        // A faulty budget file is found before the command has run for minutes.
        let budgets = arguments[check] || arguments[BudgetArguments.budgets] != nil ? try BudgetArguments.file(arguments) : nil
        let session = try RecordingSession(directory: directory)
        let words = arguments[program]
        var environment = session.environment
        if arguments[recordValues] { environment[TracePlaces.recordValuesVariable] = "1" }
        if arguments[exactTime] { environment[TracePlaces.exactTimeVariable] = "1" }
        if let overflow = arguments[onFull] { environment[TracePlaces.onFullVariable] = overflow.rawValue }
        if arguments[sync] { environment[TracePlaces.syncVariable] = "1" }
        let end = ChildProcess(command: words, environment: environment).run()
        switch end {
        case .notFound: throw Failure(code: end.status, "\(words[0]): there is no such command")
        case .notStarted(let reason): throw Failure(code: end.status, "\(words[0]): cannot be run: \(reason)")
        case .exited, .signalled: break
        }
        let traces = session.newTraces
        guard !traces.isEmpty else {
            Console.warn(RecordingSummary.nothing(in: directory))
            return end.status == 0 ? ExitStatus.nothingMeasured.rawValue : end.status
        }
        RecordingSummary(traces).print(directory: directory)
        guard let budgets else { return end.status }
        do {
            let status = try BudgetArguments.check(
                budgets, on: TraceArguments(traces, isStrict: false), isColoured: ColourChoice.auto.isColoured)
            return end.status == 0 ? status.rawValue : end.status
        } catch let failure as Failure where end.status != 0 {
            // The command's own failure is what matters first.
            Console.error(failure.message)
            return end.status
        }
    }
}

/// What the recorder does when it is full; the words of `VIEWTRACE_ON_FULL`.
private enum Overflow: String, CaseIterable, Sendable {
    case block, drop
}
