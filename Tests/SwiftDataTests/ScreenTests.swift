import SwiftData
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct ScreenTests {
    @Test("A new project's list adds and deletes through its context, and runs its screen once each time")
    func log() throws {
        let app = LogApp()
        let host = ViewHost(app: app)
        host.resetCounts()
        try host.button("Add Entry").tap()
        try host.button("Add Entry").tap()
        #expect(host.bodyCount(of: LogScreen.self) == 2)
        #expect(host.changes(of: LogScreen.self) == ["LogScreen: _entries changed.", "LogScreen: _entries changed."])
        let context = app.sharedContainer.mainContext
        #expect(try context.fetch(FetchDescriptor<LogEntry>()).map(\.time.timeIntervalSince1970) == [0, 1])
        #expect(host.texts.contains("0") && host.texts.contains("1"))
        try host.button("1").tap()
        #expect(host.texts.contains("Entry at 1"))
    }

    private func chores() throws -> ModelContainer {
        let container = try ModelContainer(for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Chore(title: "Sweep"))
        container.mainContext.insert(Chore(title: "Air", isDone: true))
        return container
    }

    @Test("A to-do list filters by what is done and searched for")
    func filter() throws {
        let host = ViewHost(rootView: TaskScreen().modelContainer(try chores()))
        #expect(host.texts.filter { ["Air", "Sweep"].contains($0) } == ["Air", "Sweep"])
        host.resetCounts()
        try host.toggle("Done Sweep").toggle()
        // The row alone: what is done is shown, too.
        #expect(host.bodyCounts == ["ChoreRow": 1])
        host.resetCounts()
        try host.toggle("Show done").toggle()
        #expect(!host.texts.contains("Air") && !host.texts.contains("Sweep"))
        #expect(host.texts.contains("No chores"))
        #expect(host.bodyCounts == ["TaskScreen": 1, "ChoreList": 1])
    }

    @Test("A sheet edits the model: the row runs, and the list where the order is another")
    func edit() throws {
        let host = ViewHost(rootView: TaskScreen().modelContainer(try chores()))
        try host.button("New").tap()
        host.resetCounts()
        try host.textField("Name").clear()
        try host.textField("Name").type("Zoo")
        #expect(host.bodyCount(of: ChoreRow.self) >= 1)
        try host.picker("Urgency").select(Urgency.high)
        #expect(host.bodyCount(of: TaskScreen.self) == 0)
        try host.button("Close").tap()
        #expect(host.texts.filter { ["Air", "Sweep", "Zoo"].contains($0) } == ["Air", "Sweep", "Zoo"])
    }

    @Test("Pages are added and deleted with their notebook, and each screen runs for its own")
    func notebooks() throws {
        let container = try ModelContainer(for: Notebook.self)
        let (red, blue) = (Notebook(name: "Red"), Notebook(name: "Blue"))
        container.mainContext.insert(red)
        container.mainContext.insert(blue)
        red.pages.append(Page(number: 1, text: "first"))
        let host = ViewHost(rootView: NotebookScreen().modelContainer(container))
        #expect(host.texts.contains("Red: 1") && host.texts.contains("1 pages in all"))
        try host.button("Red: 1").tap()
        host.resetCounts()
        try host.button("Add page").tap()
        #expect(host.bodyCount(of: PagesScreen.self) == 1)
        #expect(host.bodyCount(of: PageRow.self) == 1)
        #expect(red.pages.map { $0.notebook?.name } == ["Red", "Red"])
        host.resetCounts()
        try host.textField("Page 2").type("second")
        #expect(red.sortedPages[1].text == "second")
        // Rows make bindings to the text, and read the number.
        #expect(host.bodyCounts == [:])
        try host.navigation.pop()
        #expect(host.texts.contains("2 pages in all"))
        host.resetCounts()
        try host.button("Throw away Red").tap()
        #expect(host.texts.contains("0 pages in all"))
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Page>()) == 0)
        #expect(host.bodyCount(of: NotebookScreen.self) == 1)
    }
}
