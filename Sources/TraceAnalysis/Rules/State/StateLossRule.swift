import TraceReader

/// State that had been written went with its identity, while what it belonged to was still there or came back.
struct StateLossRule: AnalysisRule {
    static let id = "state-loss"

    private struct Key: Hashable {
        var view: String
        var property: String
        var why: RemovalReason
        var isMoved: Bool
        var isMeant: Bool
        var path: String
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var groups: [Key: StateGroup] = [:]
        var order: [Key] = []
        var places: [Key: TraceLocation] = [:]
        for (index, trace) in evidence.model.traces.enumerated() where trace.tables.states.contains(where: { $0.droppedWritten == true }) {
            let losses = StateLosses(index, in: evidence)
            for loss in losses.all {
                let tables = trace.tables
                let identity = tables.identities[loss.lost]
                let view = tables.names.typeName(identity.type)
                guard evidence.containsView(named: view) else { continue }
                let key = Key(
                    view: view, property: tables.names[loss.cell.property].declaredName, why: identity.why ?? .unknown, isMoved: loss.isMoved,
                    isMeant: loss.isMeant, path: tables.generalPath(of: identity.id))
                if groups[key] == nil { order.append(key) }
                groups[key, default: StateGroup(view: view, property: key.property, severity: loss.isMeant ? .note : .warning)].items.append(
                    StateGroup.Item(trace: index, identity: identity.id, record: tables.identities[loss.found].record, runs: loss.runs))
                if places[key] == nil { places[key] = losses.history.place(of: identity.removalTransaction) }
            }
        }
        return order.compactMap { key in
            groups[key]?.finding(Self.id, advice: advice(key), location: places[key], in: evidence)
        }
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit.map(Wording.code) ?? "state") had been written and was lost \(Wording.count(finding.count, "time")) though its view is "
            + "there again"
    }

    func headline(of finding: Finding) -> String {
        "Keep \(Wording.code(finding.culprit ?? "the state")) above what comes and goes. It begins anew each time now."
    }

    private func advice(_ key: Key) -> String {
        let state = Wording.code("\(key.view).\(key.property)")
        if key.isMoved {
            return "\(Wording.code(key.view)) went from one place and came at another with the same data: to SwiftUI that is another view, and "
                + "\(state) began anew. Keep it in the data or in a view above both places, or show both from one `ForEach`."
        }
        let how =
            switch key.why {
            case .branch: "its branch of an `if` or `switch` was left"
            case .element: "its element left the collection"
            case .explicitID, .renewedID: "the id above it changed"
            case .erasedType: "the type in an `AnyView` above it changed"
            case .dismissed: "its screen was dismissed or popped"
            case .evicted: "a lazy container gave its row up"
            case .hostEnded, .unknown: "its identity ended"
            }
        return "\(state) was dropped when \(how), and began anew when the same \(Wording.code(key.view)) came back. Keep it where it stays: "
            + "in the model, or in a view above, and pass a binding"
            + (key.why == .branch ? "; or keep the view in the tree and hide it (`.opacity`, `.frame`, a `TabView`)." : ".")
    }
}

/// The written state of one trace that was lost.
private struct StateLosses {
    struct Loss {
        /// Rows in `TraceTables.identities`: the view that went, and the one that is there again.
        var lost: Int
        var found: Int
        var cell: StateCell
        /// Whether it came in the same transaction at another place.
        var isMoved: Bool
        /// Whether starting anew is what was asked for: presented content, and what ended itself.
        var isMeant: Bool
        var runs: [RunID]
    }

    private(set) var all: [Loss] = []
    let history: StateHistory
    private let tables: TraceTables
    private var signatures: [Int] = []
    private var firstSubject: [IdentityID: UInt32] = [:]
    private var lastSubject: [IdentityID: UInt32] = [:]
    private var firstRun: [IdentityID: Int] = [:]

    private struct Step: Hashable {
        var above: Int
        var type: TypeID
        var kind: IdentityKind
        var key: StringID
        var slot: UInt32
    }

