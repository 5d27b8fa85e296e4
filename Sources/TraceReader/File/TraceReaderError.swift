/// Why a trace could not be read at all.
///
/// Where only a part is lost, the file is read and ``TraceFile/flaws`` says what is missing.
public enum TraceReaderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(path: String)
    /// The path names a folder.
    case folder(path: String)
    /// The system refused to open or to read the file; `reason` is the system's.
    case unreadable(path: String, reason: String)
    /// The file has no bytes.
    case empty(path: String)
    /// The file does not begin as a trace does; `begins` describes what it looks like.
    case notATrace(path: String, begins: String)
    /// The file was a trace until something changed its line ends as if it were text.
    case convertedAsText(path: String)
    /// The file ends within the header.
    case cutHeader(path: String, bytes: UInt64)
    /// The header's checksum or length is wrong.
    case damagedHeader(path: String)
    /// The file was written in a newer format; `readable` is the newest that this tool knows.
    case newerVersion(path: String, version: TraceVersion, readable: TraceVersion)
    /// The file needs features that this tool does not have; `bits` are those it lacks.
    case missingFeatures(path: String, bits: UInt16)
    /// The file is damaged so that not one record could be read; `flaws` say where.
    case nothingReadable(path: String, flaws: [TraceFlaw])
    /// A line of a trace in the textual notation is wrong; `line` counts from 1.
    case badNotation(path: String, line: Int, reason: String)

    /// A trace cannot be merged, cut or assembled as asked; `reason` completes the sentence "PATH: …".
    case notRewritable(path: String, reason: String)
    /// The system refused to write the file; `reason` is the system's.
    case notWritten(path: String, reason: String)

    /// The exit status of a command that ends because of this error: 3 for input that is missing or unreadable, 1 for output that cannot
    /// be written.
    public var exitStatus: Int32 {
        if case .notWritten = self { 1 } else { 3 }
    }

    /// The path as it was given.
    public var path: String {
        switch self {
        case .missing(let path), .folder(let path), .unreadable(let path, _), .empty(let path),
            .notATrace(let path, _), .convertedAsText(let path), .cutHeader(let path, _), .damagedHeader(let path),
            .newerVersion(let path, _, _), .missingFeatures(let path, _), .nothingReadable(let path, _),
            .badNotation(let path, _, _), .notRewritable(let path, _), .notWritten(let path, _):
            path
        }
    }

    public var description: String {
        switch self {
        case .missing(let path):
            "\(path): no such file"
        case .folder(let path):
            "\(path): is a folder, not a trace file (NAME.viewtrace)"
        case .unreadable(let path, let reason):
            "\(path): cannot be read: \(reason)"
        case .empty(let path):
            "\(path): is empty; the recording ended before its first byte was written, or the copy failed"
        case .notATrace(let path, let begins):
            "\(path): is not a trace: it begins \(begins), a trace begins with the bytes "
                + "89 56 54 52 0d 0a 1a 0a; logs of other tools are read by 'tracectl import'"
        case .convertedAsText(let path):
            "\(path): is a trace whose line ends were converted as if it were text; copy it again in binary mode "
                + "(for git: '*.viewtrace binary' in .gitattributes)"
        case .cutHeader(let path, let bytes):
            "\(path): is cut off within the header: \(bytes) of 64 bytes are there, and no record"
        case .damagedHeader(let path):
            "\(path): the header is damaged: its checksum over bytes 0 to 59 does not match"
        case .newerVersion(let path, let version, let readable):
            "\(path): has format version \(version), this tool reads up to \(readable); use a newer tracectl"
        case .missingFeatures(let path, let bits):
            "\(path): needs features that this tool does not have (required bits 0x\(String(bits, radix: 16))); "
                + "use a newer tracectl"
        case .nothingReadable(let path, let flaws):
            "\(path): is damaged so that not one record can be read: "
                + (flaws.first?.text ?? "there is no block in it")
        case .badNotation(let path, let line, let reason):
            "\(path): line \(line): \(reason)"
        case .notRewritable(let path, let reason):
            "\(path): \(reason)"
        case .notWritten(let path, let reason):
            "\(path): cannot be written: \(reason)"
        }
    }
}
