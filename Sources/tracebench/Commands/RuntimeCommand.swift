import ArgumentParsing
import Foundation

/// `tracebench runtime [--rows N] [--rounds N] [--only W] [--growth] [--no-recording] [--json]`
enum RuntimeCommand {
    private static let rows = Option(
        "rows", valueName: "n", .number(in: 2...1_000_000), defaultText: "10000", help: "How many rows the lists have.")
    private static let rounds = Option(
        "rounds", valueName: "n", .number(in: 5...1_000), defaultText: "7",
        help: "How often each workload is measured; the median counts.")
    private static let only = Option(
        "only", valueName: "workload", .oneOf(Workload.all(rows: 2).map(\.name)), isRepeated: true,
        help: "Measure this workload and W7 alone; can be repeated.")
    private static let growth = Flag("growth", help: "Measure at 1000, 10000 and 100000 rows and print how costs grow.")
    private static let unrecorded = Flag("no-recording", help: "Leave out the recorded sides.")
    private static let json = Flag("json", help: "Print JSON instead of a table.")

    static let command = Command(
        "runtime", abstract: "Measure the evaluation of views: workloads W1 to W7, each beside its floor.",
        discussion: """
            A target is met where the measured time is at most that. 'x' figures are medians of ratios within a round. What the columns \
            and workloads mean stands in the documentation of the performance goals.
            """,
        arguments: [
            rows.declaration, rounds.declaration, only.declaration, growth.declaration, unrecorded.declaration, json.declaration,
        ]
    ) { arguments in
        let count = arguments[rows] ?? 10_000, rounds = arguments[rounds] ?? 7
        let grows = arguments[growth], isJSON = arguments[json], records = !arguments[unrecorded]
        let chosen = arguments.all(only)
        if grows, isJSON { throw ArgumentError.invalid("'--growth' prints a table; leave out '--json'.") }
        return try MainActor.assumeIsolated {
            if grows { return try printGrowth(rounds: rounds) }
            let result = try RuntimeBenchmark(rows: count, rounds: rounds, records: records, only: chosen).result()
            if isJSON {
                print(try RuntimeJSON(result).text)
            } else {
                print(RuntimeTable(result, observation: ObservationCost.measure(rounds: rounds)).text, terminator: "")
            }
            let slow = result.slowFloors()
            for error in slow { FileHandle.standardError.write(Data("Error: \(error)\n".utf8)) }
            return slow.isEmpty ? 0 : 1
        }
    }

    @MainActor
    private static func printGrowth(rounds: Int) throws -> Int32 {
        let results = try [1_000, 10_000, 100_000].map {
            try RuntimeBenchmark(rows: $0, rounds: rounds, records: false).result()
        }
        print(GrowthTable(results).text, terminator: "")
        return 0
    }
}

extension ArgumentValue where Value == String {
    /// One of the words.
    fileprivate static func oneOf(_ words: [String]) -> Self {
        Self(allowedValues: words, completion: .choices(words)) { (text) throws(ArgumentValueError) in
            guard words.contains(text) else { throw ArgumentValueError(ArgumentWords.choice(of: words, insteadOf: text)) }
            return text
        }
    }
}
