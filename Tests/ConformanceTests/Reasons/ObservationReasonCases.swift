import SwiftUI
import Testing

/// What is printed for observable objects of either kind.
let observationReasonCases: [ConformanceCase] = [
    .holds("C014", "An observable property that the body read is @dependencies, in a let, in state and from the environment") {
        let model = Model()
        let stage = Stage {
            InLet(model: model)
            InState(given: model)
            InEnvironment().environment(model)
        }
        _ = stage.lines()
        stage.act { model.value = 1 }
        #expect(
            stage.lines() == [
                "InLet: @dependencies changed.", "InState: @dependencies changed.", "InEnvironment: @dependencies changed.",
            ])
    },
    .holds("C014", "Several properties of several objects that change in one action are one @dependencies") {
        let (first, second) = (Model(), Model())
        let stage = Stage { TwoModels(first: first, second: second) }
        _ = stage.lines()
        stage.act {
            first.value = 1
            first.other = 2
            second.value = 3
        }
        #expect(stage.lines() == ["TwoModels: @dependencies changed."])
        #expect(stage.texts == ["1 2 3"])
    },
    .holds("C015", "Under ios27 the key path stands instead of @dependencies", under: "ios27") {
        let model = Model()
        let stage = Stage(profile: .ios27) { InLet(model: model) }
        _ = stage.lines()
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["InLet: \\Model.value changed."])
        stage.act { model.other = 1 }
        #expect(stage.lines() == [])
        stage.act { model.value = 2 }
        #expect(stage.lines() == ["InLet: \\Model.value changed."])
    },
    .holds(
        "C015", "Each key path once, in the order of the writes, before @self; a generic class with its arguments",
        under: "observation=keyPaths"
    ) {
        let profile = SemanticsProfile.ios26.setting(\.observation, .keyPaths)
        let model = Storage<[String]>(output: [])
        let stage = Stage(profile: profile) { StorageParent(storage: model) }
        _ = stage.lines()
        stage.act {
            model.title = "t"
            model.output = ["a"]
            model.output = ["b"]
        }
        #expect(
            stage.lines() == [
                "StorageParent: \\Storage<Array<String>>.title changed.",
                "StorageChild: \\Storage<Array<String>>.title, \\Storage<Array<String>>.output, @self changed.",
            ])
    },
    .holds("C015", "The switch changes nothing else: state keeps its name, other bodies stay as they were", under: "observation=keyPaths") {
        let profile = SemanticsProfile.ios26.setting(\.observation, .keyPaths)
        let model = Model()
        let stage = Stage(profile: profile) {
            InState(given: model)
            Untouched()
        }
        #expect(stage.lines() == ["InState: @self, @identity, _model changed.", "Untouched: @self, @identity, _n changed."])
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["InState: \\Model.value changed."])
    },
    .holds("C016", "@dependencies stands before @self") {
        let model = Model()
        let stage = Stage { PassingParent(model: model) }
        _ = stage.lines()
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["PassingParent: @dependencies changed.", "PassingChild: @dependencies, @self changed."])
    },
    .holds("C017", "A plain let with an observable object is never listed by its name") {
        let model = Model()
        let stage = Stage { InLet(model: model) }
        #expect(stage.lines() == ["InLet: @self changed."])
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["InLet: @dependencies changed."])
    },
    .holds("C018", "State with an observable object is listed when the object is replaced, not when it changes") {
        let model = Model()
        let hook = Hook<Model>()
        let stage = Stage { Replacing(model: model, hook: hook) }
        #expect(stage.lines() == ["Replacing: @self, @identity, _vm changed."])
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["Replacing: @dependencies changed."])
        let other = Model()
        stage.act { hook.set(other) }
        #expect(stage.lines() == ["Replacing: _vm changed."])
        stage.act { model.value = 2 }
        #expect(stage.lines() == [])
        stage.act { other.value = 3 }
        #expect(stage.lines() == ["Replacing: @dependencies changed."])
    },
    .holds("C019", "A published property runs every observer, reader or not, parents first") {
        let stage = Stage { Owner() }
        #expect(
            stage.lines() == [
                "Owner: @self, @identity, _vm changed.", "Observer: @self, @identity, _vm changed.",
                "Idle: @self, @identity, _vm changed.",
            ])
        try stage.host.button("write").tap()
        #expect(stage.lines() == ["Owner: _vm changed.", "Observer: _vm changed.", "Idle: _vm changed."])
    },
    .holds("C019", "Views beside one another run in the order of the tree") {
        let model = Legacy()
        let stage = Stage {
            VStack {
                Observer(vm: model)
                Idle(vm: model)
                Observer(vm: model)
            }
        }
        _ = stage.lines()
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["Observer: _vm changed.", "Idle: _vm changed.", "Observer: _vm changed."])
    },
    .holds("C020", "A view that stores \\.dismiss runs when its host gives it another action, though it never calls it") {
        let hook = Hook<Bool>()
        let stage = Stage { DismissHost(hook: hook) }
        #expect(stage.lines() == ["DismissHost: @self, @identity, _inside changed.", "Storing: @self, @identity, _dismiss changed."])
        stage.act { hook.set(true) }
        #expect(stage.lines() == ["DismissHost: _inside changed.", "Storing: _dismiss changed."])
    },
]

