import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Lists, sections, lazy containers, bars and searches.
@MainActor @Suite struct ContainerTests {
    struct Item: Identifiable, Hashable {
        var id: Int
        var name: String
    }

    struct Row: View {
        let item: Item
        var body: some View { Label(item.name, systemImage: "leaf") }
    }

    struct Inventory: View {
        @State private var items = [Item(id: 1, name: "tea"), Item(id: 2, name: "milk"), Item(id: 3, name: "rice")]
        @State private var selection: Int?
        @State private var query = ""
        @State private var refreshed = false
        var shown: [Item] { query.isEmpty ? items : items.filter { $0.name.contains(query) } }
        var body: some View {
            List(selection: $selection) {
                Section {
                    ForEach(shown) { item in
                        Row(item: item).swipeActions { Button("Rename") { items[0].name = "coffee" } }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Inventory")
                } footer: {
                    Text("\(items.count) items, selected \(selection ?? 0)")
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $query, prompt: "Find")
            .navigationTitle("Shop")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") { items.append(Item(id: 9, name: "salt")) } }
                if items.count > 3 {
                    ToolbarItem(placement: .bottomBar) { Text("many") }
                }
            }
            .refreshable {}
        }
    }

    @Test("A list with a section, search and bar evaluates each row once, and again only what changed")
    func list() {
        let probe = Probe { Inventory() }
        #expect(probe.counts() == ["ContainerTests.Inventory": 1, "ContainerTests.Row": 3])
        #expect(probe.first("Section")?.children.map(\.kind).prefix(1) == ["Header"])
        #expect(probe.texts.contains("3 items, selected 0"))
        #expect(probe.press("Add"))
        #expect(probe.counts() == ["ContainerTests.Inventory": 1, "ContainerTests.Row": 1])
        #expect(probe.texts.contains("many"))
        #expect(probe.first("List")?.attributes["navigationTitle"] == "Shop")
        #expect(probe.first("List")?.actions.isEmpty == false)
    }

    @Test("Deleting and moving rows go by position; the other rows are kept")
    func edit() {
        let probe = Probe { Inventory() }
        _ = probe.counts()
        #expect(probe.drive(probe.first("ContainerTests.Row")) {
            if case .delete(let delete) = $0 { { delete([0]) } } else { nil }
        })
        #expect(probe.counts() == ["ContainerTests.Inventory": 1])
        #expect(probe.all("ContainerTests.Row").flatMap(\.texts) == ["milk", "rice"])
        #expect(probe.drive(probe.first("ContainerTests.Row")) {
            if case .move(let move) = $0 { { move([0], 2) } } else { nil }
        })
        #expect(probe.counts() == ["ContainerTests.Inventory": 1])
        #expect(probe.all("ContainerTests.Row").flatMap(\.texts) == ["rice", "milk"])
    }

    @Test("Searching and selecting write what they are bound to; swipe actions can be used")
    func searchAndSelect() {
        let probe = Probe { Inventory() }
        #expect(probe.type("mi", kind: "SearchField"))
        #expect(probe.all("ContainerTests.Row").flatMap(\.texts) == ["milk"])
        #expect(probe.type("", kind: "SearchField"))
        #expect(probe.select(2, kind: "List"))
        #expect(probe.texts.contains("3 items, selected 2"))
        #expect(probe.press("Rename"))
        #expect(probe.texts.contains("coffee"))
    }

    @Test("A view inside a search knows whether a person searches, and can end it")
    func isSearching() {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                Text(isSearching ? "searching" : "idle")
                Button("end") { dismissSearch() }
            }
        }
        struct V: View {
            @State private var query = ""
            var body: some View { Results().searchable(text: $query) }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["idle", "end"])
        probe.type("a", kind: "SearchField")
        #expect(probe.texts == ["searching", "end"])
        probe.press("end")
        #expect(probe.texts == ["idle", "end"])
        #expect(probe.first("SearchField")?.attributes["value"] == "")
    }

    @Test("C168, C185: duplicate ids in a lazy container warn twice, the collection first")
    func lazyDuplicates() {
        struct V: View {
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach([1, 2, 1], id: \.self) { Text("\($0)") }
                    }
                }
            }
        }
        #expect(Probe { V() }.warnings == [
            "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!",
            "LazyVStackLayout: the ID 1 is used by multiple child views, this will give undefined results!",
        ])
    }

    @Test("Duplicate ids of a collection inside a lazy container's row are that collection's affair alone")
    func nestedDuplicates() {
        struct V: View {
            var body: some View {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                    ForEach(0..<1, id: \.self) { _ in HStack { ForEach([1, 1], id: \.self) { Text("\($0)") } } }
                }
            }
        }
        #expect(Probe { V() }.warnings.count == 1)
    }

    @Test("Rows of a list of bindings write into the collection")
    func bindings() {
        struct V: View {
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                List($items) { $item in TextField("name", text: $item.name) }
                Text(items.map(\.name).joined())
            }
        }
        let probe = Probe { V() }
        #expect(probe.type("x"))
        #expect(probe.texts.last == "xb")
    }

    @Test("Grids, boxes and labelled contents mount what they hold in order")
    func others() {
        let probe = Probe {
            Grid {
                GridRow {
                    Text("a")
                    Text("b").gridCellColumns(2)
                }
            }
            GroupBox("Box") { Text("c") }
            LabeledContent("Version", value: "1.2")
            Menu("More") { Button("Share") {} }
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
            ProgressView(value: 3, total: 4)
        }
        #expect(probe.texts == ["a", "b", "Box", "c", "Version", "1.2", "More", "Share", "Nothing", "Add something."])
        #expect(probe.first("ProgressView")?.attributes["value"] == "0.75")
    }
}
