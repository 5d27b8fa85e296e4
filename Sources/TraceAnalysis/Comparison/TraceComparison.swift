import TraceReader

/// Two recordings of the same scenarios: what runs more often, less often, anew, or no more.
///
/// Body runs are aligned by test, step and identity path with `*` for ids, and by what caused them. A view that stands where another
/// stood is the same view under a new name, and ``renamedViews`` says so; one that stands deeper or less deep than before is the same place, and
/// ``movedPlaces`` says so. Times are compared only with their spread.
public struct TraceComparison: Sendable {
    /// How a place changed.
    public enum Status: String, Codable, Sendable, CaseIterable {
        /// Its body runs more often, or more often in vain.
        case regressed
        case improved
        /// Only the head has it, in a test that both have.
        case new
        /// Only the base has it, in a test that both have.
        case gone
    }

    /// One place whose counts differ.
    public struct Change: Hashable, Sendable {
        public var status: Status
        public var test, step: String?
        /// The view, as the head calls it; what is gone, as the base did.
        public var view: String
        public var path: String
        /// Body runs; nil on the side that does not have it.
        public var base, head: Int?
        /// Runs among them that made the output that was there already; nil where a trace does not say.
        public var baseUnchanged, headUnchanged: Int?
        /// What runs it more or less often than before, the largest difference first.
        public var edges: [EdgeChange]

        /// Runs more than before; negative for fewer.
        public var growth: Int { (head ?? 0) - (base ?? 0) }
    }

    /// How often one cause runs a body through one input.
    public struct EdgeChange: Hashable, Sendable {
        /// What was written, or what started the transaction.
        public var cause: String
        /// The input through which it came, as `_printChanges()` prints it.
        public var input: String
        public var base, head: Int

        public init(cause: String, input: String, base: Int, head: Int) {
            self.cause = cause
            self.input = input
            self.base = base
            self.head = head
        }
    }

    /// A name that changed from base to head.
    public struct Rename: Hashable, Sendable {
        public var base, head: String

        public init(base: String, head: String) {
            self.base = base
            self.head = head
        }
    }

    /// A view whose time moved by more than its spread.
    public struct TimeChange: Hashable, Sendable {
        public var view: String
        public var base, head: TimeSpread
        public var isSlower: Bool { head.median > base.median }
    }

    /// The places whose counts differ: regressed, new, gone, improved; in each the largest difference first.
    public let changes: [Change]
    /// Places whose counts are the same.
    public let equal: Int
    public let renamedViews: [Rename]
    /// Model types whose properties are those of one that is gone.
    public let renamedModels: [Rename]
    public let movedFiles: [Rename]
    /// Paths of what contains places that stand elsewhere in the tree: what is around them came, went, or has other siblings.
    public let movedPlaces: [Rename]
    /// Tests that one side alone has: nothing is compared there.
    public let newTests, goneTests: [String]
    /// Findings of severity warning or above that one side alone has, the worst first.
    public let newFindings, goneFindings: [Finding]
    /// Views that became slower or faster by more than their spread, the largest ratio first.
    public let times: [TimeChange]
    /// What is known to differ in how the sides were made, as `build: debug, was release`; counts depend on it.
    public let otherConditions: [String]
    /// Body runs of each side.
    public let baseBodies, headBodies: Int

    /// Compares two analyses. Cost: linear in their runs, and the product of the numbers of views that one side alone has.
    public init(base: Analysis, head: Analysis) {
        let (old, new) = (ComparedSide(base), ComparedSide(head))
        let renames = Renames(old, new)
        let moved = MovedPlaces(old, new, renames)
        var compared = Places(old, new, renames, moved)
        compared.sort()
        changes = compared.changes
        equal = compared.equal
        renamedViews = Self.sorted(renames.views)
        renamedModels = Self.sorted(renames.models)
        movedFiles = Self.sorted(renames.files)
        movedPlaces = moved.containers.sorted { ($0.base, $0.head) < ($1.base, $1.head) }
        let paths = moved.texts
        newTests = new.tests.subtracting(old.tests).sorted()
        goneTests = old.tests.subtracting(new.tests).sorted()
        let known = Set(base.findings.filter { $0.severity > .note }.map { FindingKey($0, renames.views, paths) })
        let now = Set(head.findings.filter { $0.severity > .note }.map { FindingKey($0, [:], [:]) })
        newFindings = head.findings.filter { $0.severity > .note && !known.contains(FindingKey($0, [:], [:])) }
        goneFindings = base.findings.filter { $0.severity > .note && !now.contains(FindingKey($0, renames.views, paths)) }
        times = Self.times(base, head, old, new, renames)
        otherConditions = Self.conditions(base, head)
        (baseBodies, headBodies) = (base.measured.bodies, head.measured.bodies)
    }

    /// Whether a place regressed: what `--fail-on regression` asks.
    public var hasRegression: Bool { changes.contains { $0.status == .regressed } }

    /// The number of changes of one kind.
    public func count(_ status: Status) -> Int { changes.count { $0.status == status } }

    private static func sorted(_ names: [String: String]) -> [Rename] {
        names.map { Rename(base: $0, head: $1) }.sorted { $0.base < $1.base }
    }

