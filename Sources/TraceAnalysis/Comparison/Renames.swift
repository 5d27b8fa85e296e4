/// What bears another name on the other side of a comparison: views, model types, source files.
struct Renames {
    /// Names of views by their name in the base.
    private(set) var views: [String: String] = [:]
    /// Names of model types by their name in the base.
    private(set) var models: [String: String] = [:]
    /// Files by their path in the base.
    private(set) var files: [String: String] = [:]

    /// Types of which each is tried against each; of more, those with most runs.
    private static let candidates = 200
    /// The part of a type's places, or properties, that must be found again.
    private static let agreement = 0.5

    init(_ base: ComparedSide, _ head: ComparedSide) {
        findViews(base, head)
        findModels(base, head)
        findFiles(base, head)
    }

    /// The name of what was written, as the head calls it.
    func cause(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return name }
        let type = String(name[..<dot])
        guard let other = models[type] ?? views[type] else { return name }
        return other + name[dot...]
    }

    // MARK: Views

    /// Views stand where they stood under another name. A view below a renamed one is looked for once that one is known.
    private mutating func findViews(_ base: ComparedSide, _ head: ComparedSide) {
        let (old, new) = (Self.byView(base), Self.byView(head))
        var gone = Self.busiest(old, without: new)
        var fresh = Self.busiest(new, without: old)
        let (content, otherContent) = (Self.content(base), Self.content(head))
        // Those that stand in the same place come first, then those that went to another branch of the same containers.
        var mayHaveMoved = false
        while !gone.isEmpty, !fresh.isEmpty {
            var best: (from: String, to: String, score: Double, tie: Double)?
            for from in gone {
                for to in fresh {
                    if mayHaveMoved, !isAlike(from, to, content[from] ?? [], otherContent[to] ?? []) { continue }
                    let score = agreement(of: old[from] ?? [:], from, to, new[to] ?? [:], mayHaveMoved: mayHaveMoved)
                    guard score >= Self.agreement else { continue }
                    let tie = Self.likeness(from, to) - Self.distance(old[from] ?? [:], new[to] ?? [:])
                    if best.map({ (score, tie) > ($0.score, $0.tie) }) ?? true { best = (from, to, score, tie) }
                }
            }
            guard let best else {
                if mayHaveMoved { return }
                mayHaveMoved = true
                continue
            }
            views[best.from] = best.to
            gone.removeAll { $0 == best.from }
            fresh.removeAll { $0 == best.to }
        }
    }

    private typealias Places = [ComparedSide.Place: Int]

    private static func byView(_ side: ComparedSide) -> [String: Places] {
        var found: [String: Places] = [:]
        for (place, runs) in side.places { found[runs.view, default: [:]][place] = runs.bodies }
        return found
    }

    private static func busiest(_ own: [String: Places], without other: [String: Places]) -> [String] {
        var counted: [(name: String, runs: Int)] = []
        for (name, places) in own where other[name] == nil { counted.append((name, places.values.reduce(0, +))) }
        counted.sort { left, right in left.runs != right.runs ? left.runs > right.runs : left.name < right.name }
        return counted.prefix(candidates).map(\.name)
    }

    /// The part of a view's places at which the other view stands: exactly there, or in any branch of the same containers.
    private func agreement(of places: Places, _ from: String, _ to: String, _ others: Places, mayHaveMoved: Bool) -> Double {
        guard !places.isEmpty else { return 0 }
        var names = views
        names[from] = to
        func place(_ place: ComparedSide.Place, _ names: [String: String]) -> ComparedSide.Place {
            var path = place.path.renamed(names)
            if mayHaveMoved { path = path.map { ComparedSide.Component(type: $0.type, suffix: "") } }
            return ComparedSide.Place(test: place.test, step: place.step, path: path)
        }
        let known = mayHaveMoved ? Set(others.keys.map { place($0, [:]) }) : []
        let found = places.keys.count { own in
            let own = place(own, names)
            return mayHaveMoved ? known.contains(own) : others[own] != nil
        }
        return Double(found) / Double(places.count)
    }

    /// Whether two views that stand in different branches have the same views below them, or where there are none, much of their name.
    private func isAlike(_ from: String, _ to: String, _ content: Set<String>, _ other: Set<String>) -> Bool {
        let own = Set(content.map { views[$0] ?? $0 })
        if own.isEmpty && other.isEmpty { return Self.namesAreAlike(from, to) }
        return Double(own.intersection(other).count) >= Self.agreement * Double(own.union(other).count)
    }

    /// Whether two names say the same kind of thing (`Row`, `Card`), or share half of their letters; that both are called a view says nothing.
    private static func namesAreAlike(_ left: String, _ right: String) -> Bool {
        let names = [left, right].map { $0.hasSuffix("View") ? String($0.dropLast(4)) : $0 }
        let kinds = names.map { name in name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? "" }
        return kinds[0].count > 1 && kinds[0] == kinds[1] || likeness(names[0], names[1]) >= agreement
    }

    /// The views that ran somewhere below each view.
    private static func content(_ side: ComparedSide) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (place, runs) in side.places {
            for part in place.path.dropLast() { found[part.type, default: []].insert(runs.view) }
        }
        return found
    }

    /// How far their numbers of runs are apart, from 0 to 1.
    private static func distance(_ left: Places, _ right: Places) -> Double {
        let (one, other) = (left.values.reduce(0, +), right.values.reduce(0, +))
        return Double(abs(one - other)) / Double(max(one, other, 1))
    }

    /// The part of the longer name that both begin or end with, from 0 to 1.
    private static func likeness(_ left: String, _ right: String) -> Double {
        let begin = zip(left, right).prefix { $0 == $1 }.count
        let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        return Double(max(begin, end)) / Double(max(left.count, right.count, 1))
    }

    // MARK: Models and files

    /// A model's type that is gone and one that is new are one if most properties that were written bear the same names.
    private mutating func findModels(_ base: ComparedSide, _ head: ComparedSide) {
        let (old, new) = (Self.properties(base), Self.properties(head))
        var fresh = new.keys.filter { old[$0] == nil }.sorted()
        for from in old.keys.sorted() where new[from] == nil && views[from] == nil {
            let own = old[from] ?? []
            var best: (to: String, score: Double) = ("", 0)
            for to in fresh {
                let others = new[to] ?? []
                let score = Double(own.intersection(others).count) / Double(max(1, own.union(others).count))
                if score > best.score { best = (to, score) }
            }
            guard best.score >= Self.agreement else { continue }
            models[from] = best.to
            fresh.removeAll { $0 == best.to }
        }
    }

    private static func properties(_ side: ComparedSide) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for name in side.files.keys {
            guard let dot = name.lastIndex(of: ".") else { continue }
            found[String(name[..<dot]), default: []].insert(String(name[name.index(after: dot)...]))
        }
        return found
    }

    /// A file from which something was written is gone, and the same is written from one that is new.
    private mutating func findFiles(_ base: ComparedSide, _ head: ComparedSide) {
        var (old, new): (Set<String>, Set<String>) = ([], [])
        for files in base.files.values { old.formUnion(files) }
        for files in head.files.values { new.formUnion(files) }
        var votes: [String: [String: Int]] = [:]
        for (name, files) in base.files {
            for file in files.subtracting(new) {
                for other in (head.files[cause(name)] ?? []).subtracting(old) { votes[file, default: [:]][other, default: 0] += 1 }
            }
        }
        for (file, others) in votes {
            // The same file name says more than what is written from it.
            let best = others.max { left, right in
                let (one, other) = (Self.isNamedAlike(file, left.key) ? 1 : 0, Self.isNamedAlike(file, right.key) ? 1 : 0)
                return (one, left.value, right.key) < (other, right.value, left.key)
            }
            files[file] = best?.key
        }
    }

    private static func isNamedAlike(_ left: String, _ right: String) -> Bool {
        left.split(separator: "/").last == right.split(separator: "/").last
    }
}
