import DependencyGraph
import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// The rules of keyed collections under other kinds of data, around other views, and under edits.
@MainActor @Suite struct CollectionVariationTests {
    struct Row<Value: CustomStringConvertible>: View {
        let value: Value
        @State private var first: String
        init(_ value: Value) {
            self.value = value
            _first = State(initialValue: "\(value)")
        }
        var body: some View { Text("\(value.description)/\(first)") }
    }

    @Observable final class Store {
        var numbers = Array(0..<6)
        var names: [String: Int] = ["a": 1, "b": 2, "c": 3]
        var isShown = true
        var text: String?
    }

    // MARK: Kinds of data

    struct SliceView: View {
        let store: Store
        var body: some View {
            ForEach(store.numbers.dropFirst(2), id: \.self) { Row($0) }
            ForEach(store.numbers.reversed(), id: \.self) { Row($0) }
            ForEach(store.numbers.lazy.map { $0 * 10 }, id: \.self) { Row($0) }
            ForEach(store.numbers.indices.dropLast(4), id: \.self) { Row($0) }
        }
    }

    @Test("C159: slices, reversed and lazy collections are laid by their ids as arrays are")
    func slices() {
        let store = Store()
        let stage = Stage { SliceView(store: store) }
        #expect(stage.counts() == ["CollectionVariationTests.SliceView": 1, "CollectionVariationTests.Row<Int>": 18])
        stage.act { store.numbers.remove(at: 3) }
        #expect(stage.counts() == ["CollectionVariationTests.SliceView": 1])
        #expect(stage.texts.prefix(3) == ["2/2", "4/4", "5/5"])
        #expect(stage.texts.dropFirst(3).prefix(5) == ["5/5", "4/4", "2/2", "1/1", "0/0"])
        #expect(stage.texts.dropFirst(8).prefix(5) == ["0/0", "10/10", "20/20", "40/40", "50/50"])
        #expect(stage.texts.suffix(1) == ["0/0"])
    }

    struct DictionaryView: View {
        let store: Store
        var body: some View {
            ForEach(store.names.sorted { $0.key < $1.key }, id: \.key) { Row($0.value) }
        }
    }

