import TraceReader

/// A large collection stands in a container that is not lazy.
struct EagerCollectionRule: AnalysisRule {
    static let id = "eager-collection"
    static let needs: Set<EventTag> = [.collectionPlaced]

    /// The rows that a finding is about, by collection; those of the largest layout.
    static func eager(in evidence: Evidence) -> [(container: String, group: CostGroup<PlacedCollectionRow>, largest: PlacedCollectionRow)] {
        let limits = evidence.options.thresholds
        return evidence.groups(\.placedCollections, identity: \.identity, place: \.place) { row, tables in
            Int(row.count) >= limits.eagerRows && Double(row.visible) <= limits.eagerVisible * Double(row.count)
                ? tables.names[row.container] : nil
        }.compactMap { container, group in
            group.rows.map(\.row).max { ($0.count, $1.record) < ($1.count, $0.record) }.map { (container, group, $0) }
        }
    }

    func findings(in evidence: Evidence) -> [Finding] {
        Self.eager(in: evidence).map { container, group, largest in
            let runs = evidence.runs(group, \.body)
            let causes = evidence.causes(of: runs)
            let view = group.view.map { " in \(Wording.code($0))" } ?? ""
            var cost = FindingCost()
            cost.runs = Int(largest.count)
            cost.wastedRuns = Int(largest.count - min(largest.visible, largest.count))
            return Finding(
                rule: Self.id, severity: .warning, view: group.view, identityPath: evidence.path(group, \.identity), location: causes.location,
                culprit: "ForEach in \(container)", count: Int(largest.count), cost: cost, causes: causes, advice: advice(container, view),
                records: evidence.records(group, \.record))
        }
    }

    func message(of finding: Finding) -> String {
        let hidden = finding.cost.wastedRuns ?? 0
        return "\(Wording.code(finding.culprit ?? "a collection")) builds all \(Wording.grouped(finding.count)) rows, of which "
            + "\(Wording.grouped(finding.count - hidden)) can be seen"
    }

    func headline(of finding: Finding) -> String {
        "Build the rows\(finding.view.map { " in \(Wording.code($0))" } ?? "") when they are seen. "
            + "\(Wording.count(finding.cost.wastedRuns ?? 0, "row is", "rows are")) built, measured and kept for nothing."
    }

    private func advice(_ container: String, _ view: String) -> String {
        let lazy =
            switch container {
            case "HStack": "`LazyHStack`"
            case "Grid", "GridRow": "`LazyVGrid`"
            case "ScrollView": "`LazyVStack` in the `ScrollView`"
            default: "`LazyVStack`"
            }
        return "\(Wording.code(container))\(view) makes every row of its `ForEach` before it shows the first. Use \(lazy) in a scroll view, or `List`, which "
            + "make rows when they come into sight."
    }
}

extension EagerCollectionRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A large collection stands in a container that is not lazy.",
            severity: "warning from 200 rows",
            meaning: """
                `VStack`, `HStack` and `Grid` build and measure all their content at once, in a `ScrollView` too. With hundreds of rows the screen \
                opens late, every change that reaches the rows reaches all of them, and all are kept in memory, seen or not.
                """,
            evidence: "The rows of each keyed collection in a container that is not lazy, and how many of them can be seen after the layout.",
            thresholds: ["warning from 200 rows of which at most half can be seen"],
            symptoms: [
                "a screen with a long list opens slowly", "memory grows with the number of rows", "onAppear of all rows runs at once",
                "the scroll view hangs when it opens",
            ],
            example: """
                ScrollView {
                    VStack {
                        ForEach(messages) { MessageRow(message: $0) }     // 2,000 of them
                    }
                }
                """,
            repaired: """
                ScrollView {
                    LazyVStack {
                        ForEach(messages) { MessageRow(message: $0) }
                    }
                }
                """)
    }
}
