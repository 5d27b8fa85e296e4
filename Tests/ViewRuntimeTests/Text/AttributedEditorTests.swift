import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct AttributedEditorTests {
    private struct Editor: View {
        @State private var text: AttributedString = {
            var text = AttributedString("plain bold")
            if let range = text.range(of: "bold") { text[range].font = .headline }
            return text
        }()
        @State private var selection = AttributedTextSelection()

        var body: some View {
            TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
            Text(text.runs.map { "\(String(text[$0.range].characters))\($0.font == nil ? "" : "*")" }.joined(separator: "|"))
            if case .insertionPoint(let place) = selection.indices(in: text) {
                Text("\(text.characters.distance(from: text.startIndex, to: place))")
            }
        }
    }

    @Test("What stays keeps its look, and what is typed looks as what stands before it")
    func typing() throws {
        let host = ViewHost { Editor() }
        #expect(host.texts.suffix(2) == ["plain |bold*", "0"])
        try host.textField("editor").type("er")
        #expect(host.texts.suffix(2) == ["plain |bolder*", "12"])
        try host.textField("editor").clear()
        #expect(host.texts.last == "0")
        try host.textField("editor").type("new")
        #expect(host.texts.suffix(2) == ["new", "3"])
    }
}
