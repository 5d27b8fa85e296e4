import Observation
import SwiftUI
import Testing

@Suite("Writes of observable properties")
@MainActor
struct ObservedWriteTests {
    @Observable
    final class Item {
        var isDone = false
        var title = ""
    }

    struct Row: View {
        let item: Item
        var body: some View { Text(item.isDone ? "done" : "open") }
    }

    struct Rows: View {
        let items: [Item]
        var body: some View { ForEach(items.indices, id: \.self) { Row(item: items[$0]) } }
    }

    struct Total: View {
        let items: [Item]
        var body: some View { Text("\(items.count { $0.isDone })") }
    }

    private func writes(_ probe: Probe) -> [String] {
        defer { probe.journal.events = [] }
        return probe.journal.events.filter { $0.hasPrefix("write ") }
    }

    @Test("One action that writes the same property of three objects makes three writes")
    func objects() {
        let items = [Item(), Item(), Item()]
        let probe = Probe { Rows(items: items) }
        probe.act { for item in items { item.isDone = true } }
        #expect(writes(probe) == Array(repeating: "write ObservedWriteTests.Item.isDone", count: 3))
    }

    @Test("A write that several bodies read is one write, where some read other objects by the same property, too")
    func readers() {
        let items = [Item(), Item(), Item()]
        let probe = Probe {
            Total(items: items)
            Rows(items: items)
            Total(items: items)
        }
        probe.act { items[1].isDone = true }
        #expect(writes(probe) == ["write ObservedWriteTests.Item.isDone"])
        #expect(probe.texts == ["1", "open", "done", "open", "1"])
    }
}
