import Combine
import SwiftUI
import Testing
import ViewRuntime

/// How views that hold closures, content and type-erased values are compared.
let closureCases: [ConformanceCase] = [
    .holds("C060", "A closure without captures is equal to itself: its holder is skipped") {
        #expect(runs { _ in { } } == 0)
    },
    .holds("C060", "Under closures: unequal even a closure without captures runs its holder", under: "closures: unequal") {
        #expect(runs(.ios26.setting(\.closures, .unequal)) { _ in { } } == 1)
    },
    .holds("C061", "A closure that captured equal values is equal: its holder is skipped") {
        #expect(runs { number in { [half = number / 10] in note(half) } } == 0)
        #expect(runs { number in { [name = "n\(number / 10)", flags = [true]] in note(name, flags) } } == 0)
    },
    .holds("C061", "Under closures: bitwise a closure that captured something runs its holder each time", under: "closures: bitwise") {
        let profile = SemanticsProfile.ios26.setting(\.closures, .bitwise)
        #expect(runs(profile) { number in { [half = number / 10] in note(half) } } == 1)
        #expect(runs(profile) { _ in { } } == 0)
    },
    .holds("C061", "Hosts of both profiles compare side by side, each in its way", under: "closures: bitwise") {
        let (first, second) = (Hook<Int>(), Hook<Int>())
        let captures = Stage { ClosureParent(hook: first) { number in { [half = number / 10] in note(half) } } }
        let bytes = Stage(profile: .ios26.setting(\.closures, .bitwise)) {
            ClosureParent(hook: second) { number in { [half = number / 10] in note(half) } }
        }
        (_, _) = (captures.counts(), bytes.counts())
        for number in 3...5 {
            captures.act { first.set(number) }
            bytes.act { second.set(number) }
        }
        #expect(captures.counts()["ClosureHolder"] == nil)
        #expect(bytes.counts()["ClosureHolder"] == 3)
    },
    .holds("C062", "A closure that captured the parent differs when the parent's state does") {
        let hook = Hook<Int>()
        let stage = Stage { CapturedParent(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["CapturedParent: _number changed.", "ClosureHolder: @self changed."])
    },
    .holds("C062", "So does one that captured a parent whose object has changed, by whichever property it holds it") {
        let model = Model()
        for stage in [
            Stage { OwningParent(model: model) }, Stage { ObservingParent(model: model) },
            Stage { InjectedParent().environmentObject(model) },
        ] {
            let parent = stage.lines()[0].prefix { $0 != ":" }
            stage.act { model.count += 1 }
            #expect(stage.lines() == ["\(parent): _model changed.", "ClosureHolder: @self changed."])
        }
    },
    .holds("C062", "One that captured the object alone is equal as long as it is the same object") {
        let model = Model()
        let stage = Stage { ObjectParent(model: model) }
        _ = stage.lines()
        stage.act { model.count = 1 }
        #expect(stage.lines() == ["ObjectParent: _model changed."])
    },
    .holds("C063", "A closure that captured a value of a generic type is never equal") {
        let hook = Hook<Int>()
        let stage = Stage { GenericParent(hook: hook, value: "constant") }
        _ = stage.counts()
        stage.act { hook.set(3) }
        stage.act { hook.set(4) }
        #expect(stage.counts() == ["GenericParent<String>": 2, "ClosureHolder": 2])
    },
    .holds("C064", "With an == that leaves the closure out the view is skipped and keeps the closure it had") {
        let hook = Hook<Int>()
        let log = Log()
        let stage = Stage { StaleParent(hook: hook, log: log) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["StaleParent: _number changed."])
        try stage.host.button("go").tap()
        #expect(log.lines == ["2"])
    },
    .holds("C065", "Content that is built eagerly is compared as a value; its holder is skipped where it is equal") {
        let hook = Hook<Int>()
        let stage = Stage { CardParent(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        let lines = stage.lines()
        #expect(lines.count == 2)
        #expect(lines.first == "CardParent: _number changed.")
        #expect(lines.last?.hasPrefix("LazyCard<") == true)
    },
    .holds("C066", "An existential is compared by its type, then by its value") {
        let hook = Hook<Int>()
        let stage = Stage { ShapeParent(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["ShapeParent: _number changed."])
        stage.act { hook.set(10) }
        #expect(stage.counts() == ["ShapeParent": 1, "ShapeHolder": 1])
        stage.act { hook.set(100) }
        #expect(stage.counts() == ["ShapeParent": 1, "ShapeHolder": 1])
    },
    .holds("C066", "An AnyView always differs: its holder runs, and the view in it by its own inputs") {
        let hook = Hook<Int>()
        let stage = Stage { ErasedParent(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["ErasedParent: _number changed.", "ErasedHolder: @self changed."])
        stage.act { hook.set(10) }
        #expect(
            stage.lines() == [
                "ErasedParent: _number changed.", "ErasedHolder: @self changed.", "Leaf: @self changed.",
            ])
    },
]

/// The runs of a view that holds the closure, when its parent has run once more.
@MainActor private func runs(
    _ profile: SemanticsProfile = .ios26, _ make: @escaping (Int) -> () -> Void
) -> Int {
    let hook = Hook<Int>()
    let stage = Stage(profile: profile) { ClosureParent(hook: hook, make: make) }
    _ = stage.counts()
    stage.act { hook.set(3) }
    return stage.counts()["ClosureHolder"] ?? 0
}

private func note(_ values: Any...) {}

private struct ClosureParent: View {
    let hook: Hook<Int>
    let make: (Int) -> () -> Void
    @State private var number = 2
    init(hook: Hook<Int>, make: @escaping (Int) -> () -> Void) {
        self.hook = hook
        self.make = make
    }
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        ClosureHolder(action: make(number))
    }
}

private struct ClosureHolder: View {
    let action: () -> Void
    var body: some View { Text("holder") }
}

private struct CapturedParent: View {
    let hook: Hook<Int>
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        ClosureHolder { number += 1 }
    }
}

private final class Model: ObservableObject {
    @Published var count = 0
}

private struct OwningParent: View {
    @StateObject private var model: Model
    init(model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View { ClosureHolder { model.count += 1 } }
}

private struct ObservingParent: View {
    @ObservedObject var model: Model
    var body: some View { ClosureHolder { model.count += 1 } }
}

private struct InjectedParent: View {
    @EnvironmentObject private var model: Model
    var body: some View { ClosureHolder { model.count += 1 } }
}

private struct ObjectParent: View {
    @ObservedObject var model: Model
    var body: some View {
        Text("\(model.count)")
        ClosureHolder { [model] in model.count += 1 }
    }
}

private struct GenericParent<Value>: View {
    let hook: Hook<Int>
    let value: Value
    @State private var number = 2
    init(hook: Hook<Int>, value: Value) {
        self.hook = hook
        self.value = value
    }
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        ClosureHolder(action: noting(value))
    }
}

// Not optimized: a copy for one type alone would know what it captures.
@_optimize(none) private func noting<Value>(_ value: Value) -> () -> Void { { note(value) } }

private struct StaleParent: View {
    let hook: Hook<Int>
    let log: Log
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        let seen = number
        Stale(title: "go") { log.lines.append("\(seen)") }.equatable()
    }
}

private struct Stale: View, Equatable {
    let title: String
    let action: () -> Void
    nonisolated static func == (left: Stale, right: Stale) -> Bool { left.title == right.title }
    var body: some View { Button(title, action: action) }
}

private struct CardParent: View {
    let hook: Hook<Int>
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        let isLarge = number > 100
        Text("\(number)")
        EagerCard { Text(isLarge ? "large" : "small").padding() }
        LazyCard { Text(self.number > 100 ? "large" : "small").padding() }
    }
}

private struct EagerCard<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content } }
}

private struct LazyCard<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
}

private protocol Figure { var name: String { get } }
private struct Disc: Figure { var name: String }
private struct Square: Figure { var name: String }

private struct ShapeParent: View {
    let hook: Hook<Int>
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        ShapeHolder(figure: number < 100 ? Disc(name: "\(number / 10)") : Square(name: "1"))
    }
}

private struct ShapeHolder: View {
    let figure: any Figure
    var body: some View { Text(figure.name) }
}

private struct ErasedParent: View {
    let hook: Hook<Int>
    @State private var number = 2
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        ErasedHolder(content: AnyView(Leaf(number: number / 10)))
    }
}

private struct ErasedHolder: View {
    let content: AnyView
    var body: some View { content }
}

private struct Leaf: View {
    let number: Int
    var body: some View { Text("\(number)") }
}
