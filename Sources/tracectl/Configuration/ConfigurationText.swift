import Foundation
import TraceAnalysis
import TraceReader

/// What `tracectl config` prints: each value with where it came from.
struct ConfigurationText {
    private var rows: [[String]] = []

    init(_ configuration: Configuration, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let path = configuration.path
        add("file", path?.content ?? "none", path?.source ?? "none was found")
        add("report.top", "\(configuration.top.content)", configuration.top.source)
        add("report.all", "\(configuration.showsNotes.content)", configuration.showsNotes.source)
        add("report.failOn", configuration.failOn.content?.rawValue ?? "never", configuration.failOn.source)
        add("report.rules", Self.list(configuration.rules.content, none: "all"), configuration.rules.source)
        add("report.skipRules", Self.list(configuration.skippedRules.content, none: "none"), configuration.skippedRules.source)
        let name = path?.content ?? "default"
        let conditions = configuration.file?.conditions
        add("for.build", conditions?.build ?? "any", conditions?.build == nil ? "default" : name)
        add("for.swift", conditions?.swift ?? "any", conditions?.swift == nil ? "default" : name)
        add("for.profile", conditions?.profile ?? "any", conditions?.profile == nil ? "default" : name)
        for budget in configuration.file?.budgets ?? [] { add("budget", budget.description, "\(name):\(budget.line)") }
        for waiver in configuration.file?.waivers ?? [] { add("waiver", waiver.description, "\(name):\(waiver.line)") }
        for waiver in configuration.file?.expiredWaivers ?? [] { add("waiver", "expired: \(waiver.description)", "\(name):\(waiver.line)") }
        let variable = TracePlaces.directoryVariable
        let directory = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        add("traces", directory ?? TracePlaces.defaultDirectory, directory == nil ? "default" : variable)
    }

    private mutating func add(_ key: String, _ value: String, _ source: String) { rows.append([key, value, source]) }

    private static func list(_ words: [String], none: String) -> String { words.isEmpty ? none : words.joined(separator: ", ") }

    /// Lines with three columns: key, value, source.
    var text: String {
        let widths = (0..<2).map { column in min(rows.map { $0[column].count }.max() ?? 0, column == 0 ? 20 : 60) }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            return cells.joined(separator: "  ") + "  (" + row[2] + ")\n"
        }.joined()
    }

    /// A list of `{key, value, source}`.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let objects = rows.map { ["key": $0[0], "value": $0[1], "source": $0[2]] }
        // Texts always encode.
        return ((try? encoder.encode(objects)).map { String(decoding: $0, as: UTF8.self) } ?? "[]") + "\n"
    }
}
