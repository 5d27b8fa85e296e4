import SwiftUI

/// A diary with a word to find; `expensive-collection-ids`: the id of each entry is put together whenever it is asked for.
public struct DiaryScreen: View {
    @State private var word = ""
    private let entries = (0..<120).map { DiaryEntry(day: $0) }

    public init() {}

    public var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            ForEach(entries.filter { $0.day != 7 }) { Text("Day \($0.day)") }
        }
    }
}

private struct DiaryEntry: Identifiable {
    let day: Int

    var id: String {
        spend(.microseconds(60))
        return "diary-\(day)"
    }
}

/// Repaired: the id is stored.
public struct DiaryScreenRepaired: View {
    @State private var word = ""
    private let entries = (0..<120).map { StoredDiaryEntry(id: "diary-\($0)", day: $0) }

    public init() {}

    public var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            ForEach(entries.filter { $0.day != 7 }) { Text("Day \($0.day)") }
        }
    }
}

private struct StoredDiaryEntry: Identifiable {
    let id: String
    let day: Int
}
