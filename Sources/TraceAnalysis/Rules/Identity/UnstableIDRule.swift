import TraceReader

/// The ids of a collection are made anew at each update.
struct UnstableIDRule: AnalysisRule {
    static let id = "unstable-id"

    /// The updates of one collection.
    private struct Updates {
        var trace: Int
        var count: UInt32
        /// Updates that replaced every element, some by one with the same content.
        var replaced: [(row: CollectionRow, renamed: RenamedElementRow)] = []
        /// Updates that replaced every element by as many others, of which none is known to have the same content.
        var others: [CollectionRow] = []
        /// Those among them that left the number of elements and all content as it was.
        var equalContents = 0
        /// Those that brought more elements.
        var growths = 0
        var shrinks = false
        /// Whether elements are known to have come again.
        var isProven = true
        var destroyed = 0
        var destroyedOthers = 0
        /// Whether some update kept an element.
        var keepsSome = false
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var collections: [Collection: Updates] = [:]
        var order: [Collection] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let renamed = RenamedElements(trace.tables)
            for row in trace.tables.collections where evidence.contains(row.place, time: nil, in: trace) {
                let key = Collection(trace: index, identity: row.identity)
                guard var known = collections[key] else {
                    collections[key] = Updates(trace: index, count: row.count)
                    order.append(key)
                    continue
                }
                note(row, renamed, in: &known)
                collections[key] = known
            }
        }
        var places: [Place: (view: String?, name: String, updates: [Updates], identities: [(trace: Int, identity: IdentityID)])] = [:]
        var placeOrder: [Place] = []
        for key in order {
            guard var updates = collections[key] else { continue }
            let tables = evidence.model.traces[key.trace].tables
            // Rows that show something else as well tell nothing of their elements; ids that are made at random do.
            if updates.replaced.isEmpty, hasRandomIDs(tables.typeName(of: key.identity)) {
                updates.isProven = false
            } else {
                updates.others = []
                updates.destroyedOthers = 0
            }
            guard isUnstable(updates) else { continue }
            let view = tables.bodyOwner(of: key.identity).map { tables.names.typeName(tables.identities[$0].type) }
            if evidence.options.view != nil, view.map(evidence.containsView) != true { continue }
            let name = tables.typeName(of: key.identity)
            let place = Place(view: view, path: tables.generalPath(of: key.identity))
            if places[place] == nil { placeOrder.append(place) }
            places[place, default: (view, name.prefix { $0 != "<" }.description, [], [])].updates.append(updates)
            places[place]!.identities.append((key.trace, key.identity))
        }
        return placeOrder.compactMap { place in
            places[place].map { finding($0.view, $0.name, $0.updates, $0.identities, evidence) }
        } + EditedIDs.findings(Self.id, in: evidence)
    }

    private struct Collection: Hashable {
        var trace: Int
        var identity: IdentityID
    }

    private struct Place: Hashable {
        var view: String?
        var path: String
    }

    private func note(_ row: CollectionRow, _ renamed: RenamedElements, in updates: inout Updates) {
        let before = updates.count
        updates.count = row.count
        if row.count < before { updates.shrinks = true }
        // One element that is another one is mostly a selection; of none nothing can be said.
        guard before > 1, row.count > 1 else { return }
        if row.inserted == row.count, row.removed == before {
            // Where nothing that was there came again, the elements are others, as the results of another search are.
            guard let first = renamed[row] else {
                if row.count == before {
                    updates.others.append(row)
                    updates.destroyedOthers += Int(before)
                }
                return
            }
            updates.replaced.append((row, first))
            if row.count == before, renamed.isWhole(row) { updates.equalContents += 1 }
            if row.count > before { updates.growths += 1 }
            updates.destroyed += Int(before)
        } else {
            updates.keepsSome = true
        }
    }

    /// Content that only grows is told of by `unstable-streamed-id`.
    private func isUnstable(_ updates: Updates) -> Bool {
        let isStream = !updates.shrinks && updates.growths > 0 && updates.equalContents < 2
        return !updates.keepsSome && updates.replaced.count + updates.others.count >= 2 && !isStream
    }

    /// Whether a collection's ids are UUIDs, by its type's name: `ForEach<Array<Line>, UUID, Text>`.
    private func hasRandomIDs(_ type: String) -> Bool { type.contains(", UUID, ") }

    private func finding(
        _ view: String?, _ name: String, _ updates: [Updates], _ identities: [(trace: Int, identity: IdentityID)],
        _ evidence: Evidence
    ) -> Finding {
        let rows = updates.flatMap { item in (item.replaced.map(\.row) + item.others).map { (item.trace, $0) } }
        let runs = runs(of: rows, identities, evidence)
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = TimeSummary(runs.compactMap { evidence.model[$0].selfTime })?.total
        // Elements that are known to have come again would have stayed, with all that is in them.
        if updates.allSatisfy(\.isProven) { (cost.savedRuns, cost.savedTime) = evidence.saving(of: runs) }
        let destroyed = updates.reduce(0) { $0 + $1.destroyed + $1.destroyedOthers }
        let example = updates.first.flatMap { first($0, evidence) } ?? ""
        let owner = view.map { " in \(Wording.code($0))" } ?? ""
        return Finding(
            rule: Self.id, severity: updates.contains(where: \.isProven) ? .error : .warning, view: view, identityPath: evidence.path(of: identities), location: causes.location,
            culprit: "the ids of \(name)", count: rows.count, cost: cost, causes: causes,
            advice: "Let the elements of \(Wording.code(name))\(owner) keep the ids that they were made with: \(Wording.count(destroyed, "row")) "
                + "were thrown away and built again with their state\(example). Store the id (`let id = UUID()` in the model, not `var id: UUID { UUID() }`), "
                + "and make the elements once, not in the body.",
            records: rows.map { $0.1.record + evidence.model.traces[$0.0].recordOffset })
    }

    /// The ids that the first element had, before and after.
    private func first(_ updates: Updates, _ evidence: Evidence) -> String? {
        let tables = evidence.model.traces[updates.trace].tables
        guard let renamed = updates.replaced.first?.renamed, let old = tables.identities.row(of: renamed.old),
            let new = tables.identities.row(of: renamed.identity)
        else { return nil }
        // Behind a branch or an erased view, the trace has no id.
        guard tables.identities[old].key != .none, tables.identities[new].key != .none, tables.identities[new].kind == .keyed else { return nil }
        return ", as the one at position \(renamed.position), which kept its content and went from id "
            + "\(tables.names[tables.identities[old].key]) to \(tables.names[tables.identities[new].key])"
    }

    /// The first runs of rows below these collections in the transactions that replaced them.
    private func runs(
        of updates: [(Int, CollectionRow)], _ identities: [(trace: Int, identity: IdentityID)], _ evidence: Evidence
    ) -> [RunID] {
        let transactions = Set(updates.map { TransactionPlace(trace: $0.0, transaction: $0.1.transaction) })
        let roots = Set(identities.map { Collection(trace: $0.trace, identity: $0.identity) })
        return evidence.runs.filter { run in
            let body = evidence.model[run]
            guard body.isFirst, transactions.contains(TransactionPlace(trace: run.trace, transaction: body.transaction)) else { return false }
            let table = evidence.model.traces[run.trace].tables.identities
            var next = table.row(of: body.identity)
            while let row = next {
                if roots.contains(Collection(trace: run.trace, identity: table[row].id)) { return true }
                next = table[row].parent
            }
            return false
        }
    }

    private struct TransactionPlace: Hashable {
        var trace: Int
        var transaction: Int?
    }

    func message(of finding: Finding) -> String {
        let start = "\(finding.culprit ?? "the ids") were all new in \(Wording.count(finding.count, "update")), though "
        return start + (finding.severity == .error ? "elements with the same content were there before" : "as many elements were there before")
    }

    func headline(of finding: Finding) -> String {
        "Store \(finding.culprit ?? "the ids")\(finding.view.map { " in \(Wording.code($0))" } ?? ""). Every update throws all rows away now."
    }
}

