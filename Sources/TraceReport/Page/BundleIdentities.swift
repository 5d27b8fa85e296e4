import TraceAnalysis
import TraceReader

/// The identities that runs and writes refer to, their paths stored as what follows a parent's path.
struct BundleIdentities {
    private var parents: [UInt32] = []
    private var rests: [UInt32] = []
    private var depths: [UInt32] = []
    private var paths: [String] = []
    /// By trace: the numbers of identities begin anew in each.
    private var index: [IdentityID: UInt32] = [:]

    /// Ancestors that are asked for a path to continue.
    private static let reach = 64

    /// Forgets the identities' numbers, since those of another trace follow.
    mutating func beginTrace() { index = [:] }

    /// The reference to an identity, which is added on its first use.
    mutating func reference(to id: IdentityID, in tables: TraceTables, _ names: inout BundleNames) -> UInt32 {
        if id == .none { return 0 }
        if let known = index[id] { return known }
        let path = tables.path(of: id)
        let row = tables.identities.row(of: id)
        let parent = row.flatMap { nearestParent(of: $0, path: path, in: tables.identities) }
        let rest = parent.map { String(path.utf8.dropFirst(paths[$0].utf8.count)) ?? path } ?? path
        parents.append(parent.map { UInt32($0 + 1) } ?? 0)
        rests.append(names.string(rest))
        depths.append(row.map { UInt32(clamping: tables.identities[$0].depth) } ?? 0)
        paths.append(path)
        index[id] = UInt32(paths.count)
        return UInt32(paths.count)
    }

    /// The nearest ancestor that is stored already and with whose path this one begins.
    private func nearestParent(of row: Int, path: String, in identities: IdentityTable) -> Int? {
        var next = identities[row].parent
        for _ in 0..<Self.reach {
            guard let current = next else { return nil }
            if let stored = index[identities[current].id], path.utf8.starts(with: paths[Int(stored) - 1].utf8) {
                return Int(stored) - 1
            }
            next = identities[current].parent
        }
        return nil
    }

    func add(to writer: inout BundleWriter) {
        writer.add("identities.parent", parents)
        writer.add("identities.rest", rests)
        writer.add("identities.depth", depths)
    }
}
