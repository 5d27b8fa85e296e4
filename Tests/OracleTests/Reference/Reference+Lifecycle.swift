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

    // MARK: Preferences

    /// What is said takes the place of what is said within.
    func walkPreference(_ sketch: Sketch, _ place: Place) {
        var inner = at(.child(0), place)
        if sketch.kind == .speaks {
            let value = value(sketch.source, place)
            inner.ears = []
            for ear in place.ears {
                ear.isSpokenTo = true
                ear.heard.append(value)
            }
        } else {
            let ear = ears[place.path] ?? Ear(sketch)
            (ear.sketch, ear.owner, ear.captured) = (sketch, place.owner, value(sketch.other, place))
            (ear.heard, ear.isSpokenTo) = ([], false)
            found.ears.append((place.path, ear))
            inner.ears.append(ear)
            inner.fragment = inner.path
        }
        walk(sketch.children[0], inner)
    }

    /// Runs the action if something else is said than before; nothing said at all, and never, is no news.
    func listen(_ ear: Ear, _ path: Int) {
        guard ear.isSpokenTo || ear.last != nil, ear.last != ear.heard else { return }
        ear.firings += 1
        if ear.firings > 2 {
            if !ear.hasWarned { warnings.append("preference") }
            ear.hasWarned = true
            return
        }
        ear.last = ear.heard
        let (effect, owner) = (ear.sketch.effect, ear.owner)
        waiting.append(
            Event(kind: .change, key: -1 - path, text: "hears \(path) \(ear.heard), \(ear.captured)") {
                self.perform(effect, owner)
            })
    }
}
