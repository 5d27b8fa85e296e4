import Foundation

// Dialogs in which a person chooses files. There is nobody to choose: they are not shown, and call nothing.

extension View {
    /// Asks for a file while the binding is true. Inert: there are no files to choose from.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        inert(allowedContentTypes.count)
    }

    /// Asks for files while the binding is true. Inert: there are no files to choose from.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        inert(allowedContentTypes.count)
    }

    /// Asks for files while the binding is true. Inert: there are no files to choose from.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        inert(allowedContentTypes.count)
    }

    /// Asks where to move a file while the binding is true. Inert: there are no places to choose from.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        inert(file?.lastPathComponent ?? "")
    }

    /// Asks where to put a document while the binding is true. Inert: there are no places to choose from.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        inert(defaultFilename ?? "")
    }
}

/// A document that is a value.
public protocol FileDocument {
    /// What reading starts from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What writing starts from.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Which kinds of files can be read.
    static var readableContentTypes: [UTType] { get }
    /// Which kinds of files can be written.
    static var writableContentTypes: [UTType] { get }
    /// The document in a file.
    init(configuration: Self.ReadConfiguration) throws
    /// The file of the document.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What reading a document starts from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper

    /// A file of a kind.
    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// What writing a document starts from.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?

    /// A kind of file, with the one that is there already.
    package init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}
