extension Reference {
    /// A modifier with actions: its content first. Without a view in the content it does not appear.
    func walkLife(_ sketch: Sketch, _ place: Place) {
        let views = found.views
        walk(sketch.children[0], at(.child(0), place))
        let isThere = found.views > views
        let value = value(sketch.source, place, unless: sketch.kind == .appear || sketch.kind == .task)
        let captured = self.value(sketch.other, place)
        let old = lives[place.path]
        let life = old ?? Life(place.path, sketch, around: place.around, mountRoot: place.mountRoot ?? Paths.root)
        lives[place.path] = life
        life.order = found.lives.count
        found.lives.insert(place.path)
        life.owner = place.owner
        let before = (value: life.value, captured: life.captured, effect: life.sketch.effect)
        (life.value, life.captured, life.sketch) = (value, captured, sketch)
        if old != nil, before.value != value { changed(life, sketch, before, place) }
        if isThere, !life.isShown { found.appearing.append(life) }
        if !isThere, life.isShown { found.emptied.append(life) }
        // What appears later than what is around it stands in no order with others.
        if old != nil { life.mountRoot = life.path }
    }

    private func value(_ source: Source, _ place: Place, unless isUnused: Bool) -> Int {
        isUnused ? 0 : value(source, place)
    }

    private func changed(_ life: Life, _ sketch: Sketch, _ before: (value: Int, captured: Int, effect: Effect), _ place: Place) {
        if sketch.kind == .taskOfValue {
            guard life.isShown else { return }
            life.isRunning = false
            return queueTask(life, place.fragment)
        }
        // Two in a frame; the third is dropped, with one warning.
        life.firings += 1
        if life.firings > 2 {
            if !life.hasWarned { warnings.append("change") }
            life.hasWarned = true
            return
        }
        let isOld = sketch.kind == .changeOld
        add(.change, life, place.fragment, isOld ? before.effect : sketch.effect,
            "change \(life.path) \(isOld ? -1 : before.value) to \(life.value), \(isOld ? before.captured : life.captured)")
    }

    func appear(_ life: Life) {
        life.isShown = true
        switch life.sketch.kind {
        case .appear: add(.appear, life, life.mountRoot, life.sketch.effect, "appear \(life.path) \(life.captured)")
        case .changeInitially:
            add(.appear, life, life.mountRoot, life.sketch.effect, "change \(life.path) \(life.value) to \(life.value), \(life.captured)")
        case .task, .taskOfValue: queueTask(life, life.mountRoot)
        default: break
        }
    }

    func disappear(_ life: Life) {
        guard life.isShown else { return }
        (life.isShown, life.isRunning) = (false, false)
        guard life.sketch.kind == .appear else { return }
        let root = life.around.first { !found.places.contains($0) } ?? life.path
        add(.disappear, life, root, life.sketch.effect, "disappear \(life.path) \(life.captured)")
    }

    private func add(_ kind: Event.Kind, _ life: Life, _ key: Int, _ effect: Effect, _ text: String) {
        let owner = life.owner
        waiting.append(Event(kind: kind, key: key, text: text) { self.perform(effect, owner) })
    }

    /// Tasks begin after all other actions, if their views are still there.
    private func queueTask(_ life: Life, _ key: Int) {
        late.append(
            Event(kind: .task, key: key, text: "") {
                guard self.lives[life.path] === life, life.isShown, !life.isRunning else { return }
                life.isRunning = true
                self.tasks.append(
                    Event(kind: .task, key: key, text: "task \(life.path) \(life.captured)") {})
            })
    }
}
