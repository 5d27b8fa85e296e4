import SwiftUI

/// A note that can be highlighted; `branch-identity-flip`: the editor stands in both branches, and is another one in each.
public struct NotePage: View {
    @State private var isHighlighted = false

    public init() {}

    public var body: some View {
        VStack {
            Button("Highlight") { isHighlighted.toggle() }
            if isHighlighted {
                NoteEditor(title: "Delivery")
                    .padding()
                    .background(Color.yellow)
            } else {
                NoteEditor(title: "Delivery")
            }
        }
    }
}

/// Repaired: one editor, and values that differ.
public struct NotePageRepaired: View {
    @State private var isHighlighted = false

    public init() {}

    public var body: some View {
        VStack {
            Button("Highlight") { isHighlighted.toggle() }
            NoteEditor(title: "Delivery")
                .padding(isHighlighted ? 16 : 0)
                .background(isHighlighted ? Color.yellow : Color.clear)
        }
    }
}

/// A note and what is written in it.
public struct NoteEditor: View {
    let title: String
    @State private var text = ""

    public init(title: String) { self.title = title }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            TextField("Note", text: $text)
            Text("\(text.count) letters")
        }
    }
}
