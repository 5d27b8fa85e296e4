import CoreData
import SwiftUI
import Testing
import TraceTesting

final class Note: NSManagedObject, Identifiable {
    @Managed var title = ""
    @Managed var rank: Int16 = 0
    @Managed var done = false
    @Managed var date: Date?

    convenience init(_ title: String, rank: Int16 = 0, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.title = title
        self.rank = rank
    }
}

final class Tag: NSManagedObject {
    @Managed var name = ""
}

@MainActor @Suite struct RequestTests {
    let container = NSPersistentContainer(name: "Notes")
    var context: NSManagedObjectContext { container.viewContext }

    private struct NoteList: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [SortDescriptor(\.rank)], predicate: NSPredicate(format: "done == NO")) private var notes: FetchedResults<Note>

        var body: some View {
            List {
                ForEach(notes) { NoteRow(note: $0) }
            }
            Button("Add") { _ = Note("new", rank: 9, in: context) }
            Button("Delete all") { for note in notes { context.delete(note) } }
            Button("Only a") { notes.nsPredicate = NSPredicate(format: "title BEGINSWITH[c] %@", "A") }
        }
    }

    private struct NoteRow: View {
        @ObservedObject var note: Note
        var body: some View { Text(note.title) }
    }

    private func mounted() -> ViewHost { ViewHost { NoteList().environment(\.managedObjectContext, context) } }
    private func titles(_ host: ViewHost) -> [String] { host.texts.filter { !["Add", "Delete all", "Only a"].contains($0) } }

    @Test("A list follows its request: what is inserted, written and deleted, in the order asked for")
    func list() throws {
        let first = Note("b", rank: 2, in: context)
        let second = Note("a", rank: 1, in: context)
        let host = mounted()
        #expect(titles(host) == ["a", "b"])
        try host.button("Add").tap()
        #expect(titles(host) == ["a", "b", "new"])
        first.done = true
        host.update()
        #expect(titles(host) == ["a", "new"])
        second.rank = 10
        host.update()
        #expect(titles(host) == ["new", "a"])
        try host.button("Delete all").tap()
        #expect(titles(host) == [])
        #expect(context.insertedObjects == [first])
    }

    @Test("A written object runs the views that observe it and the one whose request found it, and no row beside it")
    func written() throws {
        let first = Note("a", rank: 1, in: context)
        _ = Note("b", rank: 2, in: context)
        let host = mounted()
        host.step("rename") { first.title = "z" }
        #expect(host.bodyCount(of: NoteList.self, in: "rename") == 1)
        #expect(host.bodyCount(of: NoteRow.self, in: "rename") == 1)
        #expect(host.changes(of: NoteList.self, in: "rename") == ["RequestTests.NoteList: _notes changed."])
        #expect(titles(host) == ["z", "b"])
    }

    @Test("An object of another class runs nothing, and a request can be told to want others")
    func others() throws {
        _ = Note("Apple", rank: 2, in: context)
        _ = Note("b", rank: 1, in: context)
        let host = mounted()
        host.step("tag") { Tag(context: context).name = "t" }
        #expect(host.bodyCount(of: NoteList.self, in: "tag") == 0)
        try host.button("Only a").tap()
        #expect(titles(host) == ["Apple"])
    }

    @Test("Sections gather neighbours with one value")
    func sections() {
        struct Sections: View {
            @SectionedFetchRequest(sectionIdentifier: \Note.done, sortDescriptors: [SortDescriptor(\.rank)]) private var sections
            var body: some View {
                ForEach(sections) { section in
                    Text("\(section.id ? "done" : "open"): \(section.map(\.title).joined(separator: " "))")
                }
            }
        }
        for (index, title) in ["a", "b", "c"].enumerated() {
            Note(title, rank: Int16(index), in: context).done = index == 2
        }
        let host = ViewHost { Sections().environment(\.managedObjectContext, context) }
        #expect(host.texts == ["open: a b", "done: c"])
    }

    @Test("Contexts of a container share what is saved, and rolling back takes insertions and deletions back")
    func contexts() throws {
        let other = container.newBackgroundContext()
        let note = Note("a", in: context)
        #expect(try other.count(for: NSFetchRequest<Note>()) == 0)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try other.fetch(NSFetchRequest<Note>(entityName: "Note")).map(\.title) == ["a"])
        context.delete(note)
        _ = Note("b", in: context)
        context.rollback()
        #expect(try context.fetch(NSFetchRequest<Note>()).map(\.title) == ["a"])
        #expect(try context.existingObject(with: note.objectID) === note)
        context.delete(note)
        try context.save()
        #expect(throws: CoreDataError.self) { try context.existingObject(with: note.objectID) }
    }

    @Test(
        "Predicates of formats select what they say",
        arguments: [
            ("rank > 1", ["b", "Äc"]), ("rank >= 1 AND NOT done == YES", ["a", "Äc"]), ("title == 'a' || title == \"b\"", ["a", "b"]),
            ("title CONTAINS[cd] 'AC'", ["Äc"]), ("rank IN {1, 3}", ["a", "Äc"]), ("date == nil", ["a", "b"]), ("(rank < 2) OR (done = 1)", ["a", "b"]),
            ("TRUEPREDICATE", ["a", "b", "Äc"]),
        ])
    func predicates(format: String, expected: [String]) throws {
        for (index, title) in ["a", "b", "Äc"].enumerated() {
            let note = Note(title, rank: Int16(index + 1), in: context)
            note.done = title == "b"
            if index == 2 { note.date = Date(timeIntervalSinceReferenceDate: 100) }
        }
        let request = NSFetchRequest<Note>()
        request.predicate = NSPredicate(format: format)
        #expect(try context.fetch(request).map(\.title) == expected)
    }

    @Test("Predicates take arguments for values and for names")
    func arguments() throws {
        let (early, late) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 1000))
        Note("early", in: context).date = early
        Note("late", in: context).date = late
        let request = NSFetchRequest<Note>()
        request.predicate = NSPredicate(format: "%K > %@ && rank == %d", "date", early as CVarArg, 0)
        #expect(try context.fetch(request).map(\.title) == ["late"])
        request.predicate = nil
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.date, ascending: false)]
        #expect(try context.fetch(request).map(\.title) == ["late", "early"])
    }

    @Test("Requests are ordered by the names of properties, and run anew where the name is another one")
    func orderByName() throws {
        struct Titles: View {
            @FetchRequest(entity: Note.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)]) private var notes: FetchedResults<Note>
            var body: some View {
                ForEach(notes) { Text($0.title) }
                Button("By rank") { notes.nsSortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)] }
            }
        }
        for (rank, title) in ["c", "a", "b"].enumerated() { _ = Note(title, rank: Int16(rank), in: context) }
        let host = ViewHost { Titles().environment(\.managedObjectContext, context) }
        #expect(host.texts.prefix(3) == ["a", "b", "c"])
        try host.button("By rank").tap()
        #expect(host.texts.prefix(3) == ["c", "a", "b"])
    }

    @Test("A property of an object publishes its changes, and only its own")
    func publishers() {
        let note = Note("a", in: context)
        var titles: [String] = []
        let subscription = note.publisher(for: \.title).sink { titles.append($0) }
        note.rank = 3
        note.title = "b"
        note.setValue("c", forKey: "title")
        #expect(titles == ["a", "b", "c"])
        subscription.cancel()
    }
}
