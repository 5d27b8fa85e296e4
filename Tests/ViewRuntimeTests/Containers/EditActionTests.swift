import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct EditActionTests {
    private struct Item: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private struct Shelf: View {
        var actions: EditActions<[Item]>
        @State private var items = ["a", "b", "c"].enumerated().map { Item(id: $0, name: $1) }
        @State private var chosen: Set<Int> = []

        var body: some View {
            List($items, editActions: actions, selection: $chosen) { $item in
                TextField("name", text: $item.name).accessibilityIdentifier("field \(item.id)")
            }
            Text(items.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
            Text(chosen.sorted().map(String.init).joined()).accessibilityIdentifier("chosen")
        }
    }

    private func names(_ host: ViewHost) throws -> String { try host.text("names").string }

    @Test("Rows of a binding to a collection are moved and deleted in the collection itself, and edited through their bindings")
    func all() throws {
        let host = ViewHost { Shelf(actions: .all) }
        try host.list.delete(1)
        #expect(try names(host) == "a c")
        try host.list.move(2, before: 0)
        #expect(try names(host) == "c a")
        try host.list.moveToEnd(2)
        #expect(try names(host) == "a c")
        try host.textField("field 0").type("x")
        #expect(try names(host) == "ax c")
    }

    @Test("What is not among the actions cannot be done")
    func some() throws {
        let host = ViewHost { Shelf(actions: .move) }
        #expect(throws: ViewHostError.self) { try host.list.delete(1) }
        try host.list.move(2, before: 1)
        #expect(try names(host) == "a c b")
        let fixed = ViewHost { Shelf(actions: .delete) }
        #expect(throws: ViewHostError.self) { try fixed.list.move(2, before: 1) }
    }

    private struct Words: View {
        @State private var words = ["x", "y"]
        var body: some View {
            List { ForEach($words, id: \.self, editActions: [.delete, .move]) { $word in Text(word).deleteDisabled(word == "x") } }
        }
    }

    @Test("A row can be kept from being deleted")
    func kept() throws {
        let host = ViewHost { Words() }
        #expect(throws: ViewHostError.self) { try host.list.delete("x") }
        try host.list.delete("y")
        #expect(host.texts == ["x"])
    }
}
