/// What a tree of views must show and do, found in the simplest way there is: everything is evaluated again for each transaction,
/// and state is kept in a dictionary by path.
///
/// Beside what is shown it says which bodies may run: those whose given value compares unequal, whose state or binding was written and
/// had been read, whose observed property was written, whose declared environment value or object changed, whose object published.
@MainActor
final class Reference {
    let sketch: Sketch
    let path: (Int, PathStep) -> Int
    var input = 0
    var environment = [0, 0]
    var models = [ModelValues(), ModelValues()]
    var objects = [ObjectValues(), ObjectValues()]

    // What is there, by path.
    var instances: [Int: Instance] = [:]
    var collections: [Int: Collection] = [:]
    var rows: [Int: Observer] = [:]
    var lives: [Int: Life] = [:]
    var ears: [Int: Ear] = [:]
    /// The places at which identity can change, as they were found last.
    var places: Set<Int> = []

    // What one evaluation finds.
    var output: [String] = []
    var found = Found()
    var triggered: Set<ObjectIdentifier> = []

    // What waits.
    var pending: [Pending] = []
    var waiting: [Event] = []
    var late: [Event] = []
    var group = 0
    private var nextGroup = 0

    // What happened, for the comparison.
    /// How many transactions let the body at the path run, since somebody asked.
    var mayRun: [Int: Int] = [:]
    var rounds: [[Event]] = []
    var tasks: [Event] = []
    var warnings: [String] = []

    init(_ sketch: Sketch, path: @escaping (Int, PathStep) -> Int) {
        self.sketch = sketch
        self.path = path
    }

    // MARK: Updates

    /// Evaluates everything, and queues what follows: change actions, appear actions, disappear actions.
    func evaluate() {
        found = Found()
        found.isFirst = places.isEmpty
        output = []
        var place = Place(path: Paths.root, environment: environment)
        place.mountRoot = found.isFirst ? Paths.root : nil
        found.places.insert(Paths.root)
        walk(sketch, place)
        let gone = lives.values.filter { !found.lives.contains($0.path) }.sorted { $0.order < $1.order }
        ears = Dictionary(uniqueKeysWithValues: found.ears)
        for (path, ear) in found.ears { listen(ear, path) }
        for life in found.appearing { appear(life) }
        for life in gone + found.emptied { disappear(life) }
        lives = lives.filter { found.lives.contains($0.key) }
        for (path, instance) in instances where !found.instances.contains(path) {
            instance.isAlive = false
            instances[path] = nil
        }
        collections = collections.filter { found.collections.contains($0.key) }
        rows = rows.filter { found.places.contains($0.key) }
        places = found.places
        for path in found.mayRun { mayRun[path, default: 0] += 1 }
        triggered = []
    }

    /// Applies transactions one by one; after each, the actions that wait run in rounds until one of them has written.
    func flush() {
        repeat {
            if !pending.isEmpty { apply(pending.removeFirst()) }
        } while runActions() || !pending.isEmpty
    }

    private func apply(_ transaction: Pending) {
        triggered = transaction.fired
        for (cell, value) in transaction.writes.values {
            cell.visible = value
            triggered.insert(ObjectIdentifier(cell))
        }
        for (list, items) in transaction.lists.values {
            list.visible = items
            triggered.insert(ObjectIdentifier(list))
        }
        evaluate()
    }

    @discardableResult
    func runActions() -> Bool {
        var ran = false
        while !waiting.isEmpty || !late.isEmpty {
            ran = true
            if waiting.isEmpty {
                let round = late
                late = []
                for event in round { event.run() }
            } else {
                let round = waiting
                waiting = []
                rounds.append(round)
                for event in round { event.run() }
            }
            if !pending.isEmpty { break }
        }
        return ran
    }

    /// An idle host begins to count again how often actions run.
    func endFrame() {
        for life in lives.values { (life.firings, life.hasWarned) = (0, false) }
        for ear in ears.values { (ear.firings, ear.hasWarned) = (0, false) }
    }

    // MARK: Writing

    /// Writes made in `work` are a transaction of their own.
    func inGroup(_ work: () -> Void) {
        nextGroup += 1
        group = nextGroup
        work()
        group = 0
    }

    private func open() -> Pending {
        if let last = pending.last, last.group == group { return last }
        let new = Pending(group: group)
        pending.append(new)
        return new
    }

    func write(_ cell: Cell, _ value: Int) {
        guard cell.current != value else { return }
        cell.current = value
        if cell.owner?.isAlive == true { open().writes[ObjectIdentifier(cell)] = (cell, value) } else { cell.visible = value }
    }

    func write(_ list: ListCell, _ items: [Item]) {
        guard list.current != items else { return }
        list.current = items
        open().lists[ObjectIdentifier(list)] = (list, items)
    }

    /// Tells those who read the property when they were evaluated last, once until they are evaluated again.
    func fire(_ property: Observed) {
        for observer in Array(instances.values) + Array(rows.values) where observer.reads.contains(property) && !observer.hasFired {
            observer.hasFired = true
            open().fired.insert(ObjectIdentifier(observer))
        }
    }

    func publish(_ object: ObjectValues) {
        for instance in instances.values where instance.observed === object {
            open().fired.insert(ObjectIdentifier(instance))
        }
    }

    func add(to cell: Cell) {
        if cell.current < Effect.limit { write(cell, cell.current + 1) }
    }

    func perform(_ effect: Effect, _ owner: Instance?) {
        switch effect {
        case .none: break
        case .addToState: if let cell = owner?.state { add(to: cell) }
        case .addToBinding: if let owner, owner.offersBindingEffect { add(toBinding: owner) }
        case .addToModel(let number):
            guard models[number].x < Effect.limit else { return }
            models[number].x += 1
            fire(.x(number))
        case .addToObject(let number):
            guard objects[number].value < Effect.limit else { return }
            objects[number].value += 1
            publish(objects[number])
        }
    }

    func add(toBinding owner: Instance) {
        switch owner.given.held {
        case .cell(let cell): add(to: cell)
        case .object(let object):
            guard object.value < Effect.limit else { return }
            object.value += 1
            publish(object)
        case .constant, nil: break
        }
    }
}