    private static func conditions(_ base: Analysis, _ head: Analysis) -> [String] {
        func values(_ analysis: Analysis, _ read: (TraceMetadata) -> String?) -> String {
            let found = Set(analysis.traces.map { read($0.metadata) ?? "not named" }).sorted()
            return found.joined(separator: " and ")
        }
        let parts: [(String, (TraceMetadata) -> String?)] = [
            ("build", { $0.buildMode?.rawValue }), ("Swift", \.swiftVersion), ("profile", \.profileDescription),
        ]
        return parts.compactMap { name, read in
            let (old, new) = (values(base, read), values(head, read))
            return old == new ? nil : "\(name): \(new), was \(old)"
        }
    }

    private static func times(
        _ base: Analysis, _ head: Analysis, _ old: ComparedSide, _ new: ComparedSide, _ renames: Renames
    ) -> [TimeChange] {
        // Time that was given and did not pass has no spread.
        let isReal = (base.traces + head.traces).allSatisfy { $0.metadata.clock == .real }
        guard isReal else { return [] }
        let changes = old.times.compactMap { view, times -> TimeChange? in
            let name = renames.views[view] ?? view
            guard let one = TimeSpread(times), let other = TimeSpread(new.times[name] ?? []), one.isApart(from: other) else { return nil }
            return TimeChange(view: name, base: one, head: other)
        }
        return changes.sorted { ($1.ratio, $0.view) < ($0.ratio, $1.view) }
    }
}

extension TraceComparison.TimeChange {
    fileprivate var ratio: Double { Double(max(base.median, head.median)) / Double(max(1, min(base.median, head.median))) }
}

/// What makes a finding the same in both sides: its rule, its view and its place without ids.
private struct FindingKey: Hashable {
    var rule: String
    var view: String?
    var path: String?

    init(_ finding: Finding, _ names: [String: String], _ paths: [String: String]) {
        rule = finding.rule
        view = finding.view.map { names[$0] ?? $0 }
        path = finding.identityPath.map { path in
            path.replacing(/\[[^\]]*\]/, with: "[*]").split(separator: "/").map { part in
                let name = String(part.prefix { !"[:#".contains($0) })
                return (names[name] ?? name) + part.dropFirst(name.count)
            }.joined(separator: "/")
        }.map { paths[$0] ?? $0 }
    }
}

/// The places of both sides, side by side.
private struct Places {
    var changes: [TraceComparison.Change] = []
    var equal = 0

    init(_ old: ComparedSide, _ new: ComparedSide, _ renames: Renames, _ moved: MovedPlaces) {
        let common = old.tests.intersection(new.tests)
        func isCompared(_ test: String?) -> Bool { test.map { common.contains($0) } ?? true }
        var seen: Set<ComparedSide.Place> = []
        for (place, runs) in old.places where isCompared(place.test) {
            let renamed = ComparedSide.Place(test: place.test, step: place.step, path: moved.path(place.path.renamed(renames.views)))
            seen.insert(renamed)
            add(renamed, runs, new.places[renamed], renames)
        }
        for (place, runs) in new.places where isCompared(place.test) && !seen.contains(place) { add(place, nil, runs, renames) }
    }

    private mutating func add(
        _ place: ComparedSide.Place, _ old: ComparedSide.Runs?, _ new: ComparedSide.Runs?, _ renames: Renames
    ) {
        let (base, head) = (old?.bodies ?? 0, new?.bodies ?? 0)
        let vain = (old?.unchanged ?? 0, new?.unchanged ?? 0)
        let status: TraceComparison.Status
        switch (old, new) {
        case (nil, _): status = .new
        case (_, nil): status = .gone
        default:
            // Fewer runs with more of them in vain are no win.
            if head > base || vain.1 > vain.0 { status = .regressed } else if head < base || vain.1 < vain.0 { status = .improved } else {
                equal += 1
                return
            }
        }
        changes.append(
            TraceComparison.Change(
                status: status, test: place.test, step: place.step, view: new?.view ?? renames.views[old?.view ?? ""] ?? old?.view ?? "",
                path: place.path.text, base: old?.bodies, head: new?.bodies, baseUnchanged: old?.unchanged, headUnchanged: new?.unchanged,
                edges: Self.edges(old, new, renames)))
    }

    private static func edges(
        _ old: ComparedSide.Runs?, _ new: ComparedSide.Runs?, _ renames: Renames
    ) -> [TraceComparison.EdgeChange] {
        var before: [ComparedSide.Edge: Int] = [:]
        for (edge, runs) in old?.edges ?? [:] {
            var renamed = edge
            if edge.isWrite { renamed.cause = renames.cause(edge.cause) }
            before[renamed, default: 0] += runs
        }
        let after = new?.edges ?? [:]
        return Set(before.keys).union(after.keys).compactMap { edge in
            let (base, head) = (before[edge] ?? 0, after[edge] ?? 0)
            return base == head ? nil : TraceComparison.EdgeChange(cause: edge.cause, input: edge.input, base: base, head: head)
        }.sorted { left, right in
            let (own, other) = (abs(left.head - left.base), abs(right.head - right.base))
            return own != other ? own > other : (left.cause, left.input) < (right.cause, right.input)
        }
    }

    mutating func sort() {
        let order: [TraceComparison.Status] = [.regressed, .new, .gone, .improved]
        let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        changes.sort { left, right in
            if left.status != right.status { return ranks[left.status]! < ranks[right.status]! }
            if abs(left.growth) != abs(right.growth) { return abs(left.growth) > abs(right.growth) }
            return (left.test ?? "", left.step ?? "", left.path) < (right.test ?? "", right.step ?? "", right.path)
        }
    }
}
