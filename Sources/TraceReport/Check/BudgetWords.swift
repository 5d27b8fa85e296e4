import TraceAnalysis

/// What became of one budget, in sentences that several forms share.
struct BudgetWords {
    let result: BudgetResult
    let path: String

    init(_ result: BudgetResult, path: String) {
        self.result = result
        self.path = path
    }

    /// `failed`, `matches nothing`, `not measurable`, `warning`, `holds` or `skipped`.
    var word: String {
        switch result.outcome {
        case .held: return "holds"
        case .skipped: return "skipped"
        case _ where result.budget.level == .warning: return "warning"
        case .failed: return "failed"
        case .matchedNothing: return "matches nothing"
        case .notMeasurable: return "not measurable"
        }
    }

    /// The budget with the line on which it stands.
    var title: String { "\(result.budget)" + (result.budget.line > 0 ? " (\(path):\(result.budget.line))" : "") }

    /// The worst value, or the reason.
    var summary: String {
        switch result.outcome {
        case .held(let places, let largest):
            let value = result.budget.text(of: largest)
            return places == 1 ? "measured \(value)" : "\(Wording.count(places, "place")), at most \(value)"
        case .failed(let places):
            let more = places.count > 1 ? ", and too much in \(Wording.count(places.count - 1, "more place"))" : ""
            return places.first.map { measured($0) + more } ?? ""
        case .matchedNothing(let reason), .notMeasurable(let reason), .skipped(let reason): return reason
        }
    }

    /// `measured 12 in ProductRow, test CartTests/favourite, step "toggle favourite"`.
    func measured(_ measurement: BudgetMeasurement) -> String {
        let places = [
            measurement.view, measurement.test.map { "test \($0)" }, measurement.step.map { "step \"\($0)\"" },
        ].compactMap { $0 }
        let place = places.isEmpty ? "" : " in \(places.joined(separator: ", "))"
        return "measured \(result.budget.text(of: measurement.value))\(place)"
    }

    /// Places of one budget that are told in full; the others are counted.
    static let places = 3

    /// Everything, one fact a line.
    var lines: [String] {
        guard case .failed(let places) = result.outcome else { return [title, summary] }
        var lines = [title]
        for measurement in places.prefix(Self.places) {
            lines.append(measured(measurement))
            if let finding = measurement.finding { lines.append("worst: \(finding)") }
            if let cause = measurement.cause {
                lines.append("cause: \(cause.sentence)")
                lines.append("chain: \(cause.chain)")
            }
            if let rule = measurement.likelyRule { lines.append("likely: \(rule) ('tracectl rules \(rule)' explains it)") }
        }
        if places.count > Self.places { lines.append("and in \(Wording.count(places.count - Self.places, "more place"))") }
        return lines
    }
}

extension BudgetResult {
    /// Whether there is more to say than that it holds.
    var needsWords: Bool {
        switch outcome {
        case .held, .skipped: false
        default: true
        }
    }
}

/// What became of a baseline, in sentences that several forms share.
enum BaselineWords {
    /// `CartTests/favourite: toggle favourite`.
    static func place(_ place: Baseline.Place) -> String {
        "\(place.test ?? "outside tests"): \(place.step ?? "outside steps")"
    }

    /// `12 runs, was 6`, with the unchanged ones where they grew.
    static func counts(_ change: BaselineCheck.Change) -> String {
        var text = "\(Wording.count(change.measured, "run")), was \(Wording.grouped(change.bodies))"
        if let now = change.measuredUnchanged, now != change.unchangedBodies {
            text += "; \(Wording.grouped(now)) of them in vain, was \(change.unchangedBodies.map(Wording.grouped) ?? "not known")"
        }
        return text
    }

    /// All of it in one line.
    static func line(_ change: BaselineCheck.Change) -> String {
        "\(place(change.place)): \(change.place.view): \(counts(change))" + (change.cause.map { "; \($0.sentence)" } ?? "")
    }
}
