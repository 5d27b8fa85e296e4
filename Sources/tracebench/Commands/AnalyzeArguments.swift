import ArgumentParsing

/// `tracebench analyze --records N`
enum AnalyzeArguments {
    private static let records = Option(
        "records", valueName: "n", .number(in: 1000...100_000_000), defaultText: "1000000", help: "How many records the trace has, about.")
    private static let output = Option(
        "output", short: "o", valueName: "file", .text, isRequired: true, help: "The file into which the trace is recorded; an existing one is replaced.")

    static let command = Command(
        "analyze", abstract: "Record a trace of so many records, report it, and say how long each part took and how much memory.",
        arguments: [records.declaration, output.declaration]
    ) { arguments in
        let (count, path) = (arguments[records] ?? 1_000_000, arguments[output]!)
        return try MainActor.assumeIsolated { try AnalyzeCommand.run(records: count, path: path) }
    }
}
