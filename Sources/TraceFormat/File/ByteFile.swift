#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A file that is written from its beginning to its end.
package final class ByteFile {
    private let path: String
    private let file: UnsafeMutablePointer<FILE>
    private var isOpen = true

    /// Creates the file; an existing one is replaced. Throws ``TraceFormatError/notWritten(path:code:reason:)``.
    package init(_ path: String) throws(TraceFormatError) {
        self.path = path
        guard let file = fopen(path, "wb") else { throw Self.refusal(path) }
        self.file = file
    }

    deinit { if isOpen { fclose(file) } }

    package func write(_ bytes: [UInt8]) throws(TraceFormatError) {
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Self.refusal(path) }
    }

    /// Writes what waits in memory, and closes the file. To be called once.
    package func close() throws(TraceFormatError) {
        isOpen = false
        guard fclose(file) == 0 else { throw Self.refusal(path) }
    }

    private static func refusal(_ path: String) -> TraceFormatError {
        .notWritten(path: path, code: errno, reason: String(cString: strerror(errno)))
    }
}
