import TraceReader

/// While content only grows, elements that were complete get other ids.
struct UnstableStreamedIDRule: AnalysisRule {
    static let id = "unstable-streamed-id"
    static let needs: Set<EventTag> = [.elementRenamed]

    private struct Collection: Hashable {
        var trace: Int
        var identity: IdentityID
    }

    private struct Place: Hashable {
        var view: String
        var path: String
    }

    private struct Growth {
        var last: CollectionRow
        var shrinks = false
        /// Updates that brought all elements again under other ids: those are made anew, whatever comes.
        var replacedAlike = 0
        /// Updates by which the collection grew, with the number of elements before.
        var updates: [(row: CollectionRow, before: UInt32)] = []
    }

    private struct Found {
        var name: String
        var renamed: [(trace: Int, row: RenamedElementRow)] = []
        var updates: Set<Int> = []
        var first: (before: UInt32, position: UInt32, old: String, new: String)?
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var found: [Place: Found] = [:]
        var order: [Place] = []
        for (index, trace) in evidence.model.traces.enumerated() where !trace.tables.renamedElements.isEmpty {
            let tables = trace.tables
            let growths = growths(tables)
            for row in tables.renamedElements where evidence.contains(row.place, time: nil, in: trace) {
                guard let element = tables.identities.row(of: row.identity), let parent = tables.identities[element].parent else { continue }
                let collection = tables.identities[parent].id
                guard let growth = growths[collection], !growth.shrinks, growth.replacedAlike < 2,
                    // Rows of a lazy container are made after the update that brought them.
                    let update = growth.updates.first(where: { $0.row.transaction == row.transaction && row.transaction != nil })
                        ?? growth.updates.last(where: { $0.row.record < row.record })
                else { continue }
                let view = tables.bodyOwner(of: collection).map { tables.names.typeName(tables.identities[$0].type) } ?? NameTable.unknown
                guard evidence.containsView(named: view) else { continue }
                let place = Place(view: view, path: tables.generalPath(of: collection))
                if found[place] == nil {
                    order.append(place)
                    found[place] = Found(name: String(tables.typeName(of: collection).prefix { $0 != "<" }))
                }
                found[place]?.renamed.append((index, row))
                found[place]?.updates.insert(update.row.record)
                if found[place]?.first == nil {
                    let old = tables.identities.row(of: row.old).map { tables.names[tables.identities[$0].key] } ?? ""
                    found[place]?.first = (update.before, row.position, old, tables.names[tables.identities[element].key])
                }
            }
        }
        return order.compactMap { place in
            guard let item = found[place], item.updates.count >= 2 || item.renamed.count >= 2 else { return nil }
            return finding(place, item, evidence)
        }
    }

    private func growths(_ tables: TraceTables) -> [IdentityID: Growth] {
        var growths: [IdentityID: Growth] = [:]
        let renamed = RenamedElements(tables)
        for row in tables.collections {
            guard var growth = growths[row.identity] else {
                growths[row.identity] = Growth(last: row)
                continue
            }
            let before = growth.last.count
            if row.count < before { growth.shrinks = true }
            if row.count > before { growth.updates.append((row, before)) }
            if row.count == before, row.removed == before, before > 1, renamed.isWhole(row) { growth.replacedAlike += 1 }
            growth.last = row
            growths[row.identity] = growth
        }
        return growths
    }

    private func finding(_ place: Place, _ found: Found, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        var runs: [RunID] = []
        for (index, trace) in model.traces.enumerated() {
            let identities = Set(found.renamed.filter { $0.trace == index }.map(\.row.identity))
            if identities.isEmpty { continue }
            for (row, body) in trace.tables.bodies.enumerated() where body.isFirst && identities.contains(body.identity) {
                runs.append(RunID(trace: index, row: row))
            }
        }
        let causes = evidence.causes(of: runs)
        var cost = FindingCost()
        cost.runs = runs.count
        cost.selfTime = TimeSummary(runs.compactMap { model[$0].selfTime })?.total
        let first = found.first.map { first in
            " First, with \(Wording.count(Int(first.before), "element")), the one at position \(first.position) went from id \(first.old) to \(first.new)."
        } ?? ""
        return Finding(
            rule: Self.id, severity: .warning, view: place.view,
            identityPath: evidence.path(of: found.renamed.map { ($0.trace, $0.row.identity) }), location: causes.location,
            culprit: "the ids of \(found.name)", count: found.renamed.count, cost: cost, causes: causes,
            advice: "While content was only added, \(Wording.count(found.renamed.count, "element")) of \(Wording.code(found.name)) in "
                + "\(Wording.code(place.view)) came again with the same content and another id: their rows were thrown away and built "
                + "again.\(first) Let an id depend on nothing that comes later: number the elements as they are made and keep them, "
                + "instead of making all of them anew from the whole text.",
            records: found.renamed.map { $0.row.record + model.traces[$0.trace].recordOffset })
    }

    func message(of finding: Finding) -> String {
        "\(Wording.count(finding.count, "element")) got another id while content was only added"
    }

    func headline(of finding: Finding) -> String {
        "Let complete elements in \(finding.view.map(Wording.code) ?? "the view") keep their ids. What was shown already is built again with each "
            + "piece that comes."
    }
}

extension UnstableStreamedIDRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "While content is only appended, ids of completed elements change.",
            severity: "warning",
            meaning: """
                Text that comes piece by piece (an answer, a log, a transcript) is parsed again and again. Where the elements get new \
                ids each time (`UUID()`, a hash of the whole, a number counted from the end), all that was shown goes and comes \
                again with each piece: rows flash, selection and scroll position are lost, and the cost grows with the square.
                """,
            evidence: """
                Updates by which a collection grew and never shrank, and elements whose content is that of the one which left their \
                position, under another id. An element that grew has other content, and does not count.
                """,
            thresholds: ["warning from 2 such elements, or from 2 such updates"],
            symptoms: [
                "the whole message flashes while it streams", "streaming gets slower the longer the text is", "text selection is lost while streaming",
                "scrolling jumps while new lines arrive", "images reload while an answer arrives",
            ],
            example: """
                struct Paragraph: Identifiable { let id = UUID(); let text: String }
                let lines = text.split(separator: "\\n").map(String.init)
                ForEach(lines.map(Paragraph.init)) { Text($0.text) }
                """,
            repaired: """
                // Its number, counted from the start.
                struct Paragraph: Identifiable { let id: Int; let text: String }
                ForEach(parser.paragraphs) { Text($0.text) }
                """)
    }
}
