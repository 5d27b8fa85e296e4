import TraceReader

/// One id occurs twice in one keyed collection.
struct DuplicateIDRule: AnalysisRule {
    static let id = "duplicate-id"
    static let explains: Set<WarningKind> = [.duplicateID, .duplicateLayoutID]

    func findings(in evidence: Evidence) -> [Finding] {
        var places: [Place: Occurrences] = [:]
        var order: [Place] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let recorded = Recorded(trace)
            for row in trace.tables.duplicates where evidence.contains(row.place, time: nil, in: trace) {
                let place = Self.place(of: row.identity, in: trace)
                if places[place] == nil { order.append(place) }
                places[place, default: Occurrences()].add(row, trace: index, in: evidence.model)
            }
            for row in trace.tables.warnings
            where Self.explains.contains(row.kind) && evidence.contains(row.place, time: nil, in: trace) {
                guard !recorded.explains(row, in: trace) else { continue }
                let place = Self.place(of: row, in: trace)
                if places[place] == nil { order.append(place) }
                places[place, default: Occurrences()].add(row, trace: index, in: evidence.model)
            }
        }
        return order.filter { evidence.options.view == nil || $0.view.map(evidence.containsView) == true }
            .compactMap { place in places[place].map { finding(place, $0, evidence) } }
    }

    private func finding(_ place: Place, _ found: Occurrences, _ evidence: Evidence) -> Finding {
        let causes = evidence.causes(of: found.bodies)
        return Finding(
            rule: Self.id, severity: .error, view: place.view,
            identityPath: place.path.isEmpty ? nil : evidence.path(of: found.identities) ?? place.path,
            location: causes.location, culprit: found.culprit(collection: place.collection), count: found.elements.count,
            causes: causes, advice: advice(place, found), records: found.records)
    }
}

// MARK: - Evidence

extension DuplicateIDRule {
    private struct Place: Hashable {
        var view: String?
        var collection: String
        var path: String
    }

    /// One element whose id another one has already.
    private struct Element: Hashable {
        var trace: Int
        var identity: IdentityID
        var key: String
        var position: UInt32
    }

    private struct Occurrences {
        var elements: [Element] = []
        var seen: Set<Element> = []
        var positions: [String: Set<UInt32>] = [:]
        var keys: [String] = []
        var knownKeys: Set<String> = []
        var identities: [(trace: Int, identity: IdentityID)] = []
        var bodies: [RunID] = []
        var records: [Int] = []

        mutating func add(_ row: DuplicateRow, trace: Int, in model: AnalysisModel) {
            let key = model.traces[trace].tables.names[row.key]
            let element = Element(trace: trace, identity: row.identity, key: key, position: row.position)
            guard seen.insert(element).inserted else { return }
            note(element, record: row.record, body: row.body, in: model)
            // An imported log does not say where the elements stand.
            if row.first != row.position { positions[key, default: []].formUnion([row.first, row.position]) }
        }

        mutating func add(_ row: WarningRow, trace: Int, in model: AnalysisModel) {
            let key = DuplicateIDRule.key(in: model.traces[trace].tables.names[row.text])
            let element = Element(trace: trace, identity: row.identity, key: key, position: 0)
            guard seen.insert(element).inserted else { return }
            note(element, record: row.record, body: row.body, in: model)
        }

        private mutating func note(_ element: Element, record: Int, body: Int?, in model: AnalysisModel) {
            elements.append(element)
            if knownKeys.insert(element.key).inserted { keys.append(element.key) }
            identities.append((element.trace, element.identity))
            records.append(record + model.traces[element.trace].recordOffset)
            if let body { bodies.append(RunID(trace: element.trace, row: body)) }
        }

        func culprit(collection: String) -> String {
            guard let key = keys.first else { return collection }
            var text = "id \(key)"
            if let found = positions[key]?.sorted(), !found.isEmpty {
                text += " at positions \(Wording.list(found.prefix(4).map(String.init)))"
                if found.count > 4 { text += " (and \(found.count - 4) more)" }
            }
            text += " of \(collection)"
            if keys.count > 1 { text += ", and \(Wording.count(keys.count - 1, "more id"))" }
            return text
        }
    }

    /// What duplicate records say, so that a warning that says the same is no finding of its own.
    private struct Recorded {
        var identities: Set<IdentityID> = []
        var owners: Set<Int> = []
        var keys: Set<String> = []

