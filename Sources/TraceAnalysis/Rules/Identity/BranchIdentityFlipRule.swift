import TraceReader

/// A view moved from one branch of an `if` or `switch` to another, and was rebuilt.
struct BranchIdentityFlipRule: AnalysisRule {
    static let id = "branch-identity-flip"

    func findings(in evidence: Evidence) -> [Finding] {
        let replaced = ReplacedIdentity.all([.branch], .branch, in: evidence).filter { $0.rebuilt != nil }
        return ReplacementGroup.groups(replaced, in: evidence).filter { $0.containers(in: evidence.model) == nil }.map { group in
            let isWarning = group.lossWords != nil || group.items.count >= evidence.options.thresholds.repeated
            let view = group.rebuilt ?? group.owner
            return group.finding(
                Self.id, isWarning ? .warning : .note, view: view,
                culprit: group.lostState.first ?? "the branches around \(view) in \(group.owner)", advice: advice(group), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let times = finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times"
        return "moved to another branch and was rebuilt \(times), with \(Wording.count(finding.cost.runs ?? 0, "body", "bodies"))"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(finding.view.map(Wording.code) ?? "the view") out of the branches. It loses its state whenever another one is taken."
    }

    private func advice(_ group: ReplacementGroup) -> String {
        let view = Wording.code(group.rebuilt ?? group.owner)
        let lost = group.lossWords.map { " and loses \($0)" } ?? ""
        return "\(view) stands in two branches in \(Wording.code("\(group.owner).body")): taking the other one makes it anew\(lost). Write it "
            + "once and let the condition choose a value: an inert modifier value (`.padding(0)`, `.opacity(1)`, `.disabled(false)`) where "
            + "the branches differ in modifiers, `AnyLayout` where they differ in the container."
    }
}

extension BranchIdentityFlipRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view moved to another branch of an if or switch, and was rebuilt.",
            severity: "warning when written state was lost or it repeats, else note",
            meaning: """
                A branch is part of a view's identity: the same view in the other branch is another one. Its state starts anew, tasks \
                are cancelled and started again, appear actions run, images load again, focus and gestures end, transitions play.
                """,
            evidence: """
                In one transaction a view left with its branch and the same view came with another branch of the same body; which of \
                its state properties had been written; the bodies that ran for the first time because of it.
                """,
            thresholds: [
                "warning where state that had been written was dropped", "warning from 3 flips of one view at one place", "note below that",
            ],
            symptoms: [
                "text disappears while typing", "a field loses focus when something else changes", "scrolling jumps to the top",
                "an animation does not run, the view just changes", "onAppear runs again", "an image flashes",
            ],
            example: """
                var body: some View {
                    if isHighlighted {
                        NoteEditor(note: note).padding().background(.yellow)
                    } else {
                        NoteEditor(note: note)
                    }
                }
                """,
            repaired: """
                var body: some View {
                    NoteEditor(note: note)
                        .padding(isHighlighted ? 16 : 0)
                        .background(isHighlighted ? Color.yellow : .clear)
                }
                """)
    }
}
