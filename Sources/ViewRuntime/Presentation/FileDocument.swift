import Foundation

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
