/// Makes sketches and steps at random. Types are made apart from values, so that many scenarios share one static type.
struct Generator {
    var random: Random

    // MARK: Types

    /// A tree of kinds, without values.
    mutating func skeleton(depth: Int) -> Sketch {
        if depth == 0 || random.chance(8) {
            return random.chance(30) ? Sketch(.text) : Sketch(.leaf(random.pick(Sketch.Leaf.allCases)))
        }
        func inner(_ count: Int) -> [Sketch] { (0..<count).map { _ in skeleton(depth: depth - 1) } }
        let kind: Sketch.Kind =
            switch random.below(100) {
            case ..<34: .component(random.pick(Sketch.Component.allCases))
            case ..<46: .stack
            case ..<50: .group
            case ..<54: .branch
            case ..<56: random.chance(60) ? .speaks : .hears
            case ..<60: .option
            case ..<63: .choice
            case ..<68: .erased
            case ..<73: .identified
            case ..<79: .rows
            case ..<81: .positions
            case ..<85: .environment
            case ..<87: .environmentObject
            case ..<91: .appear
            case ..<93: .task
            case ..<94: .taskOfValue
            case ..<97: .change
            case ..<99: .changeInitially
            default: .changeOld
            }
        switch kind {
        case .stack, .group, .branch: return Sketch(kind, inner(2))
        case .erased:
            // Two values of one type as often as two types.
            let first = skeleton(depth: depth - 1)
            return Sketch(kind, random.chance(40) ? [first, first] : [first, skeleton(depth: depth - 1)])
        case .choice: return Sketch(kind, inner(3))
        default: return Sketch(kind, inner(1))
        }
    }

    // MARK: Values

    /// What the body around a place offers.
    struct Surroundings {
        var sources: [Source] = [.input]
        var effects: [Effect] = []
        var isInRow = false
    }

    /// The skeleton with values.
    mutating func sketch(_ skeleton: Sketch, _ around: Surroundings) -> Sketch {
        var inner = around
        switch skeleton.kind {
        case .component(let component):
            if component.isOwnScope {
                inner = Surroundings(sources: component.sources, effects: component.effects, isInRow: component == .list)
            }
        case .rows, .positions: inner.isInRow = true
        default: break
        }
        return Sketch(
            skeleton.kind, source(around), other: source(around), effect: effect(around), number: random.below(2),
            skeleton.children.map { sketch($0, inner) })
    }

    private mutating func source(_ around: Surroundings) -> Source {
        if around.isInRow, random.chance(35) { return .row }
        switch random.below(100) {
        case ..<55: return random.pick(around.sources)
        case ..<85: return .model(random.below(2), random.pick(Model.Property.allCases))
        default: return .constant(random.below(4))
        }
    }

    /// Whether actions write what is outside of views.
    var writesModels = true

    private mutating func effect(_ around: Surroundings) -> Effect {
        if !around.effects.isEmpty, random.chance(50) { return random.pick(around.effects) }
        guard writesModels, random.chance(25) else { return .none }
        return random.chance(50) ? .addToModel(random.below(2)) : .addToObject(random.below(2))
    }

    // MARK: Steps

    mutating func scenario(_ skeleton: Sketch, steps: Int) -> Scenario {
        // A later transaction's write of a model is there at once, and one of state when it is applied: one action does not mix them.
        let hasGroups = random.chance(40)
        writesModels = !hasGroups
        let sketch = sketch(skeleton, Surroundings())
        return Scenario(
            sketch: sketch, steps: (0..<steps).map { _ in step(hasGroups) }, isRecorded: random.chance(50))
    }

    private mutating func step(_ hasGroups: Bool) -> Step {
        switch random.below(100) {
        case ..<8: return .replaceRoot(random.below(5))
        case ..<16: return .environment(key: random.below(2), random.below(4))
        case ..<22: return .elsewhere(random.chance(50) ? stateWrite() : .model(random.below(2), random.pick([.x, .y]), random.below(5)))
        default:
            if hasGroups, random.chance(50) {
                return .act((0...random.below(3)).map { _ in (0...random.below(2)).map { _ in stateWrite() } })
            }
            return .act([(0...random.below(3)).map { _ in write() }])
        }
    }

    private mutating func stateWrite() -> Write {
        random.chance(75) ? .state(random.below(8), random.below(5)) : .items(random.below(4), edit())
    }

    private mutating func write() -> Write {
        switch random.below(100) {
        case ..<26: return stateWrite()
        case ..<36: return .addToBinding(random.below(6))
        case ..<54: return .model(random.below(2), random.pick([.x, .y]), random.below(5))
        case ..<60: return .modelInPlace(random.below(2), random.pick([.x, .y, .child]))
        case ..<76: return .modelItems(random.below(2), edit())
        case ..<82: return .modelChild(random.below(2), random.below(4))
        case ..<90: return .object(random.below(2), random.below(4))
        case ..<94: return .objectUnread(random.below(2))
        default: return .ownObject(random.below(4), random.below(4))
        }
    }

    private mutating func edit() -> ItemEdit {
        switch random.below(100) {
        case ..<28: .insert(at: random.below(6), Item(id: random.below(9), value: random.below(4)))
        case ..<46: .remove(at: random.below(6))
        case ..<60: .move(from: random.below(6), to: random.below(6))
        case ..<78: .setValue(at: random.below(6), random.below(4))
        case ..<84: .setID(at: random.below(6), random.below(9))
        case ..<90: .duplicate(at: random.below(6))
        case ..<97: .reverse
        default: .clear
        }
    }
}

extension Sketch.Component {
    /// Whether the views in it are made by its own body.
    var isOwnScope: Bool {
        switch self {
        case .eager, .lazy, .modified: false
        default: true
        }
    }

    /// What its body can read.
    var sources: [Source] {
        switch self {
        case .plain, .list, .eager, .lazy, .modified: [.input]
        case .keeper, .coarse, .coarseEquatable: [.input, .state]
        case .seeded: [.state]
        case .reader: [.input, .environment]
        case .holder: [.binding]
        case .watcher, .supplied: [.object]
        case .owner: [.input, .object]
        case .mixed: [.input, .state, .binding, .environment, .object]
        case .custom: [.input, .state, .environment]
        }
    }

    var effects: [Effect] {
        switch self {
        case .keeper, .coarse, .coarseEquatable, .seeded, .custom: [.addToState]
        case .holder: [.addToBinding]
        case .mixed: [.addToState, .addToBinding]
        default: []
        }
    }
}
