import DependencyGraph
import Dispatch
import SwiftUI
import ViewRuntime

/// A sketch and the steps that it goes through.
struct Scenario {
    var sketch: Sketch
    var steps: [Step]
    /// Whether the real side is recorded, which is another way through the runtime.
    var isRecorded = false
    /// A fault planted in the reference, which must be found: it does not hear of writes to the children of models.
    var isReferenceDeaf = false
}

/// What differed between the real side and the reference.
struct Difference {
    /// The number of the step, or -1 for the mount.
    var step: Int
    var what: String
    var expected: String
    var got: String
}

/// Plays a scenario on both sides.
@MainActor
final class Play {
    private let world = World()
    private let reference: Reference
    private let host: HostCore
    private let journal: RunJournal?
    private let isReferenceDeaf: Bool
    private let replace: (HostCore, Int) -> Void
    private(set) var difference: Difference?
    private var step = -1

    /// Plays all steps, or up to the first difference.
    static func difference(in scenario: Scenario) async -> Difference? {
        let play = Play(scenario)
        await play.compare()
        for (index, step) in scenario.steps.enumerated() where play.difference == nil {
            play.step = index
            play.perform(step)
            await play.compare()
        }
        if play.difference == nil { await play.end() }
        return play.difference
    }

    private init(_ scenario: Scenario) {
        let root = Sketch(.component(.plain), .input, [Sketch(.environmentObject, [scenario.sketch])])
        World.current = world
        let world = world
        reference = Reference(root) { world.path($0, $1) }
        isReferenceDeaf = scenario.isReferenceDeaf
        journal = scenario.isRecorded ? RunJournal() : nil
        host = HostCore(instrument: journal)
        host.printsWarnings = false
        func mount<S: Shape>(_: S.Type, _ host: HostCore) -> (HostCore, Int) -> Void {
            host.mount(S.build(root, Play.rootScope(0)))
            return { $0.replaceRoot(S.build(root, Play.rootScope($1))) }
        }
        replace = mount(root.shape, host)
        reference.evaluate()
        reference.runActions()
        reference.flush()
        reference.endFrame()
    }

    private static func rootScope(_ input: Int) -> Scope {
        Scope(path: Paths.root, read: { _ in input }, binding: nil, act: { _ in })
    }

    // MARK: Steps

    private func perform(_ step: Step) {
        switch step {
        case .act(let groups):
            host.perform(Cause(.action, name: "tap")) {
                for (index, group) in groups.enumerated() {
                    if index == 0 { group.forEach(real) } else { withAnimation(.linear(duration: 0)) { group.forEach(real) } }
                }
            }
            for (index, group) in groups.enumerated() {
                if index == 0 { group.forEach(model) } else { reference.inGroup { group.forEach(model) } }
            }
        case .elsewhere(let write):
            writeElsewhere(write)
            model(write)
        case .replaceRoot(let input):
            replace(host, input)
            reference.flush()
            reference.input = input
            reference.evaluate()
            reference.runActions()
        case .environment(let key, let value):
            host.updateEnvironment(key: "key") { $0[keyPath: EnvironmentValues.keys[key]] = value }
            reference.flush()
            reference.environment[key] = value
            reference.evaluate()
            reference.runActions()
        }
        host.flush()
        reference.flush()
        reference.endFrame()
    }

    private var states: [Instance] { reference.alive { $0.state != nil } }
    private var holders: [Instance] {
        reference.alive {
            [.component(.holder), .component(.mixed), .leaf(.binding)].contains($0.given.sketch.kind)
        }
    }
    private var lists: [Instance] { reference.alive { $0.items != nil } }
    private var owners: [Instance] { reference.alive { $0.given.sketch.kind == .component(.owner) } }

    private func handle(_ instances: [Instance], _ number: Int) -> (Instance, World.Handle)? {
        guard !instances.isEmpty else { return nil }
        let instance = instances[number % instances.count]
        return world.handles[instance.path].map { (instance, $0) }
    }

    private func real(_ write: Write) {
        switch write {
        case .state(let number, let value): handle(states, number)?.1.state?.wrappedValue = value
        case .addToBinding(let number): handle(holders, number)?.1.addToBinding?()
        case .items(let number, let edit):
            guard let list = handle(lists, number)?.1.items else { return }
            edit.apply(to: &list.wrappedValue)
        case .model(let number, .x, let value): world.models[number].x = value
        case .model(let number, _, let value): world.models[number].y = value
        case .modelInPlace(let number, .x): world.models[number].x += 0
        case .modelInPlace(let number, .child): world.models[number].child.value += 0
        case .modelInPlace(let number, _): world.models[number].y += 0
        case .modelItems(let number, let edit): edit.apply(to: &world.models[number].items)
        case .modelChild(let number, let value): world.models[number].child.value = value
        case .object(let number, let value): world.objects[number].value = value
        case .objectUnread(let number): world.objects[number].unread += 1
        case .ownObject(let number, let value): handle(owners, number)?.1.object?.value = value
        }
    }

    /// Writes state or an observable property from another thread, and waits for it.
    private func writeElsewhere(_ write: Write) {
        switch write {
        case .state(let number, let value):
            guard let state = handle(states, number)?.1.state else { return }
            onAnotherThread { state.wrappedValue = value }
        case .model(let number, let property, let value):
            let model = world.models[number]
            onAnotherThread { if property == .x { model.x = value } else { model.y = value } }
        default: real(write)
        }
    }

