#if !canImport(Darwin)
import Foundation

/// A file or a folder in memory.
open class FileWrapper: @unchecked Sendable {
    /// The bytes of a file; nil for folders.
    public let regularFileContents: Data?
    /// What is in a folder, by name; nil for files.
    public let fileWrappers: [String: FileWrapper]?
    public var preferredFilename: String?
    public var filename: String?

    /// A file with bytes.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        fileWrappers = nil
    }

    /// A folder with what is in it.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
    }

    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }
}
#endif
