import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A log to import: a file, or standard input.
public enum LogSource: Sendable {
    case file(path: String)
    case standardInput

    /// The source as the command line names it: `-` is standard input.
    public init(argument: String) {
        self = argument == "-" ? .standardInput : .file(path: argument)
    }

    /// The name by which messages speak of it.
    public var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "standard input"
        }
    }

    /// The name without folders, as the trace keeps it.
    var shortName: String { (name as NSString).lastPathComponent }

    /// Hands the bytes out in pieces of at most 64 KiB until the end.
    func read(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
        let descriptor: Int32
        switch self {
        case .file(let path):
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(errno) }
        case .standardInput:
            descriptor = STDIN_FILENO
        }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { platformRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            if count == 0 { return }
            try body(buffer[..<count])
        }
    }

    private func failure(_ code: Int32) -> TraceImportError {
        switch code {
        case ENOENT: .missing(name)
        case EISDIR: .folder(name)
        default: .unreadable(name, reason: String(cString: strerror(code)))
        }
    }
}

/// The system's `read`, under a name that a method called `read` does not hide.
private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
