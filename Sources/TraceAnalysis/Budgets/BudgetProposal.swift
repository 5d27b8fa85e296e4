import Foundation

/// A budget file that holds for what was measured, to be cut down to what matters.
public struct BudgetProposal: Sendable {
    /// Budgets of single views that are proposed at most; more would be reviewed by nobody.
    public static let limit = 200

    /// How the traces were made: the file's `for`.
    private let conditions: Baseline.Conditions
    private let entries: [Baseline.Entry]
    private let leftOut: Int
    private let unchanged: Int?
    private let findings: Int

    /// Proposes budgets.
    ///
    /// - Throws: `unlikeTraces` where the traces were not all made in one way.
    public init(of analysis: Analysis) throws(TraceAnalysisError) {
        let measured = try Baseline(of: analysis)
        conditions = measured.conditions
        // Budgets hold for a step, or a whole test where there are none: what runs outside steps is not what a test is about.
        let steps = measured.entries.filter { $0.place.step != nil }
        let proposed = steps.isEmpty ? measured.entries : steps
        let kept = proposed.sorted { $0.bodies != $1.bodies ? $0.bodies > $1.bodies : $0.place < $1.place }.prefix(Self.limit)
        entries = kept.sorted { $0.place < $1.place }
        leftOut = proposed.count - kept.count
        unchanged = analysis.views.compactMap(\.unchangedBodies).max()
        findings = analysis.findings.count { $0.severity >= .warning }
    }

    /// The text of the file: JSON5 with a comment where one helps.
    public var text: String {
        var text = """
            // Proposed by 'tracectl check TRACE --write-budgets' from what was measured: it holds now, and fails when a count grows.
            // Keep the lines that guard something, lower those that are too high, delete the rest.
            {
              for: { \(condition) },
              budgets: [

            """
        var last: Baseline.Place?
        for entry in entries {
            let place = entry.place
            if last == nil || last?.test != place.test { text += "    // \(Self.comment(place.test ?? "outside tests"))\n" }
            last = place
            text += "    { \(Self.line(of: entry)) },\n"
        }
        if leftOut > 0 {
            text += "    // \(Wording.count(leftOut, "more view")) with fewer runs left out: '--write-baseline FILE' holds all counts.\n"
        }
        if let unchanged {
            text += "    // Runs in vain, of any one view.\n"
            text += "    { view: \"*\", metric: \"unchangedBodies\", atMost: \(unchanged), level: \"warning\" },\n"
        }
        text += "    // Findings of severity warning or above.\n    { metric: \"findings\", atMost: \(findings) },\n"
        return text + "  ],\n  // As { finding: \"unchanged-body-update\", view: \"Toolbar\", until: \"2027-03-01\", reason: \"redesign\" }.\n  waivers: [],\n}\n"
    }

    private var condition: String {
        // The last part of a Swift version changes no counts.
        let swift = conditions.swift.map { $0.split(separator: ".").prefix(2).joined(separator: ".") }
        return [("build", conditions.build), ("swift", swift), ("profile", conditions.profile)]
            .compactMap { key, value in value.map { "\(key): \(Self.quoted($0))" } }.joined(separator: ", ")
    }

    private static func line(of entry: Baseline.Entry) -> String {
        let place = entry.place
        var parts: [String] = []
        if let test = place.test { parts.append("test: \(quoted(Selector(exactly: test).text))") }
        if let step = place.step { parts.append("step: \(quoted(Selector(exactly: step).text))") }
        parts.append("view: \(quoted(Selector(exactly: place.view).text))")
        return (parts + ["metric: \"bodies\"", "atMost: \(entry.bodies)"]).joined(separator: ", ")
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A text always encodes.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// A name in a comment: nothing in it ends the line.
    private static func comment(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " }))
    }
}
