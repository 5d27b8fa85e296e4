import TraceReader

/// A property of a model that one view alone reads and writes, far below the view that owns the model.
struct OverScopedStateRule: AnalysisRule {
    static let id = "over-scoped-state"

    private struct Property: Hashable {
        var type: String
        var name: String
    }

    private struct Use {
        var readers: Set<String> = []
        var identities: Set<IdentityID> = []
        var trace = 0
        var writes: [(trace: Int, row: Int)] = []
        /// Whether each write stands in code of the one reader.
        var functions: [String] = []
        var owners: Set<IdentityID> = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var uses: [Property: Use] = [:]
        var order: [Property] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            for (row, write) in tables.writes.enumerated()
            where write.kind == .observable && !write.flags.contains(.equal) && evidence.contains(write.place, time: write.time, in: trace) {
                let property = Property(type: tables.names[write.type], name: tables.names[write.property])
                if uses[property] == nil { order.append(property) }
                uses[property, default: Use()].writes.append((index, row))
                uses[property]?.functions.append(tables.names[write.location]?.function ?? "")
            }
            guard !uses.isEmpty else { continue }
            addReaders(index, evidence, &uses)
            addOwners(tables, &uses)
        }
        return order.compactMap { property in uses[property].flatMap { finding(property, $0, evidence) } }
    }

    private func addReaders(_ index: Int, _ evidence: Evidence, _ uses: inout [Property: Use]) {
        let tables = evidence.model.traces[index].tables
        let names = Dictionary(uses.keys.map { ("\($0.type).\($0.name)", $0) }, uniquingKeysWith: { first, _ in first })
        var known: [ListID: [Property]] = [:]
        for body in tables.bodies where body.reads != .none {
            let properties = known[body.reads] ?? tables.names[body.reads].compactMap { names[$0] }
            known[body.reads] = properties
            for property in properties where uses[property]?.identities.contains(body.identity) == false {
                uses[property]?.identities.insert(body.identity)
                uses[property]?.readers.insert(tables.names.typeName(body.type))
                uses[property]?.trace = index
            }
        }
    }

    private func addOwners(_ tables: TraceTables, _ uses: inout [Property: Use]) {
        var types: [TypeID: [(property: StringID, value: String)]] = [:]
        for row in tables.stateTypes where row.kind != .value { types[row.type, default: []].append((row.property, tables.names[row.valueType])) }
        if types.isEmpty { return }
        for state in tables.states where state.droppedWritten == nil {
            guard let row = tables.identities.row(of: state.identity),
                let value = types[tables.identities[row].type]?.first(where: { $0.property == state.property })?.value
            else { continue }
            for property in uses.keys where property.type == value || "Optional<\(property.type)>" == value {
                uses[property]?.owners.insert(state.identity)
            }
        }
    }

    private func finding(_ property: Property, _ use: Use, _ evidence: Evidence) -> Finding? {
        guard use.readers.count == 1, let view = use.readers.first, use.identities.count == 1, let reader = use.identities.first,
            use.owners.count == 1, let owner = use.owners.first, evidence.containsView(named: view)
        else { return nil }
        guard use.functions.allSatisfy({ $0.contains("\(view).") }) else { return nil }
        let tables = evidence.model.traces[use.trace].tables
        guard let distance = distance(from: reader, to: owner, tables), distance >= 2 else { return nil }
        let name = "\(property.type).\(property.name)"
        let ownerName = tables.typeName(of: owner)
        return Finding(
            rule: Self.id, severity: .note, view: view, identityPath: evidence.path(of: [(use.trace, reader)]),
            location: use.writes.first.flatMap { evidence.model.traces[$0.trace].tables.names[evidence.model.traces[$0.trace].tables.writes[$0.row].location] },
            culprit: name, count: use.writes.count,
            advice: "\(Wording.code(view)) alone reads and writes \(Wording.code(name)), and the object belongs to \(Wording.code(ownerName)), "
                + "\(distance) views above it. Let \(Wording.code(view)) own it as `@State`, so that nothing else can depend on it.",
            records: use.writes.map {
                evidence.model.traces[$0.trace].tables.writes[$0.row].record + evidence.model.traces[$0.trace].recordOffset
            })
    }

    /// How many views stand between, the owner counted; nil where the owner is not above.
    private func distance(from reader: IdentityID, to owner: IdentityID, _ tables: TraceTables) -> Int? {
        guard let target = tables.identities.row(of: owner), var row = tables.identities.row(of: reader) else { return nil }
        var distance = 0
        while row != target {
            guard let parent = tables.identities[row].parent else { return nil }
            row = parent
            if tables.names.kind(of: tables.identities[row].type) == .view { distance += 1 }
        }
        return distance
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "a property") is read and written here alone (\(Wording.count(finding.count, "write")))"
    }
}

extension OverScopedStateRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A property of a model that one view alone reads and writes.",
            severity: "note",
            meaning: """
                State is best kept by the lowest view that needs it. What a single view reads and writes, and a model far above it keeps, \
                can be read by accident elsewhere, lives longer than it should, and makes the model larger.
                """,
            evidence: "The only reader of an observable property, the code that writes it, and the view that keeps the object in its state.",
            thresholds: ["note where the reader writes it too, nobody else does, and the owner stands at least 2 views above"],
            symptoms: ["the model has many flags for single screens", "state of a screen is still there when it is opened again"],
            example: """
                @Observable final class ShopModel {
                    var isFilterOpen = false             // one view's
                }
                """,
            repaired: """
                struct FilterBar: View {
                    @State private var isOpen = false
                    …
                }
                """)
    }
}
