import TraceReader

/// A frame's constraints contradict each other or are not finite.
struct ContradictoryFrameRule: AnalysisRule {
    static let id = "contradictory-frame"
    static let explains: Set<WarningKind> = [.invalidFrame]

    func findings(in evidence: Evidence) -> [Finding] {
        WarningGroup.groups(of: Self.explains, in: evidence).map { group in
            group.finding(Self.id, .error, culprit: nil, advice: advice(group), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let text = (finding.culprit ?? "a frame's constraints are invalid").split(whereSeparator: \.isNewline).first ?? ""
        let sentence = text.hasSuffix(".") ? String(text.dropLast()) : String(text)
        return finding.count == 1 ? sentence : "\(sentence) (\(Wording.grouped(finding.count)) times)"
    }

    func headline(of finding: Finding) -> String {
        "Give the frame in \(finding.view.map(Wording.code) ?? "the view") numbers that hold together. SwiftUI ignores or clamps them now."
    }

    private func advice(_ group: WarningGroup) -> String {
        let view = group.view.map { Wording.code($0) } ?? "the view"
        return "Give the frame in \(view) finite numbers that are not negative, with minimum ≤ ideal ≤ maximum. Where a number is computed, "
            + "look at what it is when its data is empty or a size is zero: a division by that is not finite."
    }
}

extension ContradictoryFrameRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A frame's constraints contradict each other or are not finite.",
            severity: "error",
            meaning: """
                `frame` takes sizes that are finite and not negative, and limits in order. Others are ignored or clamped, so that the \
                view has another size than the code says; the same arithmetic mostly goes wrong in more places.
                """,
            evidence: "The warning in SwiftUI's wording, the view, and how often it came.",
            thresholds: ["error from the first occurrence"],
            symptoms: [
                "\"Invalid frame dimension (negative or non-finite).\"", "\"Contradictory frame constraints specified.\"",
                "a bar or a progress view has no size", "layout breaks when a list is empty",
            ],
            example: """
                // No items: 0 / 0, which is not a number.
                Rectangle().frame(width: 200 * CGFloat(done) / CGFloat(items.count))
                """,
            repaired: """
                let share = items.isEmpty ? 0 : CGFloat(done) / CGFloat(items.count)
                Rectangle().frame(width: 200 * share)
                """)
    }
}
