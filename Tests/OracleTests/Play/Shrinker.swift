/// Makes a scenario that fails shorter, as long as it fails.
@MainActor
struct Shrinker {
    private var best: Scenario
    private var difference: Difference
    private var tries = 0
    /// How many shorter scenarios are tried.
    private let limit = 2_000

    static func shrink(_ scenario: Scenario, _ difference: Difference) async -> (Scenario, Difference) {
        var shrinker = Shrinker(best: scenario, difference: difference)
        shrinker.best.steps = Array(scenario.steps.prefix(difference.step + 1))
        while await shrinker.improve() {}
        return (shrinker.best, shrinker.difference)
    }

    private mutating func improve() async -> Bool {
        for candidate in best.shorter where tries < limit {
            tries += 1
            if let found = await Play.difference(in: candidate) {
                (best, difference) = (candidate, found)
                return true
            }
        }
        return false
    }

    private init(best: Scenario, difference: Difference) {
        self.best = best
        self.difference = difference
    }
}

extension Scenario {
    /// Scenarios with less in them, those with much less first.
    @MainActor fileprivate var shorter: [Scenario] {
        var found: [Scenario] = []
        func add(_ change: (inout Scenario) -> Void) {
            var copy = self
            change(&copy)
            found.append(copy)
        }
        if steps.count > 3 {
            add { $0.steps.removeFirst(steps.count / 2) }
            add { $0.steps.removeLast(steps.count / 2) }
        }
        for sketch in sketch.simpler.sorted(by: { $0.size < $1.size }) { add { $0.sketch = sketch } }
        for index in steps.indices { add { $0.steps.remove(at: index) } }
        for (index, step) in steps.enumerated() {
            for simpler in step.simpler { add { $0.steps[index] = simpler } }
        }
        if isRecorded { add { $0.isRecorded = false } }
        return found
    }
}

extension Step {
    fileprivate var simpler: [Step] {
        guard case .act(let groups) = self else { return [] }
        var found: [Step] = []
        for index in groups.indices where groups.count > 1 {
            var copy = groups
            copy.remove(at: index)
            found.append(.act(copy))
        }
        for (index, group) in groups.enumerated() where group.count > 1 {
            for write in group.indices {
                var copy = groups
                copy[index].remove(at: write)
                found.append(.act(copy))
            }
        }
        return found
    }
}

extension Sketch {
    /// Sketches with less in them: a part in place of the whole, a text in place of a part, no effect, a constant.
    fileprivate var simpler: [Sketch] {
        var found = children
        if kind != .text { found.append(Sketch(.text, source)) }
        if case .component(let component) = kind, component != .plain {
            found.append(Sketch(.component(.plain), source, children))
        }
        if effect != .none { found.append(Sketch(kind, source, other: other, number: number, children)) }
        if other != .constant(0) { found.append(Sketch(kind, source, effect: effect, number: number, children)) }
        for (index, child) in children.enumerated() {
            for simpler in child.simpler {
                var copy = children
                copy[index] = simpler
                found.append(with(children: copy))
            }
        }
        return found
    }
}
