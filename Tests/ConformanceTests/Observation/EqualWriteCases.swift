import SwiftUI
import Testing

/// Which writes of an observable property run its readers. What is filtered here is filtered by the code that `@Observable` generates.
let equalWriteCases: [ConformanceCase] = [
    .holds("C085", "Assigning an equal value runs nothing") {
        let model = Model()
        let stage = shown { "\(model.i)" }
        stage.act { model.i = model.i }
        #expect(stage.lines() == [])
        stage.act { model.i = 1 }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        #expect(stage.texts == ["1"])
    },
    .holds("C085", "Nor does assigning it through a binding") {
        let model = Model()
        let hook = Hook<Bool>()
        let stage = Stage { Bound(model: model, hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(false) }
        #expect(stage.lines() == [])
        stage.act { hook.set(true) }
        #expect(stage.lines() == ["Bound: @dependencies changed."])
    },
    .holds("C086", "A compound assignment of an equal value runs the readers") {
        let model = Model()
        let stage = shown { "\(model.i)" }
        stage.act { model.i += 0 }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C086", "So does handing the property on as inout") {
        func touch(_ value: inout Int) {}
        let model = Model()
        let stage = shown { "\(model.i)" }
        stage.act { touch(&model.i) }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C087", "Writing a field of a struct in place runs the readers, though the value is equal") {
        let model = Model()
        let stage = shown { "\(model.p.x)" }
        stage.act { model.p.x = model.p.x }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        stage.act { model.p = model.p }
        #expect(stage.lines() == [])
    },
    .holds("C088", "Who reads one field of a struct runs for another: the property is what is observed") {
        let model = Model()
        let stage = shown { "\(model.p.x)" }
        stage.act { model.p.y = 5 }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C089", "Assigning a struct that is not Equatable runs the readers") {
        let model = Model()
        let stage = shown { "\(model.s.x)" }
        stage.act { model.s = model.s }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C090", "Assigning the same object runs nothing, another one does") {
        let model = Model()
        let stage = shown { "\(model.r.x)" }
        stage.act { model.r = model.r }
        #expect(stage.lines() == [])
        stage.act { model.r = Reference() }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C091", "Assigning another object that equals the one there runs nothing: views keep the old one") {
        let model = Model()
        let stage = shown { "\(model.e.id) \(model.e.label)" }
        stage.act { model.e = EquatableReference(1, "new") }
        #expect(stage.lines() == [])
        #expect(model.e.label == "new")
        #expect(stage.texts == ["1 old"])
        stage.act { model.e = EquatableReference(2) }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C092", "An equal array assigned runs nothing, an element written or appended does") {
        let model = Model()
        let stage = shown { "\(model.array)" }
        stage.act { model.array = Array(model.array) }
        #expect(stage.lines() == [])
        stage.act { model.array[0] = model.array[0] }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        stage.act { model.array.append(3) }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        #expect(stage.texts == ["[1, 2, 3]"])
    },
    .holds("C092", "So it is with a dictionary, a set and an optional") {
        let model = Model()
        let stage = shown { "\(model.names.count) \(model.chosen.count) \(model.maybe == nil)" }
        stage.act {
            model.names = model.names
            model.chosen = model.chosen
            model.maybe = model.maybe
        }
        #expect(stage.lines() == [])
        stage.act { model.names["a"] = model.names["a"] }
        stage.act { model.chosen.insert(1) }
        stage.act { model.maybe = 3 }
        #expect(stage.lines() == Array(repeating: "Shown: @dependencies changed.", count: 3))
        #expect(stage.texts == ["1 1 false"])
    },
    .holds("C093", "Who reads the count alone runs for an element: the collection is one property") {
        let model = Model()
        let stage = shown { "\(model.array.count)" }
        stage.act { model.array[0] = 9 }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
    },
    .holds("C094", "A computed property depends on what it is computed from") {
        let model = Model()
        let stage = shown { "\(model.total)" }
        stage.act { model.i = 4 }
        #expect(stage.lines() == [])
        stage.act { model.array.append(4) }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        #expect(stage.texts == ["7"])
    },
    .holds("C094", "So does one in an extension, computed from another computed property") {
        let model = Model()
        let stage = shown { model.headline }
        stage.act { model.p.x = 1 }
        #expect(stage.lines() == [])
        stage.act { model.array = [5] }
        #expect(stage.lines() == ["Shown: @dependencies changed."])
        #expect(stage.texts == ["total 5"])
    },
]

@Observable private final class Model {
    struct Point: Equatable {
        var x = 0
        var y = 0
    }
    struct Plain { var x = 0 }

    var i = 0
    var flag = false
    var p = Point()
    var s = Plain()
    var r = Reference()
    var e = EquatableReference(1)
    var array = [1, 2]
    var names = ["a": 1]
    var chosen: Set<Int> = [1]
    var maybe: Int?
    var total: Int { array.reduce(0, +) }
}

extension Model {
    fileprivate var headline: String { "total \(total)" }
}

private final class Reference {
    let x = 0
}

private final class EquatableReference: Equatable {
    let id: Int
    let label: String
    init(_ id: Int, _ label: String = "old") {
        self.id = id
        self.label = label
    }
    static func == (left: EquatableReference, right: EquatableReference) -> Bool { left.id == right.id }
}

/// A mounted view that shows what the closure reads; its first line is taken.
@MainActor private func shown(_ text: @escaping () -> String) -> Stage {
    let stage = Stage { Shown(text: text) }
    #expect(stage.lines() == ["Shown: @self changed."])
    return stage
}

private struct Shown: View {
    let text: () -> String
    var body: some View { Text(text()) }
}

private struct Bound: View {
    @Bindable var model: Model
    let hook: Hook<Bool>
    var body: some View {
        let flag = $model.flag
        let _ = hook.set = { flag.wrappedValue = $0 }
        Text("\(model.flag)")
        Toggle("flag", isOn: flag)
    }
}
