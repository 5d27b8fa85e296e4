extension Reference {
    /// A view with a body: what it is given decides, with what it depends on, whether the body may run.
    func walkView(_ sketch: Sketch, _ place: Place) {
        let given = given(sketch, place)
        let old = instances[place.path]
        let view = old ?? make(place.path, given)
        instances[place.path] = view
        found.instances.insert(place.path)

        var runs = old == nil || isTriggered(view)
        if old != nil, place.wasRemade, !isEqual(view.given, given, place) {
            view.given = given
            runs = true
        }
        if let key = declaredKey(sketch), view.seen != place.environment[key] {
            view.seen = place.environment[key]
            runs = true
        }
        if let observed = observed(view, place), view.observed !== observed {
            view.observed = observed
            runs = true
        }
        if runs {
            found.mayRun.insert(place.path)
            view.hasFired = false
            view.stateCopy = view.state?.visible ?? 0
            view.bindingCopy = view.given.held?.visible ?? 0
            view.given.heldValue = view.heldValue
        }
        view.reads = []
        if case .leaf(let leaf) = sketch.kind {
            found.views += 1
            return show(leaf, view, place)
        }
        walkContent(view, sketch, runs, place)
    }

    private func make(_ path: Int, _ given: Given) -> Instance {
        let sketch = given.sketch
        let view = Instance(path, given)
        switch sketch.kind {
        case .component(.keeper), .component(.mixed), .component(.custom), .component(.modified), .component(.coarse),
            .component(.coarseEquatable):
            view.state = Cell(sketch.number, owner: view)
        case .component(.seeded): view.state = Cell(given.numbers[0], owner: view)
        case .component(.list): view.items = ListCell([Item(id: 1, value: 0), Item(id: 2, value: 1)])
        case .component(.owner): view.observed = ObjectValues()
        case .leaf(.statefulEquatable): view.state = Cell(0, owner: view)
        default: break
        }
        return view
    }

    /// What the view keeps that its body did not make itself.
    private func given(_ sketch: Sketch, _ place: Place) -> Given {
        var given = Given(sketch: sketch)
        func number() -> Int { value(sketch.source, place) }
        func hold() {
            given.held = place.binding ?? .constant(7)
            given.heldValue = given.held?.visible ?? 0
            given.capturedValue = captured(place) ?? given.heldValue
        }
        switch sketch.kind {
        case .component(.holder), .leaf(.binding): hold()
        case .leaf(.projectedBinding):
            hold()
            given.heldValue /= 2
            given.capturedValue /= 2
        case .component(.mixed):
            hold()
            given.numbers = [number()]
            given.object = objects[0]
        case .component(.watcher): given.object = objects[number() % 2]
        case .component(.supplied), .component(.eager), .component(.lazy): break
        case .component: given.numbers = [number()]
        case .leaf(.object): given.object = objects[sketch.number]
        case .leaf(.closureEquatable): given.numbers = [number(), value(sketch.other, place)]
        case .leaf(.optionalText):
            let number = number()
            given.numbers = [number.isMultiple(of: 2) ? 0 : number]
        case .leaf(.payload):
            let number = number()
            given.numbers = [number.isMultiple(of: 3) ? 0 : number]
        case .leaf(.reference), .leaf(.model): given.numbers = [number() % 2]
        case .leaf(.modelTotal), .leaf(.modelChild): given.numbers = [sketch.number]
        case .leaf(.environment), .leaf(.wholeEnvironment): break
        default: given.numbers = [number()]
        }
        return given
    }

    /// The value of the binding when the closure was made in which the place stands.
    private func captured(_ place: Place) -> Int? {
        guard place.isDeferred, let owner = place.owner, case .cell(let cell) = place.binding else { return nil }
        return cell === owner.state ? owner.stateCopy : owner.bindingCopy
    }

    /// Whether the view would be left alone with what it is given now.
    private func isEqual(_ old: Given, _ new: Given, _ place: Place) -> Bool {
        if let first = old.held, let second = new.held {
            guard first.isSame(as: second) else { return false }
            if old.heldValue != new.heldValue, old.heldValue != new.capturedValue { return false }
        }
        if old.object !== new.object { return false }
        switch new.sketch.kind {
        // Closures of generic code never compare equal, nor do values that may hold some.
        case .component(.lazy), .component(.eager): return !place.wasRemade
        case .component(.coarse), .component(.coarseEquatable):
            return old.sketch === new.sketch && old.numbers[0] / 2 == new.numbers[0] / 2
        // The modifier keeps values alone.
        case .component(.modified): return old.numbers == new.numbers && old.sketch.number == new.sketch.number
        case .component: return old.sketch === new.sketch && old.numbers == new.numbers
        case .leaf(.bytesEquatable), .leaf(.coarseText), .leaf(.statefulEquatable):
            return old.numbers[0] / 2 == new.numbers[0] / 2
        case .leaf(.closureEquatable): return old.numbers[0] == new.numbers[0]
        default: return old.numbers == new.numbers
        }
    }

    private func isTriggered(_ view: Instance) -> Bool {
        if triggered.contains(ObjectIdentifier(view)) { return true }
        if let cell = view.state, view.isStateRead, triggered.contains(ObjectIdentifier(cell)) { return true }
        if let items = view.items, triggered.contains(ObjectIdentifier(items)) { return true }
        guard case .cell(let cell) = view.given.held, view.isBindingRead, triggered.contains(ObjectIdentifier(cell)) else {
            return false
        }
        return view.heldValue != view.given.heldValue
    }

    /// The key whose value the view declares.
    private func declaredKey(_ sketch: Sketch) -> Int? {
        switch sketch.kind {
        case .component(.reader): sketch.number
        case .component(.mixed), .leaf(.wholeEnvironment): 1
        case .component(.custom), .leaf(.environment): 0
        default: nil
        }
    }

    private func observed(_ view: Instance, _ place: Place) -> ObjectValues? {
        view.given.sketch.kind == .component(.supplied) ? place.supplied : view.given.object
    }

    // MARK: Content

    private func walkContent(_ view: Instance, _ sketch: Sketch, _ runs: Bool, _ place: Place) {
        guard case .component(let component) = sketch.kind else { return }
        var inner = at(.body, place)
        inner.fragment = inner.path
        switch component {
        // Content that was made around the view.
        case .eager: return walk(sketch.children[0], inner)
        case .modified:
            view.isStateRead = true
            found.views += 1
            output.append("\(place.path): \(view.given.numbers[0]) and \(view.state?.visible ?? 0)")
            return walk(sketch.children[0], inner)
        case .lazy:
            // What the closure reads belongs to the view that calls it.
            inner.observer = view
            inner.isDeferred = true
            inner.wasRemade = runs
            return walk(sketch.children[0], inner)
        default: break
        }
        // An EquatableView is one view, whatever is in it.
        if component == .coarseEquatable { found.views += 1 }
        inner.owner = view
        inner.observer = view
        inner.isDeferred = false
        inner.wasRemade = runs
        inner.row = 0
        inner.binding = switch component {
        case .keeper, .seeded, .mixed, .custom, .coarse, .coarseEquatable: view.state.map { .cell($0) }
        case .holder: view.given.held
        case .watcher: view.observed.map { .object($0) }
        default: nil
        }
        if let items = view.items { return walkRows(view.given.sketch, items.visible, inner) }
        walk(view.given.sketch.children[0], inner)
    }

    private func show(_ leaf: Sketch.Leaf, _ view: Instance, _ place: Place) {
        var inner = place
        inner.observer = view
        let numbers = view.given.numbers
        let shown: Int
        switch leaf {
        case .closureEquatable: shown = numbers[1]
        case .binding, .projectedBinding:
            view.isBindingRead = true
            let held = view.given.held?.visible ?? 7
            shown = leaf == .binding ? held : held / 2
        case .environment, .wholeEnvironment: shown = view.seen ?? 0
        case .reference: shown = value(.model(numbers[0], .child), inner)
        case .model: shown = value(.model(numbers[0], .x), inner)
        case .modelTotal: shown = value(.model(numbers[0], .total), inner)
        case .modelChild:
            let x = value(.model(numbers[0], .x), inner)
            shown = value(.model(numbers[0], x.isMultiple(of: 2) ? .child : .y), inner)
        case .object: shown = view.observed?.value ?? 0
        case .statefulEquatable:
            view.isStateRead = true
            shown = numbers[0] * 10 + (view.state?.visible ?? 0)
        default: shown = numbers[0]
        }
        output.append("\(place.path): \(shown)")
    }
}