extension UnstableIDRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The ids of a collection are made anew at each update.",
            severity: "error; warning where the ids are UUIDs and what the rows show tells nothing of the elements",
            meaning: """
                Elements are known by their ids. Where each update brings new ones (`UUID()` in a computed property, elements made in \
                the body), no element is the one that was there before: all rows go with their state and all are built, the scroll \
                position and selection are lost, and insertions animate as if everything had been replaced.
                """,
            evidence: """
                Updates of one collection that kept no element although elements with the same content came again, their ids, and the rows built. Letters \
                typed into a row after each of which that row went, and another one came in its place.
                """,
            thresholds: [
                "error where at least 2 updates replaced all of 2 or more elements, some by one with the same content, and no update kept one",
                "warning where at least 2 updates replaced all of 2 or more elements with UUIDs by as many others, and no update kept one",
                "error from 2 letters typed into a row that replaced it",
            ],
            symptoms: [
                "the whole list flashes", "every row is rebuilt on any change", "a row's text disappears while typing",
                "selection is lost", "a text field in a list loses its focus after each letter", "swipe actions close by themselves", "scrolling is slow although little changes",
            ],
            example: """
                struct Line: Identifiable {
                    var id: UUID { UUID() }      // another id each time it is asked
                    let text: String
                }
                ForEach(text.split(separator: "\\n").map { Line(text: String($0)) }) {
                    Text($0.text)
                }
                """,
            repaired: """
                struct Line: Identifiable {
                    let id: Int                  // its number in the text
                    let text: String
                }
                ForEach(document.lines) { Text($0.text) }     // made when the text changes
                """)
    }
}
