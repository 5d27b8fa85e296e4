import SwiftUI

/// Products that match what is typed; `state-write-during-update`: the number of hits is kept, and written by the body that counts them.
public struct HitCounter: View {
    private let names = ["Ember Chair", "Ember Lamp", "Oak Table"]
    @State private var query = ""
    @State private var hits = 0

    public init() {}

    public var body: some View {
        let found = names.filter { query.isEmpty || $0.contains(query) }
        remember(found.count)
        return VStack {
            TextField("Find", text: $query)
            Text("\(hits) of \(names.count)")
            ForEach(found, id: \.self) { Text($0) }
        }
    }

    private func remember(_ count: Int) {
        if hits != count { hits = count }
    }
}

/// Repaired: the number is what the body counts.
public struct HitCounterRepaired: View {
    private let names = ["Ember Chair", "Ember Lamp", "Oak Table"]
    @State private var query = ""

    public init() {}

    public var body: some View {
        let found = names.filter { query.isEmpty || $0.contains(query) }
        VStack {
            TextField("Find", text: $query)
            Text("\(found.count) of \(names.count)")
            ForEach(found, id: \.self) { Text($0) }
        }
    }
}
