import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct TreeTableTests {
    private struct Shelf: Identifiable {
        var id: String
        var books: [Shelf]?
    }

    @Test("A table of a tree shows what is below a row once that is opened")
    func table() throws {
        let data = [Shelf(id: "novels", books: [Shelf(id: "Emma")]), Shelf(id: "poems")]
        let host = ViewHost {
            Table(data, children: \.books) { TableColumn("Title") { Text(verbatim: $0.id) } }
        }
        #expect(host.texts.contains("novels"))
        #expect(!host.texts.contains("Emma"))
        try host.toggle("novels").toggle()
        #expect(host.texts.contains("Emma"))
    }

    private struct Expandable: View {
        @State private var isExpanded = false
        var body: some View {
            Button("open") { isExpanded = true }
            Table(of: Shelf.self) {
                TableColumn("Title") { Text(verbatim: $0.id) }
            } rows: {
                DisclosureTableRow(Shelf(id: "novels"), isExpanded: $isExpanded) {
                    TableRow(Shelf(id: "Emma"))
                    TableRow(Shelf(id: "Ulysses"))
                }
                TableRow(Shelf(id: "poems"))
            }
        }
    }

    @Test("A binding opens a row")
    func binding() throws {
        let host = ViewHost { Expandable() }
        #expect(Array(host.texts.suffix(2)) == ["novels", "poems"])
        try host.button("open").tap()
        #expect(Array(host.texts.suffix(4)) == ["novels", "Emma", "Ulysses", "poems"])
    }
}