    @Test("C159: pairs of a dictionary are told apart by their keys")
    func dictionary() {
        let store = Store()
        let stage = Stage { DictionaryView(store: store) }
        _ = stage.lines()
        stage.act { store.names["b"] = 20 }
        #expect(
            stage.lines() == [
                "CollectionVariationTests.DictionaryView: @dependencies changed.",
                "CollectionVariationTests.Row<Int>: @self changed.",
            ])
        stage.act { store.names["a"] = nil }
        #expect(stage.lines() == ["CollectionVariationTests.DictionaryView: @dependencies changed."])
        #expect(stage.texts == ["20/2", "3/3"])
    }

    enum Kind: Hashable { case plain(Int), named(String) }

    struct KindView: View {
        let store: Store
        var body: some View {
            let kinds: [Kind] = store.numbers.map { $0.isMultiple(of: 2) ? .plain($0) : .named("\($0)") }
            ForEach(kinds, id: \.self) { Row("\($0)") }
        }
    }

    @Test("C159: enumerations with payloads are ids like others")
    func payloads() {
        let store = Store()
        store.numbers = [0, 1, 2]
        let stage = Stage { KindView(store: store) }
        _ = stage.counts()
        stage.act { store.numbers = [2, 3, 1, 0] }
        #expect(
            stage.counts() == ["CollectionVariationTests.KindView": 1, "CollectionVariationTests.Row<String>": 1])
        #expect(
            stage.texts == [
                "plain(2)/plain(2)", "named(\"3\")/named(\"3\")", "named(\"1\")/named(\"1\")", "plain(0)/plain(0)",
            ])
    }

    struct Collider: Hashable, CustomStringConvertible {
        let number: Int
        func hash(into hasher: inout Hasher) { hasher.combine(0) }
        var description: String { "c\(number)" }
    }

    struct ColliderView: View {
        let store: Store
        var body: some View { ForEach(store.numbers.map(Collider.init), id: \.self) { Row($0) } }
    }

    @Test("C159: ids that all have one hash value are told apart, and duplicates among them are found")
    func colliding() {
        let store = Store()
        store.numbers = [1, 2, 3]
        let stage = Stage { ColliderView(store: store) }
        _ = stage.counts()
        stage.act { store.numbers = [3, 1, 4, 2] }
        #expect(stage.texts == ["c3/c3", "c1/c1", "c4/c4", "c2/c2"])
        #expect(stage.counts()["CollectionVariationTests.Row<CollectionVariationTests.Collider>"] == 1)
        stage.act { store.numbers = [3, 4, 2] }
        stage.act { store.numbers = [3, 4, 2, 5] }
        #expect(stage.warnings == [])
        stage.act { store.numbers = [3, 4, 2, 5, 4] }
        #expect(stage.warnings.count == 1)
        #expect(stage.texts == ["c3/c3", "c4/c4", "c2/c2", "c5/c5", "c4/c4"])
    }

    // MARK: What stands around

    struct ShownView: View {
        let store: Store
        var body: some View {
            VStack {
                if store.isShown { ForEach(store.numbers.prefix(2), id: \.self) { Row($0) } }
                if let text = store.text { ForEach([text, text], id: \.self) { Row($0) } }
            }
        }
    }

    @Test("C124, C184: a collection that comes again is new: its rows, and its warnings")
    func branches() {
        let store = Store()
        let stage = Stage { ShownView(store: store) }
        _ = stage.counts()
        stage.act { store.isShown = false }
        stage.act { store.isShown = true }
        #expect(stage.counts()["CollectionVariationTests.Row<Int>"] == 2)
        for text in ["x", nil, "x", "y"] as [String?] { stage.act { store.text = text } }
        #expect(stage.warnings.map { $0.components(separatedBy: "the ID ")[1].prefix(1) } == ["x", "x", "y"])
    }

    struct InnerDuplicates: View {
        let store: Store
        var body: some View {
            ForEach(store.numbers.prefix(2), id: \.self) { outer in
                ForEach([1, 1, outer + 5], id: \.self) { Text("\(outer) \($0)") }
            }
        }
    }

    @Test("C170, C184: duplicates in inner collections are each one's own")
    func innerDuplicates() {
        let store = Store()
        let stage = Stage { InnerDuplicates(store: store) }
        #expect(stage.texts == ["0 1", "0 1", "0 5", "1 1", "1 1", "1 6"])
        #expect(stage.warnings.count == 2)
        stage.act { store.numbers.swapAt(0, 1) }
        #expect(stage.texts == ["1 1", "1 1", "1 6", "0 1", "0 1", "0 5"])
        #expect(stage.warnings.count == 2)
    }

    struct SharedView: View {
        let store: Store
        var body: some View { ForEach(store.numbers, id: \.self) { Row($0) } }
    }

    @Test("Two hosts of one model are laid each for itself")
    func hosts() {
        let store = Store()
        let first = Stage { SharedView(store: store) }
        let second = Stage { SharedView(store: store) }
        _ = (first.counts(), second.counts())
        first.act { store.numbers = [5, 5, 9] }
        #expect(first.counts() == ["CollectionVariationTests.SharedView": 1, "CollectionVariationTests.Row<Int>": 1])
        #expect(second.counts() == ["CollectionVariationTests.SharedView": 1, "CollectionVariationTests.Row<Int>": 1])
        #expect(first.warnings.count == 1)
        #expect(second.warnings.count == 1)
    }

    struct IDView: View {
        let store: Store
        var body: some View {
            let byLast = store.isShown
            ForEach(["ab", "bb", "ca"], id: byLast ? \.self : \.lastLetter) { Row($0) }
        }
    }

    @Test("Another key path for ids gives equal data other ids")
    func otherKeyPath() {
        let store = Store()
        let stage = Stage { IDView(store: store) }
        #expect(stage.texts == ["ab/ab", "bb/bb", "ca/ca"])
        stage.act { store.isShown = false }
        #expect(stage.warnings.count == 1)
        #expect(stage.texts == ["bb/bb", "bb/bb", "ca/ca"])
    }

    struct EmptyingView: View {
        let store: Store
        var body: some View { List { ForEach(store.numbers, id: \.self) { Row($0) } } }
    }

    @Test("C159: what was emptied and filled again is new")
    func emptied() {
        let store = Store()
        let stage = Stage { EmptyingView(store: store) }
        _ = stage.counts()
        stage.act { store.numbers = [] }
        #expect(stage.texts == [])
        stage.act { store.numbers = [1, 0] }
        #expect(stage.counts()["CollectionVariationTests.Row<Int>"] == 2)
        // Removed and inserted in one transaction, it never left.
        stage.act {
            store.numbers = []
            store.numbers = [0, 1]
        }
        #expect(stage.counts()["CollectionVariationTests.Row<Int>"] == nil)
        #expect(stage.texts == ["0/0", "1/1"])
    }

    // MARK: Edits

    struct EditableView: View {
        let store: Store
        var body: some View {
            List {
                Section("numbers") {
                    ForEach(store.numbers, id: \.self) { Row($0) }
                        .onDelete { store.numbers.remove(atOffsets: $0) }
                        .onMove { store.numbers.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    private func first<Found>(_ stage: Stage, _ pick: (ElementAction) -> Found?) throws -> Found {
        var stack = stage.host.core.root.map { Array(TreeReader.elements(of: $0).reversed()) } ?? []
        while let element = stack.popLast() {
            for action in element.actions { if let found = pick(action) { return found } }
            stack.append(contentsOf: element.children.reversed())
        }
        return try #require(nil)
    }

    @Test("C159: rows that a person deletes and moves are laid like any other edit")
    func edits() throws {
        let store = Store()
        let stage = Stage { EditableView(store: store) }
        _ = stage.counts()
        let delete = try first(stage) { if case .delete(let delete) = $0 { delete } else { nil } }
        stage.act { delete([1, 3]) }
        #expect(stage.texts == ["numbers", "0/0", "2/2", "4/4", "5/5"])
        let move = try first(stage) { if case .move(let move) = $0 { move } else { nil } }
        stage.act { move([3], 0) }
        #expect(stage.texts == ["numbers", "5/5", "0/0", "2/2", "4/4"])
        #expect(stage.counts() == ["CollectionVariationTests.EditableView": 2])
    }

    @Test("An element that is taken out while the data are walked through ends up the same as afterwards")
    func removalDuringIteration() {
        let store = Store()
        let stage = Stage { SharedView(store: store) }
        _ = stage.counts()
        stage.act { for number in store.numbers where number.isMultiple(of: 2) { store.numbers.removeAll { $0 == number } } }
        #expect(stage.texts == ["1/1", "3/3", "5/5"])
        #expect(stage.counts() == ["CollectionVariationTests.SharedView": 1])
    }
}

extension String {
    fileprivate var lastLetter: String { String(suffix(1)) }
}
