import Combine
import Foundation

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written, taken at one moment.
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Which kinds of files can be read.
    static var readableContentTypes: [UTType] { get }
    /// Which kinds of files can be written.
    static var writableContentTypes: [UTType] { get }
    /// The document in a file.
    init(configuration: Self.ReadConfiguration) throws
    /// What the document is at the moment.
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    /// The file of what the document was.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, as its editor is given it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Where the document is kept; nil for a new one.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable = true
}

/// A document that is an object, as its editor is given it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Where the document is kept; nil for a new one.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable = true
}

/// Windows that each show a document.
///
/// A window shows a new document, with state of its own; at launch one is open. Files are neither chosen nor written here: of a group that only
/// views files no window is open.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    private var scene: WindowScene<_DocumentContent<Document, Content>>

    public typealias Body = Never
    public var body: Never { fatalError("DocumentGroup has no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(WindowSlot<_DocumentContent<Document, Content>>.self, at: offset)
    }

    /// Documents that are values.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        scene = WindowScene(
            content: _DocumentContent(newDocument) { editor(FileDocumentConfiguration(document: $0)) }, kind: .group, title: "Untitled")
    }

    /// Documents that are values and that are only looked at. Inert: nobody chooses a file, so that no window shows one.
    nonisolated public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        scene = WindowScene(
            content: _DocumentContent(_DocumentContent<Document, Content>.notChosen) { viewer(FileDocumentConfiguration(document: $0)) },
            kind: .viewer, title: nil)
    }

    /// Documents that are objects and that are only looked at. Inert: nobody chooses a file, so that no window shows one.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        scene = WindowScene(
            content: _DocumentContent(_DocumentContent<Document, Content>.notChosen) {
                viewer(ReferenceFileDocumentConfiguration(document: $0.wrappedValue))
            }, kind: .viewer, title: nil)
    }

    /// Documents that are objects.
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        scene = WindowScene(
            content: _DocumentContent(newDocument) { editor(ReferenceFileDocumentConfiguration(document: $0.wrappedValue)) },
            kind: .group, title: "Untitled")
    }
}

/// The content of one document's window.
nonisolated public struct _DocumentContent<Document, Content: View>: FrameworkView {
    nonisolated(unsafe) private let make: () -> Document
    nonisolated(unsafe) private let content: (Binding<Document>) -> Content

    fileprivate nonisolated init(_ make: @escaping () -> Document, _ content: @escaping (Binding<Document>) -> Content) {
        self.make = make
        self.content = content
    }

    /// The document of a window that nobody can open.
    fileprivate nonisolated static var notChosen: () -> Document { { fatalError("a window of a viewer is open without a file") } }

    @MainActor @preconcurrency public var body: some View { OpenDocument(initial: make(), content: content) }
}

/// Keeps the document of a window as state of its own.
nonisolated private struct OpenDocument<Document, Content: View>: FrameworkView {
    @State private var document: Document
    nonisolated(unsafe) private var content: (Binding<Document>) -> Content

    init(initial: Document, content: @escaping (Binding<Document>) -> Content) {
        _document = State(initialValue: initial)
        self.content = content
    }

    @MainActor var body: some View { content($document) }
}
