import TraceReader

/// A recycled host builds its root anew instead of updating it.
struct HostingTeardownRule: AnalysisRule {
    static let id = "hosting-teardown"

    private struct Key: Hashable {
        var view: String
        var why: RemovalReason
    }

    private struct Teardowns {
        var identities: [(trace: Int, identity: IdentityID)] = []
        var records: [Int] = []
        var runs: [RunID] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var groups: [Key: Teardowns] = [:]
        var order: [Key] = []
        var configurations = 0
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            let isConfigured = tables.transactions.map { row in
                (row.cause == .cellConfigured || row.cause == .rootReplaced) && evidence.contains(row.place, time: row.began, in: trace)
            }
            configurations += isConfigured.count { $0 }
            guard isConfigured.contains(true) else { continue }
            let firstRuns = firstRuns(tables)
            for (row, identity) in tables.identities.enumerated() {
                guard identity.leftAlone, let transaction = identity.removalTransaction, isConfigured[transaction], let why = identity.why,
                    let parent = identity.parent, tables.bodyOwner(of: tables.identities[parent].id) == nil,
                    let new = tables.identities.first(where: { $0.parent == parent && $0.transaction == transaction })
                else { continue }
                let view = tables.names.typeName(tables.identities[tables.firstBody(below: row) ?? row].type)
                guard evidence.containsView(named: view) else { continue }
                let key = Key(view: view, why: why)
                if groups[key] == nil { order.append(key) }
                groups[key, default: Teardowns()].identities.append((index, new.id))
                groups[key]!.records.append(new.record + trace.recordOffset)
                if let run = firstRuns[new.id] { groups[key]!.runs.append(RunID(trace: index, row: run)) }
            }
        }
        return order.map { finding($0, groups[$0] ?? Teardowns(), configurations, evidence) }
    }

    private func firstRuns(_ tables: TraceTables) -> [IdentityID: Int] {
        var runs: [IdentityID: Int] = [:]
        for (row, body) in tables.bodies.enumerated() where body.isFirst { runs[body.identity] = row }
        return runs
    }

    private func finding(_ key: Key, _ teardowns: Teardowns, _ configurations: Int, _ evidence: Evidence) -> Finding {
        let causes = evidence.causes(of: teardowns.runs)
        var cost = FindingCost()
        cost.runs = configurations
        cost.wastedRuns = teardowns.identities.count
        cost.selfTime = TimeSummary(teardowns.runs.compactMap { evidence.model[$0].selfTime })?.total
        return Finding(
            rule: Self.id, severity: .note, view: key.view, identityPath: evidence.path(of: teardowns.identities), location: causes.location,
            culprit: what(key.why), count: teardowns.identities.count, cost: cost, causes: causes,
            advice: "\(Wording.code(key.view)) is taken down and built anew when its host is given other content, because \(what(key.why)) changes. That is "
                + "right where its state must not pass to other data; else let the root stay the same view (\(remedy(key.why))), so that it is updated.",
            records: teardowns.records)
    }

    private func what(_ why: RemovalReason) -> String {
        switch why {
        case .explicitID, .renewedID: "its id"
        case .erasedType: "the type in an AnyView"
        case .branch: "its branch"
        default: "its root"
        }
    }

    private func remedy(_ why: RemovalReason) -> String {
        switch why {
        case .explicitID, .renewedID: "without `.id(…)`, with `.onChange(of: item.id)` for what must begin anew"
        case .erasedType: "one view that takes the item, in place of `AnyView`"
        case .branch: "one view that decides inside"
        default: "one type of view for all data"
        }
    }

    func message(of finding: Finding) -> String {
        let all = finding.cost.runs ?? finding.count
        return "a host that was given other content \(Wording.count(all, "time")) built its root anew "
            + (finding.count == all ? "each time" : "\(Wording.grouped(finding.count)) times") + ", because \(finding.culprit ?? "its root") changed"
    }

    func headline(of finding: Finding) -> String {
        "Let \(finding.view.map(Wording.code) ?? "the root") be updated when its cell is used again. It is built anew now."
    }
}

extension TraceTables {
    /// The nearest row at or below one whose type has a body; nil where there is none.
    fileprivate func firstBody(below top: Int) -> Int? {
        if names.hasBody(identities[top].type) { return top }
        var inside: Set<Int> = [top]
        for row in identities.indices.dropFirst(top + 1) {
            guard let parent = identities[row].parent, inside.contains(parent) else { continue }
            if names.hasBody(identities[row].type) { return row }
            inside.insert(row)
        }
        return nil
    }
}

extension NameTable {
    fileprivate func hasBody(_ type: TypeID) -> Bool { kind(of: type) == .view || kind(of: type) == .modifier }
}

extension HostingTeardownRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A recycled host builds its root anew instead of updating it.",
            severity: "note",
            meaning: """
                A cell that is used again is given other content for the same host. Where the root is the same view, its values are compared and little \
                runs; where its id or its type is another one, all of it is taken down, and built, laid out and drawn as if it had never been there, \
                while one scrolls.
                """,
            evidence: """
                The view at the root of a host (a cell's configuration, a hosting controller's root view) that left when the host was given other content, \
                while another came; how often a host was given other content in all.
                """,
            thresholds: ["note from one time"],
            symptoms: ["scrolling stutters in a collection view with SwiftUI cells", "cells are built again while scrolling", "UIHostingConfiguration is slow"],
            example: """
                cell.contentConfiguration = UIHostingConfiguration {
                    item.isLarge
                        ? AnyView(LargeRow(item: item))
                        : AnyView(SmallRow(item: item))
                }
                """,
            repaired: """
                cell.contentConfiguration = UIHostingConfiguration {
                    ItemRow(item: item)          // decides inside how it looks
                }
                """)
    }
}
