import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file of a recording: there from the beginning; or without a name, and made when there is something to write, or something to read.
///
/// Used by one thread at a time.
final class RecordingFile {
    let path: String
    private let make: (() throws(TraceFormatError) -> TraceFileWriter)?
    private var writer: TraceFileWriter?
    private let kept = Guarded<UnnamedFile?>(nil)

    /// A file that is there.
    init(_ writer: TraceFileWriter) {
        path = writer.path
        self.writer = writer
        make = nil
    }

    /// A file that is gone with whoever holds it open, however the process ends: it loses its name when it is made.
    init(unnamedAt path: String, _ make: @escaping () throws(TraceFormatError) -> TraceFileWriter) {
        self.path = path
        self.make = make
    }

    /// Whether it is gone when the recording ends.
    var isUnnamed: Bool { make != nil }
    /// Bytes in the file.
    var size: UInt64 { writer?.size ?? 0 }
    /// The path by which this process reads what was written, whatever thread it asks from; nil where nothing is.
    var readablePath: String? { make == nil ? path : kept.withLock { $0?.path } }

    func opened() throws(TraceFormatError) -> TraceFileWriter {
        if let writer { return writer }
        guard let make else { preconditionFailure("a file that is there is open") }
        let made = try make()
        writer = made
        let unnamed = UnnamedFile(takingNameOf: path)
        kept.withLock { $0 = unnamed }
        return made
    }
}

/// A file that is open and has lost its name.
private final class UnnamedFile {
    private let file: Int32
    /// The path by which this process reads it.
    let path: String
    /// The name that it had to keep, where the system has no other way to it.
    private let kept: String?

    init(takingNameOf name: String) {
        file = open(name, O_RDONLY | O_CLOEXEC)
        let open = "/dev/fd/\(file)"
        guard file >= 0, access(open, R_OK) == 0 else {
            path = name
            kept = name
            return
        }
        path = open
        kept = nil
        unlink(name)
    }

    deinit {
        if file >= 0 { close(file) }
        if let kept { unlink(kept) }
    }
}
