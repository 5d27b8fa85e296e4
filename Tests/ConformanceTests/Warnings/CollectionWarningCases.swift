import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// What is said of ids, ranges and row counts.
let collectionWarningCases: [ConformanceCase] = [
    .holds("C184", "Equal ids: the collection's type without modules, the id by its description") {
        #expect(
            Stage { ForEach([1, 1], id: \.self) { Text("\($0)") } }.warnings == [
                "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!"
            ])
        #expect(
            Stage { ForEach(["", ""], id: \.self) { Text($0) } }.warnings == [
                "ForEach<Array<String>, String, Text>: the ID  occurs multiple times within the collection, this will give undefined results!"
            ])
        #expect(
            Stage { ForEach([Optional(1), 1], id: \.self) { _ in Text("x") } }.warnings == [
                "ForEach<Array<Optional<Int>>, Optional<Int>, Text>: the ID Optional(1) occurs multiple times within the collection, this will give undefined results!"
            ])
    },
    .holds("C184", "Types are named without what they are nested in, ids as they describe themselves") {
        #expect(
            Stage { ForEach([Catalog.Entry(), Catalog.Entry()], id: \.self) { Catalog.Row(entry: $0) } }.warnings == [
                "ForEach<Array<Entry>, Entry, Row>: the ID the entry occurs multiple times within the collection, this will give undefined results!"
            ])
    },
    .holds("C184", "One warning for each id and collection, in the order of the second positions") {
        #expect(
            Stage { ForEach([3, 1, 2, 1, 3, 3, 1], id: \.self) { Text("\($0)") } }.warnings
                .map { $0.components(separatedBy: "the ID ")[1].prefix(1) } == ["1", "3"])
        let stage = Stage {
            ForEach([1, 1], id: \.self) { Text("\($0)") }
            ForEach([1, 1], id: \.self) { Text("\($0)") }
        }
        #expect(stage.warnings.count == 2)
    },
    .holds("C185", "Every lazy container names itself") {
        let data = [Word(id: "a"), Word(id: "a")]
        let stage = Stage {
            LazyVStack { ForEach(data) { Text($0.id) } }
            LazyHStack { ForEach(data) { Text($0.id) } }
            LazyVGrid(columns: []) { ForEach(data) { Text($0.id) } }
            LazyHGrid(rows: []) { ForEach(data) { Text($0.id) } }
        }
        #expect(
            stage.warnings.filter { $0.contains("Layout:") } == [
                "LazyVStackLayout: the ID a is used by multiple child views, this will give undefined results!",
                "LazyHStackLayout: the ID a is used by multiple child views, this will give undefined results!",
                "LazyVGridLayout: the ID a is used by multiple child views, this will give undefined results!",
                "LazyHGridLayout: the ID a is used by multiple child views, this will give undefined results!",
            ])
    },
    .holds("C185", "What stands in a lazy container through the body of another view is the container's, what stands in a stack in it is not") {
        let placed = { (stage: Stage) in stage.warnings.filter { $0.contains("Layout:") } }
        let warning = "LazyVStackLayout: the ID a is used by multiple child views, this will give undefined results!"
        #expect(placed(Stage { LazyVStack { Twice() } }) == [warning])
        #expect(placed(Stage { LazyVStack { Text("head"); Group { Twice().padding() } } }) == [warning])
        #expect(placed(Stage { LazyVStack { Section("Words") { Twice() } } }) == [warning])
        #expect(placed(Stage { LazyVStack { VStack { Twice() } } }) == [])
        #expect(placed(Stage { LazyVStack { HStack { ForEach(Twice.words) { Text($0.id) } } } }) == [])
        #expect(placed(Stage { LazyVStack { Stacked { Twice() } } }) == [])
        #expect(placed(Stage { LazyVStack { VStack { LazyHStack { Twice() } } } }) == [
            "LazyHStackLayout: the ID a is used by multiple child views, this will give undefined results!"
        ])
    },
    .holds("C186", "A constant range whose count changed: both counts, single backticks") {
        let hook = Hook<Int>()
        let stage = Stage { GrowingRange(hook: hook) }
        #expect(stage.warnings == [])
        stage.act { hook.set(2) }
        #expect(
            stage.warnings == [
                "ForEach<Range<Int>, Int, Text> count (2) != its initial count (0). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
            ])
        stage.act { hook.set(5) }
        #expect(stage.warnings.count == 2)
        #expect(stage.warnings.last?.hasPrefix("ForEach<Range<Int>, Int, Text> count (5) != its initial count (0).") == true)
    },
    .notApplicable(
        "C187", "A range that is no literal is diagnosed by the compiler",
        because: "Apple's compiler has that diagnostic, the open-source one has not; the warning of C186 comes when the count changes"),
    .holds("C188", "Where the slow path is to be logged, a collection in a lazy container whose row count varies is named") {
        let data = [Word(id: "a")]
        let stage = withSlowPathLog {
            Stage {
                LazyVStack { ForEach(data) { word in if !word.id.isEmpty { Text(word.id) } } }
                LazyVStack { ForEach(data) { Text($0.id) } }
                LazyHStack { ForEach(data) { word in VStack { if !word.id.isEmpty { Text(word.id) } } } }
                VStack { ForEach(data) { AnyView(Text($0.id)) } }
            }
        }
        #expect(
            stage.warnings == [
                "Unable to determine number of views per element in the collection Array<Word>. If this view only produces one view per element in the collection, consider wrapping your views in a VStack to take the fast path."
            ])
    },
    .holds("C188", "Nothing is said where it is not asked for") {
        let data = [Word(id: "a")]
        #expect(Stage { LazyVStack { ForEach(data) { AnyView(Text($0.id)) } } }.warnings == [])
    },
]

/// As `-LogForEachSlowPath YES` on the command line.
@MainActor private func withSlowPathLog<Result>(_ body: () -> Result) -> Result {
    SlowPathLog.isOn = true
    defer { SlowPathLog.isOn = false }
    return body()
}

private enum Catalog {
    struct Entry: Hashable, CustomStringConvertible {
        var description: String { "the entry" }
    }

    struct Row: View {
        let entry: Entry
        var body: some View { Text("\(entry)") }
    }
}

private struct Word: Identifiable { let id: String }

private struct GrowingRange: View {
    let hook: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        ForEach(0..<count) { Text("\($0)") }
    }
}

private struct Twice: View {
    static let words = [Word(id: "a"), Word(id: "a")]
    var body: some View { ForEach(Self.words) { Text($0.id) } }
}

private struct Stacked<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
}
