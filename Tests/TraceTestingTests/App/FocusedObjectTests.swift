import Combine
import SwiftUI
import Testing
import TraceTesting

private final class Document: ObservableObject {
    let name: String
    @Published var words = 0
    init(_ name: String) { self.name = name }
}

@MainActor @Suite struct FocusedObjectTests {
    private struct Reader: View {
        @FocusedObject private var document: Document?
        var body: some View {
            Text(document.map { "\($0.name) \($0.words)" } ?? "nothing")
            if let words = $document?.words { Stepper("words", value: words) }
        }
    }

    private struct Screen: View {
        let documents: [Document]
        @State private var shown: Int?
        var body: some View {
            Reader()
            ForEach(0..<2) { index in Button("Show \(index)") { shown = index } }
            Button("Hide") { shown = nil }
            Text("page").focusedSceneObject(shown.map { documents[$0] })
        }
    }

    @Test("A view reads the object that is handed up, and runs when it is another one and when the object changes")
    func reading() throws {
        let documents = [Document("a"), Document("b")]
        let host = ViewHost { Screen(documents: documents) }
        #expect(host.texts.first == "nothing")
        try host.button("Show 0").tap()
        #expect(host.texts.first == "a 0")
        host.resetCounts()
        documents[0].words = 5
        host.update()
        #expect(host.texts.first == "a 5")
        #expect(host.bodyCounts["FocusedObjectTests.Reader"] == 1)
        #expect(host.bodyCounts["FocusedObjectTests.Screen"] == nil)
        try host.stepper("words").increment()
        #expect(documents[0].words == 6)
        try host.button("Show 1").tap()
        #expect(host.texts.first == "b 0")
        host.resetCounts()
        documents[0].words = 9
        host.update()
        #expect(host.bodyCounts["FocusedObjectTests.Reader"] == nil)
        try host.button("Hide").tap()
        #expect(host.texts.first == "nothing")
    }

    private struct Fields: View {
        let document: Document
        @FocusState private var isFocused: Bool
        var body: some View {
            Reader()
            TextField("text", text: .constant("")).focused($isFocused).focusedObject(document)
            Button("Focus") { isFocused = true }
        }
    }

    @Test("An object is handed up while the focus is in the view")
    func focus() throws {
        let host = ViewHost { Fields(document: Document("a")) }
        #expect(host.texts.first == "nothing")
        try host.button("Focus").tap()
        #expect(host.texts.first == "a 0")
    }
}
