import SwiftUI

/// A note beside a list of words; `expensive-initial-value`: each letter of the note has the words' index built again, of which only the first is
/// kept.
public struct WordDesk: View {
    @State private var note = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Note", text: $note)
            Text(note).font(.headline)
            WordCount()
        }
    }
}

private struct WordCount: View {
    @State private var index = WordIndex.built()

    var body: some View { Text("\(index.words.count) words") }
}

/// Repaired: the index is built once, when the words come into sight.
public struct WordDeskRepaired: View {
    @State private var note = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Note", text: $note)
            Text(note).font(.headline)
            WordCountRepaired()
        }
    }
}

private struct WordCountRepaired: View {
    @State private var index: WordIndex?

    var body: some View {
        Text("\(index?.words.count ?? 0) words")
            .task { index = WordIndex.built() }
    }
}

private struct WordIndex {
    let words: [String]

    static func built() -> WordIndex {
        spend(.milliseconds(8))
        return WordIndex(words: ["lamp", "late", "lake"])
    }
}
