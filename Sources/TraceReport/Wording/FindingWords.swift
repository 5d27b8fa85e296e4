import TraceAnalysis
import TraceReader

/// Sentences about findings that several reports share.
enum FindingWords {
    /// What the recorded views use that has no effect here; nil where there is nothing of the kind.
    static func notEvaluated(_ apis: [InertAPI]) -> String? {
        if apis.isEmpty { return nil }
        let shown = apis.map { api in
            api.views.isEmpty ? api.api : "\(api.api) (\(listed(api.views)))"
        }
        let count = Wording.count(apis.count, "API that is", "APIs that are")
        return "The recorded views use \(count) not evaluated here: \(shown.joined(separator: ", "))."
    }

    /// A finding that a waiver accepts: `warning: unchanged-body-update: Toolbar: …, until 2027-03-01 (redesign)`.
    static func waived(_ waived: WaivedFinding) -> String {
        let finding = waived.finding
        return "\(title(finding).replacing("  ", with: ": ")): \(finding.message), until \(waived.waiver.until) (\(waived.waiver.reason))"
    }

    /// What could not be asked, and why: rules that lack the same thing in one sentence.
    static func notRun(_ rules: [RuleNotRun]) -> [String] {
        var names: [String: [String]] = [:]
        var order: [String] = []
        for rule in rules {
            if names[rule.reason] == nil { order.append(rule.reason) }
            names[rule.reason, default: []].append(rule.rule)
        }
        return order.map { "\(Wording.list(names[$0] ?? [])) did not run: \($0)." }
    }

    /// Whether "nothing to change" can be said where nothing above a note was found: all rules that were asked for answered.
    static func isComplete(_ analysis: Analysis) -> Bool { analysis.rulesNotRun.isEmpty }

    /// The verdict where nothing above a note was found: by which rules, where some could not answer.
    static func nothingFound(_ analysis: Analysis) -> String {
        let measured = analysis.measured
        let looked = "\(Wording.count(measured.bodies, "body run")) of \(Wording.count(measured.views, "view"))"
        let found = "Nothing above a note was found in \(looked)"
        guard !isComplete(analysis) else { return found + "." }
        let lacking = analysis.rulesNotRun.count
        let ran = RuleRegistry.pages.count { analysis.asked($0.id) } - lacking
        let places = analysis.traces.count == 1 ? "" : " on every trace"
        return "\(found) by the \(Wording.count(ran, "rule")) that could run\(places); "
            + "\(Wording.grouped(lacking)) could not (see \"Not measured\")."
    }

    /// The first three names, and how many there are beside them.
    private static func listed(_ names: [String]) -> String {
        let more = names.count > 3 ? " and \(Wording.count(names.count - 3, "more view"))" : ""
        return names.prefix(3).joined(separator: ", ") + more
    }

    /// The severity and the rule, and the view where there is one.
    static func title(_ finding: Finding) -> String {
        "\(finding.severity.rawValue): \(finding.rule)" + (finding.view.map { "  \($0)" } ?? "")
    }

