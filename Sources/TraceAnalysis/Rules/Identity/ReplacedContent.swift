import TraceReader

/// The views below identities that left and below those that came, so that what is there again can be told.
///
/// A view is there again if the same types of views stand above it, in elements of the same ids.
struct ReplacedContent {
    private let tables: TraceTables
    /// By root, the views below it with their ways, topmost first.
    private var old: [Int: [(way: Int, row: Int)]] = [:]
    private var new: [Int: [(way: Int, row: Int)]] = [:]
    /// The root that each row left with, or -1.
    private var leftWith: [Int]
    /// The way from the root that it left with, or -1 where the row is no view.
    private var leftBy: [Int]
    private var ways = Ways()

    init(_ tables: TraceTables, gone: [Int], came: [Int]) {
        self.tables = tables
        let identities = tables.identities
        leftWith = Array(repeating: -1, count: identities.count)
        leftBy = leftWith
        var cameWith = leftWith
        var cameBy = leftWith
        let gone = Set(gone)
        let came = Set(came)
        for row in identities.indices {
            let identity = identities[row]
            if gone.contains(row) {
                leftWith[row] = row
                old[row] = []
            } else if let parent = identity.parent, leftWith[parent] >= 0, !identity.leftAlone,
                identity.removalTransaction == identities[leftWith[parent]].removalTransaction
            {
                leftWith[row] = leftWith[parent]
            }
            if came.contains(row) {
                cameWith[row] = row
                new[row] = []
            } else if let parent = identity.parent, cameWith[parent] >= 0,
                identity.transaction == identities[cameWith[parent]].transaction
            {
                cameWith[row] = cameWith[parent]
            }
            let isView = Self.isView(identity, tables)
            if leftWith[row] >= 0 {
                let above = leftWith[row] == row ? Ways.start : leftBy[identity.parent!]
                leftBy[row] = ways.way(from: above, over: identity, isRoot: leftWith[row] == row, isView: isView)
                if isView { old[leftWith[row]]?.append((leftBy[row], row)) }
            }
            if cameWith[row] >= 0 {
                let above = cameWith[row] == row ? Ways.start : cameBy[identity.parent!]
                cameBy[row] = ways.way(from: above, over: identity, isRoot: cameWith[row] == row, isView: isView)
                if isView { new[cameWith[row]]?.append((cameBy[row], row)) }
            }
        }
    }

    private static func isView(_ identity: IdentityRow, _ tables: TraceTables) -> Bool {
        switch tables.names.kind(of: identity.type) {
        case .view, .modifier: true
        default: false
        }
    }

    /// Whether some view below one identity is there again below the other.
    func isSame(_ gone: Int, _ came: Int) -> Bool {
        let before = Set((old[gone] ?? []).map(\.way))
        return (new[came] ?? []).contains { before.contains($0.way) }
    }

    /// Fills in which views are there again, and what state they lost.
    func describe(_ found: inout [ReplacedIdentity]) {
        var index: [Int: Int] = [:]
        for item in found.indices {
            index[found[item].old] = item
            let before = Set((old[found[item].old] ?? []).map(\.way))
            guard let first = (new[found[item].new] ?? []).first(where: { before.contains($0.way) }) else { continue }
            found[item].rebuilt = tables.identities[first.row].type
            found[item].rebuiltInElement = ways.isInElement(first.way)
        }
        var after: [Int: Set<Int>] = [:]
        var losers: Set<Int> = []
        for state in tables.states where state.droppedWritten == true {
            guard let row = tables.identities.row(of: state.identity), leftWith[row] >= 0, let item = index[leftWith[row]] else { continue }
            if after[item] == nil { after[item] = Set((new[found[item].new] ?? []).map(\.way)) }
            guard after[item]?.contains(leftBy[row]) == true else { continue }
            let type = tables.identities[row].type
            let name = "\(tables.names.typeName(type)).\(tables.names[state.property].declaredName)"
            if !found[item].lostState.contains(name) { found[item].lostState.append(name) }
            let isInElement = ways.isInElement(leftBy[row])
            if isInElement { found[item].losesInElements = true }
            if losers.insert(item).inserted {
                found[item].rebuilt = type
                found[item].rebuiltInElement = isInElement
            }
        }
    }
}

/// Ways from a replaced identity down to views: the views' types and the elements' ids, each way a number.
private struct Ways {
    static let start = 0

    private struct Step: Hashable {
        var above: Int
        var type: TypeID?
        var key: StringID?
    }

    private var numbers: [Step: Int] = [:]
    private var areInElements = [false]

    func isInElement(_ way: Int) -> Bool { areInElements[way] }

    /// The way to a row; one that is neither a view nor an element has that of what is above it.
    mutating func way(from above: Int, over row: IdentityRow, isRoot: Bool, isView: Bool) -> Int {
        let isElement = row.kind == .keyed && !isRoot
        guard isElement || isView else { return above }
        let step = Step(above: above, type: isView ? row.type : nil, key: isElement ? row.key : nil)
        if let known = numbers[step] { return known }
        numbers[step] = areInElements.count
        areInElements.append(areInElements[above] || isElement)
        return areInElements.count - 1
    }
}
