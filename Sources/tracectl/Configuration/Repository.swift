import Foundation

/// The repository in which the command runs.
enum Repository {
    /// Its folder: the one that GitHub names, else the nearest one above with a `.git`, else the working directory.
    static var root: String {
        if let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"], !workspace.isEmpty { return workspace }
        let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL
        var folder = start
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return folder.path }
            folder = folder.deletingLastPathComponent()
        }
        return start.path
    }

    /// The nearest file of this name, in the working directory and those above it up to the repository's root, as a relative path.
    static func nearest(_ name: String) -> String? {
        let files = FileManager.default
        var folder = URL(fileURLWithPath: files.currentDirectoryPath).standardizedFileURL
        var relative = ""
        while true {
            if files.fileExists(atPath: folder.appendingPathComponent(name).path) { return relative + name }
            if files.fileExists(atPath: folder.appendingPathComponent(".git").path) || folder.path == "/" { return nil }
            folder = folder.deletingLastPathComponent()
            relative += "../"
        }
    }
}
