/// Places that stand elsewhere on the other side of a comparison: a container was put around them or taken away.
struct MovedPlaces {
    typealias Path = [ComparedSide.Component]

    /// Paths of the head by those of the base, whose views are called as the head calls them.
    private(set) var paths: [Path: Path] = [:]

    /// Places of one view of which each is tried against each; of more, those with most runs.
    private static let candidates = 100
    /// The part of the longer path that the other one must have in the same order.
    private static let agreement = 0.5

    /// What one side alone has of a view, with its runs.
    private typealias Lone = [String: [(path: Path, runs: Int)]]

    init(_ base: ComparedSide, _ head: ComparedSide, _ renames: Renames) {
        let tests = base.tests.intersection(head.tests)
        func isCompared(_ place: ComparedSide.Place) -> Bool { place.test.map { tests.contains($0) } ?? true }
        let old = Self.byPath(base, isCompared) { $0.renamed(renames.views) }
        let new = Self.byPath(head, isCompared) { $0 }
        let (gone, fresh) = (Self.lone(old, without: new, renames), Self.lone(new, without: old, nil))
        for view in gone.keys.sorted() {
            guard let others = fresh[view] else { continue }
            pair(gone[view] ?? [], others)
        }
    }

    private static func byPath(
        _ side: ComparedSide, _ isCompared: (ComparedSide.Place) -> Bool, _ name: (Path) -> Path
    ) -> [Path: (view: String, runs: Int)] {
        var found: [Path: (view: String, runs: Int)] = [:]
        for (place, runs) in side.places where isCompared(place) { found[name(place.path), default: (runs.view, 0)].runs += runs.bodies }
        return found
    }

    private static func lone(
        _ own: [Path: (view: String, runs: Int)], without other: [Path: (view: String, runs: Int)], _ renames: Renames?
    ) -> Lone {
        var lone: Lone = [:]
        for (path, place) in own where other[path] == nil {
            lone[renames?.views[place.view] ?? place.view, default: []].append((path, place.runs))
        }
        return lone.mapValues { places in
            places.sorted { left, right in left.runs != right.runs ? left.runs > right.runs : left.path.text < right.path.text }.prefix(candidates).map { $0 }
        }
    }

    /// Pairs the places of one view, those that are most alike first.
    private mutating func pair(_ gone: [(path: Path, runs: Int)], _ fresh: [(path: Path, runs: Int)]) {
        var pairs: [(old: Int, new: Int, likeness: Double)] = []
        for (old, from) in gone.enumerated() {
            for (new, to) in fresh.enumerated() {
                let likeness = Self.likeness(from.path, to.path)
                if likeness >= Self.agreement { pairs.append((old, new, likeness)) }
            }
        }
        pairs.sort { left, right in left.likeness != right.likeness ? left.likeness > right.likeness : (left.old, left.new) < (right.old, right.new) }
        var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
        for pair in pairs where !usedOld.contains(pair.old) && !usedNew.contains(pair.new) {
            usedOld.insert(pair.old)
            usedNew.insert(pair.new)
            paths[gone[pair.old].path] = fresh[pair.new].path
        }
    }

    /// The part of the longer path that stands in the other one too, in the same order, from 0 to 1.
    private static func likeness(_ left: Path, _ right: Path) -> Double {
        // Paths end where tables end: some hundreds of parts.
        var row = Array(repeating: 0, count: right.count + 1)
        for one in left {
            var diagonal = 0
            for (index, other) in right.enumerated() {
                let above = row[index + 1]
                // A type in another slot or branch is the same type.
                row[index + 1] = one.type == other.type ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return Double(row[right.count]) / Double(max(left.count, right.count, 1))
    }

    /// The path as the head has it.
    func path(_ path: Path) -> Path { paths[path] ?? path }

    /// What contains the places, in the base and in the head, without what is the same below it: one pair for all that moved together.
    var containers: Set<TraceComparison.Rename> {
        Set(paths.map { old, new in
            var (from, to) = (old[...], new[...])
            while from.count > 1, to.count > 1, from.last == to.last { (from, to) = (from.dropLast(), to.dropLast()) }
            return TraceComparison.Rename(base: Array(from).text, head: Array(to).text)
        })
    }

    /// Texts of paths of the head by those of the base, with those of what is above them as far as it moved with them.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for (old, new) in paths.sorted(by: { $0.key.text < $1.key.text }) {
            var (from, to) = (old[...], new[...])
            repeat {
                let key = Array(from).text
                if texts[key] == nil { texts[key] = Array(to).text }
                (from, to) = (from.dropLast(), to.dropLast())
            } while !from.isEmpty && !to.isEmpty && from.last?.type == to.last?.type && from.count != to.count
        }
        return texts
    }
}