    /// What it costs, in words; nil where nothing was measured.
    static func cost(_ finding: Finding) -> String? {
        let cost = finding.cost
        var parts: [String] = []
        if cost.wastedRuns == finding.count || cost.selfTime == nil, let wasted = cost.wastedRuns, wasted > 0 {
            parts.append("\(Wording.count(wasted, "wasted run"))")
        } else if let runs = cost.runs {
            parts.append(Wording.count(runs, "run"))
        }
        if let time = cost.selfTime {
            let share = cost.share.map { " (\(Wording.percent($0)) of all)" } ?? ""
            parts.append("\(Wording.time(time)) of self time\(share)")
        }
        if let inclusive = cost.inclusiveTime, let own = cost.selfTime, inclusive > own {
            parts.append("\(Wording.time(inclusive)) with the bodies below")
        }
        // What is wasted is saved; said is what goes with it.
        if let saved = cost.savedRuns, saved > cost.wastedRuns ?? 0 {
            parts.append(
                "\(Wording.count(saved, "run"))\(cost.savedTime.map { " and \(Wording.time($0))" } ?? "") less without it")
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What to change, and what that saves: two sentences.
    static func first(_ finding: Finding, in analysis: Analysis) -> String {
        let isWaste = finding.cost.wastedRuns == finding.count || finding.cost.savedRuns ?? 0 > 0
        return isWaste ? "\(finding.headline) \(saving(finding, in: analysis))" : finding.headline
    }

    private static func saving(_ finding: Finding, in analysis: Analysis) -> String {
        // By replay where there is one: what the wasted runs made and set off goes with them.
        let runs = finding.cost.savedRuns ?? finding.count
        let bodies = max(analysis.measured.bodies, 1)
        var text = "It saves \(Wording.grouped(runs)) of \(Wording.count(analysis.measured.bodies, "body run")) "
            + "(\(Wording.percent(Double(runs) / Double(bodies))))"
        if let time = finding.cost.savedTime ?? finding.cost.selfTime {
            let share = analysis.totalSelfTime.flatMap { $0 > 0 ? Double(time) / Double($0) : nil }
            text += " and \(Wording.time(time)) of self time" + (share.map { " (\(Wording.percent($0)))" } ?? "")
        }
        return text + "."
    }

    /// `1 error, 2 warnings`, without kinds of which there are none.
    static func counts(_ findings: [Finding], notes: Bool) -> String {
        let kinds: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
        let parts = kinds.filter { notes || $0.0 != .note }.compactMap { severity, word -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Wording.count(count, word)
        }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    /// `CartTests/add: toggle favourite, and 2 more`.
    static func steps(_ chain: CountedChain) -> String? {
        guard let first = chain.steps.first else { return nil }
        return chain.steps.count == 1 ? first : "\(first), and \(Wording.grouped(chain.steps.count - 1)) more"
    }

    /// `2 traces, 12 tests, 31 steps: 1,204 body runs of 14 views in 38.2 ms`.
    static func measured(_ analysis: Analysis) -> String {
        let measured = analysis.measured
        var places = [Wording.count(analysis.traces.count, "trace")]
        if measured.tests > 0 { places.append(Wording.count(measured.tests, "test")) }
        if measured.steps > 0 { places.append(Wording.count(measured.steps, "step")) }
        var text = "\(places.joined(separator: ", ")): \(Wording.count(measured.bodies, "body run")) of "
            + Wording.count(measured.views, "view")
        if analysis.skips > 0 { text += ", \(Wording.count(analysis.skips, "view")) skipped as unchanged" }
        let time = analysis.views.reduce(Int64(0)) { $0.addingReportingOverflow($1.selfTime?.total ?? 0).partialValue }
        if analysis.totalSelfTime != nil, measured.bodies > 0 { text += ", \(Wording.time(time)) of self time" }
        return text
    }

    /// How the traces were made, as far as counts and times depend on it.
    static func conditions(_ analysis: Analysis) -> String? {
        func each(_ values: [String?]) -> String? {
            let known = Set(values.compactMap { $0 }).sorted()
            return known.isEmpty ? nil : known.joined(separator: " and ")
        }
        let metadata = analysis.traces.map(\.metadata)
        let parts = [
            each(metadata.map { $0.buildMode?.rawValue }).map { "\($0) build" },
            each(metadata.map(\.swiftVersion)).map { "Swift \($0)" },
            each(metadata.map(\.profileDescription)).map { "profile \($0)" },
            each(metadata.map { $0.clock?.rawValue }).map { "\($0) clock" },
            each(metadata.map(\.importedFrom)).map { "imported from \($0)" },
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension String {
    /// The text with a capital at its beginning.
    var sentence: String { prefix(1).uppercased() + dropFirst() }
}
