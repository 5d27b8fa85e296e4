import SwiftUI

/// Recent searches below a search field; `unstable-id`: each term makes up another id whenever it is asked for one.
public struct RecentSearches: View {
    @State private var query = ""
    private let terms = ["Ember chair", "Reading lamp", "Oak table"].map(RecentTerm.init)

    public init() {}

    public var body: some View {
        VStack {
            TextField("Search", text: $query)
            List(terms) { RecentRow(text: $0.text) }
            Text(query.isEmpty ? "Recent" : "Recent, while looking for \(query)")
        }
    }
}

/// A term that was looked for.
private struct RecentTerm: Identifiable {
    let text: String
    var id: UUID { UUID() }
}

/// Repaired: a term is told from the others by its text.
public struct RecentSearchesRepaired: View {
    @State private var query = ""
    private let terms = ["Ember chair", "Reading lamp", "Oak table"].map(KeptTerm.init)

    public init() {}

    public var body: some View {
        VStack {
            TextField("Search", text: $query)
            List(terms) { RecentRow(text: $0.text) }
            Text(query.isEmpty ? "Recent" : "Recent, while looking for \(query)")
        }
    }
}

private struct KeptTerm: Identifiable {
    let text: String
    var id: String { text }
}

/// One term, which can be pinned.
struct RecentRow: View {
    let text: String
    @State private var isPinned = false

    var body: some View {
        HStack {
            Text(text)
            Spacer()
            Button(isPinned ? "Unpin" : "Pin") { isPinned.toggle() }
        }
    }
}
