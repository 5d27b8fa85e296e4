import SwiftUI
import Testing
import ViewRuntime

/// What `_printChanges()` prints (semantics, section 1).
@MainActor @Suite struct ReasonTests {
    @Test("A recorded @self names the fields that differ, also inside a small value with plain fields before a string")
    func nestedFields() {
        struct Item { var id: Int; var title: String }
        struct P: View {
            @State private var item = Item(id: 1, title: "first")
            let write: Box<(Item) -> Void>
            var body: some View {
                let _ = write.value = { item = $0 }
                C(size: 1, item: item)
            }
        }
        struct C: View {
            let size: Int
            let item: Item
            var body: some View { Text(item.title) }
        }
        let write = Box<(Item) -> Void> { _ in }
        let probe = Probe { P(write: write) }
        func fields(after item: Item) -> [String] {
            probe.journal.events = []
            probe.act { write.value(item) }
            return probe.journal.events.filter { $0.hasPrefix("fields ") }
        }
        #expect(fields(after: Item(id: 1, title: "second")) == ["fields item.title"])
        #expect(fields(after: Item(id: 2, title: "second")) == ["fields item.id"])
        #expect(fields(after: Item(id: 3, title: "a title of more than fifteen bytes")) == ["fields item.id,item.title"])
    }

    @Test("a view without any stored property is mounted as any other")
    func emptyView() {
        struct Empty: View { var body: some View { Text("here") } }
        let journal = Journal()
        let host = HostCore(instrument: journal)
        host.mount(Empty())
        #expect(journal.lines == ["ReasonTests.Empty: @self changed."])
    }

    @Test("C048: writes outside and inside withAnimation are applied one after the other")
    func transactions() {
        let seen = Box<[Int]>([])
        let changes = Box<[String]>([])
        struct V: View {
            @State private var v = 0
            let seen: Box<[Int]>
            let changes: Box<[String]>
            var body: some View {
                let _ = seen.value.append(v)
                Text("\(v)")
                    .onAppear {
                        v = 1
                        v = 2
                        withAnimation {
                            v = 3
                            v = 4
                        }
                    }
                    .onChange(of: v) { changes.value.append("\($0) \($1)") }
            }
        }
        _ = Probe { V(seen: seen, changes: changes) }
        #expect(seen.value == [0, 2, 4])
        #expect(changes.value == ["0 2", "2 4"])
    }
}

final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@Observable final class Counter {
    var count = 0
    var other = 0
}
