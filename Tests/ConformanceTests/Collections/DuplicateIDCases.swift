import SwiftUI
import Testing

/// Ids that occur more than once, in one collection or in several.
let duplicateIDCases: [ConformanceCase] = [
    .holds("C166", "At first, equal ids show the first element at each of their positions, from one view") {
        let bag = Bag((1, "a"), (1, "b"), (2, "c"))
        let stage = Stage { BagView(bag: bag) }
        #expect(stage.counts() == ["BagView": 1, "ItemRow": 2])
        #expect(stage.texts == ["a", "a", "c"])
        #expect(stage.warnings == [duplicateWarning("1")])
    },
    .holds("C166", "One warning comes for each id, and none again when the data change") {
        let bag = Bag((1, "a"), (2, "b"), (1, "c"), (2, "d"), (1, "e"))
        let stage = Stage { BagView(bag: bag) }
        #expect(stage.warnings == [duplicateWarning("1"), duplicateWarning("2")])
        stage.act { bag.items.append(Item(id: 1, text: "f")) }
        stage.act { bag.items.append(Item(id: 3, text: "g")) }
        #expect(stage.warnings == [duplicateWarning("1"), duplicateWarning("2")])
        stage.act { bag.items.append(Item(id: 3, text: "h")) }
        #expect(stage.warnings == [duplicateWarning("1"), duplicateWarning("2"), duplicateWarning("3")])
    },
    .holds("C166", "Duplicates share their state") {
        let bag = Bag((1, "a"), (1, "b"))
        let hook = Hook<Int>()
        let stage = Stage { CountedBagView(bag: bag, hook: hook) }
        stage.act { hook.set(5) }
        #expect(stage.texts == ["count 5", "count 5"])
    },
    .holds("C167", "After an update of the data, the last element supplies the content of all of them") {
        let bag = Bag((1, "a"), (1, "b"), (2, "c"))
        let stage = Stage { BagView(bag: bag) }
        _ = stage.lines()
        stage.act { bag.items[2].text = "C" }
        #expect(stage.texts == ["b", "b", "C"])
        #expect(
            stage.lines() == ["BagView: @dependencies changed.", "ItemRow: @self changed.", "ItemRow: @self changed."])
    },
    .holds("C167", "A duplicate that comes later takes the place of the first element's content, too") {
        let bag = Bag((1, "a"), (2, "b"))
        let stage = Stage { BagView(bag: bag) }
        #expect(stage.warnings == [])
        stage.act { bag.items.append(Item(id: 1, text: "z")) }
        #expect(stage.texts == ["z", "b", "z"])
        #expect(stage.warnings == [duplicateWarning("1")])
        stage.act { bag.items.removeLast() }
        #expect(stage.texts == ["a", "b"])
    },
    .holds("C167", "When a duplicate goes, the view that both shared stays with the other") {
        let bag = Bag((1, "a"), (1, "b"), (2, "c"))
        let stage = Stage { BagView(bag: bag) }
        _ = stage.lines()
        stage.act { bag.items.removeFirst() }
        #expect(stage.texts == ["b", "c"])
        #expect(stage.lines() == ["BagView: @dependencies changed.", "ItemRow: @self changed."])
    },
    .holds("C168", "In a lazy stack the layout warns as well, once for each id") {
        let bag = Bag((1, "a"), (1, "b"), (1, "c"))
        let stage = Stage { ScrollView { LazyVStack { ForEach(bag.items) { ItemRow(item: $0) } } } }
        #expect(
            stage.warnings == [
                duplicateWarning("1"),
                "LazyVStackLayout: the ID 1 is used by multiple child views, this will give undefined results!",
            ])
    },
    .holds("C168", "In a lazy grid the layout's warning names the grid") {
        let bag = Bag((1, "a"), (1, "b"))
        let stage = Stage {
            ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(bag.items) { ItemRow(item: $0) } } }
        }
        #expect(
            stage.warnings == [
                duplicateWarning("1"),
                "LazyVGridLayout: the ID 1 is used by multiple child views, this will give undefined results!",
            ])
    },
    .holds("C169", "The same id in two collections side by side is no conflict") {
        let bag = Bag((1, "a"), (2, "b"))
        let stage = Stage { TwoBags(bag: bag) }
        #expect(stage.counts() == ["TwoBags": 1, "ItemRow": 8])
        #expect(stage.texts == ["a", "b", "a", "b", "a", "b", "a", "b"])
        #expect(stage.warnings == [])
    },
]

private func duplicateWarning(_ id: String) -> String {
    "ForEach<Array<Item>, Int, ItemRow>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
}

@Observable private final class Bag {
    var items: [Item]
    init(_ items: (Int, String)...) { self.items = items.map { Item(id: $0.0, text: $0.1) } }
}

private struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.text) }
}

private struct BagView: View {
    let bag: Bag
    var body: some View { VStack { ForEach(bag.items) { ItemRow(item: $0) } } }
}

private struct CountedBagView: View {
    let bag: Bag
    let hook: Hook<Int>
    var body: some View { ForEach(bag.items) { _ in CountRow(hook: hook) } }
}

private struct CountRow: View {
    let hook: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        Text("count \(count)")
    }
}

private struct TwoBags: View {
    let bag: Bag
    var body: some View {
        VStack {
            ForEach(bag.items) { ItemRow(item: $0) }
            ForEach(bag.items) { ItemRow(item: $0) }
        }
        LazyVStack {
            ForEach(bag.items) { ItemRow(item: $0) }
            ForEach(bag.items) { ItemRow(item: $0) }
        }
    }
}
