extension Reference {
    /// Evaluates what stands at a place.
    func walk(_ sketch: Sketch, _ place: Place) {
        switch sketch.kind {
        case .text:
            found.views += 1
            output.append("\(place.path): \(value(sketch.source, place))")
        case .stack, .group:
            if sketch.kind == .stack { found.views += 1 }
            for (index, child) in sketch.children.enumerated() { walk(child, at(.child(index), place)) }
        case .branch:
            let branch = value(sketch.source, place).isMultiple(of: 2) ? 0 : 1
            walk(sketch.children[branch], identity(.branch(branch), place))
        case .option:
            if value(sketch.source, place).isMultiple(of: 2) {
                walk(sketch.children[0], identity(.branch(0), place))
            }
        case .choice:
            let branch = value(sketch.source, place) % 3
            walk(sketch.children[branch], identity(.branch(branch), place))
        case .erased:
            let child = sketch.children[value(sketch.source, place).isMultiple(of: 2) ? 0 : 1]
            // Erasing twice is erasing once.
            walk(child, child.kind == .erased ? place : identity(.type(child.contentType), place))
        case .identified:
            let id = value(sketch.source, place)
            walk(sketch.children[0], identity(.explicit(id), place))
        case .rows: walkRows(sketch, items(of: sketch.number, place), place)
        case .positions:
            let items = items(of: sketch.number, place)
            walkRows(sketch, items.enumerated().map { Item(id: $0.offset, value: $0.element.value) }, place)
        case .environment:
            var inner = at(.child(0), place)
            inner.environment[sketch.number] = value(sketch.source, place)
            walk(sketch.children[0], inner)
        case .environmentObject:
            var inner = at(.child(0), place)
            inner.supplied = objects[value(sketch.source, place) % 2]
            walk(sketch.children[0], inner)
        case .appear, .task, .taskOfValue, .change, .changeInitially, .changeOld: walkLife(sketch, place)
        case .speaks, .hears: walkPreference(sketch, place)
        case .component, .leaf: walkView(sketch, place)
        }
    }

    /// A place that has its identity from its position.
    func at(_ step: PathStep, _ place: Place) -> Place {
        var inner = place
        inner.path = path(place.path, step)
        return inner
    }

    /// A place whose identity may be new while what is around it stays.
    func identity(_ step: PathStep, _ place: Place) -> Place {
        var inner = at(step, place)
        found.places.insert(inner.path)
        inner.around.append(inner.path)
        inner.fragment = inner.path
        if inner.mountRoot == nil, !places.contains(inner.path) { inner.mountRoot = inner.path }
        return inner
    }

    // MARK: Collections

    private func items(of model: Int, _ place: Place) -> [Item] {
        place.observer?.reads.insert(.items(model))
        return models[model].items
    }

    /// One row for each different id. Of several items with one id the first stands for all when the collection is made, and the last
    /// when it is made again.
    func walkRows(_ sketch: Sketch, _ items: [Item], _ place: Place) {
        let collection = collections[place.path] ?? Collection()
        collections[place.path] = collection
        found.collections.insert(place.path)
        if place.wasRemade || !collection.isBuilt {
            let pairs = items.map { ($0.id, $0) }
            collection.chosen = Dictionary(pairs) { collection.isBuilt ? $1 : $0 }
            collection.isBuilt = true
            let counts = Dictionary(pairs.map { ($0.0, 1) }, uniquingKeysWith: +)
            for (id, count) in counts where count > 1 && collection.warned.insert(id).inserted {
                warnings.append("duplicate \(id)")
            }
        }
        let outer = output
        var rows: [Int: [String]] = [:]
        for item in items where rows[item.id] == nil {
            output = []
            walkRow(sketch.children[0], collection.chosen[item.id] ?? item, place)
            rows[item.id] = output
        }
        output = outer + items.flatMap { rows[$0.id] ?? [] }
    }

    private func walkRow(_ sketch: Sketch, _ item: Item, _ place: Place) {
        var inner = identity(.row(item.id), place)
        let observer = rows[inner.path] ?? Observer()
        rows[inner.path] = observer
        inner.wasRemade = place.wasRemade || triggered.contains(ObjectIdentifier(observer)) || inner.mountRoot != nil
        if inner.wasRemade { observer.hasFired = false }
        observer.reads = []
        inner.observer = observer
        inner.isDeferred = true
        inner.row = item.value
        walk(sketch, inner)
    }

    // MARK: Values

    func value(_ source: Source, _ place: Place) -> Int {
        switch source {
        case .constant(let value): return value
        case .row: return place.row
        case .model(let number, let property): return read(number, property, place)
        default: return place.owner.map { offered(source, $0, place) } ?? input
        }
    }

    private func read(_ number: Int, _ property: Model.Property, _ place: Place) -> Int {
        let model = models[number]
        func note(_ observed: Observed...) { place.observer?.reads.formUnion(observed) }
        switch property {
        case .x:
            note(.x(number))
            return model.x
        case .y:
            note(.y(number))
            return model.y
        case .total:
            note(.x(number), .y(number))
            return model.x + model.y
        case .child:
            note(.child(number))
            return model.child
        case .itemCount:
            note(.items(number))
            return model.items.count
        }
    }

    /// What the view offers that wrote the place.
    private func offered(_ source: Source, _ owner: Instance, _ place: Place) -> Int {
        guard case .component(let component) = owner.given.sketch.kind else { return input }
        func state() -> Int {
            owner.isStateRead = true
            return place.isDeferred ? owner.stateCopy : owner.state?.visible ?? 0
        }
        func binding() -> Int {
            owner.isBindingRead = true
            return place.isDeferred ? owner.bindingCopy : owner.given.held?.visible ?? 7
        }
        func first() -> Int { owner.given.numbers.first ?? 0 }
        switch (component, source) {
        case (.seeded, _), (.keeper, .state), (.coarse, .state), (.coarseEquatable, .state), (.mixed, .state), (.custom, .state):
            return state()
        case (.holder, _), (.mixed, .binding): return binding()
        case (.reader, .environment), (.mixed, .environment), (.custom, .environment): return owner.seen ?? 0
        case (.watcher, _), (.supplied, _), (.owner, .object), (.mixed, .object): return owner.observed?.value ?? 0
        default: return first()
        }
    }
}
