import TraceAnalysis

/// Sentences about a comparison that its forms share.
enum ComparisonWords {
    static func verdict(_ comparison: TraceComparison) -> String {
        let regressed = comparison.changes.filter { $0.status == .regressed }
        guard !regressed.isEmpty else { return "Nothing regressed." }
        let runs = regressed.reduce(0) { $0 + max(0, $1.growth) }
        let place = Wording.count(regressed.count, "place", "places")
        let first = regressed[0]
        return "\(place) regressed: \(Wording.count(runs, "body run")) more. The largest: \(Wording.code(first.view)), \(counts(first))."
    }

    /// `2 regressed, 1 new, 12 equal`.
    static func summary(_ comparison: TraceComparison) -> String {
        let parts = TraceComparison.Status.allCases.compactMap { status in
            let count = comparison.count(status)
            return count == 0 ? nil : "\(Wording.grouped(count)) \(status.rawValue)"
        } + (comparison.equal > 0 ? ["\(Wording.grouped(comparison.equal)) equal"] : [])
        return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
    }

    /// `12 runs, was 2; 11 of them in vain, was 0`.
    static func counts(_ change: TraceComparison.Change) -> String {
        switch (change.base, change.head) {
        case (nil, let head?): return Wording.count(head, "run") + vain(change.headUnchanged)
        case (let base?, nil): return "no run, was \(Wording.grouped(base))"
        default:
            var text = "\(Wording.count(change.head ?? 0, "run")), was \(Wording.grouped(change.base ?? 0))"
            if let now = change.headUnchanged, let before = change.baseUnchanged, now != before {
                text += "; \(Wording.grouped(now)) of them in vain, was \(Wording.grouped(before))"
            }
            return text
        }
    }

    private static func vain(_ unchanged: Int?) -> String {
        unchanged.map { $0 > 0 ? ", \(Wording.grouped($0)) of them in vain" : "" } ?? ""
    }

    static func place(_ change: TraceComparison.Change) -> String {
        [change.test, change.step].compactMap { $0 }.joined(separator: ": ")
    }

    /// `CartModel.total (@self): 10 runs, was 0`.
    static func edge(_ edge: TraceComparison.EdgeChange) -> String {
        let input = edge.input.isEmpty ? "" : " (\(edge.input))"
        return "\(edge.cause)\(input): \(Wording.count(edge.head, "run")), was \(Wording.grouped(edge.base))"
    }

    static func time(_ change: TraceComparison.TimeChange) -> String {
        "\(Wording.code(change.view)) is \(change.isSlower ? "slower" : "faster"): \(spread(change.head)), was \(spread(change.base))"
    }

    private static func spread(_ spread: TimeSpread) -> String {
        "\(Wording.time(spread.median)) (\(Wording.time(spread.lowerQuartile)) to \(Wording.time(spread.upperQuartile)))"
    }

    /// What was taken for the same under another name or at another place.
    static func renames(_ comparison: TraceComparison) -> [String] {
        comparison.renamedViews.map { "\(Wording.code($0.base)) is taken for \(Wording.code($0.head)): it stands where that one stood" }
            + comparison.renamedModels.map { "\(Wording.code($0.base)) is taken for \(Wording.code($0.head)): its properties are the same" }
            + comparison.movedPlaces.map { "what stood in \(Wording.code($0.base)) is taken for what stands in \(Wording.code($0.head))" }
            + comparison.movedFiles.map { "\(Wording.code($0.base)) is now \(Wording.code($0.head))" }
    }
}
