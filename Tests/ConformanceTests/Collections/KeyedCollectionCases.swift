import SwiftUI
import Testing

/// Elements told apart by their ids: state follows the id.
let keyedCollectionCases: [ConformanceCase] = [
    .holds("C159", "An inserted element is the only one whose row runs") {
        let shelf = Shelf("a", "b", "c")
        let stage = Stage { ShelfView(shelf: shelf) }
        #expect(
            stage.lines() == [
                "ShelfView: @self changed.", "BookRow: @self, @identity, _first changed.",
                "BookRow: @self, @identity, _first changed.", "BookRow: @self, @identity, _first changed.",
            ])
        stage.act { shelf.books.insert(Book(id: 9, title: "new"), at: 1) }
        #expect(stage.lines() == ["ShelfView: @dependencies changed.", "BookRow: @self, @identity, _first changed."])
        #expect(stage.texts == ["a (a)", "new (new)", "b (b)", "c (c)"])
    },
    .holds("C159", "Rows that move keep their state and do not run") {
        let shelf = Shelf("a", "b", "c", "d")
        let stage = Stage { ShelfView(shelf: shelf) }
        stage.act { for index in shelf.books.indices { shelf.books[index].title += "!" } }
        _ = stage.lines()
        stage.act { shelf.books.reverse() }
        #expect(stage.lines() == ["ShelfView: @dependencies changed."])
        #expect(stage.texts == ["d! (d)", "c! (c)", "b! (b)", "a! (a)"])
        stage.act { shelf.books.swapAt(0, 3) }
        #expect(stage.lines() == ["ShelfView: @dependencies changed."])
        #expect(stage.texts == ["a! (a)", "c! (c)", "b! (b)", "d! (d)"])
    },
    .holds("C159", "A deleted element takes its state along, and no other row runs") {
        let shelf = Shelf("a", "b", "c")
        let stage = Stage { ShelfView(shelf: shelf) }
        stage.act { shelf.books[1].title = "B" }
        #expect(stage.lines().suffix(2) == ["ShelfView: @dependencies changed.", "BookRow: @self changed."])
        let removed = shelf.books[1]
        stage.act { shelf.books.remove(at: 1) }
        #expect(stage.lines() == ["ShelfView: @dependencies changed."])
        #expect(stage.texts == ["a (a)", "c (c)"])
        stage.act { shelf.books.append(removed) }
        #expect(stage.lines() == ["ShelfView: @dependencies changed.", "BookRow: @self, @identity, _first changed."])
        #expect(stage.texts == ["a (a)", "c (c)", "B (B)"])
    },
    .holds("C159", "Insertion, removal, a move and an edit in one transaction touch what they concern") {
        let shelf = Shelf("a", "b", "c", "d")
        let stage = Stage { ShelfView(shelf: shelf) }
        _ = stage.lines()
        stage.act {
            let moved = shelf.books.removeFirst()
            shelf.books.remove(at: 0)
            shelf.books.append(moved)
            shelf.books.insert(Book(id: 9, title: "new"), at: 1)
            shelf.books[0].title = "C"
        }
        #expect(
            stage.lines() == [
                "ShelfView: @dependencies changed.", "BookRow: @self changed.",
                "BookRow: @self, @identity, _first changed.",
            ])
        #expect(stage.texts == ["C (c)", "new (new)", "d (d)", "a (a)"])
    },
    .holds("C159", "A row that takes another branch is rebuilt, and the rows around it are not") {
        let shelf = Shelf("a", "b", "c")
        let stage = Stage { BranchingShelf(shelf: shelf) }
        _ = stage.lines()
        stage.act { shelf.books[1].isLent = true }
        #expect(stage.lines() == ["BranchingShelf: @dependencies changed.", "LentRow: @self changed."])
        #expect(stage.texts == ["a (a)", "b is lent", "c (c)"])
        stage.act { shelf.books[1].isLent = false }
        #expect(
            stage.lines() == [
                "BranchingShelf: @dependencies changed.", "BookRow: @self, @identity, _first changed.",
            ])
    },
    .holds("C159", "A generic row, an erased one and one under a group keep their state when they move") {
        let shelf = Shelf("a", "b")
        let stage = Stage { WrappedShelf(shelf: shelf) }
        #expect(stage.counts() == ["WrappedShelf": 1, "Framed<BookRow>": 2, "BookRow": 6])
        stage.act { shelf.books[0].title = "A" }
        #expect(stage.counts() == ["WrappedShelf": 1, "Framed<BookRow>": 1, "BookRow": 3])
        stage.act { shelf.books.reverse() }
        #expect(stage.counts() == ["WrappedShelf": 1])
        #expect(stage.texts == ["b (b)", "A (a)", "b (b)", "A (a)", "b (b)", "A (a)"])
    },
    .holds("C159", "What rows do when they come and go, they do once each") {
        let shelf = Shelf("a", "b", "c")
        let log = Hook<Void>()
        let stage = Stage { LoggedShelf(shelf: shelf, log: log) }
        #expect(log.log == ["a appears", "b appears", "c appears"])
        log.log = []
        stage.act {
            shelf.books.reverse()
            shelf.books.remove(at: 1)
            shelf.books.append(Book(id: 9, title: "new"))
        }
        #expect(log.log == ["new appears", "b disappears"])
    },
    .holds("C160", "With positions for ids, state stays at its position and moves to other data") {
        let shelf = Shelf("a", "b", "c")
        let stage = Stage { IndexedShelf(shelf: shelf) }
        _ = stage.lines()
        stage.act { shelf.books.removeFirst() }
        #expect(
            stage.lines() == [
                "IndexedShelf: @dependencies changed.", "BookRow: @self changed.", "BookRow: @self changed.",
            ])
        #expect(stage.texts == ["b (a)", "c (b)"])
    },
    .holds("C160", "With offsets for ids, an insertion in front runs every row and makes a new one at the end") {
        let shelf = Shelf("a", "b", "c")
        let stage = Stage { EnumeratedShelf(shelf: shelf) }
        _ = stage.lines()
        stage.act { shelf.books.insert(Book(id: 9, title: "new"), at: 0) }
        #expect(
            stage.lines() == [
                "EnumeratedShelf: @dependencies changed.", "BookRow: @self changed.", "BookRow: @self changed.",
                "BookRow: @self changed.", "BookRow: @self, @identity, _first changed.",
            ])
        #expect(stage.texts == ["new (a)", "a (b)", "b (c)", "c (c)"])
    },
    .holds("C161", "A string that is its own id and is edited in place is removed and inserted") {
        let words = Words("one", "two", "three")
        let log = Hook<Void>()
        let stage = Stage { WordsView(words: words, log: log) }
        _ = stage.lines()
        log.log = []
        stage.act { words.all[1] = "zwei" }
        #expect(stage.lines() == ["WordsView: @dependencies changed.", "WordRow: @self, @identity, _first changed."])
        #expect(log.log == ["zwei appears", "two disappears"])
        #expect(stage.texts == ["one (one)", "zwei (zwei)", "three (three)"])
    },
    .holds("C162", "An id that is another one at each access makes every row new whenever the parent runs") {
        let counter = Counter()
        let stage = Stage { RestlessView(counter: counter) }
        _ = stage.lines()
        stage.act { counter.value += 1 }
        #expect(
            stage.lines() == [
                "RestlessView: @dependencies changed.", "WordRow: @self, @identity, _first changed.",
                "WordRow: @self, @identity, _first changed.",
            ])
    },
    .holds("C162", "An id that is made with the element is stable") {
        let counter = Counter()
        let stage = Stage { RestfulView(counter: counter) }
        _ = stage.lines()
        stage.act { counter.value += 1 }
        #expect(stage.lines() == ["RestfulView: @dependencies changed."])
    },
]

private struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
    var isLent = false
}

@Observable private final class Shelf {
    var books: [Book]
    init(_ titles: String...) { books = titles.enumerated().map { Book(id: $0.offset, title: $0.element) } }
}

/// Shows the title, and the one that it was made with.
private struct BookRow: View {
    let book: Book
    @State private var first: String
    init(book: Book) {
        self.book = book
        _first = State(initialValue: book.title)
    }
    var body: some View { Text("\(book.title) (\(first))") }
}

private struct LentRow: View {
    let book: Book
    var body: some View { Text("\(book.title) is lent") }
}

private struct ShelfView: View {
    let shelf: Shelf
    var body: some View { VStack { ForEach(shelf.books) { BookRow(book: $0) } } }
}

private struct BranchingShelf: View {
    let shelf: Shelf
    var body: some View {
        ForEach(shelf.books) { book in
            if book.isLent { LentRow(book: book) } else { BookRow(book: book) }
        }
    }
}

private struct Framed<Content: View>: View {
    let content: Content
    var body: some View { content.padding() }
}

private struct WrappedShelf: View {
    let shelf: Shelf
    var body: some View {
        ForEach(shelf.books) { Framed(content: BookRow(book: $0)) }
        ForEach(shelf.books) { AnyView(BookRow(book: $0)) }
        ForEach(shelf.books) { book in Group { BookRow(book: book).padding() } }
    }
}

private struct LoggedShelf: View {
    let shelf: Shelf
    let log: Hook<Void>
    var body: some View {
        List(shelf.books) { book in
            Text(book.title)
                .onAppear { log.log.append("\(book.title) appears") }
                .onDisappear { log.log.append("\(book.title) disappears") }
        }
    }
}

private struct IndexedShelf: View {
    let shelf: Shelf
    var body: some View { ForEach(shelf.books.indices, id: \.self) { BookRow(book: shelf.books[$0]) } }
}

private struct EnumeratedShelf: View {
    let shelf: Shelf
    var body: some View {
        ForEach(Array(shelf.books.enumerated()), id: \.offset) { BookRow(book: $0.element) }
    }
}

@Observable private final class Words {
    var all: [String]
    init(_ all: String...) { self.all = all }
}

private struct WordRow: View {
    let word: String
    @State private var first: String
    init(word: String) {
        self.word = word
        _first = State(initialValue: word)
    }
    var body: some View { Text("\(word) (\(first))") }
}

private struct WordsView: View {
    let words: Words
    let log: Hook<Void>
    var body: some View {
        ForEach(words.all, id: \.self) { word in
            WordRow(word: word)
                .onAppear { log.log.append("\(word) appears") }
                .onDisappear { log.log.append("\(word) disappears") }
        }
    }
}

@Observable private final class Counter { var value = 0 }

private struct Restless: Identifiable {
    var id: UUID { UUID() }
    let word: String
}

private struct RestlessView: View {
    let counter: Counter
    private let all = [Restless(word: "x"), Restless(word: "y")]
    var body: some View {
        Text("\(counter.value)")
        ForEach(all) { WordRow(word: $0.word) }
    }
}

private struct Restful: Identifiable {
    let id = UUID()
    let word: String
}

private struct RestfulView: View {
    let counter: Counter
    private let all = [Restful(word: "x"), Restful(word: "y")]
    var body: some View {
        Text("\(counter.value)")
        ForEach(all) { WordRow(word: $0.word) }
    }
}
