import SwiftUI
import Testing
import TraceTesting

extension FocusedValues {
    @Entry fileprivate var draft: Binding<String>?
    @Entry fileprivate var document: Int?
}

@MainActor @Suite struct FocusedValueTests {
    @Test("Commands read what the front window hands up, and run when that changes")
    func commands() throws {
        let host = ViewHost(app: WritingApp())
        #expect(try host.command("Send document 1").isEnabled)
        host.resetCounts()
        try host.button("Second").tap()
        #expect(try host.command("Send document 2").isEnabled)
        #expect(host.bodyCounts["WritingCommands"] == 1)
        try host.button("Close", in: .window(id: "second")).tap()
        #expect(try host.command("Send document 1").isEnabled)
    }

    @Test("A binding that is handed up is written through")
    func binding() throws {
        let host = ViewHost(app: WritingApp())
        try host.command("Clear").choose()
        #expect(host.texts.contains("draft "))
    }

    @Test("What is taken out of the tree hands nothing up any more")
    func removal() throws {
        let host = ViewHost { SwitchedWriter() }
        #expect(host.texts == ["reads 3", "writer", "Switch"])
        host.resetCounts()
        try host.button("Switch").tap()
        #expect(host.texts == ["reads nothing", "Switch"])
        #expect(host.changes.last == "DocumentReader: _document changed.")
    }
}

private struct WritingApp: App {
    var body: some Scene {
        WindowGroup { Writer(document: 1) }.commands { WritingCommands() }
        Window("Second", id: "second") { Writer(document: 2) }
    }
}

private struct WritingCommands: Commands {
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.draft) private var draft
    var body: some Commands {
        CommandMenu("Write") {
            Button("Send document \(document ?? 0)") {}
            Button("Clear") { draft = "" }
        }
    }
}

private struct Writer: View {
    let document: Int
    @State private var draft = "words"
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
        VStack {
            Text("draft \(draft)")
            if document == 1 { Button("Second") { openWindow(id: "second") } }
            Button("Close") { dismissWindow() }
        }
        .focusedSceneValue(\.document, document)
        .focusedSceneValue(\.draft, $draft)
    }
}

private struct DocumentReader: View {
    @FocusedValue(\.document) private var document
    var body: some View { Text("reads \(document.map { "\($0)" } ?? "nothing")") }
}

private struct SwitchedWriter: View {
    @State private var isOn = true
    var body: some View {
        DocumentReader()
        if isOn { Text("writer").focusedSceneValue(\.document, 3) }
        Button("Switch") { isOn.toggle() }
    }
}
