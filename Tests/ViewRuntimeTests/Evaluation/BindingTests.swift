import SwiftUI
import Testing

/// Bindings to parts of a value that go while somebody still holds them.
@MainActor
@Suite struct BindingTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    struct Row: View {
        @Binding var item: Item
        let taken: Taken
        var body: some View {
            let _ = taken.bindings[item.id] = $item.name
            Text(item.name)
        }
    }

    /// Keeps the bindings that rows were given.
    final class Taken { var bindings: [Int: Binding<String>] = [:] }

    struct Rows: View {
        @State private var items = [1, 2, 3].map { Item(id: $0, name: "\($0)") }
        let taken: Taken
        var body: some View {
            VStack {
                ForEach($items) { $item in Row(item: $item, taken: taken) }
                Button("first") { items.removeFirst() }
                Button("last") { items.removeLast() }
                Button("all") { items = [] }
            }
        }
    }

    @Test("C159: a row whose element left the collection goes without running; its binding keeps the last value and writes nothing")
    func removedElement() throws {
        let taken = Taken()
        let probe = Probe { Rows(taken: taken) }
        _ = probe.counts()
        try probe.tap("last")
        #expect(probe.counts() == ["BindingTests.Rows": 1])
        #expect(probe.texts.prefix(3) == ["1", "2", "first"])
        let gone = try #require(taken.bindings[3])
        #expect(gone.wrappedValue == "3")
        probe.act { gone.wrappedValue = "x" }
        #expect(probe.counts() == [:])
        #expect(probe.texts.prefix(3) == ["1", "2", "first"])
        try probe.tap("first")
        #expect(probe.texts.prefix(2) == ["2", "first"])
        let kept = try #require(taken.bindings[2])
        probe.act { kept.wrappedValue = "two" }
        #expect(probe.texts.prefix(2) == ["two", "first"])
        try probe.tap("all")
        #expect(probe.texts == ["first", "last", "all"])
    }

    struct Pair: View {
        @State private var numbers = [1, 2]
        var body: some View {
            VStack {
                if numbers.count > 1 { Number(number: $numbers[1]) }
                Button("drop") { numbers.removeLast() }
            }
        }
    }

    struct Number: View {
        @Binding var number: Int
        var body: some View { Text("\(number)") }
    }

    @Test("C010: the holder of a binding to an element that is gone does not run before it goes itself")
    func removedIndex() throws {
        let probe = Probe { Pair() }
        _ = probe.counts()
        try probe.tap("drop")
        #expect(probe.counts() == ["BindingTests.Pair": 1])
        #expect(probe.texts == ["drop"])
    }

    struct Presenter: View {
        @State private var item: Item?
        @State private var isShown = false
        @State private var name = "old"
        var body: some View {
            VStack {
                Button("present") { item = Item(id: 1, name: "first") }
                Button("show") {
                    name = "new"
                    isShown = true
                }
            }
            .sheet(item: $item) { item in Text(item.name) }
            .sheet(isPresented: $isShown) { Name(name: $name) }
        }
    }

    struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }

    @Test("C082: what a sheet's closure captured is old, and a binding among it reads what is there now; sheets for items show the item")
    func capturedBinding() throws {
        let probe = Probe { Presenter() }
        try probe.tap("present")
        #expect(probe.texts.contains("first"))
        #expect(probe.counts()["BindingTests.Presenter"] == 1)
        try probe.dismiss()
        #expect(!probe.texts.contains("first"))
        try probe.tap("show")
        #expect(probe.texts.contains("new"))
        #expect(probe.counts() == ["BindingTests.Name": 1])
    }

    final class Store: ObservableObject {
        @Published var name = "old"
        @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    }

    struct StoreScreen: View {
        @ObservedObject var store: Store
        let taken: Taken
        var body: some View {
            VStack {
                Name(name: $store.name)
                ForEach($store.items) { $item in Row(item: $item, taken: taken) }
            }
        }
    }

    @Test("C019: who holds a binding to a published property shows what the object's change has made of it")
    func publishedBinding() {
        let store = Store()
        let probe = Probe { StoreScreen(store: store, taken: Taken()) }
        _ = probe.counts()
        probe.act { store.name = "new" }
        #expect(probe.texts == ["new", "a", "b"])
        #expect(probe.counts() == ["BindingTests.StoreScreen": 1, "BindingTests.Name": 1])
        probe.act { store.items[0].name = "A" }
        #expect(probe.texts == ["new", "A", "b"])
        #expect(probe.counts() == ["BindingTests.StoreScreen": 1, "BindingTests.Row": 1])
        probe.act { store.items = [] }
        #expect(probe.texts == ["new"])
    }
}
