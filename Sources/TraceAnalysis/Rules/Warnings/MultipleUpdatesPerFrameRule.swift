import TraceReader

/// An `onChange` or preference action fired more often than one frame allows.
struct MultipleUpdatesPerFrameRule: AnalysisRule {
    static let id = "multiple-updates-per-frame"
    static let explains: Set<WarningKind> = [.multipleUpdatesPerFrame]

    func findings(in evidence: Evidence) -> [Finding] {
        WarningGroup.groups(of: Self.explains, in: evidence).compactMap { group in
            let chain = ChangeChain(of: group, in: evidence)
            // Actions that set one another off are a loop.
            if chain.isRound { return nil }
            let written = chain.last.isEmpty ? nil : chain.last.joined(separator: ", ")
            return group.finding(
                Self.id, .warning, culprit: written ?? label(group.text), advice: advice(group, written), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let culprit = finding.culprit ?? "an action"
        let what = Self.isProperty(culprit)
            ? "the action that watches \(Wording.code(culprit)) wrote it again" : "\(Wording.code(culprit)) fired again for what it did itself"
        return what + (finding.count == 1 ? ", more often than one frame allows" : ", in \(Wording.grouped(finding.count)) frames")
    }

    func headline(of finding: Finding) -> String {
        let culprit = finding.culprit ?? "the action"
        return Self.isProperty(culprit)
            ? "Keep the action that watches \(Wording.code(culprit)) from writing it. It fires until SwiftUI stops it."
            : "Keep \(Wording.code(culprit)) from changing what it watches. It fires until SwiftUI stops it."
    }

    /// Whether a culprit is what was written, and not the label of an action of which that is not known.
    private static func isProperty(_ culprit: String) -> Bool { culprit.contains(".") && !culprit.contains("(") }

    /// `onChange(of: Int)` of SwiftUI's `onChange(of: Int) action tried to update multiple times per frame.`
    private func label(_ text: String) -> String {
        text.firstRange(of: " tried to update").map { String(text[..<$0.lowerBound]).droppingSuffix(" action") } ?? text
    }

    private func advice(_ group: WarningGroup, _ written: String?) -> String {
        let view = group.view.map { Wording.code($0) } ?? "the view"
        let watched = written.map { "writes \(Wording.code($0)), which it watches" } ?? "changes what it watches"
        return "The action \(Wording.code(label(group.text))) in \(view) \(watched), so that it fires again at once, and SwiftUI "
            + "gives up. Write only when the value differs from what is wanted, or watch something that the action does not change."
    }
}

extension String {
    fileprivate func droppingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

extension MultipleUpdatesPerFrameRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An action fired more often than one frame allows.",
            severity: "warning",
            meaning: """
                An `onChange` or preference action that changes what it watches fires for its own change. SwiftUI lets that happen a \
                few times in one frame and then drops the rest: what is shown is some value on the way, not the one that was meant.
                """,
            evidence: """
                The warning in SwiftUI's wording with the action's label, the view, what the action wrote, and the number of frames in \
                which it came. Actions that set one another off are `update-loop`.
                """,
            thresholds: ["warning from the first occurrence"],
            symptoms: [
                "\"action tried to update multiple times per frame.\"", "a value settles at a wrong number", "text jumps while typing",
            ],
            example: """
                TextField("Code", text: $code)
                    // Differs each time, so that it fires again each time.
                    .onChange(of: code) { code = code + "-" }
                """,
            repaired: """
                TextField("Code", text: $code)
                    .onChange(of: code) {
                        // The same for what is formatted already.
                        let formatted = Code.formatted(code)
                        if formatted != code { code = formatted }
                    }
                """)
    }
}
