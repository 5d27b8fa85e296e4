import Foundation
import SwiftUI
import Testing
import TraceTesting

private struct Task: Identifiable, Codable, Transferable {
    var id: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.id)
    }
}

private struct Board: View {
    @State private var done: [String] = []
    @State private var isOver = false
    var body: some View {
        Text("write").draggable(Task(id: "write"))
        Text("plain").draggable("text")
        Text("still")
        Text("done")
            .dropDestination(for: Task.self) { tasks, _ in
                done += tasks.map(\.id)
                return true
            } isTargeted: { if $0 { isOver = true } }
        Text("words").dropDestination(for: String.self) { words, _ in
            done += words.map { "\"\($0)\"" }
            return true
        }
        Text(done.joined(separator: " ") + (isOver ? " over" : "")).accessibilityIdentifier("log")
    }
}

private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    var body: some View {
        List {
            ForEach(rows, id: \.self) { Text($0) }
                .onDelete { rows.remove(atOffsets: $0) }
                .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            Text("fixed")
        }
        EditButton()
    }
}

private struct Editing: View {
    @Environment(\.editMode) private var editMode
    var body: some View {
        EditButton()
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
}

private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
}

private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?
    private let people = [Person(id: 1, name: "Ben", age: 30), Person(id: 2, name: "Ann", age: 40)]
    var body: some View {
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
            TableColumn("Note") { _ in Text("-") }
        }
    }
}

private struct Files: View {
    @State private var isImporting = false
    @State private var log = "none"
    var body: some View {
        Button("import") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json], allowsMultipleSelection: true) { result in
                log = (try? result.get().map(\.lastPathComponent).joined(separator: ",")) ?? "failed"
            } onCancellation: {
                log = "cancelled"
            }
        Text(log)
        PasteButton(payloadType: String.self) { log = $0.joined(separator: "+") }
        RenameButton()
    }
}

@MainActor @Suite("Dragging, editing, sorting, files")
struct DragTests {
    @Test("What is dragged goes to a place for its type, or for one that stands for it")
    func drag() throws {
        let host = ViewHost { Board() }
        try host.text("write").drag(onto: host.text("done"))
        #expect(try host.view("log").texts.joined() == "write over")
        try host.text("write").drag(onto: host.text("words"))
        #expect(try host.view("log").texts.joined() == "write \"write\" over")
        let refused = #expect(throws: ViewHostError.self) { try host.text("plain").drag(onto: host.text("done")) }
        #expect(refused?.description == "text \"done\" does not take text")
        #expect(throws: ViewHostError.self) { try host.text("still").drag(onto: host.text("done")) }
        #expect(throws: ViewHostError.self) { try host.text("plain").drag(onto: host.text("still")) }
    }

    @Test("Rows are deleted and moved by their ids, and keep their identity")
    func rows() throws {
        let host = ViewHost { Rows() }
        try host.list.move("c", before: "a")
        #expect(try host.list.rowIDs == ["c", "a", "b"])
        try host.list.moveToEnd("c")
        #expect(try host.list.rowIDs == ["a", "b", "c"])
        try host.list.delete("b")
        #expect(try host.list.rowIDs == ["a", "c"])
        #expect(throws: ViewHostError.self) { try host.list.delete("b") }
    }

    @Test("An edit button works without an edit mode around it, and everybody sees it")
    func edit() throws {
        let host = ViewHost { Editing() }
        #expect(host.texts == ["Edit", "reading"])
        try host.button("Edit").tap()
        #expect(host.texts == ["Done", "editing"])
        try host.button("Done").tap()
        #expect(host.texts == ["Edit", "reading"])
    }

    @Test("A tap on a column's title sorts by it, and turns the order round")
    func table() throws {
        let host = ViewHost { People() }
        #expect(host.texts == ["Name", "Age", "Note", "Ann", "40", "-", "Ben", "30", "-"])
        try host.button("Age").tap()
        #expect(host.texts.suffix(6) == ["Ben", "30", "-", "Ann", "40", "-"])
        try host.button("Age").tap()
        #expect(host.texts.suffix(6) == ["Ann", "40", "-", "Ben", "30", "-"])
        #expect(throws: ViewHostError.self) { try host.button("Note").tap() }
        try host.list.select(2)
    }

    @Test("A dialog for files ends with those that a driver chooses, or without any")
    func files() throws {
        let host = ViewHost { Files() }
        try host.button("import").tap()
        try host.fileDialog.choose(URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json"))
        #expect(host.texts.contains("a.json,b.json"))
        #expect(throws: ViewHostError.self) { try host.fileDialog.cancel() }
        try host.button("import").tap()
        try host.fileDialog.cancel()
        #expect(host.texts.contains("cancelled"))
        try host.button("import").tap()
        try host.fileDialog.fail(CocoaError(.fileReadNoSuchFile))
        #expect(host.texts.contains("failed"))
        try host.button("Paste").paste("x")
        #expect(host.texts.contains("x"))
        #expect(throws: ViewHostError.self) { try host.button("Paste").paste(1) }
        #expect(throws: ViewHostError.self) { try host.button("Rename").tap() }
    }
}