@Observable private final class Model {
    var value = 0
    var other = 0
}

@Observable private final class Storage<Output> {
    var output: Output
    var title = ""
    init(output: Output) { self.output = output }
}

private final class Legacy: ObservableObject {
    @Published var value = 0
}

private struct InLet: View {
    let model: Model
    var body: some View { Text("\(model.value)") }
}

private struct InState: View {
    @State private var model: Model
    init(given: Model) { _model = State(initialValue: given) }
    var body: some View { Text("\(model.value)") }
}

private struct InEnvironment: View {
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.value)") }
}

private struct TwoModels: View {
    let first: Model
    let second: Model
    var body: some View { Text("\(first.value) \(first.other) \(second.value)") }
}

private struct StorageParent: View {
    let storage: Storage<[String]>
    var body: some View { StorageChild(title: storage.title, storage: storage) }
}

private struct StorageChild: View {
    let title: String
    let storage: Storage<[String]>
    var body: some View { Text(storage.title + storage.output.joined()) }
}

private struct Untouched: View {
    @State private var n = 0
    var body: some View { Text("\(n)") }
}

private struct PassingParent: View {
    let model: Model
    var body: some View { PassingChild(value: model.value, model: model) }
}

private struct PassingChild: View {
    let value: Int
    let model: Model
    var body: some View { Text("\(value) \(model.value)") }
}

private struct Replacing: View {
    @State private var vm: Model
    let hook: Hook<Model>
    init(model: Model, hook: Hook<Model>) {
        _vm = State(initialValue: model)
        self.hook = hook
    }
    var body: some View {
        let _ = hook.set = { vm = $0 }
        Text("\(vm.value)")
    }
}

private struct Owner: View {
    @StateObject private var vm = Legacy()
    var body: some View {
        VStack {
            Button("write") { vm.value += 1 }
            Observer(vm: vm)
            Idle(vm: vm)
        }
    }
}

private struct Observer: View {
    @ObservedObject var vm: Legacy
    var body: some View { Text("\(vm.value)") }
}

private struct Idle: View {
    @ObservedObject var vm: Legacy
    var body: some View { Text("idle") }
}

/// Moves its content's environment into a presentation and out again, as a host that makes its action anew does.
private struct DismissHost: View {
    @State private var inside = false
    let hook: Hook<Bool>
    var body: some View {
        let _ = hook.set = { inside = $0 }
        Storing().transformEnvironment(\.self) { if inside { $0 = presented } }
    }
    private var presented: EnvironmentValues { Presented.values }
}

/// The environment inside of a sheet.
@MainActor
private enum Presented {
    static let values: EnvironmentValues = {
        let hook = Hook<EnvironmentValues>()
        var values = EnvironmentValues()
        hook.set = { values = $0 }
        _ = Stage { Text("").sheet(isPresented: .constant(true)) { Catching(hook: hook) } }
        return values
    }()
}

private struct Catching: View {
    @Environment(\.self) private var values
    let hook: Hook<EnvironmentValues>
    var body: some View {
        let _ = hook.set(values)
        Text("")
    }
}

private struct Storing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("fixed") }
}
