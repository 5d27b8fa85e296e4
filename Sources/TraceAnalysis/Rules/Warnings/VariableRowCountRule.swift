import TraceReader

/// The row closure of a list or a lazy container yields no constant number of views.
struct VariableRowCountRule: AnalysisRule {
    static let id = "variable-row-count"
    static let explains: Set<WarningKind> = [.variableRowCount]

    func findings(in evidence: Evidence) -> [Finding] {
        WarningGroup.groups(of: Self.explains, in: evidence).map { group in
            let collection = collection(of: group, evidence)
            let isWarning = rows(of: group, evidence).map { $0 >= evidence.options.thresholds.countedRows } ?? true
            return group.finding(Self.id, isWarning ? .warning : .note, culprit: collection, advice: advice(group, collection), in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        "the rows of \(finding.culprit.map(Wording.code) ?? "a collection") stand for a number of views that only building them tells"
    }

    func headline(of finding: Finding) -> String {
        "Let each row of \(finding.culprit.map(Wording.code) ?? "the collection") be one view. All rows are built only to be counted."
    }

    /// The most elements that one of the collections had; nil where the trace does not say.
    private func rows(of group: WarningGroup, _ evidence: Evidence) -> Int? {
        let collections = Set(group.identities.map { Collection(trace: $0.trace, identity: $0.identity) })
        return evidence.model.traces.enumerated().flatMap { index, trace in
            trace.tables.collections.lazy.filter { collections.contains(Collection(trace: index, identity: $0.identity)) }.map { Int($0.count) }
        }.max()
    }

    private struct Collection: Hashable {
        var trace: Int
        var identity: IdentityID
    }

    private func collection(of group: WarningGroup, _ evidence: Evidence) -> String {
        guard let (trace, identity) = group.identities.first else { return "ForEach" }
        let tables = evidence.model.traces[trace].tables
        guard tables.identities.row(of: identity) != nil else { return "ForEach" }
        let name = tables.typeName(of: identity)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    private func advice(_ group: WarningGroup, _ collection: String) -> String {
        let view = group.view.map { " in \(Wording.code($0))" } ?? ""
        return "Give the row closure of \(Wording.code(collection))\(view) one view for each element: put an `if` without `else`, or an `AnyView`, "
            + "inside one container (an `HStack`, say), and filter the data instead of hiding rows."
    }
}

extension VariableRowCountRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The row closure of a lazy collection yields no constant number of views.",
            severity: "warning from 20 elements, else note",
            meaning: """
                A list or a lazy container needs to know how many rows there are before it shows any. Where the row's type says that \
                an element is one view, it counts elements. Where a row is an `if` without `else`, or an `AnyView`, it must build all \
                rows to count them, shown or not: the container is lazy no more.
                """,
            evidence: "The collection whose rows were built to be counted, how many elements it had, and the view that holds it.",
            thresholds: ["warning from 20 elements: fewer are mostly all on screen, and built anyway"],
            symptoms: [
                "a list is slow to open and fast afterwards", "all rows are built at once in a lazy container",
                "\"Unable to determine number of views per element in the collection\"",
            ],
            example: """
                List(messages) { message in
                    if !message.isHidden { MessageRow(message: message) }
                }
                """,
            repaired: """
                List(messages.filter { !$0.isHidden }) { MessageRow(message: $0) }
                """)
    }
}
