import SwiftUI
import Testing
import ViewRuntime

/// Keyed collections (semantics, section 6).
@MainActor @Suite struct CollectionTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var text: String
    }

    @Observable final class Model { var items = (0..<5).map { Item(id: $0, text: "t\($0)") } }

    struct Row: View {
        let item: Item
        @State private var initial: String
        init(item: Item) {
            self.item = item
            _initial = State(initialValue: item.text)
        }
        var body: some View { HStack { Text(item.text); Text(initial) } }
    }

    struct Screen: View {
        let model: Model
        var body: some View { VStack { ForEach(model.items) { Row(item: $0) } } }
    }

    @Test("C159: state follows ids through insertion, removal and moves; rows with equal inputs do not run")
    func identity() {
        let model = Model()
        let probe = Probe { Screen(model: model) }
        #expect(probe.counts() == ["CollectionTests.Screen": 1, "CollectionTests.Row": 5])
        probe.act { model.items[2].text = "x" }
        #expect(probe.counts() == ["CollectionTests.Screen": 1, "CollectionTests.Row": 1])
        #expect(probe.texts == ["t0", "t0", "t1", "t1", "x", "t2", "t3", "t3", "t4", "t4"])
        probe.act { model.items.insert(Item(id: 9, text: "new"), at: 0) }
        #expect(probe.counts() == ["CollectionTests.Screen": 1, "CollectionTests.Row": 1])
        probe.act { model.items.remove(at: 1) }
        #expect(probe.counts() == ["CollectionTests.Screen": 1])
        probe.act { model.items.reverse() }
        #expect(probe.counts() == ["CollectionTests.Screen": 1])
        #expect(probe.texts == ["t4", "t4", "t3", "t3", "x", "t2", "t1", "t1", "new", "new"])
        #expect(probe.journal.events.contains("collection 5 +0 -0 ~4 =0"))
    }

    @Test("C166: equal ids share one child; C167: the last supplies the content after an update; C184: one warning an id")
    func duplicates() {
        let model = Model()
        model.items = [Item(id: 1, text: "a"), Item(id: 1, text: "b"), Item(id: 2, text: "c")]
        let probe = Probe { Screen(model: model) }
        #expect(probe.texts == ["a", "a", "a", "a", "c", "c"])
        probe.act { model.items[2].text = "d" }
        #expect(probe.texts == ["b", "a", "b", "a", "d", "c"])
        #expect(
            probe.warnings == [
                "ForEach<Array<Item>, Int, Row>: the ID 1 occurs multiple times within the collection, this will give undefined results!"
            ])
    }
}
