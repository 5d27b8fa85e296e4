import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct TextSelectionTests {
    private struct Editing: View {
        @State private var text = "ab"
        @State private var selection: TextSelection?
        var body: some View {
            TextField("Text", text: $text, selection: $selection)
            Text(verbatim: selection?.isInsertion == true && selection == TextSelection(insertionPoint: text.endIndex) ? "end" : "elsewhere")
        }
    }

    @Test("After typing, the insertion point is at the end of the text")
    func selection() throws {
        let host = ViewHost { Editing() }
        #expect(host.texts.contains("elsewhere"))
        try host.textField("Text").type("c")
        #expect(host.texts.contains("end"))
    }

    @Test("A selection is an insertion point where nothing is selected")
    func kinds() {
        let text = "abc"
        #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
        #expect(!TextSelection(ranges: RangeSet(text.startIndex..<text.endIndex)).isInsertion)
    }
}
