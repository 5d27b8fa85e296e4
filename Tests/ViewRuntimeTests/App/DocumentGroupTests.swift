import Combine
import Foundation
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct DocumentGroupTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    private struct NoteApp: App {
        var body: some Scene { DocumentGroup(newDocument: Note()) { file in NoteEditor(text: file.$document.text) } }
    }

    private struct NoteEditor: View {
        @Binding var text: String
        var body: some View {
            TextField("Text", text: $text)
            Text(verbatim: "shows \(text)")
        }
    }

    private struct ViewerApp: App {
        var body: some Scene { DocumentGroup(viewing: Note.self) { file in Text(file.document.text) } }
    }

    @Test("An app that only views documents opens no window: nobody chooses a file")
    func viewing() {
        #expect(ViewHost(app: ViewerApp()).windows == [])
    }

    @Test("An app of documents opens a new one, which its editor changes")
    func value() throws {
        let host = ViewHost(app: NoteApp())
        #expect(host.texts.contains("shows new"))
        try host.textField("Text").type("er")
        #expect(host.texts.contains("shows newer"))
    }

    private final class Drawing: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        @Published var lines = 0
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> Int { lines }
        func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
        }
    }

    private struct DrawingApp: App {
        var body: some Scene { DocumentGroup(newDocument: { Drawing() }) { file in DrawingEditor(drawing: file.document) } }
    }

    private struct DrawingEditor: View {
        @ObservedObject var drawing: Drawing
        var body: some View {
            Button("Draw") { drawing.lines += 1 }
            Text(verbatim: "\(drawing.lines) lines")
        }
    }

    @Test("A document that is an object keeps what its editor does")
    func object() throws {
        let host = ViewHost(app: DrawingApp())
        try host.button("Draw").tap()
        #expect(host.texts.contains("1 lines"))
    }
}
