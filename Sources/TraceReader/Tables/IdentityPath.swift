import TraceFormat

/// Prints an identity as the types from the root down to it.
///
/// `Host/CartScreen/ForEach[#1f3a99b2]/ProductRow`: containers of the framework are left out, ids of elements and of presented
/// content stand in brackets, explicit ids as `#id(…)`, branches as `:0`, `:1`.
struct IdentityPath {
    /// Whether ids are shown, or `*` in their place, so that all rows of a collection print alike.
    var showsKeys: Bool

    /// Longer paths are printed with their middle left out, and the number of parts that were.
    private static let longest = 40
    private static let kept = 16

    /// Identities at each end of a path that are looked at where it is very deep; most print nothing.
    private static let scanned = IdentityTable.topCount

    func text(of row: Int, in identities: IdentityTable, names: NameTable) -> String {
        let left = identities[row].depth + 1 - 2 * Self.scanned
        guard left > 0 else {
            return Self.shortened(parts(of: chain(to: row, in: identities), identities, names, last: row)).joined(separator: "/")
        }
        let beginning = parts(of: chain(to: identities.top(of: row), in: identities), identities, names, last: row)
        let ending = parts(of: chain(to: row, in: identities, atMost: Self.scanned), identities, names, last: row)
        return (beginning.prefix(Self.kept) + ["…\(left) or more…"] + ending.suffix(Self.kept)).joined(separator: "/")
    }

    /// The row and those above it, the highest first.
    private func chain(to row: Int, in identities: IdentityTable, atMost count: Int = .max) -> [Int] {
        var chain: [Int] = []
        var next: Int? = row
        while let current = next, chain.count < count {
            chain.append(current)
            next = identities[current].parent
        }
        return chain.reversed()
    }

    private func parts(of chain: [Int], _ identities: IdentityTable, _ names: NameTable, last: Int) -> [String] {
        var parts: [String] = []
        for current in chain { append(identities[current], isLast: current == last, names: names, to: &parts) }
        return parts
    }

    private static func shortened(_ parts: [String]) -> [String] {
        guard parts.count > longest else { return parts }
        return parts.prefix(kept) + ["…\(parts.count - 2 * kept) more…"] + parts.suffix(kept)
    }

    private func append(_ row: IdentityRow, isLast: Bool, names: NameTable, to parts: inout [String]) {
        let kind = names.kind(of: row.type)
        let isNamed = isLast || row.kind == .root || (kind != nil && kind != .framework)
        let name = printedName(of: row.type, kind: kind, names: names)
        switch row.kind {
        case .root, .structural, .erased:
            if isNamed { parts.append(name) }
        case .branch:
            if isNamed { parts.append("\(name):\(row.slot)") } else { attach(":\(row.slot)", to: &parts) }
        case .keyed, .presented:
            attach("[\(key(row, names))]", to: &parts)
            if isNamed { parts.append(name) }
        case .explicit:
            let id = "#id(\(key(row, names)))"
            if isNamed { parts.append(name + id) } else { attach(id, to: &parts) }
        }
    }

    private func key(_ row: IdentityRow, _ names: NameTable) -> String { showsKeys ? names[row.key] : "*" }

    private func attach(_ suffix: String, to parts: inout [String]) {
        if parts.isEmpty { parts.append(suffix) } else { parts[parts.count - 1] += suffix }
    }

    private func printedName(of type: TypeID, kind: TypeKind?, names: NameTable) -> String {
        let name = names.typeName(type)
        guard kind == .collection || kind == .framework, let generic = name.firstIndex(of: "<") else { return name }
        return String(name[..<generic])
    }
}
