/// Why nothing could be imported.
public enum TraceImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    case folder(String)
    case unreadable(String, reason: String)
    case empty(String)
    /// The file is a trace already.
    case trace(String)
    /// The file is UTF-16.
    case wideText(String)
    /// The trace cannot be written.
    case notWritten(String)

    /// Whether the log is at fault, and not the place where the trace goes.
    public var isInput: Bool {
        if case .notWritten = self { false } else { true }
    }

    public var description: String {
        switch self {
        case .missing(let name): "\(name): no such file"
        case .folder(let name): "\(name): is a folder, not a log"
        case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
        case .empty(let name): "\(name): is empty; nothing was logged"
        case .trace(let name): "\(name): is a trace already; 'tracectl report' reads it"
        case .wideText(let name): "\(name): is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8"
        case .notWritten(let reason): reason
        }
    }
}
