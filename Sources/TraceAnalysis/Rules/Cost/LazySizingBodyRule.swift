import TraceReader

/// A lazy container ran the bodies of rows only to learn how many views they are.
struct LazySizingBodyRule: AnalysisRule {
    static let id = "lazy-sizing-body"
    static let needs: Set<EventTag> = [.costNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        let groups = evidence.groups(\.costNotes, identity: \.identity, place: \.place) { row, tables in
            row.kind == .rowsPrepared ? "\(tables.collectionName(row.identity)) in \(tables.names[row.name])" : nil
        }
        return groups.compactMap { collection, group in
            guard let worst = group.rows.map(\.row).max(by: { Self.unseen($0) < Self.unseen($1) }),
                Self.unseen(worst) >= evidence.options.thresholds.preparedRows
            else { return nil }
            let causes = evidence.causes(of: evidence.runs(group, \.body))
            var cost = FindingCost()
            cost.runs = Int(worst.count)
            cost.wastedRuns = Self.unseen(worst)
            let view = group.view.map { " in \(Wording.code($0))" } ?? ""
            return Finding(
                rule: Self.id, severity: .note, view: group.view, identityPath: evidence.path(group, \.identity), location: causes.location,
                culprit: collection, count: Self.unseen(worst), cost: cost, causes: causes,
                advice: "Let the row closure of \(Wording.code(collection))\(view) yield one view for each element, whatever its body decides: one container "
                    + "around an `if` without `else`, and no `AnyView` as a row. The container then runs the bodies that it shows.",
                records: evidence.records(group, \.record))
        }
    }

    private static func unseen(_ row: CostNoteRow) -> Int { max(0, Int(row.count) - Int(clamping: row.amount)) }

    func message(of finding: Finding) -> String {
        let all = finding.cost.runs ?? finding.count
        return "\(Wording.code(finding.culprit ?? "a lazy container")) ran the bodies of \(Wording.count(all, "row")), of which "
            + "\(Wording.grouped(all - finding.count)) have been in sight"
    }

    func headline(of finding: Finding) -> String {
        "Let each row of \(Wording.code(finding.culprit ?? "the collection")) be one view. \(Wording.count(finding.count, "row")) ran to be counted."
    }
}

extension TraceTables {
    /// The name of a collection's type, without its arguments.
    func collectionName(_ identity: IdentityID) -> String { String(typeName(of: identity).prefix { $0 != "<" }) }
}

extension LazySizingBodyRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A lazy container ran the bodies of rows only to learn how many views they are.",
            severity: "note",
            meaning: """
                A lazy container finds a row by counting. Where it takes a row's body to tell how many views the row is (an `if` without `else` inside, an \
                erased view), all rows before the one that is shown are evaluated and stay so: scrolling to the end runs everything.
                """,
            evidence: "The rows of a lazy collection whose bodies have run, and how many of them have ever been in sight.",
            thresholds: ["note from 20 rows that ran and were never in sight"],
            symptoms: ["a lazy stack evaluates rows that are not visible", "scrolling to the end of a long list hangs", "all rows run in a debug build"],
            example: """
                LazyVStack {
                    ForEach(entries) { EntryRow(entry: $0) }
                }
                // In EntryRow:
                var body: some View {
                    if entry.isShown { Text(entry.title) }     // nothing, or one view
                }
                """,
            repaired: """
                LazyVStack {
                    ForEach(entries.filter(\\.isShown)) { EntryRow(entry: $0) }
                }
                """)
    }
}
