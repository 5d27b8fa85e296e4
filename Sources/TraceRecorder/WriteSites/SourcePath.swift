#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Makes paths of source files relative to their package, so that traces of two machines name one file alike.
package struct SourcePath: Sendable {
    /// Absolute, without a slash at its end.
    package let workingDirectory: String

    /// Paths as seen from the process's working directory.
    static var current: SourcePath {
        let directory = getcwd(nil, 0)
        defer { free(directory) }
        return SourcePath(workingDirectory: directory.map { String(cString: $0) } ?? "")
    }

    package init(workingDirectory: String) { self.workingDirectory = workingDirectory }

    /// Cuts a path at its last folder `Sources` or `Tests`, else at the working directory; else the file's name is left.
    ///
    /// The build machine's folders say nothing to a reader, and must not reach a trace that is to be the same everywhere.
    package func relative(_ path: String) -> String {
        guard path.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        if let root = parts.dropLast().lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
            return parts[root...].joined(separator: "/")
        }
        if !workingDirectory.isEmpty, path.hasPrefix(workingDirectory + "/") { return String(path.dropFirst(workingDirectory.count + 1)) }
        return parts.last.map(String.init) ?? path
    }

    /// Whether a file is no file of the user's: expanded from a macro, or code that the compiler added to a function.
    static func isGenerated(_ path: String) -> Bool { path.isEmpty || path.contains("<compiler-generated>") || isExpanded(path) }

    /// Whether a file is the expansion of a macro.
    static func isExpanded(_ path: String) -> Bool { path.contains("@__swiftmacro_") || path.contains("swift-generated-sources") }
}
