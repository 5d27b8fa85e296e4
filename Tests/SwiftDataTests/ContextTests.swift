import SwiftData
import SwiftUI
import Testing

@MainActor @Suite struct ContextTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Item.self, Folder.self, Account.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = container.mainContext
    }

    private func items(_ descriptor: FetchDescriptor<Item> = FetchDescriptor()) throws -> [String] {
        try context.fetch(descriptor).map(\.title)
    }

    @Test("A fetch finds what was inserted, in that order, and not what was deleted")
    func insertion() throws {
        let second = Item("b")
        for item in [Item("a"), second, Item("c")] { context.insert(item) }
        #expect(try items() == ["a", "b", "c"])
        #expect(second.modelContext === context)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        context.delete(second)
        #expect(try items() == ["a", "c"])
        #expect(second.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Item>()) == 2)
        #expect(context.deletedModelsArray.count == 1)
    }

    @Test("Predicates, orders, limits and offsets select what is fetched")
    func descriptors() throws {
        for (title, priority) in [("a", 2), ("B", 1), ("c", 2), ("Äb", 3)] { context.insert(Item(title, priority: priority)) }
        #expect(try items(FetchDescriptor(predicate: #Predicate { $0.priority > 1 })) == ["a", "c", "Äb"])
        var descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.priority, order: .reverse), SortDescriptor(\.title)])
        #expect(try items(descriptor) == ["Äb", "a", "c", "B"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try items(descriptor) == ["a", "c"])
        let search = "b"
        #expect(try items(FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains(search) })) == ["B", "Äb"])
        #expect(try items(FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains("ab") })) == ["Äb"])
        let id = try #require(try context.fetch(descriptor).first).persistentModelID
        #expect(try items(FetchDescriptor(predicate: #Predicate { $0.persistentModelID == id })) == ["a"])
        let found: Item? = context.registeredModel(for: id)
        #expect(found?.title == "a")
    }

    @Test("A condition deletes all models for which it holds")
    func deletionByCondition() throws {
        for priority in 0..<4 { context.insert(Item("\(priority)", priority: priority)) }
        try context.delete(model: Item.self, where: #Predicate { $0.priority < 2 })
        #expect(try items() == ["2", "3"])
        try context.delete(model: Item.self)
        #expect(try items() == [])
    }

    @Test("Another context sees what was saved, and written properties at once")
    func otherContexts() throws {
        let other = ModelContext(container)
        let item = Item("a")
        context.insert(item)
        #expect(try other.fetchCount(FetchDescriptor<Item>()) == 0)
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Item>()).map(\.title) == ["a"])
        item.title = "b"
        #expect(try other.fetch(FetchDescriptor<Item>()).map(\.title) == ["b"])
        other.insert(Item("draft"))
        #expect(try items() == ["b"])
        try other.save()
        #expect(try items() == ["b", "draft"])
    }

    @Test("Two containers have nothing in common")
    func containers() throws {
        context.insert(Item("a"))
        try context.save()
        let other = try ModelContainer(for: Schema([Item.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        #expect(try other.mainContext.fetchCount(FetchDescriptor<Item>()) == 0)
        container.deleteAllData()
        #expect(try items() == [])
    }

    @Test("A rollback takes back what was inserted, deleted and written since the last save")
    func rollback() throws {
        let (kept, gone) = (Item("kept"), Item("gone"))
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.title = "1"
        kept.title = "2"
        context.delete(gone)
        context.insert(Item("new"))
        #expect(context.changedModelsArray.count == 1)
        context.rollback()
        #expect(try items() == ["kept", "gone"])
        #expect(!gone.isDeleted)
        #expect(!context.hasChanges)
    }

    @Test("Both ends of a relationship follow each other, before and after insertion")
    func relationships() throws {
        let (first, second) = (Folder(name: "1"), Folder(name: "2"))
        context.insert(first)
        context.insert(second)
        let note = Note(text: "n", folder: first)
        context.insert(note)
        #expect(first.notes == [note])
        note.folder = second
        #expect(first.notes.isEmpty)
        #expect(second.notes == [note])
        first.notes.append(note)
        #expect(note.folder == first)
        #expect(second.notes.isEmpty)
        first.notes.removeAll()
        #expect(note.folder == nil)
    }

    @Test("What a model in a context leads to is in it as well")
    func reach() throws {
        let folder = Folder(name: "f")
        folder.notes = [Note(text: "1")]
        context.insert(folder)
        folder.notes.append(Note(text: "2"))
        #expect(try context.fetch(FetchDescriptor<Note>()).map(\.text) == ["1", "2"])
        let tag = Tag("t")
        folder.notes[0].tags.append(tag)
        #expect(tag.modelContext === context)
        #expect(tag.notes?.map(\.text) == ["1"])
    }

    @Test("Deletion cascades or takes the way back, as the rule says")
    func rules() throws {
        let folder = Folder(name: "f")
        let tag = Tag("t")
        context.insert(folder)
        for text in ["1", "2"] {
            let note = Note(text: text, folder: folder)
            context.insert(note)
            note.tags = [tag]
        }
        context.delete(folder.notes[0])
        #expect(folder.notes.map(\.text) == ["2"])
        #expect(tag.notes?.map(\.text) == ["2"])
        context.delete(folder)
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
        #expect(tag.notes?.isEmpty == true)
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    }

    @Test("A denied deletion cannot be saved, and a rollback takes it back")
    func denied() throws {
        let account = Account(owner: "o", entries: [Entry(amount: 1)])
        context.insert(account)
        try context.save()
        context.delete(account)
        #expect(throws: ModelContextError.deletionDenied(model: "Account", property: "entries")) { try context.save() }
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Account>()) == 1)
        try context.save()
    }

    @Test("A container that allows no saving says so")
    func readOnly() throws {
        let fixed = try ModelContainer(for: Item.self, configurations: ModelConfiguration("fixed", allowsSave: false))
        fixed.mainContext.insert(Item("a"))
        #expect(throws: ModelContextError.savingNotAllowed(configuration: "fixed")) { try fixed.mainContext.save() }
    }

    @Test("A model has an identity and a description of its properties; what is transient or constant is none of them")
    func models() {
        let (first, second) = (Item("a"), Item("a"))
        #expect(first != second)
        #expect(first.id == first.persistentModelID)
        #expect(first.persistentModelID != second.persistentModelID)
        #expect(first.persistentModelID.entityName == "Item")
        #expect(Item.schemaMetadata.map(\.name) == ["title", "priority", "isDone", "due"])
        #expect(Folder.schemaMetadata.map(\.name) == ["id", "name", "notes"])
        #expect(Schema([Folder.self]).entities.map(\.name) == ["Folder", "Note", "Tag"])
        first.visits += 1
        first.finish()
        #expect(first.label == "a ✓")
    }
}
