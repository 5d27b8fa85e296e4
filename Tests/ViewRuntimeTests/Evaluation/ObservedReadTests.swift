import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// How bodies come to know what they observe: from the standard library's lists where it shows them, and by registering where not.
///
/// Each test holds under both, since which of them is at work depends on the toolchain.
@MainActor @Suite(.serialized) struct ObservedReadTests {
    @Observable final class Model {
        var isLong = false
        var short = "short"
        var long = "long"
        var count = 0
        @ObservationIgnored var runs = 0
    }

    private func mount<Content: View>(_ content: Content, lists: Bool) -> (HostCore, Journal) {
        let journal = Journal()
        let host = HostCore(instrument: journal)
        host.usesReadLists = lists
        host.mount(content)
        return (host, journal)
    }

    private func act(_ host: HostCore, _ action: () -> Void) {
        host.perform(Cause(.action, name: "tap"), action)
        host.flush()
    }

    #if os(Linux)
    @Test("This toolchain's library shows its lists: bodies are not slowed by registering at each run")
    func listsAreShown() { #expect(HostCore.showsReadLists) }
    #endif

    struct Label: View {
        let model: Model
        var body: some View {
            model.runs += 1
            return Text(model.isLong ? model.long : model.short)
        }
    }

    @Test("C099: what was read in the run before, and no longer, runs nothing", arguments: [true, false])
    func replaced(lists: Bool) {
        let model = Model()
        let (host, journal) = mount(Label(model: model), lists: lists)
        #expect(model.runs == 1)
        act(host) { model.long = "longer" }
        #expect(model.runs == 1)
        act(host) { model.short = "s" }
        #expect(model.runs == 2)
        act(host) { model.isLong = true }
        #expect(model.runs == 3)
        act(host) { model.short = "t" }
        #expect(model.runs == 3)
        act(host) { model.long = "l" }
        #expect(model.runs == 4)
        act(host) { model.isLong = false }
        act(host) { model.long = "m" }
        #expect(model.runs == 5)
        #expect(journal.lines.dropFirst() == Array(repeating: "ObservedReadTests.Label: @dependencies changed.", count: 4)[...])
        host.end()
    }

    @Test("C098: several writes before the update are one run, and each is a write in the trace", arguments: [true, false])
    func severalWrites(lists: Bool) {
        let model = Model()
        let (host, journal) = mount(Label(model: model), lists: lists)
        for round in 1...3 {
            journal.events = []
            act(host) {
                model.short = "a\(round)"
                model.isLong.toggle()
                model.isLong.toggle()
            }
            #expect(model.runs == 1 + round)
            let writes = journal.events.filter { $0.hasPrefix("write") }
            #expect(writes == ["write ObservedReadTests.Model.short"]
                + Array(repeating: "write ObservedReadTests.Model.isLong", count: 2))
            #expect(journal.events.last == "ObservedReadTests.Label reads ObservedReadTests.Model.isLong,ObservedReadTests.Model.short")
        }
        host.end()
    }

    @Test("A body that writes what it reads is not run again for it", arguments: [true, false])
    func writesItself(lists: Bool) {
        struct Counting: View {
            let model: Model
            @State var step = 0
            let hook: Box<(Int) -> Void>
            var body: some View {
                let _ = hook.value = { step = $0 }
                let _ = model.runs += 1
                let _ = model.count += 1
                Text("\(step) \(model.count)")
            }
        }
        let model = Model()
        let hook = Box<(Int) -> Void> { _ in }
        let (host, _) = mount(Counting(model: model, hook: hook), lists: lists)
        #expect(model.runs == 1)
        act(host) { hook.value(1) }
        #expect(model.runs == 2)
        act(host) { model.count = 10 }
        #expect(model.runs == 3)
        act(host) { hook.value(2) }
        #expect(model.runs == 4)
        host.end()
    }

    @Test("All bodies that read a property run for a write of it, which is one write", arguments: [true, false])
    func manyReaders(lists: Bool) {
        struct Screen: View {
            let model: Model
            var body: some View {
                VStack {
                    Label(model: model)
                    Label(model: model)
                }
            }
        }
        let model = Model()
        let (host, journal) = mount(Screen(model: model), lists: lists)
        #expect(model.runs == 2)
        journal.events = []
        act(host) { model.short = "s" }
        #expect(model.runs == 4)
        #expect(journal.events.filter { $0.hasPrefix("write") } == ["write ObservedReadTests.Model.short"])
        host.end()
    }

    @Test("The content closure of a collection's element runs alone for what it read (C103)")
    func elements() {
        struct Rows: View {
            let models: [Model]
            var body: some View {
                ForEach(models.indices, id: \.self) { index in
                    let _ = models[index].runs += 1
                    Text(models[index].short)
                }
            }
        }
        let models = (0..<3).map { _ in Model() }
        let (host, journal) = mount(Rows(models: models), lists: true)
        #expect(journal.counts == ["ObservedReadTests.Rows": 1])
        act(host) { models[1].short = "b" }
        act(host) { models[1].short = "c" }
        act(host) { models[2].short = "d" }
        #expect(journal.counts == ["ObservedReadTests.Rows": 1])
        let texts = host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? []
        #expect(texts == ["short", "c", "d"])
        #expect(models.map(\.runs) == [1, 3, 2])
        host.end()
    }

    @Test("A view that goes lets go of what it observed", arguments: [true, false])
    func ended(lists: Bool) {
        struct Screen: View {
            @State private var shows = true
            let model: Model
            let hook: Box<() -> Void>
            var body: some View {
                let _ = hook.value = { shows = false }
                if shows { Label(model: model) }
            }
        }
        let hook = Box<() -> Void> {}
        let model = Model()
        let (host, _) = mount(Screen(model: model, hook: hook), lists: lists)
        act(host) { hook.value() }
        act(host) { model.short = "s" }
        #expect(model.runs == 1)
        host.end()

        for _ in 0..<2 {
            struct Rows: View {
                let model: Model
                var body: some View {
                    Label(model: model)
                    ForEach(0..<2, id: \.self) { _ in Text(model.long) }
                }
            }
            // Let go of without an end, what a host observed fires for nobody.
            let model = Model()
            do { _ = mount(Rows(model: model), lists: lists) }
            model.short = "s"
            model.long = "l"
            #expect(model.runs == 1)
        }

        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            let (host, _) = mount(Label(model: model), lists: lists)
            act(host) { model.short = "s" }
            #expect(model.runs == 2)
            host.end()
        }
        #expect(gone == nil)
    }
}
