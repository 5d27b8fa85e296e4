/// Why sources cannot be looked at.
package enum SourceSurveyError: Error, Equatable, Sendable {
    /// There is no such file or folder.
    case notFound(path: String)
    /// The folder holds no Swift file.
    case noSources(path: String)
    /// There are more files than are looked at.
    case tooMany(path: String, limit: Int)
}

extension SourceSurveyError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFound(let path): "\(path): there is no such file or folder"
        case .noSources(let path): "\(path): there is no Swift file in it; name the folder of a package or of an app's sources"
        case .tooMany(let path, let limit): "\(path): holds more than \(limit) Swift files; name a folder inside of it"
        }
    }
}
