import Combine
import SwiftUI
import Testing
import ViewRuntime

/// Objects that a view makes for itself.
let objectOwnershipCases: [ConformanceCase] = [
    .holds("C073", "An observed object that the view makes itself is another one at each run of the parent: its state is lost") {
        let hook = Hook<Int>()
        let stage = Stage { ObjectParent(hook: hook) { ObservesOwn() } }
        _ = stage.lines()
        try stage.host.button("count").tap()
        #expect(stage.texts.contains("counted 1"))
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(stage.lines().last == "ObservesOwn: @self changed.")
        #expect(stage.texts.contains("counted 0"))
    },
    .holds("C073", "The new object is the one that is observed from then on") {
        let hook = Hook<Int>()
        let stage = Stage { ObjectParent(hook: hook) { ObservesOwn() } }
        stage.act { hook.set(1) }
        _ = stage.lines()
        try stage.host.button("count").tap()
        #expect(stage.lines() == ["ObservesOwn: _counter changed."])
        #expect(stage.texts.contains("counted 1"))
    },
    .holds("C074", "A state object is made once for each identity; the view is skipped when its parent runs") {
        let hook = Hook<Int>()
        let made = Counter.made
        let stage = Stage { ObjectParent(hook: hook) { OwnsObject() } }
        #expect(Counter.made == made + 1)
        try stage.host.button("count").tap()
        _ = stage.lines()
        stage.act { hook.set(1) }
        stage.act { hook.set(2) }
        #expect(Counter.made == made + 1)
        #expect(stage.counts()["OwnsObject"] == nil)
        #expect(stage.texts.contains("counted 1"))
    },
]

/// Published properties, and properties of one's own.
let publishedCases: [ConformanceCase] = [
    .holds("C077", "A published property that is set to an equal value runs every observer") {
        let counter = Counter()
        let stage = Stage { ObserverPair(counter: counter) }
        _ = stage.lines()
        stage.act { counter.count = 0 }
        #expect(stage.counts() == ["ObserverPair": 1, "Observer": 1])
    },
    .holds("C078", "Two published properties written in one action are one run for each observer") {
        let counter = Counter()
        let stage = Stage { ObserverPair(counter: counter) }
        _ = stage.lines()
        stage.act {
            counter.count = 1
            counter.name = "b"
            counter.count = 2
        }
        #expect(stage.lines() == ["ObserverPair: _counter changed.", "Observer: _counter changed."])
    },
    .holds("C079", "A published property written in a body is a warning, and another run in a transaction of its own") {
        let stage = Stage { PublishesInBody() }
        #expect(
            stage.lines() == [
                "PublishesInBody: @self, @identity, _counter changed.", "PublishesInBody: _counter changed.",
            ])
        #expect(stage.texts == ["1"])
        #expect(
            stage.warnings == [
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
            ])
    },
    .holds("C080", "A dynamic property of one's own is updated before each run, and is never a reason") {
        let log = Log()
        let hook = Hook<Int>()
        let stage = Stage { Stamped(hook: hook, log: log) }
        #expect(stage.lines() == ["Stamped: @self, @identity, _count changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Stamped: _count changed."])
        #expect(log.lines == ["update", "body 0, stamped 1", "update", "body 1, stamped 2"])
    },
]

private final class Counter: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    @Published var name = "a"
    init() { Self.made += 1 }
}

private struct ObjectParent<Content: View>: View {
    let hook: Hook<Int>
    @State private var number = 0
    let content: () -> Content
    init(hook: Hook<Int>, content: @escaping () -> Content) {
        self.hook = hook
        self.content = content
    }
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(number)")
        content()
    }
}

private struct ObservesOwn: View {
    @ObservedObject var counter = Counter()
    var body: some View {
        Text("counted \(counter.count)")
        Button("count") { counter.count += 1 }
    }
}

private struct OwnsObject: View {
    @StateObject private var counter = Counter()
    var body: some View {
        Text("counted \(counter.count)")
        Button("count") { counter.count += 1 }
    }
}

private struct ObserverPair: View {
    @ObservedObject var counter: Counter
    var body: some View {
        Text("pair")
        Observer(counter: counter)
    }
}

private struct Observer: View {
    @ObservedObject var counter: Counter
    var body: some View { Text("\(counter.count)") }
}

private struct PublishesInBody: View {
    @StateObject private var counter = Counter()
    var body: some View {
        let _ = counter.count == 0 ? (counter.count += 1) : ()
        Text("\(counter.count)")
    }
}

@propertyWrapper private struct Stamp: DynamicProperty {
    let log: Log
    private var stamps = Stamps()
    final class Stamps { var count = 0 }
    init(log: Log) { self.log = log }
    var wrappedValue: Int { stamps.count }
    mutating func update() {
        stamps.count += 1
        log.lines.append("update")
    }
}

private struct Stamped: View {
    let hook: Hook<Int>
    let log: Log
    @Stamp private var stamp: Int
    @State private var count = 0
    init(hook: Hook<Int>, log: Log) {
        self.hook = hook
        self.log = log
        _stamp = Stamp(log: log)
    }
    var body: some View {
        let _ = hook.set = { count = $0 }
        let _ = log.lines.append("body \(count), stamped \(stamp)")
        Text("\(count)")
    }
}