    init(_ trace: Int, in evidence: Evidence) {
        let model = evidence.model.traces[trace]
        tables = model.tables
        history = evidence.states.history(trace)
        let identities = tables.identities
        for row in tables.subjects {
            if firstSubject[row.identity] == nil { firstSubject[row.identity] = row.subject }
            lastSubject[row.identity] = row.subject
        }
        for (row, body) in tables.bodies.enumerated() where body.isFirst && firstRun[body.identity] == nil { firstRun[body.identity] = row }
        sign()
        let claimed = claimedRows(trace, evidence)
        var bySignature: [Int: [Int]] = [:]
        var byType: [TypeID: [Int]] = [:]
        for row in identities.indices {
            bySignature[signatures[row], default: []].append(row)
            byType[identities[row].type, default: []].append(row)
        }
        for state in tables.states where state.droppedWritten == true {
            guard let row = identities.row(of: state.identity), let why = identities[row].why, why != .hostEnded, why != .unknown,
                let place = identities[row].removalPlace, evidence.contains(place, time: identities[row].removed, in: model),
                let top = identities.removedTop(of: row), !claimed.contains(top)
            else { continue }
            let cell = StateCell(identity: state.identity, property: state.property)
            let back = bySignature[signatures[row]]?.first { isReturn($0, of: row) }
            let moved = back == nil ? byType[identities[row].type]?.first { isMove($0, of: row) } : nil
            guard let found = back ?? moved else { continue }
            let isMeant = moved == nil && (isPresentedAnew(row, top, why, cell) || endedItself(top, row, trace))
            let runs = firstRun[identities[found].id].map { [RunID(trace: trace, row: $0)] } ?? []
            all.append(Loss(lost: row, found: found, cell: cell, isMoved: moved != nil, isMeant: isMeant, runs: runs))
        }
    }

    /// Numbers the places: equal for the same types, branches and ids from the root down.
    private mutating func sign() {
        var numbers: [Step: Int] = [:]
        signatures.reserveCapacity(tables.identities.count)
        for row in tables.identities.indices {
            let identity = tables.identities[row]
            guard let parent = identity.parent else {
                signatures.append(-1 - row)
                continue
            }
            let isKeyed = identity.kind == .keyed || identity.kind == .presented
            let step = Step(
                above: signatures[parent], type: identity.type, kind: identity.kind, key: identity.key, slot: isKeyed ? 0 : identity.slot)
            let number = numbers[step] ?? numbers.count
            numbers[step] = number
            signatures.append(number)
        }
    }

    private func isReturn(_ new: Int, of old: Int) -> Bool {
        let identities = tables.identities
        guard new > old, let removed = identities[old].removed, identities[new].created >= removed else { return false }
        guard let subject = lastSubject[identities[old].id] else { return false }
        return firstSubject[identities[new].id] == subject
    }

    /// Whether the same view came in the transaction in which the old one went, with the same element or other data that tells it apart.
    private func isMove(_ new: Int, of old: Int) -> Bool {
        let identities = tables.identities
        guard new != old, let transaction = identities[old].removalTransaction, identities[new].transaction == transaction,
            identities[new].record > identities[old].record, signatures[new] != signatures[old]
        else { return false }
        guard let subject = lastSubject[identities[old].id], firstSubject[identities[new].id] == subject else { return false }
        let (from, to) = (element(of: old), element(of: new))
        if let from, let to {
            // Within one collection another id is another element.
            if identities[from].parent == identities[to].parent { return false }
            return identities[from].key == identities[to].key
        }
        return subject != Self.nothing
    }

    /// What stands for a view that is given nothing: the basis of the digest, folded.
    private static let nothing: UInt32 = {
        let basis: UInt64 = 0xCBF2_9CE4_8422_2325
        return UInt32(truncatingIfNeeded: basis ^ basis >> 32)
    }()