    private func onAnotherThread(_ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            DispatchQueue.global().sync { DispatchQueue.global().sync { work() } }
        }
    }

    private func model(_ write: Write) {
        func set(_ place: inout Int, _ value: Int, _ property: Observed) {
            if place == value { return }
            place = value
            reference.fire(property)
        }
        switch write {
        case .state(let number, let value):
            if let cell = handle(states, number)?.0.state { reference.write(cell, value) }
        case .addToBinding(let number):
            if let holder = handle(holders, number)?.0 { reference.add(toBinding: holder) }
        case .items(let number, let edit):
            guard let list = handle(lists, number)?.0.items else { return }
            var items = list.current
            edit.apply(to: &items)
            reference.write(list, items)
        case .model(let number, .x, let value): set(&reference.models[number].x, value, .x(number))
        case .model(let number, _, let value): set(&reference.models[number].y, value, .y(number))
        case .modelInPlace(let number, .x): reference.fire(.x(number))
        case .modelInPlace(let number, .child): reference.fire(.child(number))
        case .modelInPlace(let number, _): reference.fire(.y(number))
        case .modelItems(let number, let edit):
            edit.apply(to: &reference.models[number].items)
            reference.fire(.items(number))
        case .modelChild where isReferenceDeaf: break
        case .modelChild(let number, let value): set(&reference.models[number].child, value, .child(number))
        case .object(let number, let value):
            reference.objects[number].value = value
            reference.publish(reference.objects[number])
        case .objectUnread(let number): reference.publish(reference.objects[number])
        case .ownObject(let number, let value):
            guard let object = handle(owners, number)?.0.observed else { return }
            object.value = value
            reference.publish(object)
        }
    }

    // MARK: Comparing

    private func compare() async {
        if !reference.tasks.isEmpty || !world.tasks.isEmpty { await settle() }
        check("the visible output", reference.output.joined(separator: "\n"), texts.joined(separator: "\n"))
        compareStates()
        compareLogs()
        compareRuns()
        check("the warnings", reference.warnings.sorted().joined(separator: ", "), warnings.sorted().joined(separator: ", "))
    }

    private func settle() async {
        for _ in 0..<1_000 where !host.tasks.running.isEmpty { await Task.yield() }
        host.flush()
    }

    private func check(_ what: String, _ expected: String, _ got: String) {
        if difference == nil, expected != got {
            difference = Difference(step: step, what: what, expected: expected, got: got)
        }
    }

    private var texts: [String] { host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }

    private var warnings: [String] {
        host.warnings.map { warning in
            switch warning.kind {
            case .multipleUpdatesPerFrame: warning.text.hasPrefix("Bound preference") ? "preference" : "change"
            case .duplicateID: "duplicate " + (warning.text.split(separator: " ").first { Int($0) != nil } ?? "?")
            default: warning.text
            }
        }
    }

    private func compareStates() {
        for instance in states + lists {
            let got = world.handles[instance.path]
            let place = "the state at \(world.paths.description(instance.path))"
            if let cell = instance.state { check(place, "\(cell.current)", "\(got?.state?.wrappedValue ?? -1)") }
            if let list = instance.items { check(place, "\(list.current)", "\(got?.items?.wrappedValue ?? [])") }
        }
    }

    private func compareLogs() {
        var log = world.log[...]
        world.log = []
        for round in reference.rounds {
            check("the actions", round, Array(log.prefix(round.count)))
            log = log.dropFirst(round.count)
        }
        check("further actions", "", log.joined(separator: "; "))
        check("the tasks", reference.tasks, world.tasks)
        reference.rounds = []
        reference.tasks = []
        world.tasks = []
    }

    /// The same actions, in the same order where there is a rule; what appears does so before what goes disappears.
    private func check(_ what: String, _ expected: [Event], _ got: [String]) {
        let texts = expected.map(\.text)
        func fail() { check(what, texts.joined(separator: "; "), got.joined(separator: "; ")) }
        if texts.sorted() != got.sorted() { return fail() }
        var kinds: [String: Event.Kind] = [:]
        for (key, events) in Dictionary(grouping: expected, by: { "\($0.kind) \($0.key)" }) {
            let wanted = events.map(\.text)
            if got.filter(wanted.contains) != wanted { return check(what + " of \(key)", wanted.joined(separator: "; "), got.joined(separator: "; ")) }
        }
        for event in expected { kinds[event.text] = event.kind }
        let first = got.firstIndex { kinds[$0] == .disappear } ?? got.count
        if got[first...].contains(where: { kinds[$0] == .appear }) { fail() }
    }

    private func compareRuns() {
        for (path, count) in world.runs.sorted(by: { $0.key < $1.key }) where count > reference.mayRun[path, default: 0] {
            check(
                "the body runs at \(world.paths.description(path))", "at most \(reference.mayRun[path, default: 0])",
                "\(count)")
        }
        if let twice = journal?.twice { check("the runs of one body in one transaction", "at most 1", twice) }
        world.runs = [:]
        reference.mayRun = [:]
    }

    private func end() async {
        weak let gone = host.root
        host.end()
        check("the views after the end", "none", gone == nil ? "none" : "some")
    }
}

extension Reference {
    /// The views that are there, in the order of the tree.
    func alive(_ isWanted: (Instance) -> Bool) -> [Instance] {
        instances.values.filter(isWanted).sorted { $0.path < $1.path }
    }
}

/// Sees that no body runs twice in one transaction.
final class RunJournal: ViewInstrument {
    private var ran: Set<NodeID> = []
    private(set) var twice: String?

    func transactionBegan(_ transaction: TransactionID, cause: Cause, parent: TransactionID?) { ran = [] }

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        if !ran.insert(node).inserted { twice = type.name }
    }
}
