import SwiftUI

/// The steps of a recipe; `positional-id`: a step is known by its number, so that what was noted stays at the number when a step goes.
public struct RecipeScreen: View {
    @State private var steps = ["Peel", "Boil", "Fry"]

    public init() {}

    public var body: some View {
        VStack {
            Button("Leave out the first") { steps.removeFirst() }
            ForEach(steps.indices, id: \.self) { index in
                RecipeStep(text: steps[index])
            }
        }
    }
}

/// Repaired: each step has an id of its own.
public struct RecipeScreenRepaired: View {
    @State private var steps = ["Peel", "Boil", "Fry"].enumerated().map { KeptStep(id: $0.offset, text: $0.element) }

    public init() {}

    public var body: some View {
        VStack {
            Button("Leave out the first") { steps.removeFirst() }
            ForEach(steps) { RecipeStep(text: $0.text) }
        }
    }
}

private struct KeptStep: Identifiable {
    let id: Int
    let text: String
}

/// A step, and what the cook noted on it.
struct RecipeStep: View {
    let text: String
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text(text).font(.headline)
            TextField("Note on \(text)", text: $note)
            Text("\(note.count) letters")
        }
    }
}
