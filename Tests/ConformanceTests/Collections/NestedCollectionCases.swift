import SwiftUI
import Testing

/// Collections in collections, ids on rows, and what is told of moves.
let nestedCollectionCases: [ConformanceCase] = [
    .holds("C170", "Inner ids that repeat across outer elements are told apart by the outer id") {
        let library = Library(("x", ["a", "b"]), ("y", ["a", "b"]))
        let stage = Stage { LibraryView(library: library) }
        #expect(stage.counts() == ["LibraryView": 1, "ChapterRow": 4])
        #expect(stage.warnings == [])
        stage.act { library.parts[0].chapters.removeFirst() }
        #expect(stage.counts() == ["LibraryView": 1])
        #expect(stage.texts == ["b of x (b of x)", "a of y (a of y)", "b of y (b of y)"])
        stage.act { library.parts.reverse() }
        #expect(stage.counts() == ["LibraryView": 1])
        #expect(stage.texts == ["a of y (a of y)", "b of y (b of y)", "b of x (b of x)"])
    },
    .holds("C170", "An inner element that goes to another outer one is new there") {
        let library = Library(("x", ["a", "b"]), ("y", ["c"]))
        let stage = Stage { LibraryView(library: library) }
        _ = stage.lines()
        stage.act { library.parts[1].chapters.append(library.parts[0].chapters.removeFirst()) }
        #expect(
            stage.lines() == ["LibraryView: @dependencies changed.", "ChapterRow: @self, @identity, _first changed."])
        #expect(stage.texts == ["b of x (b of x)", "c of y (c of y)", "a of y (a of y)"])
    },
    .holds("C170", "Three collections deep, in sections of a list, one edit runs one row") {
        let library = Library(("x", ["a", "b"]), ("y", ["a", "b"]))
        let stage = Stage { SectionedLibrary(library: library) }
        #expect(stage.counts() == ["SectionedLibrary": 1, "ChapterRow": 12])
        #expect(stage.warnings == [])
        stage.act { library.parts[1].chapters[0] = "A" }
        // Another id: the row is new in each of three places. The parts are read by content of the outer collection, not by the body.
        #expect(stage.counts() == ["ChapterRow": 3])
    },
    .holds("C171", "A row with an id of its own is reset when that changes, and only then") {
        let cards = Cards()
        let stage = Stage { CardsView(cards: cards) }
        _ = stage.lines()
        stage.act { cards.all[0].text = "A" }
        #expect(stage.lines() == ["CardsView: @dependencies changed.", "CardRow: @self changed."])
        stage.act { cards.all[0].version += 1 }
        #expect(
            stage.lines() == ["CardsView: @dependencies changed.", "CardRow: @self, @identity, _first changed."])
        #expect(stage.texts == ["A (A)", "b (b)"])
        stage.act { cards.all.reverse() }
        #expect(stage.lines() == ["CardsView: @dependencies changed."])
        #expect(stage.texts == ["b (b)", "A (A)"])
    },
    .holds("C171", "Rows with equal explicit ids are told apart by their elements") {
        let cards = Cards()
        cards.all[1].version = cards.all[0].version
        let stage = Stage { CardsView(cards: cards) }
        #expect(stage.warnings == [])
        #expect(stage.texts == ["a (a)", "b (b)"])
    },
    .holds("C172", "Of elements that change their order, those are moved that had to: the fewest") {
        let numbers = Numbers(0..<6)
        let log = TreeLog { NumbersView(numbers: numbers) }
        #expect(
            log.act { numbers.all = [5, 0, 1, 2, 3, 4] } == [
                "moved from 5 to 0", "6 elements: 0 inserted, 0 removed, 1 moved, 0 duplicates",
            ])
        #expect(
            log.act { numbers.all = [0, 1, 2, 3, 5, 4] } == [
                "moved from 0 to 4", "6 elements: 0 inserted, 0 removed, 1 moved, 0 duplicates",
            ])
        #expect(log.act { numbers.all = numbers.all } == [])
    },
    .holds("C172", "Elements that only make room for others have not moved") {
        let numbers = Numbers(0..<4)
        let log = TreeLog { NumbersView(numbers: numbers) }
        #expect(
            log.act { numbers.all = [9, 1, 8, 2, 3, 0] } == [
                "9 created at 0", "8 created at 2", "moved from 0 to 5",
                "6 elements: 2 inserted, 0 removed, 1 moved, 0 duplicates",
            ])
        #expect(
            log.act { numbers.all = [1, 2, 3] } == [
                "removed: element", "removed: element", "removed: element",
                "3 elements: 0 inserted, 3 removed, 0 moved, 0 duplicates",
            ])
    },
    .holds("C172", "Two writes in one action are one edit, two transactions are two") {
        let numbers = Numbers(0..<3)
        let log = TreeLog { NumbersView(numbers: numbers) }
        #expect(
            log.act {
                numbers.all.append(3)
                numbers.all.removeFirst()
            } == [
                "3 created at 2", "removed: element", "3 elements: 1 inserted, 1 removed, 0 moved, 0 duplicates",
            ])
    },
]

private struct Part: Identifiable {
    let id: String
    var chapters: [String]
}

@Observable private final class Library {
    var parts: [Part]
    init(_ parts: (String, [String])...) { self.parts = parts.map { Part(id: $0.0, chapters: $0.1) } }
}

private struct ChapterRow: View {
    let title: String
    @State private var first: String
    init(_ title: String) {
        self.title = title
        _first = State(initialValue: title)
    }
    var body: some View { Text("\(title) (\(first))") }
}

private struct LibraryView: View {
    let library: Library
    var body: some View {
        ForEach(library.parts) { part in
            ForEach(part.chapters, id: \.self) { ChapterRow("\($0) of \(part.id)") }
        }
    }
}

private struct SectionedLibrary: View {
    let library: Library
    var body: some View {
        List {
            ForEach(0..<3, id: \.self) { volume in
                ForEach(library.parts) { part in
                    Section(part.id) {
                        ForEach(part.chapters, id: \.self) { ChapterRow("\($0) of \(part.id) in \(volume)") }
                    }
                }
            }
        }
    }
}

private struct Card: Identifiable {
    let id: Int
    var text: String
    var version: Int
}

@Observable private final class Cards {
    var all = [Card(id: 0, text: "a", version: 0), Card(id: 1, text: "b", version: 10)]
}

private struct CardRow: View {
    let text: String
    @State private var first: String
    init(text: String) {
        self.text = text
        _first = State(initialValue: text)
    }
    var body: some View { Text("\(text) (\(first))") }
}

private struct CardsView: View {
    let cards: Cards
    var body: some View { ForEach(cards.all) { CardRow(text: $0.text).id($0.version) } }
}

@Observable private final class Numbers {
    var all: [Int]
    init(_ all: Range<Int>) { self.all = Array(all) }
}

private struct NumbersView: View {
    let numbers: Numbers
    var body: some View { ForEach(numbers.all, id: \.self) { Text("\($0)") } }
}