    private func element(of row: Int) -> Int? {
        var next: Int? = row
        while let current = next {
            if tables.identities[current].kind == .keyed { return current }
            next = tables.identities[current].parent
        }
        return nil
    }

    /// What other rules explain: content that was replaced by the same content.
    private func claimedRows(_ trace: Int, _ evidence: Evidence) -> Set<Int> {
        let kinds: [(Set<RemovalReason>, IdentityKind)] = [
            ([.branch], .branch), ([.explicitID, .renewedID], .explicit), ([.erasedType], .erased),
        ]
        var claimed: Set<Int> = []
        for (why, kind) in kinds {
            for item in ReplacedIdentity.all(why, kind, in: evidence) where item.trace == trace {
                if item.rebuilt != nil || kind == .explicit { claimed.insert(item.old) }
            }
        }
        return claimed
    }

    /// Whether content that was presented for a while is expected to begin anew: a sheet, which can be cancelled, and a screen that was popped, except
    /// for text that somebody typed there about what the screen was pushed for.
    private func isPresentedAnew(_ row: Int, _ top: Int, _ why: RemovalReason, _ cell: StateCell) -> Bool {
        if why == .dismissed { return !history.isText(cell) || lastSubject[tables.identities[row].id] == Self.nothing }
        var next: Int? = row
        while let current = next {
            if tables.identities[current].kind == .presented { return true }
            if current == top { break }
            next = tables.identities[current].parent
        }
        return false
    }

    private func isWithin(_ identity: IdentityID, _ top: Int) -> Bool {
        var next = tables.identities.row(of: identity)
        while let row = next {
            if row == top { return true }
            next = tables.identities[row].parent
        }
        return false
    }

    /// Whether the write that took the content away stands in a view of that content, or in an action of it: it ended itself.
    private func endedItself(_ top: Int, _ row: Int, _ trace: Int) -> Bool {
        guard let transaction = tables.identities[top].removalTransaction else { return false }
        var names: Set<String> = []
        var next: Int? = row
        while let current = next {
            let type = tables.identities[current].type
            if tables.names.kind(of: type) == .view { names.insert(tables.names.typeName(type)) }
            if current == top { break }
            next = tables.identities[current].parent
        }
        return (history.writesOfTransaction[transaction] ?? []).contains { write in
            if let action = history.action(of: write), isWithin(action, top) { return true }
            guard let function = tables.names[tables.writes[write].location]?.function else { return false }
            return names.contains { function.contains("\($0).") }
        }
    }
}

extension StateLossRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "State that had been written was dropped, and its view came back without it.",
            severity: "warning; note where a sheet, a popped screen without text that was typed for its data, or content that ended itself begins anew",
            meaning: """
                State lives as long as its view's identity. A view that leaves its branch, its collection or its lazy container takes \
                what was written with it; when the same view comes back for the same data, it begins with the initial value. A \
                screen that shows a spinner instead of itself while it loads, a popped screen with a draft, tabs made with `switch`, rows that are \
                filtered away, and rows that move from one section to another lose state in this way.
                """,
            evidence: """
                The property that had been written, why its identity left, and the same view with the same data at the same place \
                later, or at another place in the same transaction. What was replaced by the same content at once is found by \
                `branch-identity-flip`, `explicit-id-reset` and `type-erased-identity`.
                """,
            thresholds: [
                "warning from the first loss",
                "note where a sheet begins anew, or a popped screen other than with text that was typed for the data it was pushed for, or where an "
                    + "action of the view itself took it away",
            ],
            symptoms: [
                "text is gone after switching tabs", "rows collapse after searching", "the form is empty after reloading",
                "scrolling away and back resets a row", "an item moved to another section loses its state", "state is lost on refresh",
            ],
            example: """
                if isLoading {
                    ProgressView()
                } else {
                    NoteEditor(note: note)       // its text goes at each refresh
                }
                """,
            repaired: """
                NoteEditor(note: note)
                    .overlay { if isLoading { ProgressView() } }
                """)
    }
}
