import TraceReader

/// The id given with `.id(_:)` changed and rebuilt what stands below it.
struct ExplicitIDResetRule: AnalysisRule {
    static let id = "explicit-id-reset"

    /// What the id goes by.
    private enum Habit {
        /// The id is that of an element, one that was there before, or changes with what is shown: starting anew is meant.
        case subject
        /// The id differs at each update of the view that gives it, and what is shown is the same.
        case eachUpdate
        /// Each letter typed into what has the id changes it.
        case typing
        /// Neither, as a counter that is bumped to force an update: what is shown is the same, or has elements that were there before.
        case neither
    }

    func findings(in evidence: Evidence) -> [Finding] {
        let replaced = ReplacedIdentity.all([.explicitID, .renewedID], .explicit, in: evidence)
        let subjects = evidence.model.traces.map { subjectKeys($0.tables) }
        let typed = replaced.isEmpty ? [] : evidence.model.traces.map { TypedResets($0.tables) }
        return ReplacementGroup.groups(replaced, in: evidence).map { group in
            let habit = habit(group, subjects, typed, evidence)
            let isWarning = habit == .eachUpdate || habit == .typing || (habit == .neither && group.lossWords != nil)
            return group.finding(
                Self.id, isWarning ? .warning : .note, view: view(group),
                culprit: group.lostState.first ?? "the id in \(group.owner)", advice: advice(group, habit), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        let times = finding.count == 1 ? "once" : "\(Wording.grouped(finding.count)) times"
        return "its `.id(_:)` changed \(times), and it was made anew with \(Wording.count(finding.cost.runs ?? 0, "body", "bodies"))"
    }

    func headline(of finding: Finding) -> String {
        "Give \(finding.view.map(Wording.code) ?? "the view") an id that stays. Each new one throws it away and builds it again."
    }

    /// What has the id: where that is a collection, the view that gives it.
    private func view(_ group: ReplacementGroup) -> String {
        group.items.contains(where: \.rebuiltInElement) ? group.owner : group.rebuilt ?? group.owner
    }

    /// The ids by which elements and presented items are known.
    private func subjectKeys(_ tables: TraceTables) -> Set<StringID> {
        Set(tables.identities.lazy.filter { $0.kind == .keyed || $0.kind == .presented }.map(\.key))
    }

    private func habit(_ group: ReplacementGroup, _ subjects: [Set<StringID>], _ typed: [TypedResets], _ evidence: Evidence) -> Habit {
        let model = evidence.model
        if group.items.count(where: { typed[$0.trace].contains($0.old) }) >= TypedResets.fewest { return .typing }
        var seen: Set<StringID> = []
        var returned = false
        var owners: Set<Int> = []
        for item in group.items {
            let tables = model.traces[item.trace].tables
            let (old, new) = (tables.identities[item.old], tables.identities[item.new])
            if subjects[item.trace].contains(new.key) { return .subject }
            seen.insert(old.key)
            if seen.contains(new.key) { returned = true }
            if let owner = new.parent.flatMap({ tables.bodyOwner(of: tables.identities[$0].id) }) { owners.insert(owner) }
        }
        let updates = evidence.runs.count { run in
            !model[run].isFirst && run.trace == group.trace
                && model.traces[run.trace].tables.identities.row(of: model[run].identity).map(owners.contains) == true
        }
        let isEach = group.items.count >= evidence.options.thresholds.repeated && group.items.count * 10 >= updates * 9
        let isRenewed = group.items.contains { $0.why(in: model) == .renewedID }
        if isEach, isRenewed { return .eachUpdate }
        if returned { return .subject }
        return isRenewed || group.items.contains(where: \.losesInElements) ? .neither : .subject
    }

    private func advice(_ group: ReplacementGroup, _ habit: Habit) -> String {
        let view = group.items.contains(where: \.rebuiltInElement) ? "what it shows" : Wording.code(group.rebuilt ?? group.owner)
        let owner = Wording.code("\(group.owner).body")
        let lost = group.lossWords.map { " \($0) is lost with it." } ?? ""
        switch habit {
        case .subject:
            return "\(owner) gives \(view) the `.id(_:)` of what it shows, so that another subject starts anew.\(lost) That is right where a fresh "
                + "start is meant; where state should stay, keep it above the id."
        case .eachUpdate:
            return "\(owner) gives \(view) another `.id(_:)` at each update.\(lost) Take an id that belongs to the data, or none: SwiftUI updates "
                + "the view by itself when its inputs change."
        case .typing:
            return "Each letter typed into \(view) gives it another `.id(_:)` in \(owner), so that the field goes with its focus, and another one "
                + "comes in its place.\(lost) Take an id that does not change with what is typed, or none."
        case .neither:
            return "\(owner) changes the `.id(_:)` of \(view) to have it made anew.\(lost) Let what should change be an input or a binding of "
                + "\(view), and take the id away."
        }
    }
}

extension ExplicitIDResetRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The id given with .id(_:) changed and rebuilt what stands below it.",
            severity: "warning when it changes at each update or with each letter typed, or when written state was lost without another subject; else note",
            meaning: """
                `.id(_:)` makes a new view of every new id. That is the way to start a screen anew for another subject, and a costly way \
                to force an update: state, focus, scroll position and running tasks go, and everything below is built again.
                """,
            evidence: """
                How often the id changed, against the updates of the view that gives it; whether what has the id shows the same as \
                before; whether the id is that of an element or comes back; the written state that was dropped; the bodies that ran \
                for the first time.
                """,
            thresholds: [
                "warning where each of 2 letters or more that were typed into what has the id changed it",
                "warning where it changed at least 3 times and in at least 90 % of the updates, and what has it shows the same",
                "warning where written state was dropped, the id is that of no element and never comes back, and what has it shows the same "
                    + "or has elements that were there before",
                "note where the id follows what is shown",
            ],
            symptoms: ["scrolling jumps to the top", "text disappears while typing", "a list is slow on every change", "focus is lost"],
            example: """
                List(rows) { Row($0) }
                    .id(UUID())                 // another list at each update
                """,
            repaired: """
                List(rows) { Row($0) }          // updates by itself
                """)
    }
}
