import ArgumentParsing
import Foundation

/// `tracebench layout [--rounds N] [--json]`
enum LayoutCommand {
    private static let rounds = Option(
        "rounds", valueName: "n", .number(in: 5...1_000), defaultText: "7",
        help: "How often each figure is measured; the median counts.")
    private static let json = Flag("json", help: "Print JSON instead of a table.")

    static let command = Command(
        "layout", abstract: "Measure the layout of 1000 and 10000 views, and mounts of long lists.",
        discussion: """
            First: from nothing to a layout, without the evaluation before it. Changed: a row whose text becomes another one that is as wide; \
            its stack is not measured again. List: a mount of which a screenful of rows is evaluated; the ids of all rows are noted, and their \
            cost alone stands beside it. Counts are compared: a wrong one is an error.
            """,
        arguments: [rounds.declaration, json.declaration]
    ) { arguments in
        let count = arguments[rounds] ?? 7, isJSON = arguments[json]
        return try MainActor.assumeIsolated {
            let rows = try LayoutBenchmark(rounds: count).rows()
            if isJSON {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                let entries = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, Entry($0)) })
                print(String(decoding: try encoder.encode(["layout": entries]), as: UTF8.self))
            } else {
                print(table(rows), terminator: "")
            }
            return 0
        }
    }

    private struct Entry: Encodable {
        let nanoseconds: Double
        let per: String
        let counted: String
        let ratio: Double?
        let ratioTo: String?

        init(_ row: LayoutBenchmark.Row) {
            nanoseconds = row.samples.median.rounded()
            per = row.unit
            counted = row.counted
            ratio = row.ratio.map { ($0.value * 1_000).rounded() / 1_000 }
            ratioTo = row.ratio?.to
        }
    }

    private static func table(_ rows: [LayoutBenchmark.Row]) -> String {
        let widths = [19, 16, 19, 26]
        var lines = [
            "main thread's processor time, median of \(rows.first?.samples.values.count ?? 0) rounds", "",
            line(["", "ns for each", "spread", "ratio"], widths: widths),
        ]
        for row in rows {
            let ratio = row.ratio.map { ratio in
                let allowed = ratio.allowed.isFinite ? "/\(Int(ratio.allowed))" : ""
                return "\(figure(ratio.value))\(allowed) of \(ratio.to)"
            }
            lines.append(
                line(
                    [
                        row.name, "\(figure(row.samples.median)) \(row.unit)",
                        "\(figure(row.samples.minimum))-\(figure(row.samples.maximum))", ratio ?? "",
                    ], widths: widths))
            if !row.counted.isEmpty { lines.append("  \(row.counted)") }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
