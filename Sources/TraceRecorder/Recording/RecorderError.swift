/// Why a recording does not begin.
public enum RecorderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is a file at the path already.
    case exists(path: String)
    /// The system refused to create or to write the file or its folder.
    case notWritten(path: String, reason: String)
    /// A variable of the environment has a value that means nothing.
    case badVariable(name: String, value: String, expected: String)

    public var description: String {
        switch self {
        case .exists(let path): "\(path): there is a file already; choose another name or remove it"
        case .notWritten(let path, let reason): "\(path): cannot be written: \(reason)"
        case .badVariable(let name, let value, let expected): "\(name)=\(value): expected \(expected)"
        }
    }
}