        init(_ trace: TraceModel) {
            for row in trace.tables.duplicates where identities.insert(row.identity).inserted {
                if let owner = trace.tables.bodyOwner(of: row.identity) { owners.insert(owner) }
            }
            for key in Set(trace.tables.duplicates.map(\.key)) { keys.insert(trace.tables.names[key]) }
        }

        func explains(_ warning: WarningRow, in trace: TraceModel) -> Bool {
            identities.contains(warning.identity)
                || trace.tables.bodyOwner(of: warning.identity).map(owners.contains) == true
                || keys.contains(DuplicateIDRule.key(in: trace.tables.names[warning.text]))
        }
    }

    private static func place(of identity: IdentityID, in trace: TraceModel) -> Place {
        let tables = trace.tables
        let owner = tables.bodyOwner(of: identity).map { tables.names.typeName(tables.identities[$0].type) }
        let isKnown = tables.identities.row(of: identity) != nil
        // Where no view is known, the collection's full type says most.
        let name = isKnown ? tables.typeName(of: identity) : "a collection"
        return Place(
            view: owner, collection: owner == nil ? name : shortName(name),
            path: isKnown ? tables.generalPath(of: identity) : "")
    }

    private static func place(of warning: WarningRow, in trace: TraceModel) -> Place {
        if trace.tables.identities.row(of: warning.identity) != nil { return place(of: warning.identity, in: trace) }
        let text = trace.tables.names[warning.text]
        let collection = text.firstRange(of: ": the ID ").map { String(text[..<$0.lowerBound]) } ?? "a collection"
        return Place(view: nil, collection: collection, path: "")
    }

    /// `ForEach` of `ForEach<Array<Item>, Int, Row>`.
    private static func shortName(_ name: String) -> String {
        name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    /// The id in a warning's text. It may hold anything, so that the words behind it are looked for from the end.
    static func key(in text: String) -> String {
        guard let start = text.firstRange(of: "the ID ") else { return text }
        let rest = text[start.upperBound...]
        for ending in [" occurs multiple times", " is used by multiple child views"] {
            if let end = rest.ranges(of: ending).last { return String(rest[..<end.lowerBound]) }
        }
        return String(rest)
    }
}

// MARK: - Page and messages

extension DuplicateIDRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "One id occurs twice in one keyed collection.",
            severity: "error",
            meaning: """
                A keyed collection (`ForEach`, `List`, `Table`) knows its elements by their ids alone. Two elements with one id are \
                one element to it: both places show the same data, state and focus of one belong to both, and moving or deleting \
                one hits the other. SwiftUI says "this will give undefined results!" and means it.
                """,
            evidence: """
                The collection and the view that owns it, the id, the positions at which it occurs, and the runs that brought the \
                collection up to date. Counted are the elements that have an id which another element has already.
                """,
            thresholds: ["error from the first occurrence"],
            symptoms: [
                "a row shows another row's data", "two rows change at once", "the wrong row is deleted", "a row is missing",
                "\"the ID … occurs multiple times within the collection\"",
            ],
            example: """
                struct Tag: Identifiable {
                    let name: String
                    var id: String { name }   // two tags of one name are one element
                }
                ForEach(tags) { Text($0.name) }
                """,
            repaired: """
                struct Tag: Identifiable {
                    let id: Int               // its own, for as long as the tag lives
                    let name: String
                }
                ForEach(tags) { Text($0.name) }
                """)
    }

    func message(of finding: Finding) -> String {
        let one = finding.count == 1
        return "\(Wording.count(finding.count, "element")) of a collection \(one ? "has an id that another" : "have ids that others") "
            + "\(one ? "has" : "have") already"
    }

    func headline(of finding: Finding) -> String {
        "Give the elements of the collection in \(finding.view.map(Wording.code) ?? "the trace") ids of their own. Rows there show one "
            + "another's data."
    }

    private func advice(_ place: Place, _ found: Occurrences) -> String {
        let key = found.keys.first.map { Wording.code($0) } ?? "one id"
        let view = place.view.map { " in \(Wording.code($0))" } ?? ""
        return "Give each element of \(Wording.code(place.collection))\(view) an id of its own that stays with it: elements that share "
            + "\(key) are one row to SwiftUI, and both places show the same element. Take a stored, unique property for `id`, or remove "
            + "the repeated elements from the data."
    }
}
